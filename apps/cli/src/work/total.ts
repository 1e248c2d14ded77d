/** The results of several scenarios added up. */
import type { SimResult } from './simulate.ts'
import { mean, sum } from './statistics.ts'

export type Total = Omit<SimResult, 'rounds'> & { readonly rounds?: { readonly mean: number } }

/** Each scenario counts alike, for each was played equally often. There is no median: the single rounds are gone. */
export function total(results: readonly SimResult[]): Total {
  const [first] = results
  const games = results.reduce((n, r) => n + r.games, 0)
  const actions = results.reduce((n, r) => n + r.actions, 0)
  const seconds = results.reduce((n, r) => n + (r.gamesPerSecond > 0 ? r.games / r.gamesPerSecond : 0), 0)
  const rate = (n: number): number => (seconds > 0 ? Math.round((n / seconds) * 100) / 100 : 0)
  const faults = results.flatMap(r => r.faults ?? [])
  const { a = 0, b = 0 } = sum(results.map(r => r.botWins))
  return {
    game: first.game,
    scenario: 'all',
    games,
    seed: first.seed,
    wins: sum(results.map(r => r.wins)),
    botWins: { a, b },
    ends: sum(results.map(r => r.ends)),
    unfinished: results.reduce((n, r) => n + r.unfinished, 0),
    ...(first.rounds ? { rounds: { mean: mean(results.flatMap(r => r.rounds?.mean ?? [])) } } : {}),
    ...(first.casualties
      ? {
          casualties: Object.fromEntries(
            Object.keys(first.casualties).map(side => [
              side,
              mean(results.map(r => r.casualties?.[side] ?? 0)),
            ]),
          ),
        }
      : {}),
    ...(faults.length > 0 ? { faults } : {}),
    actions,
    actionsPerSecond: rate(actions),
    gamesPerSecond: rate(games),
  }
}
