/** Whether the page's memory stays flat: its heap after each of many games played in one window. */
import { openWindow, playOn, startGame } from '@bivouac/web/driver'
import type { Bench } from './run.ts'

export async function heapOverGames(
  { browser, url, game, scenario }: Bench,
  games: number,
  onGame: () => void,
): Promise<readonly number[]> {
  const window = await openWindow(browser, url)
  const { page, context } = window
  const heap: number[] = []
  try {
    await page.goto('./')
    const session = await context.newCDPSession(page)
    for (let i = 0; i < games; i++) {
      await startGame(page, { game, scenario, level: 'recruit' })
      await playOn(page, { seed: i + 1 })
      await page.goto('./#/')
      await page.locator('[data-start]').first().waitFor()
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      heap.push(usedSize)
      onGame()
    }
    return heap
  } finally {
    await window.close()
  }
}
