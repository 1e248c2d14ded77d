/** The windows that tests play in. */
import { setTimeout as delay } from 'node:timers/promises'
import { launchChromium } from '@bivouac/testkit/browser'
import { expect, test } from 'vitest'
import { startApp } from './driver/app.ts'
import { openWindow } from './driver/window.ts'

test('a window may be closed while a script is still on its way', async () => {
  const unheard: unknown[] = []
  const listener = (why: unknown): void => void unheard.push(why)
  process.on('unhandledRejection', listener)
  const app = await startApp()
  const browser = await launchChromium()
  try {
    // At one of these moments the host's script is in the driver's hands, whatever the machine.
    for (let ms = 0; ms < 60; ms += 6) {
      const { page, close } = await openWindow(browser, app.url, { chance: 1 })
      const asked = page.waitForRequest('**/host-worker*.js')
      await page.goto('./', { waitUntil: 'commit' })
      await asked
      await delay(ms)
      await close()
    }
    await delay(50)
    expect(unheard).toEqual([])
  } finally {
    process.off('unhandledRejection', listener)
    await browser.close()
    await app.close()
  }
})
