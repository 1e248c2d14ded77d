/** Several Web Workers of a browser think about one question together. */
import { browserBundle, launchChromium } from '@bivouac/testkit/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CrewGame } from './browser-crew-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

test('two Web Workers play a game together, and their descents add up', async () => {
  const [pageScript, workerScript] = await Promise.all(
    ['browser-crew-page.ts', 'browser-crew-worker.ts'].map(file =>
      browserBundle(new URL(file, import.meta.url)),
    ),
  )
  const page = await browser.newPage()
  await page.addScriptTag({ content: pageScript })
  const played = await page.evaluate<CrewGame>(
    `crewGame(URL.createObjectURL(new Blob([${JSON.stringify(workerScript)}], { type: 'text/javascript' })), 2)`,
  )
  expect(played.winner).toBe(1)
  expect(played.visits.length).toBeGreaterThan(10)
  // One worker alone does not come beyond a hundred.
  expect(Math.max(...played.visits)).toBeGreaterThanOrEqual(200)
})
