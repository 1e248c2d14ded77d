/** Makes the player's hands at a moment of the game: the legal list as paths, what is picked, and what pressing does. */
import { useCallback, useMemo, useState } from 'react'
import type { GameUi, Hands, Seen, Words } from '../game-ui.ts'
import { useSettings } from '../settings/use-settings.ts'
import * as machine from './hands.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { type Choice, nextThings, type Thing } from './touch.ts'

/** The hands, and what only the frame around the board shows of them. */
export interface HandsAndMore {
  readonly hands: Hands
  readonly choices: readonly Choice[]
  /** Several commands of one thing: the player says which. */
  readonly among: readonly number[]
  readonly refusal: Refusal | undefined
  readonly canStepBack: boolean
  /** Gives what lies ready; false if nothing does. */
  confirm(): boolean
  /** Chooses one command, from a list or by notation: laid ready or given, as pressing it would. */
  choose(command: number): void
  /** Says why a command may not be given. */
  refuse(refusal: Refusal): void
}

interface Held {
  /** The moment the hands belong to: at another one they are empty. */
  readonly seen: string
  readonly holding: machine.Holding
  readonly refusal: Refusal | undefined
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
  const moment = momentOf(seen)
  const [held, setHeld] = useState<Held>({ seen: moment, holding: machine.EMPTY_HANDED, refusal: undefined })
  const [pointed, point] = useState<Thing>()
  const isNow = held.seen === moment
  const holding = isNow ? held.holding : machine.EMPTY_HANDED
  const refusal = isNow ? held.refusal : undefined

  const asks = useCallback(
    (command: number) =>
      askBeforeDice &&
      (ui.asks?.(board, view, command) ?? ui.module.forecast(board, view, command) !== undefined),
    [askBeforeDice, ui, board, view],
  )
  const hold = useCallback(
    (next: machine.Holding, why?: Refusal) => setHeld({ seen: moment, holding: next, refusal: why }),
    [moment],
  )
  const take = useCallback(
    ({ holding: next, give: command }: machine.Grip) => {
      hold(next, next.tried && refusalOf(ui, seen, words, next.tried))
      if (command !== undefined) give(command)
    },
    [hold, give, ui, seen, words],
  )

  return useMemo(() => {
    const next = nextThings(choices, holding.picked)
    const hands: Hands = {
      picked: holding.picked,
      next,
      proposed: holding.proposed,
      pointed,
      advised,
      press(thing) {
        if (catchUp()) return
        take(machine.press(choices, asks, holding, thing))
      },
      point,
      give(command) {
        if (catchUp()) return
        take({ holding: machine.EMPTY_HANDED, give: command })
      },
      propose: command =>
        hold(command === undefined ? machine.takeBack(holding) : machine.propose(choices, command)),
      stepBack: () => hold(machine.stepBack(holding)),
    }
    return {
      hands,
      choices,
      among: holding.among,
      refusal,
      canStepBack: machine.canStepBack(holding),
      confirm() {
        if (holding.proposed === undefined) return false
        hands.give(holding.proposed)
        return true
      },
      choose(command) {
        if (catchUp()) return
        take(machine.choose(choices, asks, command))
      },
      refuse: why => hold({ ...holding, tried: undefined }, why),
    }
  }, [choices, holding, pointed, advised, asks, take, hold, refusal, catchUp])
}
