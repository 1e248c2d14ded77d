/** N-7.4 The ten-sided die: what succeeds, and how likely it is. */

export const DIE_FACES = 10

/** N-7.4 At least the total defence, or a 0. */
export const isSuccess = (die: number, total: number): boolean => die === 0 || die >= total

/** N-7.4 The exact chance that at least one of `dice` succeeds. By products: powers differ between engines. */
export function hitChance(total: number, dice: number): number {
  const one = Math.min(Math.max((DIE_FACES + 1 - total) / DIE_FACES, 1 / DIE_FACES), 1)
  let none = 1
  for (let i = 0; i < dice; i++) none *= 1 - one
  return 1 - none
}

/** No card rolls so many dice, and no total defence is so high. */
export const DICE_END = 5
const TOTALS_END = 32
/** The same chances as a table for those who ask often, at `total * DICE_END + dice`. */
export const CHANCE: Float64Array = Float64Array.from({ length: TOTALS_END * DICE_END }, (_, i) =>
  hitChance(Math.floor(i / DICE_END), i % DICE_END),
)
export const chanceOf = (total: number, dice: number): number => CHANCE[total * DICE_END + dice]
