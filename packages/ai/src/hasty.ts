/** A bot with a quick hand: it mostly thinks as one bot does, but now and then acts as another one would at first sight. */
import { type Board, next } from '@bivouac/kernel'
import type { BotMaker } from './bot.ts'

const FINE_BITS = 24

/** `share`, 0 to 1, is how often the choice is made at first sight. */
export const hasty =
  <B extends Board, V>(
    name: string,
    thinks: BotMaker<B, V>,
    atFirstSight: BotMaker<B, V>,
    share: number,
  ): BotMaker<B, V> =>
  () => {
    const careful = thinks()
    const quick = atFirstSight()
    return {
      name,
      choose(sight) {
        if (sight.legal.length === 1) return sight.legal[0]
        const isHasty = next(sight.dice, 0) >>> (32 - FINE_BITS) < share * 2 ** FINE_BITS
        return (isHasty ? quick : careful).choose(sight)
      },
    }
  }
