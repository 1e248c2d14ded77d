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
  /** The columns of its titles. */
  readonly columns: number
}

export function laidIn(width: number, asked: number, other: number): RowRoom {
  const columns = Math.ceil(Math.max(1, other) / DEEP)
  if (widthOf(asked, other) <= width) return { other: 'full', columns }
  return { other: widthOf(asked, columns) <= width ? 'brief' : 'away', columns }
}

/** An empty hand takes the place of a card to say so. */
const widthOf = (...hands: readonly number[]): number =>
  hands
    .map(cards => Math.max(1, cards))
    .reduce((sum, cards) => sum + cards * (CARD + GAP) - GAP, BETWEEN_HANDS)
