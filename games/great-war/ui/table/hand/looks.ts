/** How each card stands at this moment: whether it can be pressed, lies ready, or steps back, and why. */
import { type Thing, thingProps } from '@bivouac/client-shell'
import { useMemo } from 'react'
import { pathOf } from '../path-of.ts'
import type { TablePart } from '../seen.ts'
import { spoken } from '../spoken.ts'
import { doingNow } from '../things.ts'
import { tableWords } from '../words.ts'
import { openings, whyNotShort } from './playable.ts'

export interface CardLook {
  readonly thing: Thing
  readonly label: string
  /** Whether it can be played now. */
  readonly canPress: boolean
  /** Picked up, or lying ready to be played. */
  readonly isReady: boolean
  /** A card that cannot be played steps back only while others can. */
  readonly isDim: boolean
  readonly isAdvised: boolean
  readonly why: string | undefined
}

/** What a button that is a card tells of how it stands. It can be pressed whenever, and says why not if it cannot be played. */
export const cardProps = ({ thing, canPress, isReady, isDim, isAdvised }: CardLook) => ({
  'aria-pressed': isReady,
  'aria-disabled': !canPress,
  'data-dim': isDim || undefined,
  'data-advised': isAdvised || undefined,
  ...thingProps(thing, canPress),
})

/** Decisions that are about cards: what does not fit then steps back. */
const CARDS_ASKED: readonly unknown[] = ['play-card', 'with-card', 'answer', 'keep', 'choose']

export function useLooks({ seen, hands, words }: TablePart): (thing: Thing) => CardLook {
  const { board, view } = seen
  const open = useMemo(() => openings(seen), [seen])
  const isCardAsked = CARDS_ASKED.includes(doingNow(view)?.kind) && seen.legal.length > 0
  const ready = hands.proposed === undefined ? undefined : pathOf(board, view, hands.proposed)[0]
  return thing => {
    const canPress = open.has(thing) || hands.next.has(thing)
    return {
      thing,
      label: spoken(seen, words, thing),
      canPress,
      isReady: thing === ready || hands.picked.includes(thing),
      isDim: !canPress && isCardAsked,
      isAdvised: hands.advised.includes(thing),
      why: canPress ? undefined : whyNotShort(seen, tableWords(words), thing),
    }
  }
}
