/** Many games between two bots, and what they add up to. */
import { type BotMaker, playGame } from '@bivouac/ai'
import type { Board, GameModule } from '@bivouac/kernel'
import { mean, median } from './statistics.ts'

export interface SimOptions {
  readonly games: number
  readonly seed: string
  /** The first plays side 0, the second side 1. */
  readonly bots: readonly [BotMaker, BotMaker]
  /** Every other game the bots change places. */
  readonly swap: boolean
  /** Milliseconds from anywhere. */
  readonly now: () => number
  readonly onProgress?: (games: number) => void
}

export interface SimResult {
  readonly game: string
  readonly scenario: string
  readonly games: number
  readonly seed: string
  /** Games won by each side, both always there. */
  readonly wins: Readonly<Record<string, number>>
  /** Games won by each bot, whichever side it played. */
  readonly botWins: Readonly<Record<'a' | 'b', number>>
  readonly ends: Readonly<Record<string, number>>
  readonly rounds?: { readonly mean: number; readonly median: number }
  readonly casualties?: Readonly<Record<string, number>>
  readonly actions: number
  readonly actionsPerSecond: number
  readonly gamesPerSecond: number
}

const CASUALTIES = 'casualties.'

export function simulate(
  module: GameModule,
  board: Board,
  { games, seed, bots, swap, now, onProgress }: SimOptions,
): SimResult {
  const wins: Record<string, number> = Object.fromEntries(module.sides.map(side => [side, 0]))
  const botWins = { a: 0, b: 0 }
  const ends: Record<string, number> = {}
  const tallies: Record<string, number[]> = {}
  let actions = 0
  const began = now()
  for (let i = 0; i < games; i++) {
    const swapped = swap && i % 2 === 1
    const [a, b] = bots.map(make => make())
    const played = playGame(module, board, `${seed}/${i}`, swapped ? [b, a] : [a, b])
    const { winner, reason } = played.outcome
    wins[module.sides[winner]]++
    botWins[(winner === 0) !== swapped ? 'a' : 'b']++
    ends[reason] = (ends[reason] ?? 0) + 1
    actions += played.actions
    for (const [name, n] of Object.entries(played.tally)) {
      tallies[name] ??= []
      tallies[name].push(n)
    }
    onProgress?.(i + 1)
  }
  const seconds = (now() - began) / 1000
  return {
    game: module.id,
    scenario: board.scenario,
    games,
    seed,
    wins,
    botWins,
    ends,
    ...averages(tallies),
    actions,
    actionsPerSecond: rate(actions, seconds),
    gamesPerSecond: rate(games, seconds),
  }
}

function averages(tallies: Readonly<Record<string, readonly number[]>>): Partial<SimResult> {
  const losses = Object.entries(tallies).filter(([name]) => name.startsWith(CASUALTIES))
  return {
    ...(tallies.rounds ? { rounds: { mean: mean(tallies.rounds), median: median(tallies.rounds) } } : {}),
    ...(losses.length > 0
      ? {
          casualties: Object.fromEntries(losses.map(([name, n]) => [name.slice(CASUALTIES.length), mean(n)])),
        }
      : {}),
  }
}

const rate = (n: number, seconds: number): number => (seconds > 0 ? Math.round((n / seconds) * 100) / 100 : 0)
