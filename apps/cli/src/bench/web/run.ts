/** Measures the web app in a real browser: its size, how soon a press is answered, and whether bots get in the page's way. */
import { launchChromium } from '@bivouac/testkit/browser'
import { type Sizes, startApp, tableSizes } from '@bivouac/web/driver'
import { type Machine, machineWith } from '../machine.ts'
import type { Bench } from './bench.ts'
import { type LongTasks, longTasksWhileThinking } from './long-tasks.ts'
import { type Memory, memoryOverGames } from './memory.ts'
import { patience } from './patience.ts'
import { type PressTimes, pressTimes } from './presses.ts'

/** A short scenario of each game. */
const SCENARIOS: Readonly<Record<string, string>> = {
  normandy: 'la-raye',
  'great-war': 'somme-beaumont-hamel',
}

export interface WebFigures {
  readonly sizes: Sizes
  readonly presses: PressTimes
  readonly longTasks: LongTasks
}

export interface WebBench {
  readonly web: Readonly<Record<string, WebFigures>>
  /** What the page holds after each game. */
  readonly memory: readonly Memory[]
  /** Games that were left because a press came to nothing: why, each. */
  readonly stuck: readonly string[]
  readonly browser: string
  readonly machine: Machine
}

export interface WebBenchOptions {
  readonly games: readonly string[]
  /** How many presses are measured in each game. */
  readonly presses: number
  /** How many games are played for the heap. */
  readonly heapGames: number
  readonly onStep?: () => void
}

/** Each game's size, its presses one by one and Expert's thinking; and the games for the heap. */
export const webStepsOf = ({ games, presses, heapGames }: WebBenchOptions): number =>
  games.length * (1 + presses + 1) + heapGames

export async function webBench({
  games,
  presses,
  heapGames,
  onStep = () => {},
}: WebBenchOptions): Promise<WebBench> {
  const app = await startApp()
  const browser = await launchChromium()
  const step = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    onStep()
    return result
  }
  const stuck: string[] = []
  const patiently = patience(stuck)
  const benchOf = (game: string): Bench => ({
    browser,
    url: app.url,
    game,
    scenario: SCENARIOS[game],
    patiently,
  })
  try {
    const web: Record<string, WebFigures> = {}
    for (const game of games) {
      const bench = benchOf(game)
      web[game] = {
        sizes: await step(tableSizes(browser, app.url, { game, scenario: SCENARIOS[game] })),
        presses: await pressTimes(bench, presses, onStep),
        longTasks: await step(longTasksWhileThinking(bench)),
      }
    }
    const memory = await memoryOverGames(benchOf(games[0]), heapGames, onStep)
    return { web, memory, stuck, browser: browser.version(), machine: machineWith(undefined) }
  } finally {
    await browser.close()
    await app.close()
  }
}
