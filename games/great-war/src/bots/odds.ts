/**
 * G-6.5, G-7.2, G-10 Exact tables of what dice do to a target: the worth of the figures lost, the chance that it is
 * destroyed and the flags it must obey. Made once for a set of weights.
 */
import { BATTLE_DIE, FIGURES_MAX, TARGETING_DIE } from '../words.ts'

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
    for (let fallen = 0; fallen <= dice; fallen++) {
      const chance = (choose(dice, fallen) * (TARGETING_DIE - 1) ** (dice - fallen)) / TARGETING_DIE ** dice
      mix(beside, at, battle, oddsAt(fallen, soldiers, skulls, figures), chance)
    }
    for (const { onTarget, triple, chance } of falls[dice])
      if (!triple) mix(target, at, battle, oddsAt(onTarget, soldiers, true, figures), chance)
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

/** Walks through every count of soldiers, sure hits and flags among the dice. */
function addBattle(
  into: Results,
  at: number,
  dice: number,
  soldiersIgnored: number,
  skulls: boolean,
  figures: number,
  worth: readonly number[],
): void {
  const sure = skulls ? 2 : 1
  const blank = BATTLE_DIE - 2 - sure - 1
  const ignored = soldiersIgnored === IGNORED - 1 ? dice : soldiersIgnored
  for (let soldiers = 0; soldiers <= dice; soldiers++)
    for (let hits = 0; soldiers + hits <= dice; hits++)
      for (let flags = 0; soldiers + hits + flags <= dice; flags++) {
        const rest = dice - soldiers - hits - flags
        const ways = choose(dice, soldiers) * choose(dice - soldiers, hits) * choose(rest + flags, flags)
        const chance = (ways * 2 ** soldiers * sure ** hits * blank ** rest) / BATTLE_DIE ** dice
        const left = Math.max(0, figures - hits - Math.max(0, soldiers - ignored))
        into.loss[at] += chance * (worth[figures] - worth[left])
        if (left === 0) into.kill[at] += chance
        else addFlags(into, at, flags, chance)
      }
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

interface Fall {
  readonly onTarget: number
  readonly triple: boolean
  readonly chance: number
}

/** G-10.3, G-10.7 The dice that pairs put on the target hex, and whether three fell alike, with their chances. */
function fallsOf(dice: number): Fall[] {
  const chances = new Map<number, number>()
  const walk = (number: number, left: number, ways: number, onTarget: number, triple: boolean): void => {
    if (number < TARGETING_DIE)
      for (let count = 0; count <= left; count++)
        walk(
          number + 1,
          left - count,
          ways * choose(left, count),
          onTarget + (count >= 2 ? count : 0),
          triple || count >= 3,
        )
    else if (left === 0) {
      const key = onTarget * 2 + (triple ? 1 : 0)
      chances.set(key, (chances.get(key) ?? 0) + ways / TARGETING_DIE ** dice)
    }
  }
  walk(0, dice, 1, 0, false)
  return [...chances].map(([key, chance]) => ({ onTarget: key >> 1, triple: (key & 1) === 1, chance }))
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
