/** The browser's own storage, in a real browser. */
import { askWebWorker, browserBundle, launchChromium } from '@bivouac/testkit/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oldGame, STORE_CONTRACT } from '../store/store-contract.ts'
import type { StoreQuestion } from './store-worker.ts'

const ORIGIN = 'http://bivouac.test'

let browser: Browser
let script: string
beforeAll(async () => {
  script = await browserBundle(new URL('store-worker.ts', import.meta.url))
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** A page with an address, without which a browser keeps nothing. */
async function pageAt(origin: string): Promise<Page> {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(`${origin}/`)
  return page
}

const ask = (page: Page, question: StoreQuestion): Promise<unknown> => askWebWorker(page, script, question)

test('the store in the browser does all that a store must do', async () => {
  const names = Object.keys(STORE_CONTRACT)
  expect(await ask(await pageAt(ORIGIN), { what: 'contract' })).toEqual(
    Object.fromEntries(names.map(name => [name, 'holds'])),
  )
})

test('goes on with what version 1 has left behind, which cannot open it any more', async () => {
  const { head, lines } = oldGame('old', 'one', 'two', 'three')
  const more = [{ text: 'back to 1' }, { text: 'other', at: 5, id: 'x' }]
  expect(await ask(await pageAt(ORIGIN), { what: 'left-behind', head, lines })).toEqual({
    found: { ok: true, value: { head, lines } },
    changed: { ok: true, value: head.revision + 1 },
    after: {
      ok: true,
      value: { head: { ...head, seq: 2, revision: head.revision + 1 }, lines: [...lines, ...more] },
    },
    again: 'VersionError',
  })
})

test('says so when it is full', async () => {
  const page = await pageAt(ORIGIN)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN, quotaSize: 200_000 })
  expect(await ask(page, { what: 'fill', letters: 2_000_000 })).toBe('storage-full')
  await session.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN })
  expect(await ask(page, { what: 'fill', letters: 1000 })).toBe('kept')
})

test('is replaced by memory, with a warning, where nothing may be kept', async () => {
  const nowhere = await browser.newPage()
  expect(await ask(nowhere, { what: 'browser-store' })).toEqual({ problem: 'storage-missing', games: 0 })
  expect(await ask(await pageAt(ORIGIN), { what: 'browser-store' })).toEqual({ problem: 'none', games: 0 })
})
