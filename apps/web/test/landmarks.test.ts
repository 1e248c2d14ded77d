/** Every page can be gone through by its landmarks: one main part with something in it, and the bar with the way out. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

const PAGES = [
  '',
  'scenarios',
  'hot-seat',
  'how-to-play/normandy',
  'learn',
  'learn/great-war',
  'games',
  'import',
  'campaign',
  'rules/great-war',
  'check',
  'puzzles',
  'puzzles/great-war/motif',
  'puzzles/normandy/rush',
  'replay/file',
  'settings',
  'about',
  'lost',
]

async function expectLandmarks(page: Page, where: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.getByRole('main').count(), { message: `main parts of ${where}` }).toBe(1)
  expect(await page.getByRole('main').innerText(), where).not.toBe('')
  expect(await page.getByRole('banner').count(), `bars of ${where}`).toBe(1)
}

test.each(inDepth(['phone'], ['desktop']))(
  'a main part and a bar on every page, %s',
  async size => {
    const { page } = await app.open({ size, settings: { coach: false } })
    // The first page is there before the app, which alone can go on to others.
    await page.locator('html:not([data-first-page])').waitFor()
    for (const address of PAGES) {
      await page.goto(`./#/${address}`)
      await expectLandmarks(page, `'${address}'`)
    }
    for (const setup of [SHORT.normandy, SHORT.greatWar]) {
      await startGame(page, setup)
      await expectLandmarks(page, `the table of ${setup.game}`)
    }
    await page.goto('./#/learn/normandy/bid')
    await page.locator('[data-seq]').waitFor()
    await expectLandmarks(page, 'a lesson')
  },
  300_000,
)
