import { dishonesty } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar, greatWarBots, greatWarMind } from '../src/game.ts'

test('any two states with the same view and the same dice get the same choice, 10,000 times', async () => {
  const levels = { mind: greatWarMind, planner: greatWarBots.greedy }
  expect(await dishonesty(greatWar, levels, 10_000)).toEqual([])
}, 600_000)
