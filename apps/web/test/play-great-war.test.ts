import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byFinger, byMouse, playOn } from './driver/player.ts'
import { SHORT, startGame } from './driver/starting.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

test.each([
  ['desktop', byMouse, 1],
  ['phone', byFinger, 2],
] as const)(
  'a whole game of The Great War against a bot, on a %s, by what is highlighted',
  async (size, pressing, chance) => {
    const { page } = await app.open({ size, chance, isPainted: false })
    // Regular makes short work of somebody who knows no rule.
    await startGame(page, { ...SHORT.greatWar, level: 'regular' })
    const table = await playOn(page, { pressing, seed: 7, prefers: /^button:/ })
    expect(table.asked).toBe('over')
    expect(table.seq).toBeGreaterThan(60)
    await expectNoFlaws(page, 'the end')
    await page.getByRole('button', { name: 'Luck', exact: true }).first().click()
    await page.locator('.luck-sheet').waitFor()
    await expectNoFlaws(page, 'luck')
  },
  600_000,
)
