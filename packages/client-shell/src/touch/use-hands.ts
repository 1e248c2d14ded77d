/** Makes the player's hands at a moment of the game: the legal list as paths, what is picked, and what pressing does. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GameUi, Hands, Mention, Seen, Words } from '../game-ui.ts'
import { useSettings } from '../settings/use-settings.ts'
import { newStore, type Watched } from '../store/store.ts'
import { type DeedContext, type Deeds, deedsOf, type Held } from './deeds.ts'
import * as machine from './hands.ts'
import type { Refusal } from './refusal.ts'
import { type Choice, nextThings, type Thing } from './touch.ts'
import { usePointing } from './use-pointing.ts'

/** The hands, and what only the frame around the board shows of them. */
export interface HandsAndMore extends Pick<Deeds, 'confirm' | 'choose' | 'layDown' | 'refuse'> {
  readonly hands: Hands
  /** What the pointer or the keyboard is on: a store of its own, so that pointing draws the board anew and nothing else. */
  readonly pointing: Watched<Thing | undefined>
  /** What is pointed at beside the board, to be shown on it; a store for the same reason. */
  readonly telling: Watched<Mention | undefined>
  /** How many times the player has done something: what lies there until then goes. */
  readonly acts: Watched<number>
  readonly choices: readonly Choice[]
  /** Several commands of one thing: the player says which. */
  readonly among: readonly number[]
  readonly refusal: Refusal | undefined
  readonly canStepBack: boolean
}

const momentOf = (seen: Seen): string => `${seen.seat}/${seen.seq}/${seen.isLive}`

export function useHands(
  ui: GameUi,
  seen: Seen,
  words: Words,
  give: (command: number) => void,
  /** Ends what is still being played out; true if the table has changed by it, so that the press was for another picture. */
  catchUp: () => boolean,
  advised: readonly Thing[],
): HandsAndMore {
  const { askBeforeDice } = useSettings()
  const { board, view, legal } = seen
  const choices = useMemo(
    () => legal.map(command => ({ command, path: ui.pathOf(board, view, command) })),
    [ui, board, view, legal],
  )
  const key = momentOf(seen)
  const emptyNow: Held = { at: key, holding: machine.EMPTY_HANDED, refusal: undefined }
  const [held, setHeld] = useState(emptyNow)
  // Each moment begins with empty hands, also one that comes again after an undo; looking back lays nothing down.
  if (seen.isLive && held.at !== key) setHeld(emptyNow)
  const isNow = held.at === key
  const holding = isNow ? held.holding : machine.EMPTY_HANDED
  const refusal = isNow ? held.refusal : undefined

  const pointing = usePointing()
  const [telling] = useState(() => newStore<Mention | undefined>(undefined))
  const [acts] = useState(() => newStore(0))
  const moment = { key, ui, seen, words, choices, holding, askBeforeDice, give, catchUp }
  const latest = useRef<DeedContext>(moment)
  useLayoutEffect(() => {
    latest.current = moment
  })
  const [deeds] = useState(() =>
    deedsOf(
      () => latest.current,
      setHeld,
      () => acts.set(acts.get() + 1),
    ),
  )

  return useMemo(() => {
    const { press, give, propose, stepBack, confirm, choose, layDown, refuse } = deeds
    const hands: Hands = {
      picked: holding.picked,
      next: nextThings(choices, holding.picked),
      proposed: holding.proposed,
      advised,
      press,
      point: pointing.set,
      tell: telling.set,
      give,
      propose,
      stepBack,
    }
    const { among } = holding
    const canStepBack = machine.canStepBack(holding)
    return {
      hands,
      pointing,
      telling,
      acts,
      choices,
      among,
      refusal,
      canStepBack,
      confirm,
      choose,
      layDown,
      refuse,
    }
  }, [choices, holding, advised, refusal, deeds, pointing, telling, acts])
}
