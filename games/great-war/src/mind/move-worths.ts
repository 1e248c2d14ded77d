/** G-5 What moves are worth: where a unit would stand, what it could attack from there and what it leaves. */
import { type Commands, firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { nextMedal } from '../bots/objectives.ts'
import { slate } from '../bots/slate.ts'
import { ADVANCE, EXIT, MOVE, RAID } from '../commands.ts'
import * as s from '../state/state.ts'
import { HEXES, sideOfUnit, UNITS, UNITS_PER_SIDE } from '../vocabulary.ts'
import { survey, writeStand } from './ground.ts'
import type { Ken } from './ken.ts'
import { ATTACK, face, seen } from './look.ts'

type T = s.GreatWarTable

const NO_BATTLE = s.flagBit('no-battle')
/** Using a card's move rather than not. */
const ADVANCE_GAIN = 0.6

const standing = new Float64Array(UNITS)
const staying = new Float64Array(UNITS)
/** The best move of each unit of the last list. */
const bestMove = new Float64Array(UNITS)

/** What each move of the list gains over staying, its battle included; other commands 0. */
export function scoreMoves(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  face(k, t, side)
  survey(k, t, side)
  const { codes, count } = list
  const mayBattle = (s.turnFlags(t) & NO_BATTLE) === 0 ? ~s.unfitUnits(t) & ~s.battledUnits(t) : 0
  const { steps } = t.board
  const far = s.battleReach(t)
  let looked = 0
  for (let i = 0; i < UNITS_PER_SIDE; i++) bestMove[side * UNITS_PER_SIDE + i] = 0
  for (let i = 0; i < count; i++) {
    const command = codes[i]
    const verb = verbOf(command)
    worths[i] = 0
    if (verb === ADVANCE) worths[i] = ADVANCE_GAIN
    if (verb !== MOVE && verb !== RAID && verb !== EXIT) continue
    const from = firstOf(command)
    const unit = s.unitOn(t, from)
    const bit = 1 << unit
    if ((looked & bit) === 0) {
      looked |= bit
      writeStand(k, t, unit, from, from)
      standing[unit] = slate[0]
      staying[unit] = (mayBattle & bit) !== 0 ? seen[ATTACK] : 0
    }
    if (verb === EXIT) scoreExit(k, t, unit, worths, i)
    else {
      const to = secondOf(command)
      writeStand(k, t, unit, from, to)
      const fights =
        verb === RAID || ((mayBattle & bit) !== 0 && s.isInfantry(t, unit) && steps[from * HEXES + to] <= far)
      worths[i] = slate[0] - standing[unit] - staying[unit] + (fights ? seen[ATTACK] : 0)
    }
    if (worths[i] > bestMove[unit]) bestMove[unit] = worths[i]
  }
}

function scoreExit(k: Ken, t: T, unit: number, worths: Float64Array, i: number): void {
  const { weights } = k.mind
  const side = sideOfUnit(unit)
  worths[i] =
    t.board.breakthrough[side] * nextMedal(k.mind, t, side) -
    weights.leaving * weights.figures[s.figuresOf(t, unit)]
}

const after = new Float64Array(UNITS)

/**
 * Who moves first gives up the moves of those before it in the order: so each move counts what those after it could
 * still gain, and stopping here counts nothing.
 */
export function addLaterMoves(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  let sum = 0
  for (let i = UNITS_PER_SIDE - 1; i >= 0; i--) {
    const unit = k.inOrder[side * UNITS_PER_SIDE + i]
    after[unit] = sum
    sum += bestMove[unit]
  }
  for (let i = 0; i < list.count; i++) {
    const verb = verbOf(list.codes[i])
    if (verb === MOVE || verb === RAID || verb === EXIT)
      worths[i] += after[s.unitOn(t, firstOf(list.codes[i]))]
  }
}
