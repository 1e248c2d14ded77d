/** The benchmark of the bots: that its contestants really think, and the shape of what it tells. Never its times. */
import { type Bot, random } from '@bivouac/ai'
import type { GameModule } from '@bivouac/kernel'
import { plainSense } from '@bivouac/testkit/plain-sense'
import { toy } from '@bivouac/testkit/toy'
import { expect, test } from 'vitest'
import { aiBenchText } from '../src/bench/ai-report.ts'
import type { AiBench } from '../src/bench/ai-run.ts'
import { boardgameBot } from '../src/bench/boardgame-bot.ts'
import { decisionTimes } from '../src/bench/decision-times.ts'
import { searchFor } from '../src/bench/measure-search.ts'
import { NOISY } from '../src/bench/report.ts'
import { rootPositions } from '../src/bench/roots.ts'
import { actionsPerIteration, searchContestant } from '../src/bench/search-contestant.ts'
import { ticTacToe } from '../src/bench/tic-tac-toe.ts'

const game = toy as unknown as GameModule

test.each([
  ['ticTacToe', 1000, 30, 100],
  ['skirmish', 100, 1500, 2500],
] as const)("boardgame.io's bot really thinks: %s", async (kind, iterations, least, most) => {
  const bot = boardgameBot(kind)
  expect(await bot.think()).toBe(iterations)
  expect(bot.stateBytes).toBeGreaterThan(least)
  expect(bot.stateBytes).toBeLessThan(most)
})

test.each([
  ['000......', { winner: '0' }],
  ['1.0.1.0.1', { winner: '1' }],
  ['010011101', { draw: true }],
  ['00.11....', undefined],
])('noughts and crosses: %s', (text, end) => {
  const cells = [...text].map(cell => (cell === '.' ? null : cell))
  const currentPlayer = end !== undefined && 'winner' in end ? end.winner! : '0'
  expect(ticTacToe.endIf({ G: { squares: cells }, ctx: { currentPlayer } })).toEqual(end)
  expect(ticTacToe.ai.enumerate({ squares: cells }, { currentPlayer }, '0')).toHaveLength(
    text.split('.').length - 1,
  )
})

test('positions are choices of running games, the scenarios in turn, and the same for the same seed', async () => {
  const count = 2 * game.scenarios.length
  const roots = await rootPositions(game, random, 'a', count)
  expect(roots).toHaveLength(count)
  for (const { table, seat } of roots) expect(game.toChoose(table) & (1 << seat)).not.toBe(0)
  expect(roots.slice(0, game.scenarios.length).map(({ table }) => table.board.scenario)).toEqual(
    game.scenarios.map(({ id }) => id),
  )
  const cells = (found: typeof roots) => found.map(({ table }) => [...table.cells])
  expect(cells(await rootPositions(game, random, 'a', count))).toEqual(cells(roots))
  expect(cells(await rootPositions(game, random, 'b', count))).not.toEqual(cells(roots))
})

test.each(['value', 'rollout'] as const)('the search is counted as it thinks: %s', async mode => {
  const roots = await rootPositions(game, random, 'a', 4)
  const contestant = searchContestant(game, plainSense(game), roots, mode)
  const tally = { iterations: 0, nodes: 0 }
  contestant.think(50, tally)
  contestant.think(50, tally)
  expect(tally.iterations).toBe(100)
  expect(tally.nodes).toBeGreaterThan(2)
  expect(searchFor(0, contestant)).toMatchObject({ iterations: 2000 })
  expect(actionsPerIteration(game, plainSense(game), roots, mode, 50)).toBeGreaterThan(0.5)
})

test('decisions of whole games are timed, none without a choice, and only every so manieth', async () => {
  let asked = 0
  const counting = (): Bot => ({
    name: 'counting',
    choose(sight) {
      asked++
      expect(sight.legal.length).toBeGreaterThan(1)
      return random().choose(sight)
    },
  })
  const options = { seconds: 600, warmUpSeconds: 0, every: 1, most: 100 }
  expect(await decisionTimes(game, counting, random, options)).toMatchObject({ decisions: 100 })
  expect(asked).toBe(100)
  let others = 0
  const quick = (): Bot => ({
    name: 'quick',
    choose(sight) {
      others++
      return random().choose(sight)
    },
  })
  const rare = await decisionTimes(game, counting, quick, { ...options, every: 10, most: 20 })
  expect(rare.decisions).toBe(20)
  expect(others).toBeGreaterThan(100)
  expect(rare.p50Ms).toBeLessThanOrEqual(rare.p99Ms)
  expect(rare.p99Ms).toBeLessThanOrEqual(rare.maxMs)
})

test('however little time there is, one decision is timed', async () => {
  const options = { seconds: 0, warmUpSeconds: 0, every: 1, most: 100 }
  expect(await decisionTimes(game, random, random, options)).toMatchObject({ decisions: 1 })
})

test('a noisy run of the bots is told as such', () => {
  const times = { decisions: 100, p50Ms: 20, p99Ms: 41, maxMs: 50 }
  const result: AiBench = {
    ai: {
      toy: {
        iterationsPerSecond: 1e5,
        iterationsPerSecondRollout: 4e4,
        actionsPerSecond: 1e6,
        nodesPerIteration: 0.9,
        ratioToBoardgameIoBot: 10,
        ratioRange: [5, 11],
        ratioToBoardgameIoBotSkirmish: 250,
        gcDuringSearch: 0,
        twoWorkersSpeedup: 1.8,
        p99Ms: { veteran: 41 },
        decisions: { veteran: times },
      },
    },
    yardstick: { boardgameIoBotIterationsPerSecond: 1e4, boardgameIoBotSkirmishIterationsPerSecond: 400 },
    machine: { cpu: 'some', node: 'v24', cores: 2, pinned: true },
    noisy: true,
  }
  expect(aiBenchText(result)).toContain(NOISY)
  expect(aiBenchText(result)).toMatch(/a decision of veteran, 99 % below +41 ms/)
  expect(aiBenchText({ ...result, noisy: false })).not.toContain(NOISY)
})
