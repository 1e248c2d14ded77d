/** Numbers by which positions are known again: where units stand and on what ground, and what this turn allows them. */
import { next, seedCells } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import { HEXES, UNITS } from '../vocabulary.ts'

type T = s.GreatWarTable

/** An odd number for each hex, each unit, and for turn and tokens. */
const KEYS = new Int32Array(HEXES + UNITS + 2)
const dice = new Int32Array(4)
seedCells(dice, 'stamps', 0)
for (let i = 0; i < KEYS.length; i++) KEYS[i] = next(dice, 0) | 1
const UNIT_KEYS = HEXES
const TURN_KEY = HEXES + UNITS
const HQ_KEY = TURN_KEY + 1

const mixed = (cell: number): number => cell ^ (cell >>> 7) ^ (cell << 11)
const mix = (h: number, cell: number): number => Math.imul(h ^ cell ^ (h >>> 15), 0x2c1b3c6d)

/** Where all units stand, how strong they are, what lies on the hexes, and what `side` has to fight with; never 0. */
export function stampOf(t: T, side: number): number {
  let h = Math.imul((s.turnOf(t) << 1) | side | 0x10000, KEYS[TURN_KEY])
  const medals = (s.medalsOf(t, 0) << 16) | (s.medalsOf(t, 1) << 24)
  let g = Math.imul(s.hqOf(t, 0) | (s.hqOf(t, 1) << 8) | medals, KEYS[HQ_KEY])
  for (let i = 0; i < HEXES; i++) h = (h + Math.imul(mixed(s.hexCell(t, i)), KEYS[i])) | 0
  for (let i = 0; i < UNITS; i++) g = (g + Math.imul(mixed(s.unitCell(t, i)), KEYS[UNIT_KEYS + i])) | 0
  h ^= Math.imul(g ^ (g >>> 15), 0x2c1b3c6d)
  h ^= h >>> 14
  return h === 0 ? 1 : h
}

/** The same, and what this turn's orders and moves allow; never 0. */
export function moveStampOf(t: T, side: number): number {
  let h = mix(stampOf(t, side), s.orderedUnits(t))
  h = mix(h, s.movedUnits(t))
  h = mix(h, s.stoppedUnits(t))
  h = mix(h, s.unfitUnits(t))
  h = mix(h, s.turnFlags(t))
  h = mix(h, s.battledUnits(t))
  h = mix(h, s.farReach(t) | (s.battleReach(t) << 8))
  h ^= h >>> 13
  return h === 0 ? 1 : h
}
