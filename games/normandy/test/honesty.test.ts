import { dishonesty } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy, normandyBots, normandyMind } from '../src/game.ts'

test('any two states with the same view and the same dice get the same choice, 10,000 times', async () => {
  const levels = { mind: normandyMind, planner: normandyBots.greedy }
  expect(await dishonesty(normandy, levels, 10_000)).toEqual([])
}, 600_000)
