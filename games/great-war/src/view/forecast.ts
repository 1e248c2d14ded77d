/** G-6, G-7, G-10 What an attack can do, exactly: hits, destruction and flags, and for artillery hex by hex. */
import { type Forecast, lowestBit } from '@bivouac/kernel'
import { chanceOf, forEachRoll, hitsOf } from '../battle-dice.ts'
import { HEX_NAMES } from '../geometry.ts'
import { shellFlagsIgnored, shellSkullsHit, shellSoldiersIgnored } from '../rules/artillery.ts'
import { preparedMode } from '../rules/battle.ts'
import * as d from '../rules/dice.ts'
import * as s from '../state/state.ts'
import { chanceBeside, forEachFall } from '../targeting-dice.ts'
import { HEXES, TARGETING_DIE } from '../vocabulary.ts'

type T = s.GreatWarTable

/** Which faces count for a target, and how many of them its ground or a card lets it ignore. */
export interface FacesThatCount {
  readonly soldiersIgnored: number
  /** EVERY_FLAG for a unit that ignores them all. */
  readonly flagsIgnored: number
  readonly skullsHit: boolean
}

/** One hex that dice may fall on. */
export interface HexForecast {
  readonly hex: string
  /** The chance of each number of figures lost, from 0 on. */
  readonly hits: readonly number[]
  readonly destroyed: number
  /** The chance of each number of flags that cannot be ignored, for a unit that survives. */
  readonly flags: readonly number[]
}

export interface BattleForecast extends Forecast {
  /** The chance of each number of figures lost by dice, from 0 on. */
  readonly hits: readonly number[]
  readonly destroyed: number
  /** The chance of each number of flags that cannot be ignored, for a target that survives. */
  readonly flags: readonly number[]
  /** For an attack at a unit only: not for reserve artillery, and not for bare wire. */
  readonly faces?: FacesThatCount
  /** For reserve artillery only: every hex that may be hit. */
  readonly hexes?: readonly HexForecast[]
}

/** What a die of an attack can show, and in how many of its six faces. */
interface Odds extends FacesThatCount {
  readonly dice: number
  readonly figures: number
}

interface Outcomes {
  readonly hits: number[]
  readonly flags: number[]
  destroyed: number
}

/** Everything that the dice can do to the target, with its exact chance. */
export function outcomes({ dice, figures, soldiersIgnored, flagsIgnored, skullsHit }: Odds): Outcomes {
  const found: Outcomes = { hits: Array(figures + 1).fill(0), flags: Array(dice + 1).fill(0), destroyed: 0 }
  forEachRoll(dice, (soldiers, skulls, bursts, flags, chance) => {
    const lost = Math.min(figures, hitsOf(soldiers, skulls, bursts, soldiersIgnored, skullsHit))
    found.hits[lost] += chance
    if (lost === figures) found.destroyed += chance
    else found.flags[Math.max(0, flags - flagsIgnored)] += chance
  })
  return found
}

/** G-6.5, G-7.2 An attack by one unit; at bare wire only a burst counts (G-10.6). */
export function attackForecast(t: T, unit: number, hex: number): BattleForecast {
  const close = s.hasUnit(t, hex) && t.board.steps[s.hexOf(t, unit) * HEXES + hex] === 1
  const fury = s.isFurious(t) ? 1 << d.BONUS_SHIFT : 0
  return rollForecast(t, 1 << unit, hex, (preparedMode(t) + fury) | (close ? d.CLOSE_BATTLE : 0))
}

/** The same for an attack in any mode, by one unit or by several whose dice are rolled together (G-6.8). */
export function rollForecast(t: T, units: number, hex: number, mode: number): BattleForecast {
  const unit = lowestBit(units)
  const close = d.isClose(mode)
  const parts = d.diceParts(t, units, hex, mode)
  let dice = d.bonusIn(mode)
  for (let rest = units; rest !== 0; rest &= rest - 1) dice += d.diceOf(t, lowestBit(rest), hex, mode)
  if (!s.hasUnit(t, hex)) {
    const burst = 1 - chanceOf(dice, 0, 1)
    return { parts, total: dice, dice, chance: burst, hits: [1 - burst, burst], destroyed: 0, flags: [1] }
  }
  const target = s.unitOn(t, hex)
  const way = d.wayOfAttack(t, s.hexOf(t, unit), close)
  const faces: FacesThatCount = {
    soldiersIgnored: d.soldiersIgnoredOn(t, hex, way),
    flagsIgnored: d.flagsIgnoredBy(t, target, hex, way, mode),
    skullsHit: d.skullsHit(t, unit, hex, mode),
  }
  const found = outcomes({ dice, figures: s.figuresOf(t, target), ...faces })
  return { parts, total: dice, dice, chance: tidy(1 - found.hits[0]), ...found, faces }
}

/** Rounding may leave a hair's breadth less than nothing. */
const tidy = (chance: number): number => Math.max(0, chance)

/** G-10.2 to G-10.5 A barrage: each neighbour and the target, taken one by one as the board stands now. */
export function barrageForecast(t: T, side: number, target: number, dice: number): BattleForecast {
  const hexes: HexForecast[] = []
  for (let i = 0; i <= TARGETING_DIE; i++) {
    const onTarget = i === TARGETING_DIE
    const hex = onTarget ? target : t.board.template[(side * HEXES + target) * 6 + i]
    if (hex < 0 || !s.hasUnit(t, hex)) continue
    hexes.push(onTarget ? targetOdds(t, hex, dice) : neighbourOdds(t, hex, dice))
  }
  const aimed = s.hasUnit(t, target) ? hexes[hexes.length - 1] : undefined
  return {
    parts: [{ clause: 'G-10.2', amount: dice }],
    total: dice,
    dice,
    chance: aimed ? tidy(1 - aimed.hits[0]) : 0,
    hits: aimed?.hits ?? [1],
    destroyed: aimed?.destroyed ?? 0,
    flags: aimed?.flags ?? [1],
    hexes,
  }
}

const shellOdds = (t: T, hex: number, dice: number, onTarget: boolean): Outcomes => {
  const unit = s.unitOn(t, hex)
  return outcomes({
    dice,
    figures: s.figuresOf(t, unit),
    soldiersIgnored: shellSoldiersIgnored(t, hex),
    flagsIgnored: shellFlagsIgnored(t, unit, hex),
    skullsHit: shellSkullsHit(t, onTarget),
  })
}

/** Adds up what may happen to one hex over the ways in which the targeting dice fall. */
function mixture(t: T, hex: number, dice: number) {
  const hits: number[] = Array(s.figuresOf(t, s.unitOn(t, hex)) + 1).fill(0)
  const flags: number[] = Array(dice + 1).fill(0)
  return {
    add(chance: number, found: Pick<Outcomes, 'hits' | 'flags'>): void {
      for (const [lost, p] of found.hits.entries()) hits[lost] += chance * p
      for (const [count, p] of found.flags.entries()) flags[count] += chance * p
    },
    forecast: (): HexForecast => ({ hex: HEX_NAMES[hex], hits, destroyed: hits[hits.length - 1], flags }),
  }
}

/** G-10.2 Each targeting die falls on a given neighbour one time in six. */
function neighbourOdds(t: T, hex: number, dice: number): HexForecast {
  const { add, forecast } = mixture(t, hex, dice)
  for (let fallen = 0; fallen <= dice; fallen++)
    add(chanceBeside(dice, fallen), shellOdds(t, hex, fallen, false))
  return forecast()
}

/** G-10.7 After three of a kind every die on the target is a hit; flags count only by another house value. */
function devastationOdds(t: T, hex: number, dice: number): Pick<Outcomes, 'hits' | 'flags'> {
  const unit = s.unitOn(t, hex)
  const figures = s.figuresOf(t, unit)
  const hits: number[] = Array(figures + 1).fill(0)
  const flags: number[] = Array(dice + 1).fill(0)
  hits[Math.min(figures, dice)] = 1
  if (dice >= figures) return { hits, flags }
  if (!t.board.house.devastationRetreats) flags[0] = 1
  else
    forEachRoll(dice, (_soldiers, _skulls, _bursts, shown, chance) => {
      flags[Math.max(0, shown - shellFlagsIgnored(t, unit, hex))] += chance
    })
  return { hits, flags }
}

/** G-10.3, G-10.7 Every way the targeting dice can fall: pairs put dice on the target, a triple makes each a hit. */
function targetOdds(t: T, hex: number, dice: number): HexForecast {
  const { add, forecast } = mixture(t, hex, dice)
  forEachFall(dice, ({ onTarget, isDevastation }, chance) =>
    add(chance, isDevastation ? devastationOdds(t, hex, onTarget) : shellOdds(t, hex, onTarget, true)),
  )
  return forecast()
}
