/** What people bring along by mistake, and browsers that forbid things: told in words, and the rest goes on. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { changeSettings } from './driver/settings.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test.each([
  ['a holiday letter', 'Dear all, the weather is fine.'],
  ['nothing', ''],
  ['a torn record', 'bivouac-game 1\ngame normandy\nscenario la-ra'],
])('%s is no game file: a notice in the reader’s language, and nothing is lost', async (_, text) => {
  const { page } = await app.open()
  await startGame(page, SHORT.normandy)
  await page.goto('./#/import')
  for (const language of ['en', 'hu']) {
    await changeSettings(page, { language })
    await page.locator('input[type="file"]').setInputFiles(file('letter.txt', text))
    await expect
      .poll(() => page.locator('[role="alert"], .notice').first().innerText())
      .toContain('letter.txt')
  }
  await page.goto('./#/games')
  await page.locator('a[href*="/play/"]').first().click()
  await playOn(page, { until: table => table.seq >= 2 })
})

test.each([
  ['scenarios/normandy/carthage', 'carthage'],
  ['scenarios/chess', 'chess'],
])('the link %s says what it does not find', async (address, word) => {
  const { page } = await app.open()
  await page.goto(`./#/${address}`)
  await expect.poll(() => page.locator('[role="alert"], .notice').first().innerText()).toContain(word)
  await expect.poll(() => page.locator('a[href*="/scenarios/"]').count()).toBeGreaterThan(5)
})

test.each(['position/AAAA', 'position/not*base64', 'play/no-such-game', 'campaign/none', 'nowhere/at/all'])(
  'the address %s leads to words and a way on',
  async address => {
    const { page } = await app.open()
    await page.goto(`./#/${address}`)
    await page.locator('h1').first().waitFor()
    expect((await page.locator('main').first().innerText()).length).toBeGreaterThan(20)
    expect(await page.locator('main a, main button').count()).toBeGreaterThan(0)
  },
)

test('without the worker no game can be played; the page says so, and the rules are still there', async () => {
  const { page, context, wrongs } = await app.open({ serviceWorkers: 'block' })
  await context.route('**/host-worker*', route => route.abort())
  await page.reload()
  await page.locator('[data-start]').first().click()
  await expect
    .poll(() => page.locator('[role="alert"], .notice').first().innerText(), { timeout: 40_000 })
    .toMatch(/engine/)
  await page.goto('./#/rules/normandy')
  await page.locator('h1').first().waitFor()
  wrongs.length = 0
})

test('without storage one can still play, and is told that nothing will be kept', async () => {
  const { page, context } = await app.open({ serviceWorkers: 'block' })
  // What a page is given at its start does not reach its workers: the host's script itself is told.
  await context.route('**/host-worker*.js', async route => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({
      response,
      body: `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });${script}`,
    })
  })
  await page.reload()
  await expect.poll(() => page.locator('body').innerText()).toMatch(/browser keeps n/i)
  await startGame(page, SHORT.normandy)
  await playOn(page, { until: table => table.seq >= 4 })
})
