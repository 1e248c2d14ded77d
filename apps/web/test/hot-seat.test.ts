import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { isCurtainDown, liftCurtain } from './driver/curtain.ts'
import { playOn } from './driver/player.ts'
import { startGame } from './driver/starting.ts'

const app = appInBrowser()

/** What wins the scenario: its objectives, and the men that reach and hold them. */
const TO_THE_POINT = [
  /\/control$/,
  /^tile:(6B|5B|1B|11A|7B|8B)$/,
  /\/(scout|move)$/,
  /^take:rifleman/,
  /\/(inspire|command-\d|bolster)$/,
  /^unit:|\/attack$/,
  /^button:end-turn$/,
  /^card:(fog|scout)/,
]

test('two people at one screen: a curtain hides everything between their turns, up to the end', async () => {
  const { page } = await app.open({ chance: 2 })
  await startGame(page, { game: 'normandy', scenario: 'critical-intelligence', hotSeat: true })
  let curtains = 0
  const table = await playOn(page, {
    seed: 11,
    prefers: TO_THE_POINT,
    async aside() {
      if (!(await isCurtainDown(page))) return false
      curtains++
      expect(await page.locator('[data-thing]').count(), 'what lies behind the curtain').toBe(0)
      return liftCurtain(page)
    },
  })
  expect(table.asked).toBe('over')
  expect(curtains).toBeGreaterThan(5)
}, 600_000)
