/** The rules open beside the table from whatever names a clause, and Back returns to the game. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { untilDiceAreReady } from './driver/dice.ts'
import { TABLES } from './driver/in-depth.ts'
import { playOn } from './driver/player.ts'
import { type Setup, SHORT, startGame } from './driver/starting.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

const drawer = (page: Page) => page.locator('.rules-beside')
const marked = (page: Page) => drawer(page).locator('.clause--wanted')

/** A table at which something is asked of the player. */
async function atTable(size: 'desktop' | 'phone', setup: Setup): Promise<Page> {
  const { page } = await app.open({ size, chance: 1 })
  await startGame(page, setup)
  await playOn(page, { until: table => table.asked === 'you' })
  return page
}

/** By this link to its clause, and back. */
async function thereAndBack(page: Page, link: Locator): Promise<void> {
  const address = page.url()
  const clause = (await link.getAttribute('href'))?.split('/').at(-1)
  await link.click()
  await expect.poll(() => marked(page).getAttribute('id')).toBe(clause)
  expect(page.url()).toBe(address)
  expect(await marked(page).isVisible()).toBe(true)
  await page.goBack()
  await expect.poll(() => drawer(page).count()).toBe(0)
  expect(page.url()).toBe(address)
  expect(await page.locator('.table-frame').isVisible()).toBe(true)
}

test.each([SHORT.normandy, SHORT.greatWar])(
  'from the prompt of $game, a refusal and the odds, and back',
  async setup => {
    const page = await atTable('desktop', setup)
    await thereAndBack(page, page.locator('.prompt-bar .clause-link'))
    await page.locator('.table-frame__board svg [data-thing]:not([data-can])').first().click({ force: true })
    await thereAndBack(page, page.locator('.prompt-bar__what--no .clause-link'))
    await untilDiceAreReady(page)
    const odds = page.locator('.pad__body :is(.normandy-slip, .gw-slip)')
    await thereAndBack(page, odds.getByRole('link').first())
    // What lay ready lies there still.
    expect(await odds.isVisible()).toBe(true)
  },
)

test('from one clause to the next; Escape closes, and the focus is where it was', async () => {
  const page = await atTable('desktop', SHORT.normandy)
  const link = page.locator('.prompt-bar .clause-link')
  await link.focus()
  await page.keyboard.press('Enter')
  await drawer(page).locator('#N-4\\.1 p a').first().click()
  await expect.poll(() => marked(page).getAttribute('id')).toBe('N-4.2')
  await page.keyboard.press('Escape')
  await expect.poll(() => drawer(page).count()).toBe(0)
  await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
})

test('from a line of the log, which lies in a drawer of its own on the phone', async () => {
  const page = await atTable('phone', SHORT.normandy)
  await page.locator('.tabs button').nth(2).click()
  const link = page.locator('dialog[open] .log__row .clause-link').first()
  const clause = await link.textContent()
  await link.click()
  await drawer(page).locator(`[id="${clause}"]`).waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(0)
})

test('one search over clauses, cards, terrain and terms', async () => {
  const page = await atTable('desktop', SHORT.normandy)
  await page.locator('.prompt-bar .clause-link').click()
  const search = drawer(page).getByRole('searchbox')
  const found = () => drawer(page).getByRole('status').first().textContent()
  await search.fill('mortar')
  await expect.poll(found).toMatch(/^\d+ results$/)
  const parts = drawer(page).locator('.segmented label')
  await parts.nth(1).click()
  const pictures = drawer(page).locator('.gallery__item')
  await pictures.first().waitFor()
  expect(await pictures.allTextContents()).not.toContainEqual(expect.not.stringMatching(/mortar/i))
  await expect.poll(found).toBe(`${await pictures.count()} results`)
  await parts.nth(3).click()
  await expect.poll(() => drawer(page).locator('.terms tbody tr').count()).toBe(1)
  await search.fill('submarine')
  await expect.poll(found).toBe('Nothing contains these words.')
  await drawer(page).getByRole('button', { name: 'Back to the game' }).last().click()
  await expect.poll(() => drawer(page).count()).toBe(0)
})

test.each(TABLES)('stands in nobody’s way: $game, $size', async ({ size, game }) => {
  const page = await atTable(size, SHORT[game])
  if (size === 'phone') await page.locator('.tabs button').nth(3).click()
  else await page.locator('.prompt-bar .clause-link').click()
  await marked(page).waitFor()
  await expectNoFlaws(page, 'the clauses')
  const parts = drawer(page).locator('.segmented label')
  for (const part of [1, 2, 3]) {
    await parts.nth(part).click()
    await drawer(page).locator('.gallery__item, .terms').first().waitFor()
    await expectNoFlaws(page, `part ${part}`)
  }
})
