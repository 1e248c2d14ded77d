/** How much was luck: each side's throws added up exactly, and how its luck ran through the game. */
import type { Seat } from '@bivouac/kernel'
import { against, chanceThat, expectedOf, isCertain, plus, type Spread, sumOf } from './spread.ts'
import type { Throw } from './throws.ts'

interface Sum {
  readonly throws: number
  readonly expected: number
  readonly got: number
}

export interface SideLuck extends Sum {
  readonly seat: Seat
  /** The chance of every number of hits from all its throws together. */
  readonly spread: Spread
  /** The share of games in which the same throws bring fewer hits, and in which they bring more. */
  readonly fewer: number
  readonly more: number
  /** The same sums for each kind of throw, the most frequent first. */
  readonly kinds: readonly (Sum & { readonly what: string })[]
}

/** A throw with hits at stake, and how far its side stood above or below expectation after it. */
export interface Point {
  readonly cast: Throw
  readonly expected: number
  readonly standing: number
}

export interface LuckReport {
  readonly sides: readonly [SideLuck, SideLuck]
  /** All throws with hits at stake, of both sides, in order. */
  readonly points: readonly Point[]
  /** How many hits the first side's luck is ahead of the second's. */
  readonly lead: number
  /** The share of games in which luck is at least as far apart. */
  readonly rarity: number
}

export const differenceOf = ({ expected, got }: Sum): number => got - expected

/** Sums of binary fractions are a hair's breadth off: results that close are the same. */
const HAIR = 1e-9

export function reportOn(throws: readonly Throw[]): LuckReport {
  const atStake = throws.filter(({ spread }) => !isCertain(spread))
  const sides = [sideOf(atStake, 0), sideOf(atStake, 1)] as const
  const lead = differenceOf(sides[0]) - differenceOf(sides[1])
  const apart = plus(sides[0].spread, against(sides[1].spread))
  const middle = expectedOf(apart)
  return {
    sides,
    points: pointsOf(atStake),
    lead,
    rarity: chanceThat(apart, value => Math.abs(value - middle) >= Math.abs(lead) - HAIR),
  }
}

function sideOf(atStake: readonly Throw[], seat: Seat): SideLuck {
  const own = atStake.filter(one => one.seat === seat)
  const spread = sumOf(own.map(one => one.spread))
  const sum = sumUp(own)
  return {
    seat,
    ...sum,
    spread,
    fewer: chanceThat(spread, hits => hits < sum.got),
    more: chanceThat(spread, hits => hits > sum.got),
    kinds: [...new Set(own.map(one => one.what))]
      .map(what => ({ what, ...sumUp(own.filter(one => one.what === what)) }))
      .sort((a, b) => b.throws - a.throws),
  }
}

const sumUp = (throws: readonly Throw[]): Sum => ({
  throws: throws.length,
  expected: throws.reduce((sum, { spread }) => sum + expectedOf(spread), 0),
  got: throws.reduce((sum, { got }) => sum + got, 0),
})

function pointsOf(atStake: readonly Throw[]): readonly Point[] {
  const standing = [0, 0]
  return atStake.map(cast => {
    const expected = expectedOf(cast.spread)
    standing[cast.seat] += cast.got - expected
    return { cast, expected, standing: standing[cast.seat] }
  })
}

/** How often each face has come up for each side. */
export function facesOf(throws: readonly Throw[]): readonly [FaceCounts, FaceCounts] {
  const counts: [Map<string, number>, Map<string, number>] = [new Map(), new Map()]
  for (const { seat, faces } of throws)
    for (const face of faces) counts[seat].set(face, (counts[seat].get(face) ?? 0) + 1)
  return counts
}

export type FaceCounts = ReadonlyMap<string, number>

/** How a side's luck is told: with so few throws not at all. */
export type Verdict =
  | { readonly luck: 'few' | 'usual' }
  | { readonly luck: 'luckier' | 'unluckier'; readonly of100: number }

const FEW = 5
/** Less than this is nothing to speak of. */
const TELLING = 0.6

export function verdictOn({ throws, fewer, more }: SideLuck): Verdict {
  if (throws < FEW) return { luck: 'few' }
  if (Math.max(fewer, more) < TELLING) return { luck: 'usual' }
  return {
    luck: fewer > more ? 'luckier' : 'unluckier',
    of100: Math.min(99, Math.floor(100 * Math.max(fewer, more))),
  }
}

/** How often luck is at least as uneven: a figure where it tells something. */
type Rarity = { readonly luck: 'rare' | 'usual' } | { readonly of100: number }

export function rarityOf({ rarity }: Pick<LuckReport, 'rarity'>): Rarity {
  const of100 = Math.round(100 * rarity)
  if (of100 < 1) return { luck: 'rare' }
  // After few throws every way they can fall is as uneven: that is no news.
  return of100 > 50 ? { luck: 'usual' } : { of100 }
}
