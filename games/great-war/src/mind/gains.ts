/** What each unit of a side, and its artillery, could do if it were ordered: quick guesses, remembered by position. */
import { lowestBit } from '@bivouac/kernel'
import { nextMedal } from '../bots/objectives.ts'
import { A_DIE, A_SOLDIER } from '../bots/odds.ts'
import { slate } from '../bots/slate.ts'
import { diceMost } from '../rules/artillery.ts'
import { soldiersIgnoredOn } from '../rules/dice.ts'
import * as s from '../state/state.ts'
import { RANGED } from '../terrain.ts'
import { enemyOf } from '../vocabulary.ts'
import { survey, writeMarch } from './ground.ts'
import type { Ken } from './ken.ts'
import { ATTACK, ATTACK_AFTER, DANGER, face, look, seen } from './look.ts'
import { ARTILLERY, GAINS, placeOf } from './memory.ts'
import { stampOf } from './stamps.ts'

type T = s.GreatWarTable

/** The steps that an order is worth on the way to an objective, and the share of danger that a weak unit can leave. */
const STEPS = 0.8
const ESCAPE = 0.35
const WEAK = 2
/** More targeting dice than this are seldom worth their tokens. */
const SHELLS = 4
/** Orders bind nobody: even an idle unit may be glad of one. */
const IDLE = 0.02

/** Where the gains of a side begin in the memory: one for each of its units, then its artillery's. */
export function gainsAt(k: Ken, t: T, side: number): number {
  const { memory } = k
  const stamp = stampOf(t, side)
  const place = placeOf(stamp)
  if (memory.gainKeys[place] !== stamp) {
    memory.gainKeys[place] = stamp
    workOut(k, t, side, memory.gains, place * GAINS)
  }
  return place * GAINS
}

function workOut(k: Ken, t: T, side: number, gains: Float64Array, at: number): void {
  face(k, t, side)
  survey(k, t, side)
  for (let i = 0; i < GAINS; i++) gains[at + i] = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const hex = s.hexOf(t, unit)
    const figures = s.figuresOf(t, unit)
    const infantry = s.isInfantry(t, unit)
    look(k, t, s.kindOf(t, unit), figures, hex, false)
    const attack = infantry ? Math.max(seen[ATTACK], seen[ATTACK_AFTER]) : seen[ATTACK]
    writeMarch(k, hex, infantry)
    const march = slate[0] * (infantry ? STEPS : 1)
    const relief = figures <= WEAK ? ESCAPE * seen[DANGER] : 0
    gains[at + (unit & 15)] = attack + march + relief + IDLE
  }
  const dice = Math.min(SHELLS, diceMost(t, side))
  if (dice > 0) workOutShells(k, t, side, dice, gains, at + ARTILLERY)
}

/** The best single enemy hex under as many dice as seem worth it. */
function workOutShells(k: Ken, t: T, side: number, dice: number, gains: Float64Array, into: number): void {
  const { mind } = k
  const { loss, kill } = mind.odds.target
  const medal = t.board.unitMedal * nextMedal(mind, t, side)
  let best = 0
  for (let units = s.unitsOnBoard(t, enemyOf(side)); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const hex = s.hexOf(t, unit)
    const at = dice * A_DIE + soldiersIgnoredOn(t, hex, RANGED) * A_SOLDIER + s.figuresOf(t, unit)
    const worth = loss[at] + kill[at] * medal
    if (worth > best) best = worth
  }
  gains[into] = Math.max(0, AROUND * best - dice * mind.tokenWorth[s.hqOf(t, side)])
}

/** Targets are seldom where the card lets shells fall, though some fall beside them too. */
const AROUND = 0.8
