/** Two people at one screen: after the curtain the enemy's turn is shown, line by line, until whoever looks acts. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { isCurtainDown, liftCurtain } from './driver/curtain.ts'
import { playOn } from './driver/player.ts'
import { startGame } from './driver/starting.ts'

const app = appInBrowser()

test.each([
  { game: 'normandy', scenario: 'la-raye' },
  { game: 'great-war', scenario: 'loos-13-october' },
])(
  'the enemy turn after the curtain at the table of $game',
  async setup => {
    const { page } = await app.open({ chance: 3, settings: { coach: false } })
    await startGame(page, { ...setup, hotSeat: true })
    const recap = page.getByRole('region', { name: 'Enemy turn' })
    // Somebody has to have done something worth a line before the other looks.
    const table = await playOn(page, {
      seed: 5,
      prefers: /\/(attack|move|scout)$|^hex:/,
      until: async ({ asked }) => asked === 'you' && (await recap.isVisible()),
      aside: liftCurtain,
    })
    expect(await isCurtainDown(page)).toBe(false)
    const lines = recap.getByRole('listitem')
    const before = await lines.allInnerTexts()
    expect(before.length).toBeGreaterThan(0)

    // To look around, to ask for the rules and to take something in hand is no act yet.
    await page.mouse.move(700, 400)
    await page.keyboard.press('c')
    await page.keyboard.press('c')
    await page.reload()
    await page.locator('.curtain').waitFor()
    // Lifted by a key, it leaves the focus where the arrows work.
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.locator(':is(.table-frame__rack, .board-list) [data-can]:focus').count())
      .toBe(1)
    await expect.poll(() => lines.allInnerTexts()).toEqual(before)

    // The player acts, and the table is his.
    await playOn(page, { until: ({ seq }) => seq > table.seq, aside: liftCurtain })
    await expect.poll(() => recap.isVisible()).toBe(false)
  },
  300_000,
)
