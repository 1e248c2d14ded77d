/** Begins a game as a player does: on the sheet of its scenario. */
import type { Page } from 'playwright-core'

export const LEVELS = ['recruit', 'regular', 'veteran', 'expert', 'master'] as const

export interface Setup {
  readonly game: string
  readonly scenario: string
  /** Against a bot: one's own side, and how strong it is. */
  readonly side?: 0 | 1
  readonly level?: (typeof LEVELS)[number]
  /** Two people at the screen, with a curtain between turns. */
  readonly hotSeat?: boolean
}

/** Short ones, for tests. */
export const SHORT: Readonly<Record<'normandy' | 'greatWar', Setup>> = {
  normandy: { game: 'normandy', scenario: 'la-raye', level: 'recruit' },
  greatWar: { game: 'great-war', scenario: 'somme-beaumont-hamel', level: 'recruit' },
}

const OPPONENTS = ['bot', 'people'] as const

/** By place and not by words, so that it works in every language. */
export async function openSheet(page: Page, setup: Setup): Promise<void> {
  const { game, scenario, side = 0, level = 'recruit', hotSeat = false } = setup
  await page.goto(`./#/scenarios/${game}/${scenario}`)
  const sheet = page.locator('dialog[open]')
  const strips = sheet.locator('fieldset.segmented')
  const choose = (strip: number, option: number) => strips.nth(strip).locator('label').nth(option).click()
  await choose(0, OPPONENTS.indexOf(hotSeat ? 'people' : 'bot'))
  if (hotSeat) return
  await choose(1, side)
  await sheet.locator('label:has(input[name="level"])').nth(LEVELS.indexOf(level)).click()
}

export async function startGame(page: Page, setup: Setup): Promise<void> {
  await openSheet(page, setup)
  await page.locator('dialog[open] [data-start]').click()
  // Between two people a curtain falls before the first of them looks.
  await page.locator('[data-seq], .curtain').first().waitFor()
}
