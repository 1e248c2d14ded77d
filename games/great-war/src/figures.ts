/** Printed figures of the dice, the units and the reserve artillery; some from `data/die.json` and `data/reserve-artillery.json`. */
import die from '../data/die.json' with { type: 'json' }
import file from '../data/reserve-artillery.json' with { type: 'json' }
import { DIE_FACES } from './vocabulary.ts'

/** G-2.2 Rolls are kept as numbers of faces: the list in words must be the printed one. */
if (die.battleDie.join() !== DIE_FACES.join()) throw new Error('die.json has other faces than DIE_FACES')

/** G-10.2 HQ tokens for each targeting die. */
export const HQ_PER_TARGETING_DIE = file.reserveArtillery.hqPerDie
/** G-10.7 So many targeting dice of one number devastate the target hex. */
export const DEVASTATING = file.reserveArtillery.devastatingOfAKind

/** G-10.3 So many targeting dice of one number count for the target hex as well. */
export const ON_TARGET = 2

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

/** Both in one, at `kind * 8 + range`: range 1 is close combat. */
export const BATTLE_DICE = RANGED_DICE.map((dice, i) => (i % 8 === 1 ? CLOSE_DICE[i >> 3] : dice))
/** G-6.2 The longest range of each kind. */
export const RANGE_MAX = CLOSE_DICE.map((_, kind) =>
  RANGED_DICE.subarray(kind * 8, kind * 8 + 8).findLastIndex(dice => dice > 0),
)
