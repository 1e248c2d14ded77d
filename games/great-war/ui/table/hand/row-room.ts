/** How two hands of so many cards lie in a row of this width. */

/** No card is narrower, and between two of them there is so much. */
const CARD = 130
const GAP = 4
const BETWEEN_HANDS = 12
/** Titles lie so many deep. */
const DEEP = 3

interface RowRoom {
  /** How the hand lies that the step does not ask for. */
  readonly other: 'full' | 'brief' | 'away'
  /** How many cards or columns of titles each lies wide. */
  readonly columns: { readonly asked: number; readonly other: number }
}

/** An empty hand takes the place of a card to say so. */
export function laidIn(width: number, askedCards: number, otherCards: number): RowRoom {
  const asked = Math.max(1, askedCards)
  const inFull = { asked, other: Math.max(1, otherCards) }
  if (widthOf(inFull) <= width) return { other: 'full', columns: inFull }
  const inBrief = { asked, other: Math.ceil(inFull.other / DEEP) }
  return widthOf(inBrief) <= width
    ? { other: 'brief', columns: inBrief }
    : { other: 'away', columns: { asked, other: 0 } }
}

const widthOf = ({ asked, other }: RowRoom['columns']): number =>
  (asked + other) * (CARD + GAP) - 2 * GAP + BETWEEN_HANDS

/** Above a single column there is room for the name of its hand and no more: what else stands there stands above the wider hand. */
export const isWider = ({ asked, other }: RowRoom['columns'], hand: 'asked' | 'other'): boolean =>
  hand === 'other' ? other > asked : asked >= other
