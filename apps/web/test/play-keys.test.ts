import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byKeyboard } from './driver/keyboard.ts'
import { playOn } from './driver/player.ts'
import { LEVELS, SHORT } from './driver/starting.ts'

const app = appInBrowser()

test('from the first page to the end of a game by keyboard only', async () => {
  const { page } = await app.open({ chance: 5, isPainted: false })
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
}, 600_000)

test('The Great War by keyboard only, from its sheet to the end', async () => {
  const { page } = await app.open({ chance: 4, isPainted: false })
  await page.goto(`./#/scenarios/great-war/${SHORT.greatWar.scenario}`)
  // Regular makes short work of somebody who knows no rule.
  await page.locator('dialog[open] input[name="level"]').nth(LEVELS.indexOf('regular')).focus()
  await page.keyboard.press('Space')
  await page.locator('dialog[open] [data-start]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  const table = await playOn(page, { pressing: byKeyboard, seed: 4 })
  expect(table.asked).toBe('over')
}, 600_000)
