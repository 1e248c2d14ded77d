/** Printed figures of the dice, the units and the reserve artillery; some from `data/die.json` and `data/reserve-artillery.json`. */
import die from '../data/die.json' with { type: 'json' }
import file from '../data/reserve-artillery.json' with { type: 'json' }
import { DIE_FACES } from './words.ts'

/** G-2.2 Rolls are kept as numbers of faces: the list in words must be the printed one. */
if (die.battleDie.join() !== DIE_FACES.join()) throw new Error('die.json has other faces than DIE_FACES')

/** G-10.2 HQ tokens for each targeting die. */
export const HQ_PER_TARGETING_DIE = file.reserveArtillery.hqPerDie
/** G-10.7 So many targeting dice of one number devastate the target hex. */
export const DEVASTATING = file.reserveArtillery.devastatingOfAKind

/** G-6.2 Dice by kind of unit and range, at `kind * 8 + range`. */
export const RANGED_DICE = Uint8Array.from(
  [
    [0, 0, 2, 1, 1, 0, 0, 0],
    [0, 0, 2, 1, 1, 0, 0, 0],
    [0, 0, 3, 3, 1, 1, 0, 0],
    [0, 0, 2, 2, 2, 1, 1, 0],
  ].flat(),
)
/** G-7.1 Dice in close combat by kind of unit. */
export const CLOSE_DICE = Uint8Array.of(3, 4, 3, 3)
