/**
 * Finds a correction by games that are over: log odds, stretched and shifted so that what came of them is as likely as can be
 * (Platt's scaling). Two figures leave little room to learn a few games by heart.
 */
import { CERTAIN, type Foretold } from '@bivouac/analysis'
import { UserError } from '../errors.ts'

export interface Fitted {
  readonly scale: number
  readonly shift: number
  /** Their standard errors, each game counted once: its positions know of one another. What is not sure is left at 1 and at 0. */
  readonly scaleError: number
  readonly shiftError: number
  /** The same as a table for the game's mind. */
  readonly knots: readonly number[]
}

/** As sure as a measured chance is taken to be: the log odds of certainty have no end. */
const SUREST = 0.999
const ROUNDS = 30
const KNOTS = 21

/** A figure counts only if it is so many of its errors from doing nothing. */
const SURE = 2

export function fitCorrection(all: readonly Foretold[]): Fitted {
  const rows = all.map(({ game, chance, isWon }) => ({
    game,
    x: logOdds(chance / CERTAIN),
    y: isWon ? 1 : 0,
  }))
  if (rows.every(({ y }) => y === rows[0].y))
    throw new UserError('too-few-games', 'These games all ended alike for whoever was to choose: play more.')
  const both = fitted(rows, true)
  // What may well be an accident of these games would make the chances of others worse.
  const { scale, shift, ...errors } =
    Math.abs(both.scale - 1) > SURE * both.scaleError
      ? both
      : { ...fitted(rows, false), scaleError: both.scaleError }
  const kept = Math.abs(shift) > SURE * errors.shiftError ? shift : 0
  return {
    ...{ scale, shift: kept, ...errors },
    knots: Array.from({ length: KNOTS }, (_, i) => knotAt(i / (KNOTS - 1), scale, kept)),
  }
}

interface Row {
  readonly game: string
  readonly x: number
  readonly y: number
}

/** The likeliest figures; the scale only if it `isFree`. */
function fitted(rows: readonly Row[], isFree: boolean): Omit<Fitted, 'knots'> {
  let scale = 1
  let shift = 0
  const tilt = ({ x, y }: Row): [number, number] => {
    const off = y - share(scale * x + shift)
    return [off * x, off]
  }
  const step = (curved: Curvature, own: readonly Row[]): [number, number] => {
    const [a, b] = totalOf(own.map(tilt))
    return isFree ? solved(curved, [a, b]) : [0, b / curved.one]
  }
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = step(curvature(rows, scale, shift), rows)
    scale += a
    shift += b
  }
  const curved = curvature(rows, scale, shift)
  const pulls = [...Map.groupBy(rows, ({ game }) => game).values()].map(own => step(curved, own))
  return {
    scale,
    shift,
    scaleError: Math.hypot(...pulls.map(([a]) => a)),
    shiftError: Math.hypot(...pulls.map(([, b]) => b)),
  }
}

/** What is certain stays so. */
const knotAt = (at: number, scale: number, shift: number): number =>
  at === 0 || at === 1 ? at * CERTAIN : Math.round(CERTAIN * share(scale * logOdds(at) + shift))

const share = (odds: number): number => 1 / (1 + Math.exp(-odds))

function logOdds(chance: number): number {
  const p = Math.min(SUREST, Math.max(1 - SUREST, chance))
  return Math.log(p / (1 - p))
}

const totalOf = (pairs: readonly (readonly [number, number])[]): [number, number] => [
  pairs.reduce((sum, [a]) => sum + a, 0),
  pairs.reduce((sum, [, b]) => sum + b, 0),
]

interface Curvature {
  readonly xx: number
  readonly x: number
  readonly one: number
}

function curvature(rows: readonly { readonly x: number }[], scale: number, shift: number): Curvature {
  const sums = { xx: 0, x: 0, one: 0 }
  for (const { x } of rows) {
    const p = share(scale * x + shift)
    const weight = p * (1 - p)
    sums.xx += weight * x * x
    sums.x += weight * x
    sums.one += weight
  }
  return sums
}

function solved({ xx, x, one }: Curvature, [a, b]: readonly [number, number]): [number, number] {
  const det = xx * one - x * x
  return det > 0 ? [(one * a - x * b) / det, (xx * b - x * a) / det] : [0, 0]
}
