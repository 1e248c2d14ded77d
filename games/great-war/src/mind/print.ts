/** Numbers that stand for positions: one for all that everybody can see, one for where units stand and on what ground. */
import { next, seedCells } from '@bivouac/kernel'
import { AT, type GreatWarTable, LAYOUT, pileAt } from '../state/state.ts'
import { COMBAT, COMMAND, DISCARD, HEXES, playedOf, UNITS } from '../vocabulary.ts'

type T = GreatWarTable
const { hexes: atHexes, hq: atHq, medals: atMedals, turn: atTurn, units: atUnits } = AT

/** An odd number for each cell of the state. */
const KEYS = new Int32Array(LAYOUT.size)
const dice = new Int32Array(4)
seedCells(dice, 'prints', 0)
for (let i = 0; i < KEYS.length; i++) KEYS[i] = next(dice, 0) | 1

const mixed = (cell: number): number => cell ^ (cell >>> 7) ^ (cell << 11)

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
    HIDDEN.has(name) ? [] : Array.from({ length: count }, (_, i) => AT[name as 'turn'] + i),
  ),
  ...[COMMAND, COMBAT].flatMap(deck =>
    [DISCARD, playedOf(0), playedOf(1)].flatMap(zone => [pileAt(deck, zone), pileAt(deck, zone) + 1]),
  ),
])

export function printOf(t: T): number {
  const w = t.cells
  let h = 0
  for (let i = 0; i < PUBLIC.length; i++) {
    const at = PUBLIC[i]
    h = (h + Math.imul(mixed(w[at]), KEYS[at])) | 0
  }
  return h ^ (h >>> 15)
}

/** Where all units stand, how strong they are, what lies on the hexes, and what `side` has to fight with; never 0. */
export function stampOf(t: T, side: number): number {
  const w = t.cells
  let h = Math.imul((w[atTurn] << 1) | side | 0x10000, KEYS[atTurn])
  let g = Math.imul(w[atHq] | (w[atHq + 1] << 8) | (w[atMedals] << 16) | (w[atMedals + 1] << 24), KEYS[atHq])
  for (let i = 0; i < HEXES; i++) h = (h + Math.imul(mixed(w[atHexes + i]), KEYS[atHexes + i])) | 0
  for (let i = 0; i < UNITS; i++) g = (g + Math.imul(mixed(w[atUnits + i]), KEYS[atUnits + i])) | 0
  h ^= Math.imul(g ^ (g >>> 15), 0x2c1b3c6d)
  h ^= h >>> 14
  return h === 0 ? 1 : h
}
