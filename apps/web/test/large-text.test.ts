/** The largest text on the smallest phone: nothing is cut off, in any language; and the end of a game comes with its words. */
import { LANGUAGES } from '@bivouac/face-kit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()
const SMALLEST = { width: 360, height: 740 }
const PAGES = [
  '',
  'scenarios',
  'games',
  'campaign',
  'rules/normandy',
  'rules/great-war',
  'how-to-play/normandy',
  'how-to-play/great-war',
  'settings',
  'about',
]

async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const language of LANGUAGES) {
    await changeSettings(page, { language })
    // Its words may have to be fetched.
    await page.waitForLoadState('networkidle')
    expect(await overflowFlaws(page), `${screen}, ${language}`).toEqual([])
  }
}

/** What was due has been painted then. */
const framesLater = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

test('all pages', async () => {
  const { page } = await app.open({ size: 'phone', settings: { textSize: 2 } })
  await page.setViewportSize(SMALLEST)
  for (const address of PAGES) {
    await page.goto(`./#/${address}`)
    await page.locator('h1').first().waitFor()
    await expectToFit(page, `page ${address}`)
  }
}, 300_000)

test.each([SHORT.normandy, SHORT.greatWar])(
  'the end of $game, which is not shown before its words are there',
  async setup => {
    const { page, context } = await app.open({
      size: 'phone',
      settings: { textSize: 2, coach: false },
    })
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await context.route('**/end-slip-*.js', async route => {
      asked.resolve()
      await released.promise
      await route.continue()
    })
    await page.setViewportSize(SMALLEST)
    await startGame(page, setup)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
    await press('More')
    await press('Resign')
    await page.locator('.table-menu__sure .button--primary').click()
    await page.locator('[data-asked="over"]').waitFor()
    const slip = page.locator('dialog[open]')
    await asked.promise
    await framesLater(page)
    expect(await slip.count()).toBe(0)
    released.resolve()
    await slip.waitFor()
    expect(await slip.locator('.end-slip').isVisible()).toBe(true)
    expect(await page.locator('.table-frame__ceremony').count()).toBe(0)
    await expectToFit(page, 'the end')
  },
  300_000,
)
