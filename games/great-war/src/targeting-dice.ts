/**
 * G-10.2, G-10.3, G-10.7 What targeting dice do, without a table: the one place that knows it, for the artillery,
 * forecasts, bots and the luck page. The figures are those of `data/reserve-artillery.json`.
 */
import { choose } from './battle-dice.ts'
import { DEVASTATING, HQ_PER_TARGETING_DIE, ON_TARGET } from './figures.ts'
import { TARGETING_DIE } from './vocabulary.ts'

/** G-10.2 HQ tokens for so many dice, of which some may be free. */
export const tokensFor = (dice: number, free: number): number =>
  Math.max(0, dice - free) * HQ_PER_TARGETING_DIE

/** G-10.2 How many dice so many tokens buy. */
export const diceFor = (tokens: number): number => Math.trunc(tokens / HQ_PER_TARGETING_DIE)

/** G-10.3 Of the dice that show one number, those that count for the target hex as well. */
export const onTargetOf = (alike: number): number => (alike >= ON_TARGET ? alike : 0)

/** G-10.7 Whether so many dice of one number devastate the target hex. */
export const isDevastating = (alike: number): boolean => alike >= DEVASTATING

/** The chance that so many of the dice fall on one of the six neighbours. */
export const chanceBeside = (dice: number, fallen: number): number =>
  (choose(dice, fallen) * (TARGETING_DIE - 1) ** (dice - fallen)) / TARGETING_DIE ** dice

/** Where dice have fallen. */
interface Fall {
  /** On each of the numbers 1 to 6. */
  readonly around: readonly number[]
  readonly onTarget: number
  readonly isDevastation: boolean
}

/** Where dice with these numbers, from 1, have fallen. */
export function fallOf(numbers: readonly number[]): Fall {
  const around = Array.from(
    { length: TARGETING_DIE },
    (_, i) => numbers.filter(number => number === i + 1).length,
  )
  return {
    around,
    onTarget: around.reduce((sum, alike) => sum + onTargetOf(alike), 0),
    isDevastation: around.some(isDevastating),
  }
}

/** Calls back for every way in which so many dice can fall, with its exact chance. `around` changes from call to call. */
export function forEachFall(dice: number, visit: (fall: Fall, chance: number) => void): void {
  const around: number[] = Array(TARGETING_DIE).fill(0)
  const walk = (
    number: number,
    left: number,
    ways: number,
    onTarget: number,
    isDevastation: boolean,
  ): void => {
    if (number === TARGETING_DIE)
      return visit({ around, onTarget, isDevastation }, ways / TARGETING_DIE ** dice)
    // What the last number gets is what is left.
    for (let alike = number === TARGETING_DIE - 1 ? left : 0; alike <= left; alike++) {
      around[number] = alike
      walk(
        number + 1,
        left - alike,
        ways * choose(left, alike),
        onTarget + onTargetOf(alike),
        isDevastation || isDevastating(alike),
      )
    }
  }
  walk(0, dice, 1, 0, false)
}
