import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byKeyboard } from './driver/keyboard.ts'
import { playOn } from './driver/player.ts'
import { SHORT } from './driver/starting.ts'

const app = appInBrowser()

test('from the first page to the end of a game by keyboard only', async () => {
  const { page } = await app.open()
  // The first game that the start page offers, with the gentlest bot.
  await page
    .locator('select')
    .filter({ has: page.locator('option[value="recruit"]') })
    .first()
    .focus()
  await page.keyboard.press('Home')
  await page.locator('[data-start]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  const table = await playOn(page, { pressing: byKeyboard, seed: 3 })
  expect(table.asked).toBe('over')
}, 300_000)

test('The Great War goes by keyboard too', async () => {
  const { page } = await app.open()
  await page.goto(`./#/scenarios/great-war/${SHORT.greatWar.scenario}`)
  await page.locator('dialog[open] [data-start]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  const table = await playOn(page, { pressing: byKeyboard, seed: 3, until: ({ seq }) => seq >= 40 })
  expect(table.seq).toBeGreaterThanOrEqual(40)
}, 300_000)
