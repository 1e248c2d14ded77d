/** A crew whose mates are stubs or think in this very thread: what is asked of them and what is made of their answers. */
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  crewBot,
  type Errand,
  type Line,
  type Mate,
  newThinker,
  reasonsGiven,
  SEARCH_OPTIONS,
  type Sight,
} from '../src/index.ts'
import { toySense } from './toy-sense.ts'
import { board, sights } from './toy-sights.ts'

const BUDGET = { iterations: 200, plans: 0 }

const line = (command: number, visits: number, chance: number): Line => ({
  command,
  visits,
  chance,
  next: [],
})

const answer = (lines: readonly Line[], simultaneous = false): Answer => ({
  lines,
  visits: lines.reduce((sum, { visits }) => sum + visits, 0),
  iterations: 10,
  nodes: 20,
  depth: lines.length,
  ms: 1,
  simultaneous,
})

/** Always gives the same answer, and remembers what it was asked and what was committed. */
function stub(says: Answer | Error) {
  const heard: { errands: Errand[]; commits: number[]; stops: number } = {
    errands: [],
    commits: [],
    stops: 0,
  }
  const mate: Mate = {
    async think(errand) {
      heard.errands.push(errand)
      if (says instanceof Error) throw says
      return says
    },
    commit: command => heard.commits.push(command),
    stop: () => heard.stops++,
  }
  return { mate, heard }
}

const sight = (): Sight => sights('a', 'x')[0]

describe('a crew', () => {
  it('adds up what its mates have found and tells all of them what was chosen', async () => {
    const one = stub(answer([line(1, 300, 0.5), line(2, 100, 0.4)]))
    const two = stub(answer([line(2, 900, 0.9), line(3, 100, 0.1)]))
    const bot = crewBot('crew', BUDGET, () => [one.mate, two.mate])
    expect(await bot.choose(sight())).toBe(2)
    expect([one.heard.commits, two.heard.commits]).toEqual([[2], [2]])
    const { lines, ...rest } = bot.reasons() ?? { lines: [] }
    expect(rest).toEqual({ visits: 1400, iterations: 20, nodes: 40, depth: 2, ms: 1 })
    expect(lines.map(({ command, visits }) => [command, visits])).toEqual([
      [2, 1000],
      [1, 300],
      [3, 100],
    ])
    expect(lines[0].chance).toBeCloseTo(0.85)
  })

  it('gives each mate the whole question and dice of its own', async () => {
    const crew = [stub(answer([line(1, 5, 0.5)])), stub(answer([line(1, 5, 0.5)]))]
    const given = sight()
    await crewBot('crew', BUDGET, () => crew.map(({ mate }) => mate)).choose(given)
    const [one, two] = crew.map(({ heard }) => heard.errands[0])
    for (const errand of [one, two])
      expect(errand).toMatchObject({ seat: given.seat, view: given.view, budget: BUDGET })
    expect(one.dice).toHaveLength(4)
    expect(one.dice).not.toEqual(two.dice)
    expect(structuredClone(one)).toEqual(one)
  })

  it('gives its mates no more time than it has itself', async () => {
    const { mate, heard } = stub(answer([line(1, 5, 0.5)]))
    for (const ms of [100, 900]) {
      const bot = crewBot('crew', { ...BUDGET, ms: 500 }, () => [mate])
      await bot.choose({ ...sight(), ms })
    }
    expect(heard.errands.map(errand => errand.budget.ms)).toEqual([100, 500])
  })

  it('asks nobody where there is no choice, and has no reasons for it', async () => {
    const { mate, heard } = stub(answer([line(1, 5, 0.5), line(2, 1, 0.1)]))
    const bot = crewBot('crew', BUDGET, () => [mate])
    await bot.choose(sight())
    expect(reasonsGiven(bot)).toBeDefined()
    expect(await bot.choose({ ...sight(), legal: [77] })).toBe(77)
    expect(heard.errands).toHaveLength(1)
    expect(reasonsGiven(bot)).toBeUndefined()
  })

  it('tells chances also where only one command was worth a thought', async () => {
    const sole = () => stub(answer([line(4, 0, 0.5)])).mate
    const bot = crewBot('crew', BUDGET, () => [sole(), sole()])
    expect(await bot.choose(sight())).toBe(4)
    expect(bot.reasons()?.lines).toEqual([line(4, 0, 0.5)])
    expect(bot.reasons()).not.toHaveProperty('simultaneous')
  })

  it('draws a secret choice from what was taken seriously', async () => {
    const { mate } = stub(answer([line(1, 100, 0.5), line(2, 90, 0.5), line(3, 5, 0.5)], true))
    const chosen = new Set<number>()
    for (let i = 0; i < 40; i++)
      chosen.add(await crewBot('crew', BUDGET, () => [mate]).choose(sights('a', `dice ${i}`)[0]))
    expect(chosen).toEqual(new Set([1, 2]))
  })

  it('fails when one of its mates does, and fails again until it is stopped', async () => {
    const well = stub(answer([line(1, 5, 0.5)]))
    const ill = stub(new Error('gone'))
    let hired = 0
    const bot = crewBot('crew', BUDGET, () => {
      hired++
      return [well.mate, ill.mate]
    })
    await expect(bot.choose(sight())).rejects.toThrow('gone')
    await expect(bot.choose(sight())).rejects.toThrow('gone')
    expect([hired, bot.reasons(), well.heard.commits]).toEqual([1, undefined, []])
    bot.stop?.()
    expect([well.heard.stops, ill.heard.stops]).toEqual([1, 1])
    await expect(bot.choose(sight())).rejects.toThrow('gone')
    expect(hired).toBe(2)
  })

  it('is hired anew for another board, and the old one goes', async () => {
    const crews = [stub(answer([line(1, 5, 0.5)])), stub(answer([line(2, 5, 0.5)]))]
    const boards: unknown[] = []
    const bot = crewBot('crew', BUDGET, given => {
      boards.push(given)
      return [crews[boards.length - 1].mate]
    })
    const other = { ...board }
    expect(await bot.choose(sight())).toBe(1)
    expect(await bot.choose(sight())).toBe(1)
    expect(await bot.choose({ ...sight(), board: other })).toBe(2)
    expect(boards).toEqual([board, other])
    expect(crews.map(({ heard }) => heard.stops)).toEqual([1, 0])
  })

  it('of real searchers chooses from the list, and their visits add up', async () => {
    const searcher = (): Mate => {
      const thinker = newThinker(toy, toySense, { ...SEARCH_OPTIONS, nodes: 2000 })
      return {
        async think({ seat, view, budget, dice }) {
          const imaginer = toy.imagine(board, view as ReturnType<typeof toy.view>)
          return thinker.think({ board, seat, imaginer, dice: Int32Array.from(dice), clock: () => 0 }, budget)
        },
        commit: thinker.commit,
        stop: () => {},
      }
    }
    const bot = crewBot('crew', BUDGET, () => [searcher(), searcher()])
    for (const seen of sights('b', 'x')) {
      expect(seen.legal).toContain(await bot.choose(seen))
      const { lines, visits } = bot.reasons() ?? { lines: [], visits: 0 }
      expect(lines.reduce((sum, one) => sum + one.visits, 0)).toBeLessThanOrEqual(visits)
      for (const { chance } of lines) expect(chance >= 0 && chance <= 1).toBe(true)
    }
  })
})
