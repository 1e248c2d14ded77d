/** Exact chances of whole numbers, and how they add up. */

export interface Spread {
  /** The least number that can come. */
  readonly least: number
  /** The chance of `least`, of one more, and so on. */
  readonly chances: readonly number[]
}

/** A number that is sure. */
export const certain = (value: number): Spread => ({ least: value, chances: [1] })

export const isCertain = ({ chances }: Spread): boolean => chances.length < 2

/** The sum of two numbers that know nothing of each other. */
export function plus(one: Spread, other: Spread): Spread {
  const chances: number[] = Array(one.chances.length + other.chances.length - 1).fill(0)
  for (const [i, p] of one.chances.entries())
    for (const [j, q] of other.chances.entries()) chances[i + j] += p * q
  return { least: one.least + other.least, chances }
}

export const sumOf = (spreads: readonly Spread[]): Spread => spreads.reduce(plus, certain(0))

/** The same number counted against. */
export const against = ({ least, chances }: Spread): Spread => ({
  // Never -0: it is written with its sign.
  least: 0 - (least + chances.length - 1),
  chances: chances.toReversed(),
})

/** One of several spreads, each with its chance. */
export function mixed(parts: readonly { readonly chance: number; readonly spread: Spread }[]): Spread {
  const least = Math.min(...parts.map(({ spread }) => spread.least))
  const most = Math.max(...parts.map(({ spread }) => spread.least + spread.chances.length - 1))
  const chances: number[] = Array(most - least + 1).fill(0)
  for (const { chance, spread } of parts)
    for (const [i, p] of spread.chances.entries()) chances[spread.least - least + i] += chance * p
  return { least, chances }
}

export const expectedOf = ({ least, chances }: Spread): number =>
  chances.reduce((sum, chance, i) => sum + chance * (least + i), 0)

/** The chance of a number that `counts`. */
export const chanceThat = ({ least, chances }: Spread, counts: (value: number) => boolean): number =>
  Math.min(
    1,
    chances.reduce((sum, chance, i) => (counts(least + i) ? sum + chance : sum), 0),
  )
