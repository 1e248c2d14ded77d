/** G-11 Objectives: who holds what, gained at once or at the start of a turn, lost at once. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import {
  COUNT_EACH,
  EITHER,
  PERMANENT,
  TEMPORARY,
  TURN_START_MAJORITY,
  TURN_START_PERMANENT,
  TURN_START_TEMPORARY,
} from '../scenario/board.ts'
import * as doors from '../state/doors.ts'
import * as s from '../state/state.ts'
import { enemyOf, type Side } from '../vocabulary.ts'
import { decideByMedals } from './victory.ts'

type T = s.GreatWarTable

const speaksOf = (t: T, objective: number, side: Side): boolean =>
  t.board.objectives.side[objective] === side || t.board.objectives.side[objective] === EITHER

/** The hexes of an objective that a side occupies, as bits by their place in the group. */
const occupied = (t: T, objective: number, side: Side): number => {
  const { hexes } = t.board.objectives
  let parts = 0
  let place = 0
  for (let cell = 0; cell < 4; cell++) {
    const group = hexes[objective * 4 + cell]
    if (group === 0) continue
    for (let bits = group & s.occupiedCell(t, cell); bits !== 0; bits &= bits - 1)
      if (s.hasUnitOf(t, side, (cell << 5) + lowestBit(bits)))
        parts |= 1 << (place + bitCount(group & ((bits & -bits) - 1)))
    place += bitCount(group)
  }
  return parts
}

/** G-11.5 */
const meetsRequirements = (t: T, objective: number, side: Side): boolean => {
  for (let bits = t.board.objectives.requires[objective]; bits !== 0; bits &= bits - 1)
    if (s.heldParts(t, lowestBit(bits), side) === 0) return false
  return true
}

/** What a side would hold of an objective by where its units stand now. */
export const partsNow = (t: T, objective: number, side: Side): number => {
  if (!speaksOf(t, objective, side) || !meetsRequirements(t, objective, side)) return 0
  const parts = occupied(t, objective, side)
  const { kind, counting } = t.board.objectives
  if (kind[objective] === TURN_START_MAJORITY)
    return bitCount(parts) > bitCount(occupied(t, objective, enemyOf(side))) ? 1 : 0
  return counting[objective] === COUNT_EACH ? parts : parts !== 0 ? 1 : 0
}

/** G-11.1 to G-11.5 At any moment: temporary and permanent ones are gained, temporary ones lost. */
export const lookAtObjectives = (t: T): void => {
  if (!s.isRestless(t)) return
  doors.rest(t)
  const { count } = t.board.objectives
  if (count === 0) return
  // G-11.5 One that is lost may take others with it: they all stand below it in the scenario.
  for (let objective = 0; objective < count; objective++)
    for (let side = 0; side < 2; side++)
      doors.holdObjective(t, objective, side, partsAtAnyTime(t, objective, side))
  decideByMedals(t)
}

/** What a side holds of an objective from now on, if no turn begins. */
const partsAtAnyTime = (t: T, objective: number, side: Side): number => {
  const held = s.heldParts(t, objective, side)
  switch (t.board.objectives.kind[objective]) {
    // G-11.1
    case TEMPORARY:
      return partsNow(t, objective, side)
    // G-11.4
    case PERMANENT:
      return held | partsNow(t, objective, side)
    // G-11.2, G-11.3 Lost at once, gained later.
    case TURN_START_TEMPORARY:
    case TURN_START_MAJORITY:
      return held === 0 ? 0 : held & partsNow(t, objective, side)
    default:
      return held
  }
}

/** G-11.2 to G-11.4 At the start of a turn of `side`; a majority counts at the start of every turn (G-11.3). */
export const gainAtTurnStart = (t: T, side: Side): void => {
  const { count, kind } = t.board.objectives
  for (let objective = 0; objective < count; objective++)
    for (let each = 0; each < 2; each++)
      if (each === side || kind[objective] === TURN_START_MAJORITY)
        doors.holdObjective(t, objective, each, partsAtTurnStart(t, objective, each))
  decideByMedals(t)
}

const partsAtTurnStart = (t: T, objective: number, side: Side): number => {
  const held = s.heldParts(t, objective, side)
  switch (t.board.objectives.kind[objective]) {
    case TURN_START_TEMPORARY:
    case TURN_START_MAJORITY:
      return partsNow(t, objective, side)
    case TURN_START_PERMANENT:
      return held | partsNow(t, objective, side)
    default:
      return held
  }
}
