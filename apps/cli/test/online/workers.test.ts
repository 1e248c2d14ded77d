/** `bivouac worker`: bots of a server that think in another process, over a real NATS; and what happens when it dies, or is not there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Question, Thinking } from '@bivouac/host/thinking'
import { normandy } from '@bivouac/normandy'
import type { OnlineNews } from '@bivouac/protocol/online'
import { startWorker } from '@bivouac/server'
import { startNats, type TestNats } from '@bivouac/testkit/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptGames, replayed } from '../../src/online/kept-games.ts'
import { atTheEnd } from './bench/folder.ts'
import { running } from './bench/house.ts'
import { newId, plan, type Running, simpleBots } from './bench/server.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

let nats: TestNats
beforeAll(async () => {
  nats = await startNats()
})
afterAll(() => nats.stop())

interface Worker {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
}

async function worker(): Promise<Worker> {
  const child = spawn(process.execPath, [MAIN, 'worker', '--nats', nats.url, '--threads', '1', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atTheEnd(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    void ended.then(code => reject(new Error(`it ended with ${code}`)))
  })
  return { child, ended }
}

/** A server that counts how often it had to think itself. */
async function server(): Promise<Running & { own(): number }> {
  let own = 0
  const thinking: Thinking = { ...simpleBots, choose: async ({ legal }) => legal[own++ % legal.length] }
  return { ...(await running({ nats: nats.url, thinking })), own: () => own }
}

/** Somebody who plays the first thing he may, against a bot of this level. */
async function game(run: Running, bot: string) {
  const line = await (await run.guest()).connect()
  const scenario = normandy.scenarios[0].id
  const { id } = await line.ask('create', { id: newId(), plan: plan({ scenario, bot }) })
  const open = async () => (await line.ask('open', { game: id })).update
  /** One command of ours, if we are asked; how the game stands now. */
  const step = async () => {
    const update = await open()
    const { asked, legal } = update
    if (legal.length > 0) await line.ask('give', { game: id, id: newId(), asked, command: legal[0] })
    else await new Promise(resolve => setTimeout(resolve, 20))
    return update
  }
  const isThinking = (news: OnlineNews): boolean => news.news === 'thinking' && news.on
  return { step, open, thoughts: () => line.news.filter(isThinking).length }
}

test('a whole game is played with all thoughts made in the worker, which ends when it is asked to', async () => {
  const { child, ended } = await worker()
  const run = await server()
  const { step, thoughts } = await game(run, 'regular')
  while ((await step()).outcome === undefined);
  expect(thoughts()).toBeGreaterThan(10)
  expect(run.own()).toBe(0)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('whoever is killed in the middle of a thought is replaced by another worker, then by the server itself', async () => {
  const first = await worker()
  const run = await server()
  const { step, open, thoughts } = await game(run, 'master')
  /** Ends the only worker while it thinks, as `then` has prepared it. */
  async function killed({ child }: Worker, then: () => Promise<void>): Promise<void> {
    const before = thoughts()
    while (thoughts() === before) await step()
    const { seq } = await open()
    await then()
    child.kill('SIGKILL')
    await expect.poll(async () => (await open()).seq, { timeout: 60_000 }).toBeGreaterThan(seq)
  }
  const second: Worker[] = []
  await killed(first, async () => void second.push(await worker()))
  expect(run.own()).toBe(0)
  await killed(second[0], async () => {})
  expect(run.own()).toBeGreaterThan(0)
})

test('without a worker the server thinks itself, and a worker that starts later takes over', async () => {
  const run = await server()
  const { step } = await game(run, 'recruit')
  while (run.own() < 3) await step()
  await worker()
  let before = -1
  await expect
    .poll(async () => {
      before = run.own()
      for (let i = 0; i < 10; i++) await step()
      return run.own() - before
    })
    .toBe(0)
})

/** A worker in this process that answers so. */
async function thinking(choose: Thinking['choose']): Promise<() => Promise<void>> {
  const games = [{ module: normandy }] as const
  const working = await startWorker({ nats: nats.url, games, threads: [{ ...simpleBots, choose }] })
  let isOpen = true
  const close = async (): Promise<void> => {
    if (isOpen) await working.close()
    isOpen = false
  }
  atTheEnd(close)
  return close
}

test('a worker is told what the bot sees and may do, and nothing else', async () => {
  const questions: Question[] = []
  await thinking(async question => {
    questions.push(question)
    return question.legal[0]
  })
  const run = await server()
  const { step } = await game(run, 'recruit')
  while (questions.length < 10) await step()
  const [kept] = keptGames(run.folder)
  const views = new Set<string>()
  replayed(kept, ({ module, table }) => void views.add(JSON.stringify(module.view(table, 1))))
  for (const { view, legal, seed, ...rest } of questions) {
    expect(views).toContain(JSON.stringify(view))
    expect(legal.length).toBeGreaterThan(0)
    expect(seed).not.toBe(kept.secret)
    const { module, scenario } = kept
    expect(rest).toEqual({ game: kept.id, module, scenario, seat: 1, level: 'recruit' })
  }
})

test('an answer that is against the rules is not taken: the server thinks itself', async () => {
  let answers = 0
  await thinking(async () => -100 - answers++)
  const run = await server()
  const { step } = await game(run, 'recruit')
  while (run.own() < 3) await step()
  expect(answers).toBeGreaterThanOrEqual(3)
})

test('a worker that is to stop finishes its thought and takes no more', async () => {
  let release = (): void => {}
  let asked = 0
  const close = await thinking(({ legal }) => {
    asked++
    return new Promise(resolve => {
      release = () => resolve(legal[0])
    })
  })
  const run = await server()
  const { step, open } = await game(run, 'recruit')
  while (asked === 0) await step()
  const { seq } = await open()
  const closed = close()
  release()
  await closed
  // One command is the worker's; what the bot is asked after that, the server answers itself.
  await expect.poll(async () => (await open()).seq - seq - run.own()).toBe(1)
  expect(asked).toBe(1)
  while (run.own() === 0) await step()
  expect(asked).toBe(1)
})
