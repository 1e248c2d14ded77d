/** What a place is worth to a unit: objectives, targets, and the danger it is in. */
import { lowestBit } from '@bivouac/kernel'
import * as d from '../rules/dice.ts'
import { sees } from '../rules/sight.ts'
import * as s from '../state/state.ts'
import { CLOSE, RANGED } from '../terrain.ts'
import { enemyOf, HEXES, MORTAR, sideOfUnit } from '../vocabulary.ts'
import type { Mind } from './mind.ts'
import { holdWorth, nextMedal, pull } from './objectives.ts'
import { oddsAt } from './odds.ts'
import { slate } from './slate.ts'

type T = s.GreatWarTable

/** How far infantry goes and still battles close: one hex, and the one next to it. */
const RUSH_IN = 2

/** What the enemy can be expected to do to a unit where it stands, in his next turn. */
function danger(mind: Mind, t: T, unit: number): number {
  writeDanger(mind, t, unit)
  return slate[0]
}

/** The same on the slate. */
export function writeDanger(mind: Mind, t: T, unit: number): void {
  const hex = s.hexOf(t, unit)
  const figures = s.figuresOf(t, unit)
  const enemy = enemyOf(sideOfUnit(unit))
  const { weights } = mind
  const { loss, kill } = mind.odds.battle
  const { steps } = t.board
  const medal = t.board.unitMedal * nextMedal(mind, t, enemy)
  const ranged = d.soldiersIgnoredOn(t, hex, RANGED)
  const close = d.soldiersIgnoredOn(t, hex, CLOSE)
  let sum = 0
  for (let foes = s.unitsOnBoard(t, enemy); foes !== 0; foes &= foes - 1) {
    const foe = lowestBit(foes)
    const from = s.hexOf(t, foe)
    const far = steps[from * HEXES + hex]
    const kind = s.kindOf(t, foe)
    if (far === 1) {
      const at = oddsAt(d.baseDice(t, foe, hex, d.CLOSE_BATTLE), close, true, figures)
      sum += weights.danger * (loss[at] + kill[at] * medal)
    } else if (far === RUSH_IN && s.isInfantry(t, foe)) {
      const at = oddsAt(d.baseDice(t, foe, hex, d.CLOSE_BATTLE), close, true, figures)
      sum += weights.dangerAfterMove * (loss[at] + kill[at] * medal)
    } else if (far <= d.rangeMax(kind) && (kind === MORTAR || sees(t, from, hex))) {
      const at = oddsAt(d.baseDice(t, foe, hex, 0), ranged, d.skullsHit(t, foe, hex, 0), figures)
      sum += weights.danger * (loss[at] + kill[at] * medal)
    }
  }
  slate[0] = Math.min(sum, weights.figures[figures] + medal)
}

/** Being near the enemy, for the side that attacks. */
function urge(mind: Mind, t: T, unit: number): number {
  const side = sideOfUnit(unit)
  if (side !== t.board.attacker) return 0
  const row = s.hexOf(t, unit) * HEXES
  let near = HEXES
  for (let foes = s.unitsOnBoard(t, enemyOf(side)); foes !== 0; foes &= foes - 1)
    near = Math.min(near, t.board.steps[row + s.hexOf(t, lowestBit(foes))])
  return -mind.weights.approachEnemy * near
}

/** A unit's place without what it holds, which is counted for the whole side at once. */
export function placeWorth(mind: Mind, t: T, unit: number, attack: number): number {
  const hex = s.hexOf(t, unit)
  return (
    pull(mind, t, unit, hex) +
    urge(mind, t, unit) +
    mind.weights.offence * attack -
    danger(mind, t, unit) -
    (s.hasWire(t, hex) ? mind.weights.inWire : 0)
  )
}

/** A unit's place by itself. `attack` is the best attack from there. */
export const standWorth = (mind: Mind, t: T, unit: number, attack: number): number =>
  placeWorth(mind, t, unit, attack) + holdWorth(mind, t, unit, s.hexOf(t, unit))
