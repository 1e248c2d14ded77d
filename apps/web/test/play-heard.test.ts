/** A whole game by somebody who only listens: nothing is known but roles and names, nothing is pressed but Enter. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playByEar } from './driver/by-ear.ts'

const app = appInBrowser()

test('a whole game of Normandy through the accessibility tree alone', async () => {
  const { page } = await app.open({ chance: 5, isPainted: false, settings: { coach: false } })
  await page.goto('./#/scenarios/normandy')
  await page.getByRole('link', { name: 'La Raye' }).first().press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Recruit' }).press('Space')
  await sheet.getByRole('button', { name: 'Start the battle' }).press('Enter')
  await page.getByRole('region', { name: 'What you are asked' }).waitFor()
  const { ending, presses, roles } = await playByEar(page, 3)
  expect(ending).toMatch(/Victory|Defeat/)
  expect(presses).toBeGreaterThan(20)
  expect([...roles].sort(), 'cards and buttons, and the board').toEqual(['button', 'gridcell'])
}, 600_000)
