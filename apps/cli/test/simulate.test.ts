import { type Bot, playGame, random } from '@bivouac/ai'
import { followsFromSeed, parseRecord, replay, unwrap } from '@bivouac/kernel'
import { race, raceBoard } from '@bivouac/testkit/race'
import { expect, test } from 'vitest'
import { dealer, type SimTask } from '../src/work/dealing.ts'
import { addUp, type BatchOptions, playBatch, type SimResult } from '../src/work/simulate.ts'

/** A clock that ticks a second at each look. */
function clock(): () => number {
  let ms = 0
  return () => {
    ms += 1000
    return ms
  }
}

const slow = (): Bot => ({ name: 'slow', choose: () => 1 })
const quick = (): Bot => ({ name: 'quick', choose: () => 2 })

/** All games in batches of these sizes. */
async function simulate(
  options: Omit<BatchOptions, 'from' | 'count' | 'now'>,
  ...sizes: number[]
): Promise<SimResult> {
  let from = 0
  const batches = []
  for (const count of sizes) {
    batches.push(await playBatch(race, raceBoard, { ...options, from, count, now: clock() }))
    from += count
  }
  return addUp(race, raceBoard, { seed: options.seed, batches, workers: 1 })
}

test('games add up, and both sides are always counted', async () => {
  const result = await simulate({ seed: '1', bots: [random, random], swap: false }, 20)
  expect(result).toMatchObject({ game: 'race', scenario: 'race', games: 20, seed: '1', ends: { home: 20 } })
  expect(result.wins.red + result.wins.blue).toBe(20)
  expect(result.botWins).toEqual({ a: result.wins.red, b: result.wins.blue })
  expect(result.casualties).toEqual({ red: 1, blue: 3 })
  expect(result.rounds?.mean).toBeGreaterThan(1)
  expect(result.gamesPerSecond).toBe(20)
  expect(result.actionsPerSecond).toBe(result.actions)
  const one = await simulate({ seed: '1', bots: [random, random], swap: false }, 1)
  expect(Object.keys(one.wins)).toEqual(['red', 'blue'])
})

test('games without end are broken off, counted as such, and won by nobody', async () => {
  const result = await simulate({ seed: '1', bots: [random, random], swap: false, maxRounds: 1 }, 20)
  expect(result).toMatchObject({ games: 20, unfinished: 20, ends: { unfinished: 20 } })
  expect(result.wins).toEqual({ red: 0, blue: 0 })
  expect(result.botWins).toEqual({ a: 0, b: 0 })
  expect(result.rounds).toEqual({ mean: 2, median: 2 })
})

test('the same seed gives the same figures, however the games are dealt out', async () => {
  const run = async (seed: string, ...sizes: number[]) => {
    const {
      actionsPerSecond: _,
      gamesPerSecond: __,
      ...result
    } = await simulate({ seed, bots: [random, random], swap: true }, ...sizes)
    return result
  }
  expect(await run('1', 30)).toEqual(await run('1', 1, 2, 7, 20))
  expect(await run('1', 30)).not.toEqual(await run('2', 30))
})

test('bots that swap sides keep their own wins', async () => {
  const run = (swap: boolean) => simulate({ seed: '1', bots: [quick, slow], swap }, 40)
  const [stayed, swapped] = await Promise.all([run(false), run(true)])
  expect(stayed.botWins).toEqual({ a: stayed.wins.red, b: stayed.wins.blue })
  expect(swapped.botWins.a).toBeGreaterThan(swapped.botWins.b)
  expect(swapped.wins.blue).toBeGreaterThan(stayed.wins.blue)
})

test('a bot that breaks the rules loses the game, and every bot is let go', async () => {
  let stopped = 0
  const broken = (): Bot => ({ name: 'broken', choose: () => 9, stop: () => void stopped++ })
  const result = await simulate({ seed: '1', bots: [random, broken], swap: true }, 2)
  expect(result).toMatchObject({ botWins: { a: 2, b: 0 }, ends: { forfeit: 2 } })
  expect(result.faults).toMatchObject([
    { scenario: 'race', game: 0, bot: 'b', text: expect.stringContaining('not in its list') },
    { game: 1, bot: 'b' },
  ])
  expect(stopped).toBe(2)
})

test('every game is dealt once, in batches that fit how long games take', () => {
  const deal = (msAGame: number): SimTask[] => {
    const { next, took } = dealer(2, 1000, 2)
    const tasks: SimTask[] = []
    for (let task = next(); task; task = next()) {
      tasks.push(task)
      took(task, task.count * msAGame)
    }
    return tasks
  }
  for (const ms of [0.2, 500]) {
    const games = deal(ms).flatMap(({ scenario, from, count }) =>
      Array.from({ length: count }, (_, i) => scenario * 1000 + from + i),
    )
    expect(games).toEqual(Array.from({ length: 2000 }, (_, i) => i))
  }
  expect(deal(500)).toHaveLength(2000)
  expect(Math.max(...deal(0.2).map(task => task.count))).toBeGreaterThan(200)
  expect(Math.max(...deal(10).map(task => task.count))).toBe(10)
})

test('games are written down as they were played, and proved by their seed', async () => {
  const { records } = await playBatch(race, raceBoard, {
    seed: '1',
    bots: [random, random],
    swap: false,
    records: true,
    from: 3,
    count: 2,
    now: clock(),
  })
  const outcomes = records.map(text => {
    const record = unwrap(parseRecord(text))
    const match = unwrap(followsFromSeed(unwrap(replay(race, raceBoard, record)), record.head.seed ?? ''))
    return [record.head.seed, race.outcome(match.table)?.winner]
  })
  const played = await Promise.all(
    [3, 4].map(async i => {
      const { outcome } = await playGame(race, raceBoard, `1/${i}`, [random(), random()])
      return [`1/${i}`, outcome.winner]
    }),
  )
  expect(outcomes).toEqual(played)
})
