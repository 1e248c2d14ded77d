/** G-6, G-7 What attacks by units are worth, by exact odds: figures, medals, flags, ground and HQ tokens. */
import { lowestBit } from '@bivouac/kernel'
import * as d from '../rules/dice.ts'
import { sees } from '../rules/sight.ts'
import * as s from '../state/state.ts'
import { BATTLE_DIE, enemyOf, HEXES, MORTAR, sideOfUnit } from '../vocabulary.ts'
import type { Mind } from './mind.ts'
import { nextMedal, writeHold, writePull } from './objectives.ts'
import { flagsAt, oddsAt, type Results } from './odds.ts'
import { slate } from './slate.ts'

type T = s.GreatWarTable

/** One HQ token more to a side. */
export const tokenWorth = (mind: Mind, t: T, side: number): number => mind.tokenWorth[s.hqOf(t, side)]

/** G-9.2 Whether a flag drives a unit back; where there is no way, it loses a figure. */
function hasWayBack(t: T, unit: number): boolean {
  const back = (sideOfUnit(unit) * HEXES + s.hexOf(t, unit)) * 2
  const first = t.board.back[back]
  const second = t.board.back[back + 1]
  return (first >= 0 && !s.hasUnit(t, first)) || (second >= 0 && !s.hasUnit(t, second))
}

/**
 * Writes on the slate what dice do to a unit, for whoever wishes it ill. `at` and `flags` are places in the table of
 * results.
 */
export function writeHarm(mind: Mind, t: T, unit: number, results: Results, at: number, flags: number): void {
  const { weights } = mind
  const medal = t.board.unitMedal * nextMedal(mind, t, enemyOf(sideOfUnit(unit)))
  const flag = hasWayBack(t, unit) ? weights.flag : weights.flagBlocked
  writeHold(mind, t, unit, s.hexOf(t, unit))
  const hold = slate[0]
  slate[0] =
    results.loss[at] +
    results.kill[at] * (medal + hold) +
    results.flags[flags] * flag +
    results.driven[flags] * hold
}

/** The worth of `dice` rolled by `unit` against whoever stands on `hex`, in this mode (see rules/dice.ts). */
export function rollWorth(mind: Mind, t: T, unit: number, hex: number, dice: number, mode: number): number {
  writeRoll(mind, t, unit, hex, dice, mode)
  return slate[0]
}

/** The same on the slate. */
export function writeRoll(mind: Mind, t: T, unit: number, hex: number, dice: number, mode: number): void {
  if (dice < 1) {
    slate[0] = 0
    return
  }
  const target = s.unitOn(t, hex)
  const close = d.isClose(mode)
  const from = s.hexOf(t, unit)
  const way = d.wayOfAttack(t, from, close)
  const { battle } = mind.odds
  const at = oddsAt(
    dice,
    d.soldiersIgnoredOn(t, hex, way),
    d.skullsHit(t, unit, hex, mode),
    s.figuresOf(t, target),
  )
  const flags = flagsAt(at, d.flagsIgnoredBy(t, target, hex, way, mode))
  writeHarm(mind, t, target, battle, at, flags)
  let worth = slate[0] + (dice / BATTLE_DIE) * mind.tokenWorth[s.hqOf(t, sideOfUnit(unit))]
  // G-7.3 The ground that may be taken.
  if (close && d.answerIn(mode) === 0 && s.isInfantry(t, unit)) {
    writeStep(mind, t, unit, from, hex)
    worth += (battle.kill[at] + battle.driven[flags]) * Math.max(0, slate[0])
  }
  slate[0] = worth
}

/** What a unit gains by going from one hex to another, for objectives, on the slate. */
function writeStep(mind: Mind, t: T, unit: number, from: number, to: number): void {
  writeHold(mind, t, unit, to)
  let gain = slate[0]
  writePull(mind, t, unit, to)
  gain += slate[0]
  writeHold(mind, t, unit, from)
  gain -= slate[0]
  writePull(mind, t, unit, from)
  slate[0] = gain - slate[0]
}

/** G-6.4 An attack by one unit with the dice it has. */
export function attackWorth(mind: Mind, t: T, unit: number, hex: number, mode: number): number {
  writeAttack(mind, t, unit, hex, mode)
  return slate[0]
}

/** The same on the slate. */
export const writeAttack = (mind: Mind, t: T, unit: number, hex: number, mode: number): void =>
  writeRoll(mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + d.bonusIn(mode), mode)

/** The hex of the best attack found last; -1 if there was none. */
export let bestTarget = -1

/** The best attack that a unit could make from where it stands; 0 if there is none. */
export function bestAttack(mind: Mind, t: T, unit: number, rangedOnly = false): number {
  writeBestAttack(mind, t, unit, rangedOnly)
  return slate[0]
}

/** The same on the slate. */
export function writeBestAttack(mind: Mind, t: T, unit: number, rangedOnly = false): void {
  const from = s.hexOf(t, unit)
  const kind = s.kindOf(t, unit)
  const foes = s.unitsOnBoard(t, enemyOf(sideOfUnit(unit)))
  const row = from * HEXES
  const { steps } = t.board
  let best = 0
  let close = false
  bestTarget = -1
  for (let rest = foes; rest !== 0; rest &= rest - 1) {
    const hex = s.hexOf(t, lowestBit(rest))
    if (steps[row + hex] !== 1) continue
    close = true
    if (rangedOnly) break
    writeAttack(mind, t, unit, hex, d.CLOSE_BATTLE)
    if (slate[0] <= best) continue
    best = slate[0]
    bestTarget = hex
  }
  // G-6.1
  for (let rest = close ? 0 : foes; rest !== 0; rest &= rest - 1) {
    const hex = s.hexOf(t, lowestBit(rest))
    if (steps[row + hex] > d.rangeMax(kind) || (kind !== MORTAR && !sees(t, from, hex))) continue
    writeAttack(mind, t, unit, hex, 0)
    if (slate[0] <= best) continue
    best = slate[0]
    bestTarget = hex
  }
  slate[0] = best
}
