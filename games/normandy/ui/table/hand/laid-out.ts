/** How the cards of a hand lie: by kind, equal ones side by side while there is room, else in one place. */
import { KINDS } from '../../../src/vocabulary.ts'
import { kindIn } from '../logic/reading.ts'

interface LaidCard {
  readonly card: string
  /** How many equal cards lie in this place. */
  readonly count: number
  /** Whether an equal card lies before it. */
  readonly isCopy: boolean
}

export const sortedHand = (hand: readonly string[]): readonly string[] =>
  [...hand].sort((a, b) => KINDS.indexOf(kindIn(a)) - KINDS.indexOf(kindIn(b)) || (a < b ? -1 : 1))

export function laidOut(hand: readonly string[], places: number): readonly LaidCard[] {
  const sorted = sortedHand(hand)
  const isCopy = (i: number): boolean => i > 0 && kindIn(sorted[i - 1]) === kindIn(sorted[i])
  if (sorted.length <= places) return sorted.map((card, i) => ({ card, count: 1, isCopy: isCopy(i) }))
  return sorted
    .filter((_, i) => !isCopy(i))
    .map(card => ({
      card,
      count: sorted.filter(other => kindIn(other) === kindIn(card)).length,
      isCopy: false,
    }))
}
