/** G-11 What objectives are worth to a side: medals near, hexes held, the way still to go. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import { hasHex } from '../geometry.ts'
import {
  COUNT_EACH,
  EITHER,
  PERMANENT,
  TURN_START_MAJORITY,
  TURN_START_PERMANENT,
} from '../scenario/board.ts'
import * as s from '../state/state.ts'
import { enemyOf, HEXES, sideOfUnit } from '../vocabulary.ts'
import { type Mind, NO_GROUND } from './mind.ts'
import { slate } from './slate.ts'

type T = s.GreatWarTable

/** The worth of a side's next medal: the nearer the end, the more. */
export function nextMedal(mind: Mind, t: T, side: number): number {
  const { lastMedals, medal } = mind.weights
  return lastMedals[t.board.medals - 1 - s.medalsOf(t, side)] ?? medal
}

/** All medals that a side holds. */
export function medalsWorth(mind: Mind, t: T, side: number): number {
  const { lastMedals, medal } = mind.weights
  let worth = 0
  for (let held = 0; held < s.medalsOf(t, side); held++)
    worth += lastMedals[t.board.medals - 1 - held] ?? medal
  return worth
}

const isFor = (t: T, objective: number, side: number): boolean => {
  const whose = t.board.objectives.side[objective]
  return whose === side || whose === EITHER
}

/** Units of a side on the ground of an objective. */
function unitsOnGround(t: T, objective: number, side: number, without: number): number {
  let count = 0
  for (let units = s.unitsOnBoard(t, side) & ~without; units !== 0; units &= units - 1)
    if (hasHex(t.board.objectives.hexes, s.hexOf(t, lowestBit(units)), objective * 4)) count++
  return count
}

/** G-11.4 Whether it is gained for good already. */
const isSettled = (t: T, objective: number, side: number): boolean => {
  const kind = t.board.objectives.kind[objective]
  return (
    (kind === PERMANENT || kind === TURN_START_PERMANENT) &&
    t.board.objectives.counting[objective] !== COUNT_EACH &&
    s.heldParts(t, objective, side) !== 0
  )
}

/** G-11.5 An objective that waits for another one is worth less until then. */
const WAITING = 0.5
function isReady(t: T, objective: number, side: number): boolean {
  for (let bits = t.board.objectives.requires[objective]; bits !== 0; bits &= bits - 1)
    if (s.heldParts(t, lowestBit(bits), side) === 0) return false
  return true
}

/** What one more unit of its side on this hex is worth for objectives. The unit itself does not count as there. */
export function holdWorth(mind: Mind, t: T, unit: number, hex: number): number {
  writeHold(mind, t, unit, hex)
  return slate[0]
}

/** The same on the slate. */
export function writeHold(mind: Mind, t: T, unit: number, hex: number): void {
  const side = sideOfUnit(unit)
  const { objectives } = t.board
  const { hold, holdTwice } = mind.weights
  let worth = 0
  for (let i = 0; i < objectives.count; i++) {
    if (mind.far[i * HEXES + hex] !== 0 || !isFor(t, i, side) || isSettled(t, i, side)) continue
    const full = objectives.medals[i] * nextMedal(mind, t, side) * (isReady(t, i, side) ? 1 : WAITING)
    const others = unitsOnGround(t, i, side, 1 << unit)
    // A medal that is there already is lost at once when the ground is left.
    const isThere = s.heldParts(t, i, side) !== 0 && s.hexOf(t, unit) === hex
    if (objectives.counting[i] === COUNT_EACH || others === 0) worth += full * (isThere ? 1 : hold)
    else if (objectives.kind[i] === TURN_START_MAJORITY) {
      const enemies = unitsOnGround(t, i, enemyOf(side), 0)
      worth += full * (others <= enemies ? hold : holdTwice)
    } else worth += full * holdTwice
  }
  slate[0] = worth
}

/** The worth of a unit's being on the way to its side's objectives: the best of them counts. */
export function pull(mind: Mind, t: T, unit: number, hex: number): number {
  writePull(mind, t, unit, hex)
  return slate[0]
}

/** The same on the slate. */
export function writePull(mind: Mind, t: T, unit: number, hex: number): void {
  const side = sideOfUnit(unit)
  const { objectives, breakthrough } = t.board
  const { approach } = mind.weights
  let best = 0
  for (let i = 0; i < objectives.count; i++) {
    const far = mind.far[i * HEXES + hex]
    if (far === NO_GROUND || !isFor(t, i, side) || isSettled(t, i, side)) continue
    const wanted = objectives.medals[i] * (isReady(t, i, side) ? 1 : WAITING)
    best = Math.max(best, wanted * (FAR - far))
  }
  if (breakthrough[side] > 0 && s.isInfantry(t, unit))
    best = Math.max(best, breakthrough[side] * (FAR - 1 - mind.farBaseline[side * HEXES + hex]))
  slate[0] = best * approach
}
/** No two hexes are farther apart. */
const FAR = 16

/** G-11.1 to G-11.3 Where units stand on ground whose medal is still to come, for a whole side. */
export function groundWorth(mind: Mind, t: T, side: number): number {
  writeGround(mind, t, side)
  return slate[0]
}

/** The same on the slate. */
export function writeGround(mind: Mind, t: T, side: number): void {
  const { objectives } = t.board
  const { hold, holdTwice } = mind.weights
  let worth = 0
  for (let i = 0; i < objectives.count; i++) {
    if (mind.far[i * HEXES] === NO_GROUND || !isFor(t, i, side) || isSettled(t, i, side)) continue
    const own = unitsOnGround(t, i, side, 0)
    if (own === 0) continue
    const held = bitCount(s.heldParts(t, i, side))
    const full = objectives.medals[i] * nextMedal(mind, t, side) * (isReady(t, i, side) ? 1 : WAITING) * hold
    if (objectives.counting[i] === COUNT_EACH) worth += Math.max(0, own - held) * full
    else {
      const enemies = objectives.kind[i] === TURN_START_MAJORITY ? unitsOnGround(t, i, enemyOf(side), 0) : 0
      if (held === 0 && own > enemies) worth += full
      worth += (own - 1) * full * (holdTwice / hold)
    }
  }
  slate[0] = worth
}
