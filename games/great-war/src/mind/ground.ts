/** G-11 What hexes are worth to a side for its objectives, laid out for quick looks. */

import { lowestBit } from '@bivouac/kernel'
import { COUNT_EACH, EITHER, PERMANENT, TURN_START_MAJORITY, TURN_START_PERMANENT } from '../board.ts'
import { NO_GROUND } from '../bots/mind.ts'
import { nextMedal } from '../bots/objectives.ts'
import { heldParts } from '../rules/objectives.ts'
import * as s from '../state.ts'
import { enemyOf, HEXES } from '../words.ts'
import type { Ken } from './ken.ts'
import { ATTACK, DANGER, look, NEAREST, seen } from './look.ts'

type T = s.GreatWarTable
const { hexes: atHexes } = s.AT
const { OBJECTIVES_MAX } = s
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
let byBaseline = 0
let baselineAt = 0
let urge = 0

function unitsThere(k: Ken, t: T, side: number, at: number): number {
  const { far } = k.mind
  let found = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    if (far[at + s.hexOf(t, lowestBit(units))] === 0) found++
  return found
}

function isReady(t: T, objective: number, side: number): boolean {
  for (let bits = t.board.objectives.requires[objective]; bits !== 0; bits &= bits - 1)
    if (heldParts(t, lowestBit(bits), side) === 0) return false
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
    const held = heldParts(t, i, side) !== 0
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
  byBaseline = breakthrough[side] * weights.approach
  baselineAt = side * HEXES
  urge = side === t.board.attacker ? weights.approachEnemy : 0
}

/** Being on the way: the best objective counts. */
function pullTo(k: Ken, hex: number, infantry: boolean): number {
  const { far, farBaseline } = k.mind
  let best = infantry && byBaseline > 0 ? byBaseline * (FAR - 1 - farBaseline[baselineAt + hex]) : 0
  for (let i = 0; i < count; i++) {
    const pull = wanted[i] * (FAR - far[farAt[i] + hex])
    if (pull > best) best = pull
  }
  return best
}

/** What a unit that stands on `from` would hold on `hex`. */
function holdOn(k: Ken, hex: number, from: number): number {
  const { far } = k.mind
  let worth = 0
  for (let i = 0; i < count; i++) {
    const at = farAt[i]
    if (far[at + hex] !== 0) continue
    const others = there[i] - (far[at + from] === 0 ? 1 : 0)
    worth += others > few[i] ? more[i] : far[at + from] === 0 ? leaving[i] : first[i]
  }
  return worth
}

/** The worth of the ground itself, for objectives. */
export const groundAt = (k: Ken, hex: number, from: number, infantry: boolean): number =>
  pullTo(k, hex, infantry) + holdOn(k, hex, from)

/** What one hex nearer to the best objective brings, if the unit has nothing to hold where it is. */
export const marchFrom = (k: Ken, hex: number, infantry: boolean): number => {
  if (holdOn(k, hex, hex) > 0) return 0
  let best = infantry ? byBaseline : 0
  for (let i = 0; i < count; i++) if (wanted[i] > best) best = wanted[i]
  return best + urge
}

/** The worth of standing on `hex` for a unit that comes from `from`; what it sees there is left in `seen`. */
export function standOn(k: Ken, t: T, unit: number, from: number, hex: number): number {
  const { weights } = k.mind
  look(k, t, s.kindOf(t, unit), s.figuresOf(t, unit), hex, hex !== from)
  const wire = (t.words[atHexes + hex] & s.WIRE) !== 0 ? weights.inWire : 0
  return (
    groundAt(k, hex, from, s.isInfantry(t, unit)) +
    weights.offence * seen[ATTACK] -
    urge * seen[NEAREST] -
    seen[DANGER] -
    wire
  )
}
