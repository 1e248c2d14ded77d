import { test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { SHORT } from './driver/starting.ts'
import { AT_A_DESK, ON_A_PHONE, playToTheEnd } from './whole-game.ts'

const app = appInBrowser()

test.each(inDepth([AT_A_DESK], [ON_A_PHONE]))(
  'a whole game of The Great War against a bot, on a %s, by what is highlighted',
  async (size, pressing, chance) => {
    const { page } = await app.open({ size, chance })
    // Regular makes short work of somebody who knows no rule.
    await playToTheEnd(page, { ...SHORT.greatWar, level: 'regular' }, { pressing, prefers: /^button:/ }, 60)
  },
  600_000,
)
