/**
 * The cards of both decks as numbers (G-12, G-13), laid out by what the card files say of themselves. A card's cell (the
 * upper bits) and its bit are its place in the sets that piles are kept as. Cards of one title are neighbours and never
 * straddle two cells.
 */
import { COMMAND } from '../vocabulary.ts'

/** The titles of each deck; a title is known by its place here, in records too. Filled when the cards are installed. */
const commandTitles: string[] = []
const combatTitles: string[] = []
export const COMMAND_TITLES: readonly string[] = commandTitles
export const COMBAT_TITLES: readonly string[] = combatTitles
export const TITLES: readonly (readonly string[])[] = [COMMAND_TITLES, COMBAT_TITLES]

/** Tables by title have so many places for each deck. */
export const TITLES_MAX = 32
/** One more than the highest card number of either deck. */
export const CARD_END = 58

export const COPIES: Int32Array = new Int32Array(2 * TITLES_MAX)
/** The lowest card of a title. */
export const FIRST: Int32Array = new Int32Array(2 * TITLES_MAX)
/** Which of a pile's two cells holds a title, and its bits there. */
export const TITLE_CELL: Int32Array = new Int32Array(2 * TITLES_MAX)
export const TITLE_MASK: Int32Array = new Int32Array(2 * TITLES_MAX)
/** How many cards each deck has. */
export const DECK_CARDS: Int32Array = new Int32Array(2)
/** The title of each card, by `deck * CARD_END + card`; -1 for numbers that no card has. */
export const TITLE_OF: Int32Array = new Int32Array(2 * CARD_END)

/** Numbers the cards of a deck. Called when its cards are installed, by nobody else. */
export function layOutDeck(
  deck: number,
  cards: readonly { readonly title: string; readonly copies: number }[],
): void {
  const titles = deck === COMMAND ? commandTitles : combatTitles
  titles.length = 0
  TITLE_OF.fill(-1, deck * CARD_END, (deck + 1) * CARD_END)
  if (cards.length > TITLES_MAX) throw new Error(`a deck has room for ${TITLES_MAX} titles`)
  let next = 0
  for (const [title, { title: name, copies }] of cards.entries()) {
    if (titles.includes(name)) throw new Error(`there are two cards '${name}'`)
    const at = deck * TITLES_MAX + title
    if (next >> 5 !== (next + copies - 1) >> 5) throw new Error(`the cards '${name}' straddle two cells`)
    if (next + copies > CARD_END) throw new Error(`a deck has room for ${CARD_END} cards`)
    titles.push(name)
    COPIES[at] = copies
    FIRST[at] = next
    TITLE_CELL[at] = next >> 5
    TITLE_MASK[at] = (copies === 32 ? -1 : (1 << copies) - 1) << (next & 31)
    TITLE_OF.fill(title, deck * CARD_END + next, deck * CARD_END + next + copies)
    next += copies
  }
  DECK_CARDS[deck] = next
}

// An exported table is slower to read than one of the module's own.
const titles = TITLE_OF
export const titleOf = (deck: number, card: number): number => titles[deck * CARD_END + card]

/** `attack-left.2`. */
export function cardName(deck: number, card: number): string {
  const title = titleOf(deck, card)
  return `${TITLES[deck][title]}.${card - FIRST[deck * TITLES_MAX + title] + 1}`
}

/** The card called `attack-left.2`; -1 if there is none. */
export function cardNamed(deck: number, name: string): number {
  const m = name.match(/^(.+)\.(\d+)$/)
  const title = m ? TITLES[deck].indexOf(m[1]) : -1
  if (!m || title < 0) return -1
  const at = deck * TITLES_MAX + title
  const copy = Number(m[2])
  return copy >= 1 && copy <= COPIES[at] ? FIRST[at] + copy - 1 : -1
}
