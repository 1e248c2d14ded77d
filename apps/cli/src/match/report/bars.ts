/** A bar for each scenario: the score of bot a, and its interval as a whisker. */
import type { MatchSummary } from '../summary.ts'
import { interval, percent } from '../words.ts'
import { at, escaped } from './html.ts'

type Row = MatchSummary['byScenario'][number]

const WIDTH = 1000
const HEIGHT = 44

/** Drawn to be stretched: only shapes inside, all words stand beside it. */
const bar = ({ score, low, high }: Row): string => {
  const [middle, top] = [HEIGHT / 2, 6]
  const x = (share: number): string => at(share * WIDTH)
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<rect class="bar" y="${top}" width="${x(score)}" height="${HEIGHT - 2 * top}"/>`,
    `<path class="half" d="M${WIDTH / 2} 0V${HEIGHT}"/>`,
    `<path class="whisker" d="M${x(low)} ${middle}H${x(high)}M${x(low)} 14V30M${x(high)} 14V30"/>`,
    '</svg>',
  ].join('')
}

const row = (result: Row, whole = false): string =>
  [
    `<li${whole ? ' class="whole"' : ''}>`,
    `<span class="name">${escaped(result.scenario)}</span>`,
    `<span class="score">${percent(result.score)}</span>`,
    bar(result),
    `<span class="small">${interval(result)} · ${result.games} games</span>`,
    '</li>',
  ].join('')

export function scenarioBars({ byScenario, games, score, low, high }: MatchSummary): string {
  const played = byScenario.filter(result => result.games > 0)
  const rows = [
    ...(played.length > 1 ? [row({ scenario: 'all', games, score, low, high }, true)] : []),
    ...played.map(result => row(result)),
  ]
  return `<ul class="bars">\n${rows.join('\n')}\n</ul>`
}
