/** What keeps the page's main thread busy while Expert thinks: nothing should. */
import { callInPage, openWindow, playOn, startGame } from '@bivouac/web/driver'
import type { Bench } from './bench.ts'

export interface LongTasks {
  readonly count: number
  readonly longestMs: number
  /** How many of the bot's commands were waited for. */
  readonly commands: number
}

const COMMANDS = 40

export async function longTasksWhileThinking({ browser, url, game, scenario }: Bench): Promise<LongTasks> {
  const window = await openWindow(browser, url, { serviceWorkers: 'allow' })
  const { page } = window
  try {
    await page.goto('./')
    await startGame(page, { game, scenario, level: 'expert' })
    await callInPage(page, 'watchLongTasks')
    const { seq } = await playOn(page, { until: table => table.seq >= COMMANDS })
    const tasks = await callInPage<readonly number[]>(page, 'longTasks')
    return { count: tasks.length, longestMs: Math.max(0, ...tasks), commands: seq }
  } finally {
    await window.close()
  }
}
