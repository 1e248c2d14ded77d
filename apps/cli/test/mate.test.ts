/** Searchers in threads of their own: they answer, they fail in plain words, and they go when they are told to. */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Bot, reasonsGiven } from '@bivouac/ai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hireMates } from '../src/bots/mate.ts'
import { UserError } from '../src/errors.ts'
import { findBot, findGame } from '../src/find.ts'
import { until } from './outside.ts'
import { positions } from './positions.ts'

const game = findGame('normandy')
const places = positions(game, 3)
const sightAt = (place = 0) => ({ ...places[place], dice: places[place].dice.slice() })
const LONG = 'search:seconds=60,workers=2'

/** The threads that have been asked something, found by what is sent to them. */
let threads: Set<Worker>
beforeEach(() => {
  threads = new Set()
  const post = Worker.prototype.postMessage
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message: unknown) {
    threads.add(this)
    post.call(this, message)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A thread that has ended has no number any more. */
const gone = () => until(() => [...threads].every(({ threadId }) => threadId < 0), 'a thread is still there')
/** Both have been asked and are busy with it: a thread that is still being started has not been active yet. */
const atWork = () =>
  until(
    () => threads.size === 2 && [...threads].every(t => t.performance.eventLoopUtilization().active > 0),
    'the threads were not started',
  )

async function failure(choice: number | Promise<number>): Promise<UserError> {
  try {
    await choice
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
  throw new Error('it went well')
}

describe('a bot in two threads', () => {
  test('chooses from its list, again and again, with lines that add up, and leaves no thread', async () => {
    const bot = findBot(game, 'search:iterations=60,workers=2')()
    for (const place of [0, 1, 2]) {
      expect(places[place].legal).toContain(await bot.choose(sightAt(place)))
      const { lines, visits, iterations } = reasonsGiven(bot) ?? { lines: [], visits: 0, iterations: 0 }
      expect(iterations).toBeLessThanOrEqual(120)
      expect(lines.reduce((sum, line) => sum + line.visits, 0)).toBe(visits)
      expect(new Set(lines.map(line => line.command)).size).toBe(lines.length)
    }
    expect(threads.size).toBe(2)
    bot.stop?.()
    await gone()
  })

  test('stops by the clock', async () => {
    const bot = findBot(game, 'search:seconds=0.05,workers=2')()
    expect(places[0].legal).toContain(await bot.choose(sightAt()))
    expect(reasonsGiven(bot)?.visits).toBeGreaterThan(0)
    bot.stop?.()
    await gone()
  })

  test('finds the same again from the same dice', async () => {
    const find = async () => {
      const bot = findBot(game, 'search:iterations=60,workers=2')()
      await bot.choose(sightAt())
      bot.stop?.()
      return reasonsGiven(bot)
    }
    expect(await find()).toEqual(await find())
  })

  test('of which one is ended in the middle says so, and does not go on', async () => {
    const bot = findBot(game, LONG)()
    const choice = failure(bot.choose(sightAt()))
    await atWork()
    await [...threads][1].terminate()
    const { problem } = await choice
    expect(problem).toEqual({
      code: 'thread-stopped',
      text: 'The bot cannot go on: a thinking thread has stopped with code 1.',
    })
    expect((await failure(bot.choose(sightAt()))).problem).toEqual(problem)
    bot.stop?.()
    await gone()
  })

  test('that is stopped in the middle of a thought says so at once', async () => {
    const bot: Bot = findBot(game, LONG)()
    const choice = failure(bot.choose(sightAt()))
    await atWork()
    bot.stop?.()
    expect((await choice).message).toBe('The bot cannot go on: it has been stopped.')
    await gone()
  })

  test('that is stopped before it has begun leaves nothing behind', async () => {
    const bot = findBot(game, LONG)()
    const choice = failure(bot.choose(sightAt()))
    bot.stop?.()
    expect((await choice).message).toContain('it has been stopped')
    bot.stop?.()
    await gone()
  })
})

describe('a searcher', () => {
  const options = { name: 'x', budget: { iterations: 20, plans: 0 } }
  const { board, seat, view } = places[0]
  const errand = { seat, view, budget: options.budget, dice: [1, 2, 3, 4] }

  test.each([
    ['for a game that is not there', 'chess', options, errand, /has failed: There is no game 'chess'/],
    [
      'with a budget of nothing',
      'normandy',
      options,
      { ...errand, budget: { iterations: 0, plans: 0 } },
      /at least 1/,
    ],
    ['shown nonsense', 'normandy', options, { ...errand, view: undefined }, /a thinking thread has failed: /],
    ['shown what cannot be sent', 'normandy', options, { ...errand, view: () => 1 }, /could not be/],
    ['with no room', 'normandy', { ...options, nodes: -1 }, errand, /a thinking thread has failed: /],
  ])('%s fails in plain words, also when it is asked again', async (_, id, how, asked, text) => {
    const [mate] = hireMates(id, board, how, 1)
    for (const _ of [1, 2]) {
      const { problem } = await failure(mate.think(asked) as unknown as Promise<number>)
      expect(problem.code).toBe('thread-stopped')
      expect(problem.text).toMatch(text)
      expect(problem.text).toMatch(/^The bot cannot go on: .*[^.]\.$/s)
    }
    mate.stop()
    await gone()
  })
})

describe.concurrent('a program with such a bot', () => {
  const FIND = new URL('../src/find.ts', import.meta.url).href
  const POSITIONS = new URL('positions.ts', import.meta.url).href

  /** Runs the lines in a process of their own, which must end by itself. */
  const alone = (spec: string, then: string): Promise<{ code: number | null; out: string }> =>
    new Promise((resolve, reject) => {
      const file = join(mkdtempSync(join(tmpdir(), 'bivouac-mate-')), 'alone.mjs')
      writeFileSync(
        file,
        `import { findBot, findGame } from '${FIND}'
        import { positions } from '${POSITIONS}'
        const game = findGame('normandy')
        const [sight] = positions(game, 1)
        const bot = findBot(game, '${spec}')()
        const choice = bot.choose(sight)
        ${then}`,
      )
      const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'], timeout: 60_000 })
      let out = ''
      child.stdout.setEncoding('utf8').on('data', text => {
        out += text
      })
      child.on('error', reject)
      child.on('close', code => resolve({ code, out }))
    })

  test('waits for the answer and then ends, though nobody has stopped the bot', async () => {
    const ran = await alone(
      'search:iterations=20,workers=2',
      'console.log(sight.legal.includes(await choice))',
    )
    expect(ran).toEqual({ code: 0, out: 'true\n' })
  })

  test('ends when the bot is stopped in the middle of a long thought', async () => {
    const ran = await alone(
      LONG,
      `setTimeout(() => bot.stop(), 1000)
      await choice.catch(error => console.log(error.message))`,
    )
    expect(ran).toEqual({ code: 0, out: 'The bot cannot go on: it has been stopped.\n' })
  })
})
