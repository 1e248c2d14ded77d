/** Where players come to when several servers are measured: with their opponents, where a balancer puts them, or always apart. */
import { expect, test } from 'vitest'
import { dice } from '../../src/online/dice.ts'
import { type How, SEATINGS, seated } from '../../src/online/seating.ts'

const GAMES = 600
const servers = (count: number): string[] => Array.from({ length: count }, (_, i) => `server-${i}`)
const all = (count: number, how: How) => {
  const { at, together } = seated(servers(count), GAMES, how, dice('test'))
  return { together, games: Array.from({ length: GAMES }, (_, game) => at(game)) }
}

test.each([1, 2, 3])('%i servers get the same number of lines, however their players are seated', count => {
  for (const how of SEATINGS) {
    const lines = all(count, how).games.flat()
    for (const server of servers(count))
      expect(lines.filter(one => one === server).length).toBe((2 * GAMES) / count)
  }
})

test('a balancer that goes by the game brings its players together', () => {
  for (const count of [2, 3]) {
    const { games, together } = all(count, 'by-game')
    expect(games.every(([one, other]) => one === other)).toBe(true)
    expect(together).toBe(1)
  }
})

test('any other balancer does so in about every second or third game', () => {
  expect(all(2, 'anywhere').together).toBeGreaterThan(0.4)
  expect(all(2, 'anywhere').together).toBeLessThan(0.6)
  expect(all(3, 'anywhere').together).toBeGreaterThan(0.25)
  expect(all(3, 'anywhere').together).toBeLessThan(0.42)
})

test('apart means in every game, and with one server there is no other way than together', () => {
  for (const count of [2, 3]) {
    const { games, together } = all(count, 'apart')
    expect(games.every(([one, other]) => one !== other)).toBe(true)
    expect(together).toBe(0)
  }
  for (const how of SEATINGS) expect(all(1, how).together).toBe(1)
})
