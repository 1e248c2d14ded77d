import { test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { SHORT } from './driver/starting.ts'
import { BY_HAND, playToTheEnd } from './whole-game.ts'

const app = appInBrowser()

test.each(BY_HAND)(
  'a whole game of Normandy against Recruit, on a %s, by what is highlighted',
  async (size, pressing, chance) => {
    const { page } = await app.open({ size, chance })
    await playToTheEnd(page, SHORT.normandy, { pressing }, 20)
  },
  600_000,
)
