import { test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { SHORT } from './driver/starting.ts'
import { BY_HAND, playToTheEnd } from './whole-game.ts'

const app = appInBrowser()

test.each(BY_HAND)(
  'a whole game of The Great War against a bot, on a %s, by what is highlighted',
  async (size, pressing, chance) => {
    const { page } = await app.open({ size, chance })
    // Regular makes short work of somebody who knows no rule.
    await playToTheEnd(page, { ...SHORT.greatWar, level: 'regular' }, { pressing, prefers: /^button:/ }, 60)
  },
  600_000,
)
