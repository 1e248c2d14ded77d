/** G-10.2 to G-10.7 A barrage as one throw: the targeting dice and all the shells that they bring. */
import { certain, mixed, plus, type Spread } from '@bivouac/client-shell/luck'
import { forEachFall } from '../../src/targeting-dice.ts'
import { devastationOf, type Mark, spreadOf } from './hits.ts'

/** The units under a barrage: those on the hexes 1 to 6, and the one on the target hex. */
interface UnderFire {
  readonly around: readonly (Mark | undefined)[]
  readonly aimed: Mark | undefined
}

/** What shells on the target hex can do, once it is known how many. */
const aimedSpread = (mark: Mark, dice: number, isDevastation: boolean): Spread =>
  isDevastation ? certain(devastationOf(mark, dice)) : spreadOf(mark, dice)

/** The exact chance of every number of figures lost, before anything is rolled: over all the ways the dice can fall. */
export function barrageSpread({ around, aimed }: UnderFire, dice: number): Spread {
  const counts = [...Array(dice + 1).keys()]
  const beside = around.map(mark => mark && counts.map(count => spreadOf(mark, count)))
  const parts: { chance: number; spread: Spread }[] = []
  forEachFall(dice, (fall, chance) => {
    let spread = aimed ? aimedSpread(aimed, fall.onTarget, fall.isDevastation) : certain(0)
    for (const [i, spreads] of beside.entries()) if (spreads) spread = plus(spread, spreads[fall.around[i]])
    parts.push({ chance, spread })
  })
  return mixed(parts)
}
