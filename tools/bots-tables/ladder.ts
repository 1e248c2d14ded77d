/** The ladder as a picture: what each level scores against the one below, and Expert against the yardstick. */
import type { MatchResult } from './match-table.ts'

const STEPS: readonly (readonly [a: string, b: string])[] = [
  ['regular', 'recruit'],
  ['veteran', 'regular'],
  ['expert', 'veteran'],
  ['master', 'expert'],
  ['expert', 'regular'],
  ['expert', 'greedy'],
]

const WIDTH = 720
const LEFT = 190
const RIGHT = 70
const ROW = 30
const HEAD = 34
const FOOT = 26
const WANTED = 0.75

// Read by day and by lamplight alike: the page behind it may be of either colour.
const STYLE = `
  text { font: 14px system-ui, sans-serif; fill: #57534a }
  .name { font-weight: 600 }
  .track { fill: #8a867b; opacity: .25 }
  .bar { fill: #8fa86b }
  .span { stroke: #23211c; stroke-width: 2 }
  .wanted { stroke: #b9531f; stroke-dasharray: 4 4 }
  @media (prefers-color-scheme: dark) { text { fill: #d6d1c4 } .bar { fill: #5c7a3c } .span { stroke: #f3eee0 } }`

const x = (score: number): number => LEFT + score * (WIDTH - LEFT - RIGHT)

function row({ a, b, games, score, low, high }: MatchResult, top: number): string {
  const middle = top + ROW / 2
  return `<text class="name" x="0" y="${middle + 5}">${a} v ${b}</text>
<rect class="track" x="${x(0)}" y="${top + 6}" width="${x(1) - x(0)}" height="${ROW - 12}" rx="3"/>
<rect class="bar" x="${x(0)}" y="${top + 6}" width="${(x(score) - x(0)).toFixed(1)}" height="${ROW - 12}" rx="3"/>
<path class="span" d="M${x(low).toFixed(1)} ${middle}H${x(high).toFixed(1)}m0 -5v10M${x(low).toFixed(1)} ${middle - 5}v10"/>
<text x="${x(1) + 8}" y="${middle + 5}">${Math.round(100 * score)} %<title>of ${games} games</title></text>`
}

/** One picture for one game, in the order of the ladder. */
export function ladder(results: readonly MatchResult[], name: string): string {
  const rungs = STEPS.flatMap(([a, b]) => results.filter(result => result.a === a && result.b === b))
  const height = HEAD + rungs.length * ROW + FOOT
  const label = rungs.map(({ a, b, score }) => `${a} against ${b} ${Math.round(100 * score)} %`).join(', ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${name}: ${label}">
<style>${STYLE}
</style>
<text class="name" x="0" y="20">${name}</text>
${rungs.map((result, i) => row(result, HEAD + i * ROW)).join('\n')}
<path class="wanted" d="M${x(WANTED)} ${HEAD - 4}V${height - FOOT + 4}"/>
<text x="${x(WANTED)}" y="${height - 6}" text-anchor="middle">75 %</text>
</svg>
`
}
