/** G-14.1 A number for all that everybody can see: the board, tokens and medals, open piles, sizes of hidden ones, the turn. */
import { next, seedCells } from '@bivouac/kernel'
import { COMBAT, COMMAND, DISCARD, playedOf } from '../vocabulary.ts'
import { AT, type Field, type GreatWarTable, LAYOUT, pileAt } from './state.ts'

/** What is hidden from somebody, or counts chance rather than showing it. */
const HIDDEN: ReadonlySet<string> = new Set([
  'rng',
  'draws',
  'revealed',
  'piles',
  'decks',
  'spied',
  'standing',
])

/** The cells that everybody can see. */
const PUBLIC: Int16Array = Int16Array.from([
  ...LAYOUT.fields.flatMap(({ name, count }) =>
    HIDDEN.has(name) ? [] : Array.from({ length: count }, (_, i) => AT[name as Field] + i),
  ),
  ...[COMMAND, COMBAT].flatMap(deck =>
    [DISCARD, playedOf(0), playedOf(1)].flatMap(zone => [pileAt(deck, zone), pileAt(deck, zone) + 1]),
  ),
])

/** An odd number for each of them. */
const KEYS = new Int32Array(PUBLIC.length)
const dice = new Int32Array(4)
seedCells(dice, 'prints', 0)
for (let i = 0; i < KEYS.length; i++) KEYS[i] = next(dice, 0) | 1

export function publicPrint(t: GreatWarTable): number {
  const w = t.cells
  let h = 0
  for (let i = 0; i < PUBLIC.length; i++) {
    const cell = w[PUBLIC[i]]
    h = (h + Math.imul(cell ^ (cell >>> 7) ^ (cell << 11), KEYS[i])) | 0
  }
  return h ^ (h >>> 15)
}
