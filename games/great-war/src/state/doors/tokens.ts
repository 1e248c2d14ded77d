/** Doors for HQ tokens and medals (G-2.1, G-2.4). See doors.ts. */
import { bitCount } from '@bivouac/kernel'
import type { GreatWarFact } from '../../facts.ts'
import { HQ_TOKENS, SIDES, type Side } from '../../vocabulary.ts'
import * as s from '../state.ts'
import { progress } from './turns.ts'

type T = s.GreatWarTable
const {
  aside: atAside,
  held: atHeld,
  hq: atHq,
  kept: atKept,
  medals: atMedals,
  pool: atPool,
  restless: atRestless,
} = s.AT

const note = (t: T, fact: GreatWarFact): void => t.recorder?.note(fact)

/** G-2.1 From the pool; what the pool does not have is lost. */
export const gainHq = (t: T, side: Side, count: number, clause: string): void => {
  const gained = Math.min(count, t.cells[atPool])
  if (gained <= 0) return
  t.cells[atPool] -= gained
  t.cells[atHq + side] += gained
  if (t.recorder) note(t, { type: 'hqMoved', side: SIDES[side], count: gained, clause })
}

export const payHq = (t: T, side: Side, count: number, clause: string): void => {
  if (count === 0) return
  t.cells[atHq + side] -= count
  t.cells[atPool] += count
  if (t.recorder) note(t, { type: 'hqMoved', side: SIDES[side], count: -count, clause })
}

/** G-12.5 A token is laid with an ordered unit, and goes back to the pool when the unit has finished. */
export const layHqAside = (t: T, side: Side): void => {
  t.cells[atHq + side]--
  t.cells[atAside]++
  if (t.recorder) note(t, { type: 'hqMoved', side: SIDES[side], count: -1, clause: 'G-12.5' })
}

export const returnHqAside = (t: T, count: number): void => {
  t.cells[atAside] -= count
  t.cells[atPool] += count
}

export const dealHq = (t: T, side: Side, count: number): void => {
  t.cells[atHq + side] = count
  t.cells[atPool] = HQ_TOKENS - t.cells[atHq] - t.cells[atHq + 1]
}

const changeMedals = (t: T, side: Side, count: number, why: string): void => {
  t.cells[atMedals + side] += count
  progress(t)
  if (t.recorder)
    note(t, { type: 'medalsChanged', side: SIDES[side], count, for: why, total: s.medalsOf(t, side) })
}

/** G-2.4 Medals that stay: for destroyed units, breakthroughs, permanent objectives, the race. */
export const keepMedals = (t: T, side: Side, count: number, why: string): void => {
  t.cells[atKept + side] += count
  if (count > 0) changeMedals(t, side, count, why)
}

/** G-11.1 The parts of an objective that a side holds (bits), and its medals with them. */
export const holdObjective = (t: T, objective: number, side: Side, parts: number): void => {
  const at = atHeld + objective * 2 + side
  const before = t.cells[at]
  if (parts === before) return
  t.cells[at] = parts
  const { medals, ids } = t.board.objectives
  changeMedals(t, side, (bitCount(parts) - bitCount(before)) * medals[objective], ids[objective])
}

/** G-11 The objectives have been looked at since the last unit moved. */
export const rest = (t: T): void => {
  t.cells[atRestless] = 0
}
