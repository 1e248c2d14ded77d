/** Where the lines of the luck chart run: pure geometry in the chart's own units. */
import type { Seat } from '@bivouac/kernel'
import type { Point } from './report.ts'

export const WIDTH = 360
export const HEIGHT = 170
/** Room for the figures at the left, and for the last marks at the right. */
export const LEFT = 28
export const RIGHT = 10
const TOP = 8
const BOTTOM = 8

export interface Mark {
  readonly x: number
  readonly y: number
}

interface ChartLines {
  /** A line a side, from the middle at the left to the right edge. */
  readonly lines: readonly [readonly Mark[], readonly Mark[]]
  /** Where each throw lies, in the order of the points. */
  readonly marks: readonly Mark[]
  /** Heights that are named beside the chart. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
}

export function chartLines(points: readonly Point[]): ChartLines {
  const standings = points.map(({ standing }) => standing)
  const high = Math.max(1, Math.ceil(Math.max(...standings, 0)))
  const low = Math.min(-1, Math.floor(Math.min(...standings, 0)))
  const y = (value: number): number => TOP + ((high - value) * (HEIGHT - TOP - BOTTOM)) / (high - low)
  const marks = points.map(({ standing }, i) => ({ x: xOf(i, points.length), y: y(standing) }))
  const lineOf = (seat: Seat): readonly Mark[] => {
    const own = marks.filter((_, i) => points[i].cast.seat === seat)
    const last = own.at(-1)?.y ?? y(0)
    return [{ x: LEFT, y: y(0) }, ...own, { x: WIDTH - RIGHT, y: last }]
  }
  return {
    lines: [lineOf(0), lineOf(1)],
    marks,
    ticks: ticksOf(low, high).map(value => ({ value, y: y(value) })),
  }
}

const xOf = (i: number, count: number): number => LEFT + ((i + 1) * (WIDTH - LEFT - RIGHT)) / count

/** Zero and two to five more, at round steps. */
function ticksOf(low: number, high: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50].find(size => (high - low) / size <= 5) ?? 100
  const first = Math.ceil(low / step) * step
  const count = Math.floor((high - first) / step) + 1
  return [...Array(count).keys()].map(i => first + i * step)
}

/** The throw nearest to a place in the chart, given as a share of its width. */
export function throwAt(share: number, count: number): number {
  const along = (share * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)
  return Math.min(count - 1, Math.max(0, Math.round(along * count) - 1))
}

/** The throw that strayed furthest from what was expected. */
export const greatestStroke = (points: readonly Point[]): number =>
  points.reduce((best, one, i) => (strayOf(one) > strayOf(points[best]) ? i : best), 0)

const strayOf = ({ cast, expected }: Point): number => Math.abs(cast.got - expected)
