/** The words of a card as it is printed: what it does, and for combat cards when, which stands before the colon. */
import { lineWidth } from '@bivouac/face-kit/art'
import { cardText, doesText, titleIn } from '../../../src/text/names.ts'
import { capitalised } from '../../../src/text/words.ts'
import type { TableWords } from '../words.ts'

interface CardWords {
  readonly title: string
  readonly text: string
  readonly phase: string | undefined
}

export function combatWords({ game }: TableWords, card: string): CardWords {
  const does = doesText(game, card)
  const colon = does.indexOf(': ')
  return {
    title: cardText(game, card),
    text: capitalised(game, does.slice(colon < 0 ? 0 : colon + 2)),
    phase: colon < 0 ? undefined : capitalised(game, does.slice(0, colon)),
  }
}

export const commandWords = ({ game }: TableWords, card: string): CardWords => ({
  title: cardText(game, card),
  text: capitalised(game, doesText(game, card)),
  phase: undefined,
})

/** Beside the coin of the narrowest card, and its usual size. */
const TITLE = { room: 96, size: 16 }

/** Whether a word of the title is too long for a combat card's head, where the coin takes its place. */
export const isLongTitle = (title: string): boolean =>
  title.split(/\s|(?<=-)/).some(word => lineWidth(word, TITLE.size) > TITLE.room)

/** The titles of a pile, each once, with how many copies lie there. */
export function byTitle(cards: readonly string[]): readonly (readonly [title: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(titleIn(card), (counts.get(titleIn(card)) ?? 0) + 1)
  return [...counts]
}
