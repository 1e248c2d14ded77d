import { toy } from '@bivouac/testkit/toy'
import { describe, expect, it } from 'vitest'
import {
  LEVELS,
  levelBots,
  levelFigures,
  MASTER_MS,
  random,
  reasonsGiven,
  type SenseMaker,
} from '../src/index.ts'
import { toySense } from './toy-sense.ts'
import { type board, sights } from './toy-sights.ts'

/** Counts time by how often it is asked, so that Master is soon done. */
function hurried(): () => number {
  let now = 0
  return () => {
    now += MASTER_MS / 4
    return now
  }
}

const making = { learned: toySense, judged: toySense, planner: random }
const figures = levelFigures({ hasty: 0.2, veteran: 60, expert: 200 })
const levels = levelBots(toy, { ...making, figures })

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
    const { veteran, expert, master } = levelFigures({ hasty: 0, veteran: 100, expert: 1000 })
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

  it.each(['expert', 'master'] as const)('%s thinks no longer than it is given', level => {
    const [sight] = sights('a', 'x')
    const visits = [3, 20].map(ms => {
      let now = 0
      const bot = levels[level]()
      bot.choose({ ...sight, dice: sight.dice.slice(), clock: () => now++, ms })
      return reasonsGiven(bot)?.visits ?? 0
    })
    expect(visits[0]).toBeGreaterThan(0)
    expect(visits[1]).toBeGreaterThan(visits[0])
  })

  it('judge by what people wrote down up to Veteran, and by what was learned from Expert on', () => {
    const asked: string[] = []
    const noting =
      (which: string): SenseMaker<typeof board> =>
      given => {
        asked.push(which)
        return toySense(given)
      }
    const noted = levelBots(toy, { ...making, learned: noting('learned'), judged: noting('judged'), figures })
    const [sight] = sights('a', 'x')
    for (const level of ['veteran', 'expert'] as const) noted[level]().choose({ ...sight, clock: hurried() })
    expect(asked).toEqual(['judged', 'learned'])
  })

  it('with a budget of nothing are refused', () => {
    const none = levelFigures({ hasty: 0, veteran: 0, expert: 100 })
    expect(() => levelBots(toy, { ...making, figures: none }).veteran()).toThrow(
      "the bot 'veteran' cannot play: a search needs at least 1 iteration, not 0",
    )
  })
})
