/** A whole game against a bot, played by what is highlighted, and what its end shows. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { byFinger, byMouse, playOn } from './driver/player.ts'
import { type Setup, startGame } from './driver/starting.ts'
import { expectNoFlaws } from './no-flaws.ts'

/** At a desk and on a phone, each with chance of its own, by which the games end soon. */
export const AT_A_DESK = ['desktop', byMouse, 10] as const
export const ON_A_PHONE = ['phone', byFinger, 2] as const

/** To its end, which comes after more than `least` commands, and on to what luck did in it. */
export async function playToTheEnd(
  page: Page,
  setup: Setup,
  options: Parameters<typeof playOn>[1],
  least: number,
): Promise<void> {
  await startGame(page, setup)
  const table = await playOn(page, { ...options, seed: 7 })
  expect(table.asked).toBe('over')
  expect(table.seq).toBeGreaterThan(least)
  await expectNoFlaws(page, 'the end')
  await page.getByRole('button', { name: 'Luck', exact: true }).first().click()
  await page.locator('.luck-sheet').waitFor()
  await expectNoFlaws(page, 'luck')
}
