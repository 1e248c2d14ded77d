/** Job: plays the pairs of `bivouac match`. */
import type { Bot } from '@bivouac/ai'
import { orComplain } from '../errors.ts'
import { findBot, findGame } from '../find.ts'
import { type PairResult, playPair } from '../match/pair.ts'
import { doTasks } from './tasks.ts'

export interface MatchJob {
  readonly game: string
  /** The scenario files' contents. */
  readonly scenarios: readonly unknown[]
  readonly a: string
  readonly b: string
  readonly maxRounds: number | undefined
}

export interface PairTask {
  readonly pair: number
  /** Which scenario, by its place in the list. */
  readonly scenario: number
  readonly seed: string
}

doTasks<MatchJob, PairTask, PairResult>(({ game, scenarios, a, b, maxRounds }) => {
  const registered = findGame(game)
  const { module } = registered
  const boards = scenarios.map(data => orComplain(module.board(data)))
  const makers = { a: findBot(registered, a), b: findBot(registered, b) }
  let atTable: readonly Bot[] = []
  return {
    work: ({ scenario, seed }) =>
      playPair(module, boards[scenario], {
        seed,
        makers,
        maxRounds,
        clock: () => performance.now(),
        seated: bots => {
          atTable = bots
        },
      }),
    leave() {
      for (const bot of atTable) bot.stop?.()
    },
  }
})
