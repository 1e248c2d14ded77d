/** Windows between a phone and a desk: a tablet held upright, a phone on its side, a small phone. */
import { LANGUAGES } from '@bivouac/face-kit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byFinger, playOn } from './driver/player.ts'
import { overflowFlaws, readTable } from './driver/reading.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

const sizeOf = (window: string): { width: number; height: number } => {
  const [width, height] = window.split('x').map(Number)
  return { width, height }
}

/** How much of the window's shorter side the board has at least. */
const HANDHELDS = { '768x1024': 0.8, '820x1180': 0.9, '844x390': 0.85, '932x430': 0.85, '667x375': 0.75 }

test.each([SHORT.normandy, SHORT.greatWar])(
  'a tablet held upright and a phone on its side show the board of %o large, and all that is asked',
  async setup => {
    const { page } = await app.open({ size: 'phone', chance: 5 })
    await startGame(page, setup)
    await playOn(page, { pressing: byFinger, until: table => table.asked === 'you' && !table.isCovered })
    for (const [window, least] of Object.entries(HANDHELDS)) {
      const { width, height } = sizeOf(window)
      await page.setViewportSize({ width, height })
      await page.locator('.table-frame--narrow').waitFor()
      await expect.poll(() => overflowFlaws(page), { message: window }).toEqual([])
      const board = await page.locator('.table-frame__board').boundingBox()
      expect(Math.max(board?.width ?? 0, board?.height ?? 0), window).toBeGreaterThan(
        least * Math.min(width, height),
      )
      for (const part of ['.table-frame__sheet', '.table-frame__rack', '.tabs'])
        expect(await isInside(page, part), `${window}: ${part}`).toBe(true)
    }
    // And a game goes on there as anywhere.
    const before = (await readTable(page))?.seq ?? 0
    await playOn(page, { pressing: byFinger, until: table => table.seq > before + 8 })
  },
)

const isInside = (page: Page, part: string): Promise<boolean> =>
  page
    .locator(part)
    .first()
    .evaluate(element => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const isSeen = width > 0 && height > 40
      return isSeen && left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    })

const PAGES = ['', 'learn', 'scenarios', 'games', 'rules', 'settings', 'campaign', 'about']
const AWKWARD = ['320x568', '360x640', '760x1000', '768x1024', '820x1180', '1000x700']

test.each(LANGUAGES)('no page is wider than its window, in %s', async language => {
  const { page } = await app.open({ settings: { language } })
  for (const address of PAGES) {
    await page.goto(`./#/${address}`)
    await page.locator('#content h1').first().waitFor()
    for (const window of AWKWARD) {
      await page.setViewportSize(sizeOf(window))
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(tooWide, { message: `#/${address}, ${window}` }).toBeLessThanOrEqual(0)
    }
  }
})
