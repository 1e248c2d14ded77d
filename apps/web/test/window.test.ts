/** The windows that tests play in. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { launchChromium } from '@bivouac/testkit/browser'
import { expect, test } from 'vitest'
import { openWindow } from './driver/window.ts'

test('a window may be closed while a script is still on its way', async () => {
  const unheard: unknown[] = []
  const listener = (why: unknown): void => void unheard.push(why)
  process.on('unhandledRejection', listener)
  const asked = Promise.withResolvers<void>()
  // A site whose host never comes: the driver has asked for its script, and waits.
  const site = createServer((request, response) => {
    if (request.url?.includes('host-worker')) asked.resolve()
    else response.setHeader('content-type', 'text/html').end("<script>new Worker('host-worker.js')</script>")
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const browser = await launchChromium()
  try {
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
    const { page, close } = await openWindow(browser, url, { chance: 1 })
    await page.goto('./', { waitUntil: 'commit' })
    await asked.promise
    await close()
  } finally {
    await browser.close()
    site.closeAllConnections()
    site.close()
    process.off('unhandledRejection', listener)
  }
  expect(unheard).toEqual([])
})
