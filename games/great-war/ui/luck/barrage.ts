/** G-10.2 to G-10.7 A barrage as one throw: the targeting dice and all the shells that they bring. */
import { certain, mixed, plus, type Spread } from '@bivouac/client-shell/luck'
import { choose } from '../../src/forecast.ts'
import { TARGETING_DIE } from '../../src/words.ts'
import { devastationOf, type Mark, spreadOf } from './hits.ts'

/** The units under a barrage: those on the hexes 1 to 6, and the one on the target hex. */
export interface UnderFire {
  readonly around: readonly (Mark | undefined)[]
  readonly aimed: Mark | undefined
}

/** Where the targeting dice have fallen. */
export interface Fallen {
  readonly around: readonly number[]
  /** G-10.3 Dice that fell in twos or more count for the target hex, too. */
  readonly onTarget: number
  readonly isDevastation: boolean
}

export function fallenOf(numbers: readonly number[]): Fallen {
  const around = [...Array(TARGETING_DIE).keys()].map(i => numbers.filter(number => number === i + 1).length)
  return {
    around,
    onTarget: around.filter(count => count >= 2).reduce((sum, count) => sum + count, 0),
    isDevastation: around.some(count => count >= 3),
  }
}

/** What shells on the target hex can do, once it is known how many. */
const aimedSpread = (mark: Mark, dice: number, isDevastation: boolean): Spread =>
  isDevastation ? certain(devastationOf(mark, dice)) : spreadOf(mark, dice)

/** The exact chance of every number of figures lost, before anything is rolled: over all the ways the dice can fall. */
export function barrageSpread({ around, aimed }: UnderFire, dice: number): Spread {
  const counts = [...Array(dice + 1).keys()]
  const beside = around.map(mark => mark && counts.map(count => spreadOf(mark, count)))
  const parts: { chance: number; spread: Spread }[] = []
  const walk = (
    number: number,
    left: number,
    ways: number,
    onTarget: number,
    isDevastation: boolean,
    soFar: Spread,
  ): void => {
    if (number === TARGETING_DIE) {
      const spread = aimed ? plus(soFar, aimedSpread(aimed, onTarget, isDevastation)) : soFar
      parts.push({ chance: ways / TARGETING_DIE ** dice, spread })
      return
    }
    // What the last number gets is what is left.
    const least = number === TARGETING_DIE - 1 ? left : 0
    for (let count = least; count <= left; count++) {
      const here = beside[number]?.[count]
      walk(
        number + 1,
        left - count,
        ways * choose(left, count),
        onTarget + (count >= 2 ? count : 0),
        isDevastation || count >= 3,
        here ? plus(soFar, here) : soFar,
      )
    }
  }
  walk(0, dice, 1, 0, false, certain(0))
  return mixed(parts)
}
