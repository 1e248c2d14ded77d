/** The process of one contestant in searching: one of our games, threads of it, or the yardstick's bot. */
import { isMainThread } from 'node:worker_threads'
import { learnedSense } from '@bivouac/ai'
import { findBot, findGame } from '../find.ts'
import { answerJobs } from './answer.ts'
import { boardgameBot, type YardstickKind } from './boardgame-bot.ts'
import { type DecisionOptions, type DecisionTimes, decisionTimes } from './decision-times.ts'
import { countSearchGarbage, type SearchRate, searchFor, yardstickFor } from './measure-search.ts'
import { rootPositions } from './roots.ts'
import { actionsPerIteration, type LeafMode, searchContestant } from './search-contestant.ts'
import { searchInThread, searchThreads } from './search-threads.ts'

/** What a game's process can be asked to do. */
export interface SearchJobs {
  iterate(seconds: number): Promise<SearchRate>
  garbage(iterations: number, warmUpSeconds: number): Promise<number>
  actionsPerIteration(iterations: number): Promise<number>
  decisions(level: string, options: DecisionOptions): Promise<DecisionTimes>
}

/** What the process of a game's threads can be asked to do. */
export interface ThreadJobs {
  iterate(threads: number, seconds: number): Promise<number>
}

/** What the yardstick's process can be asked to do. */
export interface YardstickJobs {
  iterate(seconds: number): Promise<number>
}

const POSITIONS = 200
const THREADS = 2
/** Plays the games that positions are taken from, and what a slow level leaves out. */
const QUICK = 'greedy'

function searchJobs(id: string, mode: LeafMode): SearchJobs {
  const game = findGame(id)
  const { module } = game
  const sense = learnedSense(game.mind)
  const roots = rootPositions(module, findBot(game, QUICK), 'bench', POSITIONS)
  const contestant = roots.then(found => searchContestant(module, sense, found, mode))
  return {
    iterate: async seconds => searchFor(seconds, await contestant),
    garbage: async (iterations, warmUpSeconds) =>
      countSearchGarbage(await contestant, iterations, warmUpSeconds),
    actionsPerIteration: async iterations =>
      actionsPerIteration(module, sense, await roots, mode, iterations),
    decisions: (level, options) => decisionTimes(module, findBot(game, level), findBot(game, QUICK), options),
  }
}

async function thread(id: string): Promise<void> {
  const game = findGame(id)
  const roots = await rootPositions(game.module, findBot(game, QUICK), 'bench', POSITIONS)
  searchInThread(searchContestant(game.module, learnedSense(game.mind), roots, 'value'))
}

function threadJobs(id: string): ThreadJobs {
  const threads = searchThreads(new URL(import.meta.url), ['threads', id], THREADS)
  return { iterate: async (count, seconds) => (await threads).iterate(count, seconds) }
}

function yardstickJobs(kind: YardstickKind): YardstickJobs {
  const bot = boardgameBot(kind)
  return { iterate: seconds => yardstickFor(seconds, bot) }
}

const [role, which, mode] = process.argv.slice(2)

if (!isMainThread) await thread(which)
else if (role === 'search') answerJobs(() => searchJobs(which, mode as LeafMode))
else if (role === 'threads') answerJobs(() => threadJobs(which))
else answerJobs(() => yardstickJobs(which as YardstickKind))
