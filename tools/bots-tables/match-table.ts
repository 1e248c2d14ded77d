/** Results of matches as tables: one line a match, and one line a scenario. */
import type { MatchSummary } from '../../apps/cli/src/match/summary.ts'

export type MatchResult = Pick<
  MatchSummary,
  'a' | 'b' | 'game' | 'games' | 'score' | 'low' | 'high' | 'elo' | 'byScenario' | 'pairCounts' | 'seed'
>

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
const elo = ({ score, elo: points }: MatchResult): string =>
  score === 1 || score === 0
    ? ''
    : Math.round(points) === 0
      ? '0'
      : `${points > 0 ? '+' : '−'}${Math.abs(Math.round(points))}`

export function matchTable(results: readonly MatchResult[]): string {
  const rows = results.map(result => {
    const { a, b, games, score, low, high, pairCounts } = result
    const [lost, , even, , won] = pairCounts
    return `| ${a} | ${b} | ${games} | **${percent(score)}** | ${percent(low)} to ${percent(high)} | ${elo(result)} | ${won} : ${even} : ${lost} |`
  })
  return [
    '| a | b | games | score of a | 95 % interval | Elo | pairs won : split : lost |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

/** Trials of either game: shorter, each with the seed it was played from. */
export function trialTable(results: readonly MatchResult[]): string {
  return [
    '| game | a | b | games | score of a | 95 % interval | seed |',
    '|---|---|---|--:|--:|--:|---|',
    ...results.map(
      ({ game, a, b, games, score, low, high, seed }) =>
        `| ${game} | ${a} | ${b} | ${games} | **${percent(score)}** | ${percent(low)} to ${percent(high)} | ${seed} |`,
    ),
  ].join('\n')
}

/** The matches that are listed scenario by scenario: against the level below, against Regular, and against the yardstick. */
const LISTED: readonly (readonly [a: string, b: string])[] = [
  ['veteran', 'regular'],
  ['expert', 'veteran'],
  ['expert', 'regular'],
  ['expert', 'greedy'],
]

export function scenarioTable(results: readonly MatchResult[]): string {
  const listed = LISTED.flatMap(([a, b]) => results.filter(result => result.a === a && result.b === b))
  const scenarios = listed[0]?.byScenario.map(({ scenario }) => scenario) ?? []
  const cell = (result: MatchResult, scenario: string): string => {
    const found = result.byScenario.find(row => row.scenario === scenario)
    return found === undefined ? '' : `${percent(found.score, 0)} of ${found.games}`
  }
  return [
    `| scenario | ${listed.map(({ a, b }) => `${a} v ${b}`).join(' | ')} |`,
    `|---|${listed.map(() => '--:|').join('')}`,
    ...scenarios.map(
      scenario => `| ${scenario} | ${listed.map(result => cell(result, scenario)).join(' | ')} |`,
    ),
  ].join('\n')
}
