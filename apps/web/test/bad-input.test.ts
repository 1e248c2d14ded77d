/** What people bring along by mistake, and browsers that forbid things: told in words, and the rest goes on. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { changeSettings } from './driver/settings.ts'
import { SHORT, startGame } from './driver/starting.ts'
import { beginHostWith } from './driver/window.ts'

const app = appInBrowser()

/** The words of the first notice on the page. */
const notice = (page: Page): Promise<string> => page.locator('[role="alert"], .notice').first().innerText()

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

const NO_GAMES = {
  'a holiday letter': 'Dear all, the weather is fine.',
  nothing: '',
  'a torn record': 'bivouac-game 1\ngame normandy\nscenario la-ra',
}

test('what is no game file gets a notice in the reader’s language, and nothing is lost', async () => {
  const { page } = await app.open()
  await startGame(page, SHORT.normandy)
  for (const [what, text] of Object.entries(NO_GAMES)) {
    await page.goto('./#/')
    await page.goto('./#/import')
    for (const language of ['en', 'hu']) {
      await changeSettings(page, { language })
      const name = `${what}-${language}.txt`
      await page.locator('input[type="file"]').first().setInputFiles(file(name, text))
      await expect.poll(() => notice(page)).toContain(name)
    }
  }
  await page.goto('./#/games')
  await page.locator('a[href*="/play/"]').first().click()
  await playOn(page, { until: table => table.seq >= 2 })
})

test('a link to what there is not says so, and shows what there is', async () => {
  const { page } = await app.open()
  for (const [address, word] of [
    ['scenarios/normandy/carthage', 'carthage'],
    ['scenarios/chess', 'chess'],
  ]) {
    await page.goto(`./#/${address}`)
    await expect.poll(() => notice(page)).toContain(word)
    await expect.poll(() => page.locator('a[href*="/scenarios/"]').count()).toBeGreaterThan(5)
  }
})

test('a wrong address leads to words and a way on', async () => {
  const { page } = await app.open()
  for (const address of [
    'position/AAAA',
    'position/not*base64',
    'play/no-such-game',
    'campaign/none',
    'nowhere/at/all',
  ]) {
    // As if it were the first page that is opened.
    await page.goto('about:blank')
    await page.goto(`./#/${address}`)
    await page.locator('h1').first().waitFor()
    await expect.poll(async () => (await page.locator('main').first().innerText()).length).toBeGreaterThan(20)
    await expect.poll(() => page.locator('main a, main button').count()).toBeGreaterThan(0)
  }
})

test('a game that does not exist is not tried again: one’s own games come first', async () => {
  const { page } = await app.open()
  await page.goto('./#/play/no-such-game')
  await page.getByRole('alert').waitFor()
  expect(await page.locator('.button--primary').innerText()).toBe('My games')
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('every scenario has a window of its own name, and a battle without a date no comma for it', async () => {
  const { page } = await app.open()
  await page.goto('./#/scenarios/great-war/opening-action-1')
  await expect.poll(() => page.title()).toBe('Opening Action 1 · Bivouac')
  await page.goto('./#/scenarios/normandy')
  await expect.poll(() => page.title()).toBe('Normandy · Bivouac')
  await page.goto('./#/')
  await page.getByRole('radio', { name: 'The Great War' }).check({ force: true })
  await expect
    .poll(() => page.locator('.quick-play__plan').innerText())
    .toMatch(/^Opening Action 1: about \d+ minutes/)
})

test('without the worker no game can be played; the page says so, and the rules are still there', async () => {
  const { page, context, wrongs } = await app.open()
  await context.route('**/host-worker*', route => route.abort())
  await page.reload()
  await page.locator('[data-start]').first().click()
  await expect.poll(() => notice(page), { timeout: 60_000 }).toMatch(/engine/)
  await page.goto('./#/rules/normandy')
  await page.locator('h1').first().waitFor()
  wrongs.length = 0
})

test('without storage one can still play, and is told that nothing will be kept', async () => {
  const { page, context } = await app.open()
  await beginHostWith(context, "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })")
  await page.reload()
  await expect.poll(() => page.locator('body').innerText()).toMatch(/browser saves nothing/i)
  await startGame(page, SHORT.normandy)
  await playOn(page, { until: table => table.seq >= 4 })
})
