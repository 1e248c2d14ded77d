/** A pair of games: the same board and seed twice, bot a first on the first side, then on the second. */
import { type Bot, type BotMaker, playWithin } from '@bivouac/ai'
import type { Board, GameModule, Seat } from '@bivouac/kernel'
import { newTimes, type SparseTimes, sparse } from '@bivouac/lab'
import { UNFINISHED } from '../work/simulate.ts'
import { timed } from './timed.ts'

export const BOTS = ['a', 'b'] as const
export type BotKey = (typeof BOTS)[number]

export interface PairGame {
  /** JSON has no undefined: null for a game that was broken off. */
  readonly winner: BotKey | null
  readonly reason: string
  readonly actions: number
  /** The bot that lost by breaking off or leaving its list. */
  readonly fault?: { readonly bot: BotKey; readonly text: string }
}

export interface PairResult {
  /** The first with bot a on the first side, the second with the sides swapped. */
  readonly games: readonly [PairGame, PairGame]
  readonly times: Readonly<Record<BotKey, SparseTimes>>
}

/** The bot on this side in the first (0) or the second (1) game of a pair. */
export const botOn = (seat: Seat, game: number): BotKey => BOTS[seat ^ game]

/** What a game brought bot a: nothing, one point, or half a point if nobody won. */
export const pointOf = ({ winner }: PairGame): number => (winner === null ? 0.5 : winner === 'a' ? 1 : 0)

/** What a pair brought bot a: 0 to 2 points. */
export const pointsOf = ({ games }: Pick<PairResult, 'games'>): number =>
  pointOf(games[0]) + pointOf(games[1])

interface PairOptions {
  readonly seed: string
  readonly makers: Readonly<Record<BotKey, BotMaker>>
  readonly clock: () => number
  /** Games are broken off after so many rounds. */
  readonly maxRounds?: number | undefined
  /** Called with the bots that are at the table, so that whoever stops in the middle can let them go. */
  seated?(bots: readonly Bot[]): void
}

export async function playPair(
  module: GameModule,
  board: Board,
  { seed, makers, clock, maxRounds, seated }: PairOptions,
): Promise<PairResult> {
  const times = { a: newTimes(), b: newTimes() }
  const play = async (game: number): Promise<PairGame> => {
    // A bot is made for one game and one seat: it may remember a plan, or have learned where it sits.
    const bots = { a: makers.a(), b: makers.b() }
    seated?.([bots.a, bots.b])
    const sit = (seat: Seat): Bot => timed(bots[botOn(seat, game)], times[botOn(seat, game)], clock)
    try {
      const played = await playWithin(module, board, seed, [sit(0), sit(1)], {
        clock,
        forfeit: true,
        maxRounds,
      })
      const { outcome, actions, fault } = played
      return {
        winner: outcome ? botOn(outcome.winner, game) : null,
        reason: outcome?.reason ?? UNFINISHED,
        actions,
        ...(fault ? { fault: { bot: botOn(fault.seat, game), text: fault.text } } : {}),
      }
    } finally {
      for (const key of BOTS) bots[key].stop?.()
    }
  }
  const games = [await play(0), await play(1)] as const
  return { games, times: { a: sparse(times.a), b: sparse(times.b) } }
}
