/**
 * Nothing on any screen stands in the way of people who see, hear or move otherwise; in both themes, on desktop and phone.
 * The end of a game is looked at where whole games are played.
 */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { openCampaign, startCampaign } from './driver/campaign.ts'
import { isCurtainDown } from './driver/curtain.ts'
import { TABLES } from './driver/in-depth.ts'
import { playOn } from './driver/player.ts'
import { openSheet, SHORT, startGame } from './driver/starting.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
const SIZES = ['desktop', 'phone'] as const

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

test.each(TABLES)(
  'the table of $game, $size',
  async ({ size, game }) => {
    const { page } = await app.open({ size, chance: 1 })
    await startGame(page, SHORT[game])
    await playOn(page, { until: table => table.asked === 'you' })
    await expectNoFlaws(page, 'the opening')
    await playOn(page, { until: table => table.primary !== undefined })
    await expectNoFlaws(page, 'a choice that lies ready')
  },
  300_000,
)

test('the curtain', async () => {
  const { page } = await app.open()
  await startGame(page, { ...SHORT.normandy, hotSeat: true })
  if (!(await isCurtainDown(page))) await playOn(page, { until: () => isCurtainDown(page) })
  await expectNoFlaws(page, 'the curtain')
})

test.each(SIZES)('what lies over the table, a campaign under way and a shared position, %s', async size => {
  const { page, context } = await app.open({ size })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startCampaign(page)
  await playOn(page, { until: table => table.asked === 'you' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const tab of size === 'phone' ? ['Piles', 'Log'] : []) {
    await press(tab)
    await page.locator('dialog[open]').waitFor()
    await expectNoFlaws(page, tab)
    await page.keyboard.press('Escape')
  }
  const openMenu = async () => {
    await press(size === 'phone' ? 'More' : 'Menu')
    await page.locator('.table-menu').waitFor()
  }
  await openMenu()
  await expectNoFlaws(page, 'the menu')
  // Where there is but a finger, keys are not spoken of.
  if (size === 'phone') expect(await page.getByRole('button', { name: 'Keys', exact: true }).count()).toBe(0)
  else {
    await press('Keys')
    await page.locator('.keys-help').waitFor()
    await expectNoFlaws(page, 'the keys')
    await page.keyboard.press('Escape')
    await openMenu()
  }
  await press('Share this position')
  await page.locator('.table-menu [role="status"]').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await openCampaign(page)
  await expectNoFlaws(page, 'a campaign under way')
  await page.goto(link)
  await page.locator('.position-page__start').waitFor()
  await expectNoFlaws(page, 'a shared position')
  await page.locator('.position-page__start').click()
  await page.locator('[data-seq]').waitFor()
})
