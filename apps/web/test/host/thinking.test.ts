/** The bots of both games at work, asked as the host asks them. */
import {
  botsAtWork,
  type Hire,
  hireWebMates,
  type MateWorker,
  mateAtWork,
  type Question,
} from '@bivouac/host/thinking'
import { commands, listed, openMatch, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { THINK_GAMES } from '../../src/workers/think-games.ts'

const clock = (): number => performance.now()

/** The first decision of seat 0 in a game's first scenario. */
function first(module: (typeof THINK_GAMES)[number]['module'], level: string, seed = 's'): Question {
  const { id, data } = module.scenarios[0]
  const { table } = openMatch(module, unwrap(module.board(data)), 'thinking')
  const list = commands()
  module.legal(table, 0, list)
  return {
    game: 'g',
    module: module.id,
    scenario: id,
    seat: 0,
    view: module.view(table, 0),
    legal: listed(list),
    level,
    seed,
  }
}

describe.each(THINK_GAMES.map(({ module }) => module))('$id', module => {
  test.each(['recruit', 'regular', 'veteran'])(
    '%s chooses from the list, and alike with the same seed',
    async level => {
      const [a, b] = [botsAtWork(THINK_GAMES, { clock }), botsAtWork(THINK_GAMES, { clock })]
      const question = first(module, level)
      const choice = await a.choose(question)
      expect(question.legal).toContain(choice)
      expect(await b.choose(structuredClone(question))).toBe(choice)
    },
  )

  test('a hint has reasons, the best first', async () => {
    const question = first(module, 'veteran')
    const lines = await botsAtWork(THINK_GAMES, { clock }).hint(question)
    expect(lines.length).toBeGreaterThan(1)
    for (const { command, chance, visits } of lines) {
      expect(question.legal).toContain(command)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      expect(visits).toBeGreaterThan(0)
    }
  })
})

describe('bots', () => {
  const [normandy] = THINK_GAMES
  const bots = botsAtWork(THINK_GAMES, { clock })

  test('without a choice say so plainly', async () => {
    const question = first(normandy.module, 'veteran')
    expect(await bots.hint({ ...question, legal: question.legal.slice(0, 1) })).toEqual([
      { command: question.legal[0], chance: 0.5, visits: 0 },
    ])
  })

  test('that do not exist are refused', async () => {
    const question = first(normandy.module, 'genius')
    await expect(bots.choose(question)).rejects.toMatchObject({ problem: { code: 'unknown-level' } })
    await expect(bots.choose({ ...question, module: 'chess' })).rejects.toMatchObject({
      problem: { code: 'unknown-game' },
    })
    await expect(bots.choose({ ...question, level: 'regular', scenario: 'moon' })).rejects.toMatchObject({
      problem: { code: 'unknown-scenario' },
    })
  })
})

describe('Master', () => {
  /** The first game, whose Master does not take as long. */
  const game = { ...THINK_GAMES[0] }
  const quick = { ...game.mind.levels.master, budget: { iterations: 200, plans: 2 } }
  const games = [{ ...game, mind: { ...game.mind, levels: { ...game.mind.levels, master: quick } } }]
  const question = first(game.module, 'master')

  function mateInThisThread(): MateWorker & { asked: number } {
    const run = mateAtWork(games, clock)
    const worker: MateWorker & { asked: number } = {
      onmessage: null,
      onerror: null,
      asked: 0,
      postMessage(message) {
        worker.asked++
        queueMicrotask(() => {
          const answer = run(structuredClone(message))
          if (answer !== undefined) worker.onmessage?.({ data: answer })
        })
      },
      terminate: () => {},
    }
    return worker
  }

  test('thinks with mates, whose descents add up', async () => {
    const mates: ReturnType<typeof mateInThisThread>[] = []
    const hire = hireWebMates(2, () => {
      mates.push(mateInThisThread())
      return mates[mates.length - 1]
    })
    const lines = await botsAtWork(games, { clock, hire }).hint(question)
    expect(mates.map(mate => mate.asked)).toEqual([3, 3])
    expect(lines.reduce((sum, line) => sum + line.visits, 0)).toBeGreaterThan(200)
  })

  test.each<[string, Hire | undefined]>([
    ['are not to be had', () => []],
    [
      'may not be started',
      () => {
        throw new Error('workers are forbidden here')
      },
    ],
    ['break down', hireWebMates(2, () => broken())],
    ['are not asked for', undefined],
  ])('thinks alone where mates %s', async (_, hire) => {
    const bots = botsAtWork(games, { clock, hire })
    for (let i = 0; i < 2; i++) expect(question.legal).toContain(await bots.choose(question))
  })

  function broken(): MateWorker {
    const worker: MateWorker = {
      onmessage: null,
      onerror: null,
      postMessage: () => queueMicrotask(() => worker.onerror?.({ message: 'no' })),
      terminate: () => {},
    }
    return worker
  }
})
