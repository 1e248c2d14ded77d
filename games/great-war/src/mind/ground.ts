/** G-11 What hexes are worth to a side for its objectives, laid out for quick looks. */

import { lowestBit } from '@bivouac/kernel'
import { NO_GROUND } from '../bots/mind.ts'
import { nextMedal } from '../bots/objectives.ts'
import { slate } from '../bots/slate.ts'
import {
  COUNT_EACH,
  EITHER,
  PERMANENT,
  TURN_START_MAJORITY,
  TURN_START_PERMANENT,
} from '../scenario/board.ts'
import * as s from '../state/state.ts'
import { enemyOf, HEXES, OBJECTIVES_MAX } from '../vocabulary.ts'
import type { Ken } from './ken.ts'
import { ATTACK, DANGER, look, NEAREST, seen } from './look.ts'

type T = s.GreatWarTable
/** No two hexes are farther apart. */
const FAR = 16
const WAITING = 0.5
/** However many of our own stand there, one more is worth as much. */
const ALWAYS = 99

// The objectives that the side still wants.
let count = 0
/** Where each one's distances begin. */
const farAt = new Int32Array(OBJECTIVES_MAX)
const wanted = new Float64Array(OBJECTIVES_MAX)
/** What a unit there is worth while at most `few` others are, and beyond that; and what is lost when it leaves. */
const first = new Float64Array(OBJECTIVES_MAX)
const more = new Float64Array(OBJECTIVES_MAX)
const few = new Int32Array(OBJECTIVES_MAX)
const leaving = new Float64Array(OBJECTIVES_MAX)
const there = new Int32Array(OBJECTIVES_MAX)
let baselineAt = 0
/** What a step towards the enemy's baseline is worth to infantry, and one towards the enemy to whoever attacks. */
const drawn = new Float64Array(2)
const TO_BASELINE = 0
const TO_ENEMY = 1

function unitsThere(k: Ken, t: T, side: number, at: number): number {
  const { far } = k.mind
  let found = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    if (far[at + s.hexOf(t, lowestBit(units))] === 0) found++
  return found
}

function isReady(t: T, objective: number, side: number): boolean {
  for (let bits = t.board.objectives.requires[objective]; bits !== 0; bits &= bits - 1)
    if (s.heldParts(t, lowestBit(bits), side) === 0) return false
  return true
}

/** Takes in the objectives of a side: every worth of ground after this is for it. */
export function survey(k: Ken, t: T, side: number): void {
  const { weights, far } = k.mind
  const { objectives, breakthrough } = t.board
  const medal = nextMedal(k.mind, t, side)
  count = 0
  for (let i = 0; i < objectives.count; i++) {
    const at = i * HEXES
    const whose = objectives.side[i]
    if (far[at] === NO_GROUND || (whose !== side && whose !== EITHER)) continue
    const kind = objectives.kind[i]
    const each = objectives.counting[i] === COUNT_EACH
    const held = s.heldParts(t, i, side) !== 0
    if (held && !each && (kind === PERMANENT || kind === TURN_START_PERMANENT)) continue
    const share = isReady(t, i, side) ? objectives.medals[i] : objectives.medals[i] * WAITING
    farAt[count] = at
    wanted[count] = share * weights.approach
    first[count] = share * medal * weights.hold
    more[count] = share * medal * weights.holdTwice
    leaving[count] = held ? share * medal : first[count]
    few[count] = each ? ALWAYS : kind === TURN_START_MAJORITY ? unitsThere(k, t, enemyOf(side), at) : 0
    there[count] = unitsThere(k, t, side, at)
    count++
  }
  drawn[TO_BASELINE] = breakthrough[side] * weights.approach
  drawn[TO_ENEMY] = side === t.board.attacker ? weights.approachEnemy : 0
  baselineAt = side * HEXES
}

/**
 * Writes on the slate what a hex is worth for objectives to a unit that stands on `from`: being on the way, where the
 * best objective counts, and what it would hold.
 */
function writeGround(k: Ken, hex: number, from: number, infantry: boolean): void {
  const { far, farBaseline } = k.mind
  const byBaseline = drawn[TO_BASELINE]
  let best = infantry && byBaseline > 0 ? byBaseline * (FAR - 1 - farBaseline[baselineAt + hex]) : 0
  let hold = 0
  for (let i = 0; i < count; i++) {
    const at = farAt[i]
    const steps = far[at + hex]
    const pull = wanted[i] * (FAR - steps)
    if (pull > best) best = pull
    if (steps !== 0) continue
    const stays = far[at + from] === 0
    const others = stays ? there[i] - 1 : there[i]
    hold += others > few[i] ? more[i] : stays ? leaving[i] : first[i]
  }
  slate[0] = best + hold
}

function holdsGround(k: Ken, hex: number): boolean {
  const { far } = k.mind
  for (let i = 0; i < count; i++)
    if (far[farAt[i] + hex] === 0 && (there[i] - 1 > few[i] ? more[i] : leaving[i]) > 0) return true
  return false
}

/** Writes on the slate what one hex nearer to the best objective brings, if there is nothing to hold where the unit is. */
export function writeMarch(k: Ken, hex: number, infantry: boolean): void {
  slate[0] = 0
  if (holdsGround(k, hex)) return
  let best = infantry ? drawn[TO_BASELINE] : 0
  for (let i = 0; i < count; i++) if (wanted[i] > best) best = wanted[i]
  slate[0] = best + drawn[TO_ENEMY]
}

/**
 * Writes on the slate the worth of standing on `hex` for a unit that comes from `from`; what it sees there is left in
 * `seen`.
 */
export function writeStand(k: Ken, t: T, unit: number, from: number, hex: number): void {
  const { weights } = k.mind
  look(k, t, s.kindOf(t, unit), s.figuresOf(t, unit), hex, hex !== from)
  const wire = (s.hexCell(t, hex) & s.WIRE) !== 0 ? weights.inWire : 0
  writeGround(k, hex, from, s.isInfantry(t, unit))
  slate[0] = slate[0] + weights.offence * seen[ATTACK] - drawn[TO_ENEMY] * seen[NEAREST] - seen[DANGER] - wire
}
