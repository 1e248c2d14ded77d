/** Rules allocate nothing per action when nobody records: counted by garbage collections, not by a clock. */
import { expect, test } from 'vitest'
import { CONTESTANT, gameChild } from '../src/bench/child.ts'
import { YOUNG_GENERATION_FLAGS } from '../src/bench/garbage.ts'
import { GAMES } from '../src/games.ts'

test.each(GAMES.map(game => game.module.id))('%s: random play leaves no garbage', async id => {
  const child = gameChild(CONTESTANT, id, undefined, YOUNG_GENERATION_FLAGS)
  const { bytesPerAction } = await child.ask.garbage(3_000_000, 2)
  child.stop()
  // A word of garbage an action would be a dozen collections; one or two may come from the compiler at work.
  expect(bytesPerAction).toBeLessThan(1)
})
