/** Job: plays and looks at the games of `bivouac lab games`, and hands them back as lines. */
import { type Analyst, type Depth, looksOf, type Moment, newAnalyst } from '@bivouac/analysis'
import { below, seedCells } from '@bivouac/kernel'
import { openGame } from '../analyse/opened.ts'
import { orComplain } from '../errors.ts'
import { findBot, findGame } from '../find.ts'
import { DATA_SET_FORMAT, type GameLine } from '../lab/data-set.ts'
import { playBatch, UNFINISHED } from './simulate.ts'
import { doTasks } from './tasks.ts'

export interface LabGamesJob {
  readonly game: string
  readonly by: string
  readonly seed: string
  readonly depth: Depth
  /** Decisions of each game that are looked at, at most. */
  readonly looks: number
}

export interface LabGamesTask {
  readonly from: number
  readonly count: number
}

doTasks<LabGamesJob, LabGamesTask, GameLine[]>(({ game, by, seed, depth, looks }) => {
  const registered = findGame(game)
  const { module, mind } = registered
  const boards = module.scenarios.map(({ data }) => orComplain(module.board(data)))
  const bot = findBot(registered, by)
  // What was measured is written down: a correction is found by it, and tried on it.
  const analyst: Analyst = newAnalyst(module, { ...mind, chances: undefined }, looksOf(mind, depth))

  async function line(number: number): Promise<GameLine> {
    const board = boards[number % boards.length]
    const now = (): number => performance.now()
    const { records } = await playBatch(module, board, {
      from: number,
      count: 1,
      seed,
      bots: [bot, bot],
      swap: false,
      records: true,
      now,
    })
    const { moments, outcome } = orComplain(
      openGame({ file: 'a game', text: records[0], scenario: undefined }),
    )
    return {
      format: DATA_SET_FORMAT,
      game: module.id,
      rules: board.rules,
      scenario: board.scenario,
      fingerprint: board.fingerprint,
      seed: `${seed}/${number}`,
      by,
      depth,
      winner: outcome ? module.sides[outcome.winner] : null,
      reason: outcome?.reason ?? UNFINISHED,
      commands: moments.map(
        ({ seat, command }) => `${module.sides[seat]} ${module.formatCommand(board, command)}`,
      ),
      looked: someOf(moments, looks, `${seed}/${number}/looked`).flatMap(({ before, number, board: at }) => {
        const found = analyst.lookOn(at, before, number)
        if (found?.decision === undefined) return []
        const { best, bestError, choices } = found.decision
        return [
          {
            number,
            side: module.sides[found.seat],
            chance: best,
            error: bestError,
            best: choices[0].command,
          },
        ]
      }),
    }
  }

  return {
    async work({ from, count }) {
      const lines: GameLine[] = []
      for (let i = 0; i < count; i++) lines.push(await line(from + i))
      return lines
    },
  }
})

/** So many of the decisions, each as likely as any other, in order. */
function someOf(moments: readonly Moment[], count: number, seed: string): Moment[] {
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const left = moments.filter(({ isChoice }) => isChoice)
  const taken: Moment[] = []
  while (taken.length < count && left.length > 0) taken.push(...left.splice(below(dice, left.length, 0), 1))
  return taken.sort((a, b) => a.number - b.number)
}
