/** Every level of every game at the table: it chooses from its list, and those that search can say why. */
import { LEVELS, reasonsGiven, type Sight } from '@bivouac/ai'
import { describe, expect, test } from 'vitest'
import { findBot } from '../src/find.ts'
import { GAMES } from '../src/games.ts'
import { positions } from './positions.ts'

/** Master thinks for seconds: here it is the same crew with less time. */
const HURRIED: Readonly<Record<string, string>> = { master: 'search:seconds=0.05,workers=2' }

/** Those that think longer are asked at fewer places. */
const PLACES: Readonly<Record<string, number>> = { veteran: 1, expert: 1, master: 2 }
const MOST = 5

describe.each(GAMES)('$module.id', game => {
  const places = positions(game, MOST)
  const fresh = (sight: Sight): Sight => ({ ...sight, dice: sight.dice.slice() })

  test('has every level by name, beside its other bots', () => {
    for (const level of LEVELS) expect(game.bots[level]().name).toBe(level)
    expect(Object.keys(game.bots)).toContain('greedy')
  })

  test.each([...LEVELS])('%s chooses from its list', async level => {
    const bot = findBot(game, HURRIED[level] ?? level)()
    try {
      for (const sight of places.slice(-(PLACES[level] ?? MOST)))
        expect(sight.legal).toContain(await bot.choose(fresh(sight)))
    } finally {
      bot.stop?.()
    }
  })

  test.each(['recruit', 'regular'])('%s chooses the same again from the same dice', level => {
    const play = () => {
      const bot = findBot(game, level)()
      return places.map(sight => bot.choose(fresh(sight)))
    }
    expect(play()).toEqual(play())
  })

  test('Veteran can say why, with the same figures from the same dice', () => {
    const [, sight] = places
    const [reasons, again] = [0, 1].map(() => {
      const bot = findBot(game, 'veteran')()
      const command = bot.choose(fresh(sight))
      return { command, ...reasonsGiven(bot) }
    })
    expect(again).toEqual(reasons)
    expect(reasons.lines?.map(line => line.command)).toContain(reasons.command)
    for (const { command, chance } of reasons.lines ?? []) {
      expect(sight.legal).toContain(command)
      expect(chance >= 0 && chance <= 1).toBe(true)
    }
  })
})
