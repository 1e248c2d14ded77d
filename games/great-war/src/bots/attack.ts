/** G-6, G-7 What attacks by units are worth, by exact odds: figures, medals, flags, ground and HQ tokens. */
import { lowestBit } from '@bivouac/kernel'
import * as d from '../rules/dice.ts'
import { sees } from '../rules/sight.ts'
import * as s from '../state.ts'
import { BATTLE_DIE, enemyOf, HEXES, MORTAR, sideOfUnit } from '../words.ts'
import type { Mind } from './mind.ts'
import { holdWorth, nextMedal, pull } from './objectives.ts'
import { flagsAt, oddsAt, type Results } from './odds.ts'

type T = s.GreatWarTable
const { hq: atHq } = s.AT

/** One HQ token more to a side. */
export const tokenWorth = (mind: Mind, t: T, side: number): number =>
  t.words[atHq + side] < mind.weights.hqEnough ? mind.weights.hq : mind.weights.hqSpare

/** G-9.2 What a flag does to a unit: it is driven back, or loses a figure where there is no way. */
function flagWorth(mind: Mind, t: T, unit: number): number {
  const back = (sideOfUnit(unit) * HEXES + s.hexOf(t, unit)) * 2
  const first = t.board.back[back]
  const second = t.board.back[back + 1]
  const isOpen = (first >= 0 && !s.hasUnit(t, first)) || (second >= 0 && !s.hasUnit(t, second))
  return isOpen ? mind.weights.flag : mind.weights.flagBlocked
}

/** What dice do to a unit, for whoever wishes it ill. `at` and `flags` are places in the table of results. */
export function harm(mind: Mind, t: T, unit: number, results: Results, at: number, flags: number): number {
  const medal = t.board.unitMedal * nextMedal(mind, t, enemyOf(sideOfUnit(unit)))
  const hold = holdWorth(mind, t, unit, s.hexOf(t, unit))
  return (
    results.loss[at] +
    results.kill[at] * (medal + hold) +
    results.flags[flags] * flagWorth(mind, t, unit) +
    results.driven[flags] * hold
  )
}

/** The worth of `dice` rolled by `unit` against whoever stands on `hex`, in this mode (see rules/dice.ts). */
export function rollWorth(mind: Mind, t: T, unit: number, hex: number, dice: number, mode: number): number {
  if (dice < 1) return 0
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
  let worth = harm(mind, t, target, battle, at, flags)
  worth += (dice / BATTLE_DIE) * tokenWorth(mind, t, sideOfUnit(unit))
  // G-7.3 The ground that may be taken.
  if (close && d.answerIn(mode) === 0 && s.isInfantry(t, unit)) {
    const step =
      holdWorth(mind, t, unit, hex) +
      pull(mind, t, unit, hex) -
      holdWorth(mind, t, unit, from) -
      pull(mind, t, unit, from)
    worth += (battle.kill[at] + battle.driven[flags]) * Math.max(0, step)
  }
  return worth
}

/** G-6.4 An attack by one unit with the dice it has. */
export const attackWorth = (mind: Mind, t: T, unit: number, hex: number, mode: number): number =>
  rollWorth(mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + d.bonusIn(mode), mode)

/** The hex of the best attack found last; -1 if there was none. */
export let bestTarget = -1

/** The best attack that a unit could make from where it stands; 0 if there is none. */
export function bestAttack(mind: Mind, t: T, unit: number, rangedOnly = false): number {
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
    const worth = attackWorth(mind, t, unit, hex, d.CLOSE_BATTLE)
    if (worth <= best) continue
    best = worth
    bestTarget = hex
  }
  // G-6.1
  if (close) return best
  for (let rest = foes; rest !== 0; rest &= rest - 1) {
    const hex = s.hexOf(t, lowestBit(rest))
    if (steps[row + hex] > d.RANGE_MAX[kind] || (kind !== MORTAR && !sees(t, from, hex))) continue
    const worth = attackWorth(mind, t, unit, hex, 0)
    if (worth <= best) continue
    best = worth
    bestTarget = hex
  }
  return best
}
