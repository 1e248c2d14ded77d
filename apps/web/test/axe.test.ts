/** Nothing on any screen stands in the way of people who see, hear or move otherwise; in both themes, on desktop and phone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { axeFlaws } from './driver/axe.ts'
import { isCurtainDown } from './driver/curtain.ts'
import { playOn } from './driver/player.ts'
import { changeSettings } from './driver/settings.ts'
import { openSheet, SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()
const SIZES = ['desktop', 'phone'] as const

async function expectNoFlaws(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await changeSettings(page, { theme })
    // Colours may take a moment to change over.
    await page.waitForTimeout(200)
    expect(await axeFlaws(page), `${screen}, ${theme}`).toEqual([])
  }
}

const PAGES = [
  '',
  'scenarios',
  'hot-seat',
  'how-to-play/normandy',
  'how-to-play/great-war',
  'games',
  'import',
  'campaign',
  'rules/normandy',
  'rules/great-war',
  'settings',
  'about',
  'lost',
]

test.each(SIZES)(
  'all pages, %s',
  async size => {
    const { page } = await app.open({ size })
    await startGame(page, SHORT.normandy)
    for (const address of PAGES) {
      await page.goto(`./#/${address}`)
      await page.locator('h1').first().waitFor()
      await expectNoFlaws(page, `page ${address}`)
    }
    await openSheet(page, SHORT.greatWar)
    await expectNoFlaws(page, 'the sheet of a scenario')
  },
  300_000,
)

test.each(SIZES.flatMap(size => [SHORT.normandy, SHORT.greatWar].map(setup => ({ ...setup, size }))))(
  'the table of $game, $size',
  async ({ size, ...setup }) => {
    const { page } = await app.open({ size })
    await startGame(page, setup)
    await playOn(page, { until: table => table.asked === 'you' })
    await expectNoFlaws(page, 'the opening')
    await playOn(page, { until: table => table.primary !== undefined })
    await expectNoFlaws(page, 'a choice that lies ready')
    await playOn(page)
    await expectNoFlaws(page, 'the end')
  },
  600_000,
)

test('the curtain', async () => {
  const { page } = await app.open()
  await startGame(page, { ...SHORT.normandy, hotSeat: true })
  if (!(await isCurtainDown(page))) await playOn(page, { until: () => isCurtainDown(page) })
  await expectNoFlaws(page, 'the curtain')
})
