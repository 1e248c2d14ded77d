/** Many games in figures: results, luck and accuracy over time, cards, length. Pure. */
import type { Analysed } from '@bivouac/protocol'
import { type Listed, resultOf, seatOf } from './library.ts'
import type { Library } from './use-listed.ts'

export interface ResultRow {
  readonly scenario: string
  readonly side: string
  readonly won: number
  readonly lost: number
}

/** Of one's own games, the scenario that was played most first. */
export function resultRows(listed: readonly Listed[]): readonly ResultRow[] {
  const rows = new Map<string, { scenario: string; side: string; won: number; lost: number }>()
  for (const { game, scenario, side = '' } of listed) {
    const result = resultOf(game)
    if (result !== 'won' && result !== 'lost') continue
    const row = rows.get(`${scenario}/${side}`) ?? { scenario, side, won: 0, lost: 0 }
    row[result]++
    rows.set(`${scenario}/${side}`, row)
  }
  return [...rows.values()].sort(
    (a, b) => b.won + b.lost - a.won - a.lost || a.scenario.localeCompare(b.scenario),
  )
}

interface AnalysedPoint {
  readonly id: string
  readonly touched: number
  /** What luck brought the one who played here, and what a decision of his lost on average, in points. */
  readonly luck: number
  readonly lostEach: number
}

export function analysedPoints(
  listed: readonly Listed[],
  analysed: ReadonlyMap<string, Analysed>,
): readonly AnalysedPoint[] {
  return listed
    .flatMap(({ game }) => {
      const figures = analysed.get(game.id)
      const seat = seatOf(game)
      if (!figures || seat === undefined) return []
      const { decisions, lost } = figures.bySide[seat]
      return [
        {
          id: game.id,
          touched: game.touched,
          luck: (seat === 0 ? figures.luck : -figures.luck) / 100,
          lostEach: decisions === 0 ? 0 : lost / decisions / 100,
        },
      ]
    })
    .sort((a, b) => a.touched - b.touched)
}

export interface Counted {
  readonly name: string
  readonly count: number
}

const CARDS_MOST = 8

/** The cards that were played most by the one who played here. */
export function favouriteCards(
  listed: readonly Listed[],
  { entries, cardName }: Pick<Library, 'entries' | 'cardName'>,
): readonly Counted[] {
  const counts = new Map<string, number>()
  for (const { game } of listed) {
    const seat = seatOf(game)
    const cards = seat === undefined ? {} : (entries.get(game.id)?.cards[seat] ?? {})
    for (const [card, count] of Object.entries(cards)) {
      const name = cardName(game.plan.module, card)
      counts.set(name, (counts.get(name) ?? 0) + count)
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, CARDS_MOST)
}

/** How many rounds or turns the games took that are over: games by their length. */
export function lengths(listed: readonly Listed[]): readonly Counted[] {
  const counts = new Map<number, number>()
  for (const { game } of listed) {
    const { rounds } = game.tally
    if (game.outcome && rounds) counts.set(rounds, (counts.get(rounds) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a - b).map(([rounds, count]) => ({ name: String(rounds), count }))
}
