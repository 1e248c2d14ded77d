/**
 * G-6.5, G-7.2, G-10 Exact tables of what dice do to a target: the worth of the figures lost, the chance that it is
 * destroyed and the flags it must obey. Made once for a set of weights.
 */
import { forEachRoll, hitsOf } from '../battle-dice.ts'
import { chanceBeside, forEachFall } from '../targeting-dice.ts'
import { FIGURES_MAX } from '../vocabulary.ts'

/** More dice than this count as this many. */
export const DICE_MAX = 10
/** Soldiers and flags ignored: 0 to 2, and the last stands for all. */
const IGNORED = 4
const FIGURES = FIGURES_MAX + 1
const SIZE = (DICE_MAX + 1) * IGNORED * 2 * FIGURES

/** One table of results by dice, soldiers ignored, skulls and figures. */
export interface Results {
  /** The worth of the figures lost. */
  readonly loss: Float64Array
  /** The chance of destruction. */
  readonly kill: Float64Array
  /** Flags to obey for a target that survives, by flags ignored, and the chance that there is any. */
  readonly flags: Float64Array
  readonly driven: Float64Array
}

export interface Odds {
  /** An attack with so many battle dice. */
  readonly battle: Results
  /** A barrage with so many targeting dice: on each neighbour of the target hex, and on the target hex. */
  readonly beside: Results
  readonly target: Results
}

/** How far apart the places of results stand that differ by one die, one soldier ignored, or skulls that hit. */
export const A_DIE = IGNORED * 2 * FIGURES
export const A_SOLDIER = 2 * FIGURES
export const SKULLS = FIGURES

/** Where a result stands in a table. */
export const oddsAt = (dice: number, soldiersIgnored: number, skulls: boolean, figures: number): number =>
  ((Math.min(dice, DICE_MAX) * IGNORED + Math.min(soldiersIgnored, IGNORED - 1)) * 2 + (skulls ? 1 : 0)) *
    FIGURES +
  figures
/** The same for flags. */
export const flagsAt = (at: number, flagsIgnored: number): number =>
  at * IGNORED + Math.min(flagsIgnored, IGNORED - 1)

const newResults = (): Results => ({
  loss: new Float64Array(SIZE),
  kill: new Float64Array(SIZE),
  flags: new Float64Array(SIZE * IGNORED),
  driven: new Float64Array(SIZE * IGNORED),
})

export function newOdds(worth: readonly number[]): Odds {
  const battle = newResults()
  const beside = newResults()
  const target = newResults()
  const falls = Array.from({ length: DICE_MAX + 1 }, (_, dice) => fallsOf(dice))
  forAll((dice, soldiers, skulls, figures) => {
    const at = oddsAt(dice, soldiers, skulls, figures)
    addBattle(battle, at, dice, soldiers, skulls, figures, worth)
  })
  forAll((dice, soldiers, skulls, figures) => {
    const at = oddsAt(dice, soldiers, skulls, figures)
    for (let fallen = 0; fallen <= dice; fallen++)
      mix(beside, at, battle, oddsAt(fallen, soldiers, skulls, figures), chanceBeside(dice, fallen))
    for (const { onTarget, isDevastation, chance } of falls[dice])
      if (!isDevastation) mix(target, at, battle, oddsAt(onTarget, soldiers, true, figures), chance)
      else {
        const left = Math.max(0, figures - onTarget)
        target.loss[at] += chance * (worth[figures] - worth[left])
        if (left === 0) target.kill[at] += chance
      }
  })
  return { battle, beside, target }
}

function forAll(visit: (dice: number, soldiers: number, skulls: boolean, figures: number) => void): void {
  for (let dice = 0; dice <= DICE_MAX; dice++)
    for (let soldiers = 0; soldiers < IGNORED; soldiers++)
      for (let figures = 1; figures <= FIGURES_MAX; figures++) {
        visit(dice, soldiers, false, figures)
        visit(dice, soldiers, true, figures)
      }
}

/** Everything that the dice can do to a target of so many figures. */
function addBattle(
  into: Results,
  at: number,
  dice: number,
  soldiersIgnored: number,
  skullsHit: boolean,
  figures: number,
  worth: readonly number[],
): void {
  const ignored = soldiersIgnored === IGNORED - 1 ? dice : soldiersIgnored
  forEachRoll(dice, (soldiers, skulls, bursts, flags, chance) => {
    const left = Math.max(0, figures - hitsOf(soldiers, skulls, bursts, ignored, skullsHit))
    into.loss[at] += chance * (worth[figures] - worth[left])
    if (left === 0) into.kill[at] += chance
    else addFlags(into, at, flags, chance)
  })
}

function addFlags(into: Results, at: number, flags: number, chance: number): void {
  for (let ignored = 0; ignored < IGNORED - 1 && ignored < flags; ignored++) {
    into.flags[flagsAt(at, ignored)] += chance * (flags - ignored)
    into.driven[flagsAt(at, ignored)] += chance
  }
}

function mix(into: Results, at: number, from: Results, part: number, chance: number): void {
  into.loss[at] += chance * from.loss[part]
  into.kill[at] += chance * from.kill[part]
  for (let ignored = 0; ignored < IGNORED; ignored++) {
    into.flags[flagsAt(at, ignored)] += chance * from.flags[flagsAt(part, ignored)]
    into.driven[flagsAt(at, ignored)] += chance * from.driven[flagsAt(part, ignored)]
  }
}

/** What falls on the target hex alone, with the chances of all the ways that come to the same. */
interface OnTarget {
  readonly onTarget: number
  readonly isDevastation: boolean
  readonly chance: number
}

function fallsOf(dice: number): OnTarget[] {
  const chances = new Map<number, number>()
  forEachFall(dice, ({ onTarget, isDevastation }, chance) => {
    const key = onTarget * 2 + (isDevastation ? 1 : 0)
    chances.set(key, (chances.get(key) ?? 0) + chance)
  })
  return [...chances].map(([key, chance]) => ({ onTarget: key >> 1, isDevastation: (key & 1) === 1, chance }))
}
