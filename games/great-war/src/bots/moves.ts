/** What each unit could do if it were ordered: stay and battle, move and battle, or move on. */
import {
  type Commands,
  commands,
  copyState,
  firstOf,
  goto,
  lowestBit,
  secondOf,
  verbOf,
} from '@bivouac/kernel'
import { battlesTwice } from '../cards/in-force.ts'
import { DONE, EXIT, RAID, MOVE as TO_MOVE } from '../commands.ts'
import { legal } from '../decisions/decisions.ts'
import { moveUnit } from '../state/doors.ts'
import { MOVE } from '../state/frames.ts'
import { layUnits } from '../state/lay.ts'
import * as s from '../state/state.ts'
import { HEXES, sideOfUnit, UNITS } from '../vocabulary.ts'
import { bestAttack } from './attack.ts'
import { standWorth } from './ground.ts'
import type { Mind } from './mind.ts'
import { nextMedal } from './objectives.ts'

type T = s.GreatWarTable
const { battled: atBattled, moved: atMoved, ordered: atOrdered, unfit: atUnfit } = s.AT

const NO_BATTLE = s.flagBit('no-battle')
const RANGED_ONLY = s.flagBit('ranged-only')

/** Every unit with every hex it could go to. */
const MOVES_MAX = 4096
const list: Commands = commands(MOVES_MAX)

/** Of each unit: what it gains by staying, what its place is worth, and the best it could do. */
const staying = new Float64Array(UNITS)
const standing = new Float64Array(UNITS)

/** How often a unit battles this turn, if it does. */
function battlesOf(t: T, unit: number): number {
  if (s.hasFlag(t, NO_BATTLE) || s.isIn(t, atUnfit, unit) || s.isIn(t, atBattled, unit)) return 0
  return battlesTwice(t, unit, false) ? 2 : 1
}

/** G-5.1 Whether a unit could battle after this move. */
const fightsAfter = (t: T, unit: number, from: number, to: number): boolean =>
  s.isInfantry(t, unit) && t.board.steps[from * HEXES + to] <= s.battleReach(t) && battlesOf(t, unit) > 0

function lookAtPlace(mind: Mind, t: T, unit: number): void {
  const rangedOnly = s.hasFlag(t, RANGED_ONLY)
  const attack = bestAttack(mind, t, unit, rangedOnly)
  standing[unit] = standWorth(mind, t, unit, attack)
  staying[unit] = attack * battlesOf(t, unit)
  if (s.hasWire(t, s.hexOf(t, unit)) && battlesOf(t, unit) > 0)
    staying[unit] = Math.max(staying[unit], mind.weights.wire)
}

/** What a unit gains by a move of the list, its battle after it included. */
function moveWorth(mind: Mind, t: T, tried: T, command: number): number {
  const from = firstOf(command)
  const unit = s.unitOn(t, from)
  const { weights } = mind
  if (verbOf(command) === EXIT)
    return (
      t.board.breakthrough[sideOfUnit(unit)] * nextMedal(mind, t, sideOfUnit(unit)) -
      weights.leaving * weights.figures[s.figuresOf(t, unit)]
    )
  if (verbOf(command) !== TO_MOVE && verbOf(command) !== RAID) return weights.idle * 2
  const to = secondOf(command)
  copyState(t, tried)
  moveUnit(tried, unit, to, '')
  const attack = bestAttack(mind, tried, unit)
  const fights = verbOf(command) === RAID || fightsAfter(t, unit, from, to)
  return standWorth(mind, tried, unit, attack) - standing[unit] + (fights ? attack : 0)
}

/** The best each of these units could do if it were ordered now, into `gains`. Uses the first two scratch tables. */
export function planUnits(mind: Mind, t: T, side: number, units: number, gains: Float64Array): void {
  const [look, tried] = mind.scratch
  copyState(t, look)
  layUnits(look, atOrdered, units)
  layUnits(look, atMoved, 0)
  goto(look, MOVE)
  for (let rest = units; rest !== 0; rest &= rest - 1) {
    const unit = lowestBit(rest)
    lookAtPlace(mind, look, unit)
    gains[unit] = staying[unit]
  }
  list.count = 0
  legal(look, side, list)
  for (let i = 0; i < list.count; i++) {
    const unit = s.unitOn(look, firstOf(list.codes[i]))
    if (verbOf(list.codes[i]) === DONE || unit < 0) continue
    const gain = moveWorth(mind, look, tried, list.codes[i])
    if (gain > gains[unit]) gains[unit] = gain
  }
}

/** The move that improves most on staying; -1 if none does. */
export function bestMove(mind: Mind, t: T, moves: readonly number[]): number {
  const tried = mind.scratch[1]
  let best = -1
  let most = mind.weights.idle
  let looked = 0
  for (const command of moves) {
    if (verbOf(command) === DONE) continue
    const unit = s.unitOn(t, firstOf(command))
    if (((looked >>> unit) & 1) === 0) {
      looked |= 1 << unit
      lookAtPlace(mind, t, unit)
    }
    const gain = moveWorth(mind, t, tried, command) - staying[unit]
    if (gain <= most) continue
    most = gain
    best = command
  }
  return best
}
