import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byFinger, byMouse, playOn } from './driver/player.ts'
import { SHORT, startGame } from './driver/starting.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

test.each([
  ['desktop', byMouse],
  ['phone', byFinger],
] as const)(
  'a whole game of The Great War against Recruit, on a %s, by what is highlighted',
  async (size, pressing) => {
    const { page } = await app.open({ size })
    await startGame(page, SHORT.greatWar)
    const table = await playOn(page, { pressing, seed: 7, prefers: /^button:/ })
    expect(table.asked).toBe('over')
    expect(table.seq).toBeGreaterThan(60)
    await expectNoFlaws(page, 'the end')
  },
  600_000,
)
