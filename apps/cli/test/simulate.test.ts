import { type Bot, random } from '@bivouac/ai'
import { race, raceBoard } from '@bivouac/testkit/race'
import { expect, test } from 'vitest'
import { simulate } from '../src/work/simulate.ts'

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

test('games add up, and both sides are always counted', () => {
  const result = simulate(race, raceBoard, {
    games: 20,
    seed: '1',
    bots: [random, random],
    swap: false,
    now: clock(),
  })
  expect(result).toMatchObject({ game: 'race', scenario: 'race', games: 20, seed: '1', ends: { home: 20 } })
  expect(result.wins.red + result.wins.blue).toBe(20)
  expect(result.botWins).toEqual({ a: result.wins.red, b: result.wins.blue })
  expect(result.casualties).toEqual({ red: 1, blue: 3 })
  expect(result.rounds?.mean).toBeGreaterThan(1)
  expect(result.gamesPerSecond).toBe(20)
  expect(result.actionsPerSecond).toBe(result.actions)
})

test('the same seed gives the same figures', () => {
  const run = (seed: string) =>
    simulate(race, raceBoard, { games: 30, seed, bots: [random, random], swap: true, now: clock() })
  expect(run('1')).toEqual(run('1'))
  expect(run('1')).not.toEqual(run('2'))
})

test('bots that swap sides keep their own wins', () => {
  const run = (swap: boolean) =>
    simulate(race, raceBoard, { games: 40, seed: '1', bots: [quick, slow], swap, now: clock() })
  const [stayed, swapped] = [run(false), run(true)]
  expect(stayed.botWins).toEqual({ a: stayed.wins.red, b: stayed.wins.blue })
  expect(swapped.botWins.a).toBeGreaterThan(swapped.botWins.b)
  expect(swapped.wins.blue).toBeGreaterThan(stayed.wins.blue)
})

test('progress is told game by game', () => {
  const told: number[] = []
  simulate(race, raceBoard, {
    games: 3,
    seed: '1',
    bots: [random, random],
    swap: false,
    now: clock(),
    onProgress: n => told.push(n),
  })
  expect(told).toEqual([1, 2, 3])
})
