import { test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { SHORT } from './driver/starting.ts'
import { AT_A_DESK, ON_A_PHONE, playToTheEnd } from './whole-game.ts'

const app = appInBrowser()

test.each(inDepth([ON_A_PHONE], [AT_A_DESK]))(
  'a whole game of Normandy against Recruit, on a %s, by what is highlighted',
  async (size, pressing, chance) => {
    const { page } = await app.open({ size, chance })
    await playToTheEnd(page, SHORT.normandy, { pressing }, 20)
  },
  600_000,
)
