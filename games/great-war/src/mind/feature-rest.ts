/** The features of medals, ground, tokens and cards. */
import { bitCount, frameKind, lowestBit } from '@bivouac/kernel'
import { type Mind, NO_GROUND } from '../bots/mind.ts'
import { titleOf } from '../cards/cards.ts'
import { ANSWERS, COMMAND_CARDS } from '../cards/vocabulary.ts'
import { RECON } from '../cards/worth.ts'
import { COUNT_EACH, EITHER, TEMPORARY, TURN_START_MAJORITY } from '../scenario/board.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, COMMAND, enemyOf, HEXES, handOf } from '../vocabulary.ts'
import { raw, SIDE_COUNT, sideFeature } from './feature-names.ts'
import { ready, unitEnds, unitHexes } from './feature-units.ts'

type T = s.GreatWarTable

const F_MEDALS = sideFeature('medals')
const F_NEEDS = sideFeature('needs-1')
const F_KEPT = sideFeature('kept')
const F_HELD = sideFeature('held')
const F_COMING = sideFeature('coming')
const F_AT_1 = sideFeature('at-1')
const F_AT_2 = sideFeature('at-2')
const F_AT_4 = sideFeature('at-4')
const F_PULL = sideFeature('pull')
const F_SECOND = sideFeature('second')
const F_PRESSED = sideFeature('pressed')
const F_ON_GROUND = sideFeature('on-ground')
const F_WAY_OUT = sideFeature('way-out')
const F_NEAR_OUT = sideFeature('near-out')
const F_RACE = sideFeature('race')
const F_HQ = sideFeature('hq')
const F_HQ_FIRST = sideFeature('hq-first')
const F_HQ_SPARE = sideFeature('hq-spare')
const F_SHELLS = sideFeature('shells')
const F_ARTILLERY = sideFeature('artillery')
const F_COMMANDS = sideFeature('commands')
const F_ORDERS = sideFeature('orders-left')
const F_BEST = sideFeature('best-orders')
const F_READY_ORDERS = sideFeature('ready-orders')
const F_TACTICS = sideFeature('tactics')
const F_RECONS = sideFeature('recons')
const F_STRIKE_FIRST = sideFeature('strike-first')
const F_COMBATS = sideFeature('combats')
const F_COMBAT_WORTH = sideFeature('combat-worth')
const F_ANSWERS = sideFeature('answers')
const F_ROOM = sideFeature('room')

/** Medals are counted in quarters of those that win. */
const QUARTERS = 4
const NEEDS_COUNTED = 3

export function countMedals(t: T, side: number): void {
  const at = side * SIDE_COUNT
  const medals = s.medalsOf(t, side)
  const kept = s.medalsKept(t, side)
  const quarter = QUARTERS / t.board.medals
  const needs = t.board.medals - medals
  raw[at + F_MEDALS] = medals * quarter
  raw[at + F_KEPT] = kept * quarter
  raw[at + F_HELD] = (medals - kept) * quarter
  if (needs >= 1 && needs <= NEEDS_COUNTED) raw[at + F_NEEDS + needs - 1] = 1
  const race = t.board.race[side]
  if (race > 0 && medals + race < t.board.medals) raw[at + F_RACE] = 1
}

/** The distances of the nearest and second nearest unit of a side to a group, and how many are on it. */
let near = 0
let second = 0
let there = 0
function measure(far: Uint8Array, at: number, side: number): void {
  near = HEXES
  second = HEXES
  there = 0
  for (let i = unitEnds[side]; i < unitEnds[side + 1]; i++) {
    const steps = far[at + unitHexes[i]]
    if (steps === 0) there++
    if (steps < near) {
      second = near
      near = steps
    } else if (steps < second) second = steps
  }
}

/** G-11 Each objective of a side: held, coming, near, pressed. */
export function countGround(t: T, mind: Mind, side: number): void {
  const { objectives } = t.board
  const { far } = mind
  const at = side * SIDE_COUNT
  for (let i = 0; i < objectives.count; i++) {
    const whose = objectives.side[i]
    if (far[i * HEXES] === NO_GROUND || (whose !== side && whose !== EITHER)) continue
    const medals = objectives.medals[i]
    const held = s.heldParts(t, i, side)
    measure(far, i * HEXES, enemyOf(side))
    const foeNear = near
    const foes = there
    measure(far, i * HEXES, side)
    raw[at + F_ON_GROUND] += there
    const each = objectives.counting[i] === COUNT_EACH
    if (held !== 0) {
      if (foeNear <= 2) raw[at + F_PRESSED] += medals
      if (!each) continue
    }
    raw[at + F_PULL] += medals / (1 + near)
    raw[at + F_SECOND] += medals / (1 + second)
    const kind = objectives.kind[i]
    const has = each ? bitCount(held) : 0
    if (near === 0 && kind !== TEMPORARY && (kind !== TURN_START_MAJORITY || there > foes))
      raw[at + F_COMING] += medals * (each ? Math.max(0, there - has) : 1)
    else if (near === 1) raw[at + F_AT_1] += medals
    else if (near === 2) raw[at + F_AT_2] += medals
    else if (near <= 4) raw[at + F_AT_4] += medals
  }
  if (t.board.breakthrough[side] > 0) countWayOut(t, mind, side)
}

/** G-11.6 */
function countWayOut(t: T, mind: Mind, side: number): void {
  const at = side * SIDE_COUNT
  let steps = HEXES
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    if (!s.isInfantry(t, unit)) continue
    const far = mind.farBaseline[side * HEXES + s.hexOf(t, unit)]
    if (far < steps) steps = far
    if (far <= 3) raw[at + F_NEAR_OUT]++
  }
  raw[at + F_WAY_OUT] = t.board.breakthrough[side] / (1 + steps)
}

const ENOUGH = 8
const FEW = 3
const DRAWN_TOKENS = 2

export function countTokens(t: T, side: number): void {
  const at = side * SIDE_COUNT
  // Who is about to end his turn will have a card or two tokens more when it is over.
  const coming = frameKind(t) === f.END_TURN && f.endTurn.stage(t) === 0 && s.activeSide(t) === side
  const hq = s.hqOf(t, side) + (coming ? DRAWN_TOKENS : 0)
  const strength = t.board.start.artillery[side]
  raw[at + F_HQ] = hq
  raw[at + F_HQ_FIRST] = Math.min(FEW, hq)
  raw[at + F_HQ_SPARE] = Math.max(0, hq - ENOUGH)
  raw[at + F_SHELLS] = Math.min(strength, hq)
  raw[at + F_ARTILLERY] = strength
}

const inSection = new Int32Array(3)

export function countHand(t: T, mind: Mind, side: number): void {
  const at = side * SIDE_COUNT
  const { sections } = t.board
  inSection.fill(0)
  for (let i = unitEnds[side]; i < unitEnds[side + 1]; i++) {
    const where = sections[side * HEXES + unitHexes[i]]
    inSection[0] += where & 1
    inSection[1] += (where >> 1) & 1
    inSection[2] += where >> 2
  }
  for (let cell = 0; cell < 2; cell++)
    for (let bits = s.pileCell(t, COMMAND, handOf(side), cell); bits !== 0; bits &= bits - 1) {
      const title = titleOf(COMMAND, (cell << 5) + lowestBit(bits))
      const { section, orders: given, strikes, worth } = COMMAND_CARDS[title]
      raw[at + F_COMMANDS]++
      if (section < 0) {
        raw[at + (strikes !== 0 ? F_STRIKE_FIRST : F_TACTICS)]++
        continue
      }
      const orders = Math.min(given[section], inSection[section])
      raw[at + F_ORDERS + section] += orders
      if (orders > raw[at + F_BEST]) raw[at + F_BEST] = orders
      raw[at + F_READY_ORDERS] += Math.min(orders, ready[side * 3 + section])
      if (worth.brings.how === RECON) raw[at + F_RECONS]++
    }
  countCombats(t, mind, side)
}

function countCombats(t: T, mind: Mind, side: number): void {
  const at = side * SIDE_COUNT
  const hq = s.hqOf(t, side)
  const costs = t.board.house.combatCosts
  for (let cell = 0; cell < 2; cell++)
    for (let bits = s.pileCell(t, COMBAT, handOf(side), cell); bits !== 0; bits &= bits - 1) {
      const title = titleOf(COMBAT, (cell << 5) + lowestBit(bits))
      raw[at + F_COMBATS]++
      raw[at + F_COMBAT_WORTH] += mind.combatWorth[title]
      if (ANSWERS[title] === 1 && costs[title] <= hq) raw[at + F_ANSWERS]++
    }
  raw[at + F_ROOM] = Math.max(0, s.combatLimit(t, side) - raw[at + F_COMBATS])
}
