/** A reliability diagram as SVG: predicted against won, on light or dark ground. */
import { CERTAIN, ENOUGH_GAMES, type Reliability } from '@bivouac/analysis'
import { at, escaped } from '../match/report/html.ts'

const SIZE = 320
const LEFT = 44
const TOP = 48
const BOTTOM = 44
const RIGHT = 16

const STYLE = `
  .ink { fill: #3b3b36 } .rule { stroke: #3b3b36; stroke-opacity: .2 } .even { stroke: #3b3b36; stroke-opacity: .55; stroke-dasharray: 5 4 }
  .band { fill: #6b8f4e; fill-opacity: .16 } .dot { fill: #1f5fae } .few { fill: none; stroke: #1f5fae } .bar { stroke: #1f5fae; stroke-width: 1.6 }
  @media (prefers-color-scheme: dark) {
    .ink { fill: #d8d6cc } .rule { stroke: #d8d6cc } .even { stroke: #d8d6cc } .dot { fill: #7db4f5 } .few { stroke: #7db4f5 } .bar { stroke: #7db4f5 }
  }
  text { font: 12px system-ui, sans-serif }`

/** As close as the value is meant to be. */
export const GOAL = 300

export function reliabilityDiagram(name: string, { tenths, brier, games, positions }: Reliability): string {
  const width = LEFT + SIZE + RIGHT
  const height = TOP + SIZE + BOTTOM
  const x = (chance: number): string => at(LEFT + (SIZE * chance) / CERTAIN)
  const y = (chance: number): string =>
    at(TOP + SIZE * (1 - Math.min(CERTAIN, Math.max(0, chance)) / CERTAIN))
  const rules = [0, 2500, 5000, 7500, CERTAIN].map(
    chance =>
      `<path class="rule" d="M${x(0)} ${y(chance)}H${x(CERTAIN)}M${x(chance)} ${y(0)}V${y(CERTAIN)}"/>` +
      `<text class="ink" x="${LEFT - 6}" y="${y(chance)}" dy="4" text-anchor="end">${chance / 100}</text>` +
      `<text class="ink" x="${x(chance)}" y="${TOP + SIZE + 16}" text-anchor="middle">${chance / 100}</text>`,
  )
  const dots = tenths
    .filter(tenth => tenth.positions > 0)
    .map(
      ({ foretold, won, error, games: own }) =>
        `<path class="bar" d="M${x(foretold)} ${y(won - 2 * error)}V${y(won + 2 * error)}"/>` +
        `<circle class="${own >= ENOUGH_GAMES ? 'dot' : 'few'}" cx="${x(foretold)}" cy="${y(won)}" r="4"><title>${own} games</title></circle>`,
    )
  const label = `${escaped(name)}: of the positions that were given a chance, how many were won`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    `<title>${label}</title><style>${STYLE}</style>`,
    `<text class="ink" x="${LEFT}" y="18">${escaped(name)}</text>`,
    `<text class="ink" x="${LEFT}" y="36">${games} games, ${positions} positions, Brier score ${brier.toFixed(3)}</text>`,
    ...rules,
    `<path class="band" d="M${x(0)} ${y(GOAL)}L${x(CERTAIN - GOAL)} ${y(CERTAIN)}H${x(CERTAIN)}V${y(CERTAIN - GOAL)}L${x(GOAL)} ${y(0)}H${x(0)}Z"/>`,
    `<path class="even" d="M${x(0)} ${y(0)}L${x(CERTAIN)} ${y(CERTAIN)}"/>`,
    ...dots,
    `<text class="ink" x="${at(LEFT + SIZE / 2)}" y="${height - 8}" text-anchor="middle">predicted, % · won, % upwards · bars: two standard errors</text>`,
    '</svg>',
    '',
  ].join('\n')
}
