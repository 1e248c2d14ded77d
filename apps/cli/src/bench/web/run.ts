/** Measures the web app in a real browser: its size, how soon a press is answered, and whether bots get in the page's way. */
import { launchChromium } from '@bivouac/testkit/browser'
import { type Sizes, startApp, tableSizes } from '@bivouac/web/driver'
import type { Browser } from 'playwright-core'
import { type Machine, machineWith } from '../machine.ts'
import { heapOverGames } from './heap.ts'
import { longTasksWhileThinking } from './long-tasks.ts'
import { type PressTimes, pressTimes } from './presses.ts'

/** A short scenario of each game. */
const SCENARIOS: Readonly<Record<string, string>> = {
  normandy: 'la-raye',
  'great-war': 'somme-beaumont-hamel',
}

export interface LongTasks {
  readonly count: number
  readonly longestMs: number
  /** How many of the bot's commands were waited for. */
  readonly commands: number
}

export interface WebFigures {
  readonly sizes: Sizes
  readonly presses: PressTimes
  readonly longTasks: LongTasks
}

export interface WebBench {
  readonly web: Readonly<Record<string, WebFigures>>
  /** Bytes on the page's heap after each game, garbage collected. */
  readonly heap: readonly number[]
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

const STEPS_PER_GAME = 3
export const webStepsOf = ({ games, heapGames }: WebBenchOptions): number =>
  games.length * STEPS_PER_GAME + heapGames

/** What each measurement is given: a browser, the app's address, and the game to start. */
export interface Bench {
  readonly browser: Browser
  readonly url: string
  readonly game: string
  readonly scenario: string
}

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
  try {
    const web: Record<string, WebFigures> = {}
    for (const game of games) {
      const bench: Bench = { browser, url: app.url, game, scenario: SCENARIOS[game] }
      web[game] = {
        sizes: await step(tableSizes(browser, app.url, { game, scenario: SCENARIOS[game] })),
        presses: await step(pressTimes(bench, presses)),
        longTasks: await step(longTasksWhileThinking(bench)),
      }
    }
    const first = { browser, url: app.url, game: games[0], scenario: SCENARIOS[games[0]] }
    const heap = await heapOverGames(first, heapGames, onStep)
    return { web, heap, browser: browser.version(), machine: machineWith(undefined) }
  } finally {
    await browser.close()
    await app.close()
  }
}
