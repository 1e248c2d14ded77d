import { unwrap } from '@bivouac/kernel'
import { checkHonesty, mixedBots } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy, normandyBots, normandyMind } from '../src/game.ts'

const boards = normandy.scenarios.map(({ data }) => unwrap(normandy.board(data)))

test('any two states with the same view and the same dice get the same choice, 10,000 times', async () => {
  const bot = mixedBots(normandy, { boards, mind: normandyMind, planner: normandyBots.greedy })
  const honesty = await checkHonesty(normandy, { boards, pairs: 10_000, seed: 'honest', bot })
  expect(honesty.problems).toEqual([])
  expect(honesty.pairs).toBe(10_000)
  expect(honesty.different).toBeGreaterThan(9000)
  expect(honesty.commands).toBeGreaterThan(100)
}, 600_000)
