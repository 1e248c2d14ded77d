import { learnedSense, levelBots, type SenseMaker, searchBot } from '@bivouac/ai'
import { unwrap } from '@bivouac/kernel'
import { checkHonesty } from '@bivouac/testkit'
import { describe, expect, it } from 'vitest'
import { greatWar, greatWarBots, greatWarMind } from '../src/game.ts'

const boards = greatWar.scenarios.map(({ data }) => unwrap(greatWar.board(data)))
type BoardOf = (typeof boards)[number]

/** Made once for each map: it holds nothing but tables worked out from it. */
const senses = new Map(boards.map(board => [board, learnedSense(greatWarMind)(board)]))
const sense: SenseMaker<BoardOf> = board => senses.get(board) ?? learnedSense(greatWarMind)(board)
const levels = levelBots(greatWar, { sense, regular: greatWarBots.greedy, search: greatWarMind.levels })

/** The Expert's search with less time: what it thinks about is the same. */
const quickExpert = () =>
  searchBot(greatWar, sense, {
    ...greatWarMind.levels.expert,
    name: 'quick expert',
    nodes: 200,
    budget: { iterations: 6, plans: 0 },
  })

/** With plans for the turn, which take longer. */
const planningExpert = () =>
  searchBot(greatWar, sense, {
    ...greatWarMind.levels.expert,
    name: 'planning expert',
    nodes: 400,
    budget: { iterations: 12, plans: 1 },
  })

const makers = [
  planningExpert,
  levels.regular,
  levels.recruit,
  ...Array.from({ length: 7 }, () => quickExpert),
]
const bots = [makers.map(make => make()), makers.map(make => make())]

describe('honesty', () => {
  it('any two states with the same view and the same dice get the same choice, 10,000 times', async () => {
    const honesty = await checkHonesty(greatWar, {
      boards,
      pairs: 10_000,
      seed: 'honest',
      bot: (pair, state) => bots[state][pair % makers.length],
    })
    expect(honesty.problems).toEqual([])
    expect(honesty.pairs).toBe(10_000)
    expect(honesty.different).toBeGreaterThan(9000)
    expect(honesty.commands).toBeGreaterThan(100)
  }, 300_000)

  it('and the check notices a bot that is told what is hidden', async () => {
    let told = 0
    const honesty = await checkHonesty(greatWar, {
      boards,
      pairs: 50,
      seed: 'dishonest',
      bot: () => ({ name: 'odd', choose: ({ legal }) => legal[told++ % 2] }),
    })
    expect(honesty.problems).toHaveLength(50)
  })
})
