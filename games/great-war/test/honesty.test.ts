import { unwrap } from '@bivouac/kernel'
import { checkHonesty, mixedBots } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar, greatWarBots, greatWarMind } from '../src/game.ts'

const boards = greatWar.scenarios.map(({ data }) => unwrap(greatWar.board(data)))

test('any two states with the same view and the same dice get the same choice, 10,000 times', async () => {
  const bot = mixedBots(greatWar, { boards, mind: greatWarMind, planner: greatWarBots.greedy })
  const honesty = await checkHonesty(greatWar, { boards, pairs: 10_000, seed: 'honest', bot })
  expect(honesty.problems).toEqual([])
  expect(honesty.pairs).toBe(10_000)
  expect(honesty.different).toBeGreaterThan(9000)
  expect(honesty.commands).toBeGreaterThan(100)
}, 600_000)
