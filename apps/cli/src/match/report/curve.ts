/** How the score of bot a came about: its course over the games, with the interval as a band around it. */
import { countPairs, scoreOfPairs } from '@bivouac/lab'
import { at } from './html.ts'

const BOX = { width: 400, height: 190, left: 34, right: 10, top: 10, bottom: 26 }
const POINTS = 120

interface Stage {
  readonly games: number
  readonly score: number
  readonly low: number
  readonly high: number
}

/** The score after some of the pairs, evenly spread, the last among them. */
function course(points: readonly number[]): Stage[] {
  const step = Math.max(1, points.length / POINTS)
  const ends = Array.from({ length: Math.min(POINTS, points.length) }, (_, i) => Math.round((i + 1) * step))
  const counts = countPairs([])
  let counted = 0
  return ends.map(end => {
    while (counted < end) counts[2 * points[counted++]]++
    return scoreOfPairs(counts)
  })
}

export function scoreCurve(points: readonly number[]): string {
  const moments = course(points)
  if (moments.length < 2) return ''
  const { width, height, left, right, top, bottom } = BOX
  const games = moments[moments.length - 1].games
  const x = (n: number): string => at(left + (n / games) * (width - left - right))
  const y = (share: number): string => at(top + (1 - share) * (height - top - bottom))
  const line = (of: (moment: Stage) => number, all: readonly Stage[]): string =>
    all.map(moment => `${x(moment.games)} ${y(of(moment))}`).join('L')
  const band = `M${line(m => m.high, moments)}L${line(m => m.low, moments.toReversed())}Z`
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<path class="${share === 0.5 ? 'half' : 'grid'}" d="M${left} ${y(share)}H${width - right}"/>` +
      `<text x="${left - 5}" y="${y(share)}" dy="3.5" text-anchor="end">${100 * share}</text>`,
  )
  return [
    `<svg class="curve" viewBox="0 0 ${width} ${height}" role="img" aria-label="Score of a over the games">`,
    ...grid,
    `<path class="band" d="${band}"/>`,
    `<path class="line" d="M${line(m => m.score, moments)}"/>`,
    `<text x="${left}" y="${height - 8}">0</text>`,
    `<text x="${width - right}" y="${height - 8}" text-anchor="end">${games} games</text>`,
    '</svg>',
  ].join('\n')
}
