/** Whether the page's memory stays flat: what it holds after each of many games played in one window. */
import { openWindow, playOn, startGame } from '@bivouac/web/driver'
import type { Bench } from './bench.ts'

/** After a game, on the first page again, with the garbage collected. */
export interface Memory {
  readonly heapBytes: number
  /** Of the document, and of all that is still held of documents taken apart. */
  readonly nodes: number
}

export async function memoryOverGames(
  { browser, url, game, scenario, patiently }: Bench,
  games: number,
  onGame: () => void,
): Promise<readonly Memory[]> {
  const window = await openWindow(browser, url, { serviceWorkers: 'allow' })
  const { page, context } = window
  const memory: Memory[] = []
  try {
    await page.goto('./')
    const session = await context.newCDPSession(page)
    for (let i = 0; i < games; i++) {
      await startGame(page, { game, scenario, level: 'recruit' })
      await patiently(playOn(page, { seed: i + 1 }))
      await page.goto('./#/')
      await page.locator('[data-start]').first().waitFor()
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      const { nodes } = await session.send('Memory.getDOMCounters')
      memory.push({ heapBytes: usedSize, nodes })
      onGame()
    }
    return memory
  } finally {
    await window.close()
  }
}
