import { toy } from '@bivouac/testkit/toy'
import { describe, expect, it } from 'vitest'
import { LEVELS, levelBots, MASTER_MS, random, reasonsGiven, searchLevels } from '../src/index.ts'
import { toySense } from './toy-sense.ts'
import { sights } from './toy-sights.ts'

/** Counts time by how often it is asked, so that Master is soon done. */
function hurried(): () => number {
  let now = 0
  return () => {
    now += MASTER_MS / 4
    return now
  }
}

const levels = levelBots(toy, { sense: toySense, regular: random, search: searchLevels(60, 200) })

describe('the levels', () => {
  it('are five, each by its name', () => {
    expect(Object.keys(levels)).toEqual([...LEVELS])
    for (const level of LEVELS) expect(levels[level]().name).toBe(level)
  })

  it.each([...LEVELS])('%s chooses from its list', async level => {
    const bot = levels[level]()
    for (const sight of sights('a', 'x').slice(0, 12))
      expect(sight.legal).toContain(await bot.choose({ ...sight, clock: hurried() }))
  })

  it('only those that search can say why, and the higher one rests on more', () => {
    const [sight] = sights('a', 'x')
    const visits = LEVELS.map(level => {
      const bot = levels[level]()
      bot.choose({ ...sight, dice: sight.dice.slice(), clock: hurried() })
      return reasonsGiven(bot)?.visits
    })
    expect(visits.slice(0, 2)).toEqual([undefined, undefined])
    expect(visits[2]).toBeGreaterThan(0)
    expect(visits[3]).toBeGreaterThan(visits[2] ?? 0)
  })

  it('only Master goes by the clock, and within its time', () => {
    const { veteran, expert, master } = searchLevels(100, 1000)
    expect([veteran.budget.ms, expert.budget.ms, master.budget.ms]).toEqual([undefined, undefined, MASTER_MS])
    expect(MASTER_MS).toBeLessThan(5000)
    // Whoever looks at the clock here complains.
    const clock = (): never => {
      throw new Error('no clock')
    }
    const [sight] = sights('a', 'x')
    for (const level of ['recruit', 'regular', 'veteran', 'expert'] as const)
      expect(sight.legal).toContain(levels[level]().choose({ ...sight, clock }))
    expect(() => levels.master().choose({ ...sight, clock })).toThrow('no clock')
  })

  it('with a budget of nothing are refused', () => {
    const search = searchLevels(0, 100)
    expect(() => levelBots(toy, { sense: toySense, regular: random, search }).veteran()).toThrow(
      "the bot 'veteran' cannot play: a search needs at least 1 iteration, not 0",
    )
  })
})
