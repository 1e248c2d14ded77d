/** Job: plays one game of `bivouac lab puzzles` after the other and hands back the puzzles in it. */
import { type Depth, looksOf } from '@bivouac/analysis'
import type { Puzzle, Solver } from '@bivouac/puzzles'
import { newHarvester } from '@bivouac/puzzles/harvest'
import { openGame } from '../analyse/opened.ts'
import { orComplain } from '../errors.ts'
import { findBot, findGame } from '../find.ts'
import { motifsOf } from '../lab/motifs.ts'
import { playBatch } from './simulate.ts'
import { doTasks } from './tasks.ts'

export interface PuzzlesJob {
  readonly game: string
  readonly seed: string
  readonly depth: Depth
}

export interface PuzzlesTask {
  readonly number: number
}

/** Who plays: quick, good enough that positions make sense, and weak enough that things go wrong. In turn. */
const PAIRS = [
  ['regular', 'regular'],
  ['regular', 'veteran'],
  ['regular', 'regular'],
  ['veteran', 'regular'],
] as const

doTasks<PuzzlesJob, PuzzlesTask, Puzzle[]>(({ game, seed, depth }) => {
  const registered = findGame(game)
  const { module, mind } = registered
  const boards = module.scenarios.map(({ data }) => orComplain(module.board(data)))
  const level = (name: Solver) => findBot(registered, name)
  const harvester = newHarvester(
    module,
    mind,
    motifsOf(registered),
    {
      recruit: level('recruit'),
      regular: level('regular'),
      veteran: level('veteran'),
      expert: level('expert'),
    },
    { glance: looksOf(mind, 'quick'), deep: looksOf(mind, depth) },
  )

  return {
    async work({ number }) {
      const board = boards[number % boards.length]
      // Every pair comes to every scenario.
      const levels = PAIRS[(number + Math.floor(number / boards.length)) % PAIRS.length]
      const { records } = await playBatch(module, board, {
        from: number,
        count: 1,
        seed,
        bots: [findBot(registered, levels[0]), findBot(registered, levels[1])],
        swap: false,
        records: true,
        now: () => performance.now(),
      })
      const { moments, outcome } = orComplain(
        openGame({ file: 'a game', text: records[0], scenario: undefined }),
      )
      return harvester.harvest({ game: number, seed: `${seed}/${number}`, levels, moments, outcome })
    },
  }
})
