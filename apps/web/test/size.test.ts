import { launchChromium } from '@bivouac/testkit/browser'
import { expect, test } from 'vitest'
import { startApp } from './driver/app.ts'
import { tableSizes } from './driver/sizes.ts'
import { SHORT } from './driver/starting.ts'

const KILOBYTE = 1024

test.each([
  [SHORT.normandy, 250],
  [SHORT.greatWar, 250],
] as const)(
  'the table of %o needs at most %i KB of script',
  async (setup, most) => {
    const app = await startApp()
    const browser = await launchChromium()
    try {
      const { scriptBytes, workerBytes } = await tableSizes(browser, app.url, setup)
      expect(scriptBytes).toBeGreaterThan(60 * KILOBYTE)
      expect(scriptBytes).toBeLessThanOrEqual(most * KILOBYTE)
      expect(workerBytes, 'kernel and bots load beside the page').toBeGreaterThan(50 * KILOBYTE)
    } finally {
      await browser.close()
      await app.close()
    }
  },
  300_000,
)
