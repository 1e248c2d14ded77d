import { describe, expect, test } from 'vitest'
import { HostError } from '../../src/index.ts'
import {
  type Question,
  serveThinking,
  type Thinking,
  type ThinkWorker,
  workerThinking,
} from '../../src/thinking/index.ts'

const question = (game: string): Question => ({
  game,
  module: 'toy',
  scenario: 'short',
  seat: 0,
  view: {},
  legal: [3, 4],
  level: 'regular',
  seed: 's',
})

/** A worker that thinks in this thread; it can be made to break down. */
function workers(thinking: Thinking) {
  const started: (ThinkWorker & { stopped: boolean; forgotten: string[] })[] = []
  const start = (): ThinkWorker => {
    const serve = serveThinking(
      { ...thinking, forget: game => worker.forgotten.push(game) },
      message => void worker.onmessage?.({ data: message }),
    )
    const worker: (typeof started)[number] = {
      onmessage: null,
      onerror: null,
      stopped: false,
      forgotten: [],
      postMessage: message => queueMicrotask(() => serve(message)),
      terminate: () => {
        worker.stopped = true
      },
    }
    started.push(worker)
    return worker
  }
  return { started, start }
}

const quick: Thinking = {
  choose: async ({ legal }) => legal[0],
  hint: async ({ legal }) => [{ command: legal[1], chance: 0.75, visits: 9 }],
  forget: () => {},
}
const never: Thinking = { ...quick, choose: () => new Promise(() => {}) }

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    error => (error instanceof HostError ? error.problem.code : 'another error'),
  )

describe('thinking in a worker', () => {
  test('asks one worker for everything', async () => {
    const { started, start } = workers(quick)
    const thinking = workerThinking(start)
    expect(started).toHaveLength(0)
    expect(await thinking.choose(question('a'))).toBe(3)
    expect(await thinking.hint(question('a'))).toEqual([{ command: 4, chance: 0.75, visits: 9 }])
    thinking.forget('a')
    await Promise.resolve()
    expect(started.map(one => one.forgotten)).toEqual([['a']])
  })

  test('tells what a bot has failed of, and the worker stays', async () => {
    const failing = { ...quick, choose: () => Promise.reject(new Error('no idea')) }
    const { started, start } = workers(failing)
    const thinking = workerThinking(start)
    await expect(thinking.choose(question('a'))).rejects.toMatchObject({
      problem: { code: 'bot-failed', text: 'no idea' },
    })
    await thinking.hint(question('a'))
    expect(started).toHaveLength(1)
  })

  test('a worker that breaks down is replaced at the next question', async () => {
    const { started, start } = workers(never)
    const thinking = workerThinking(start)
    const both = [codeOf(thinking.choose(question('a'))), codeOf(thinking.choose(question('b')))]
    started[0].onerror?.({ message: 'out of memory' })
    expect(await Promise.all(both)).toEqual(['bot-failed', 'bot-failed'])
    expect(started[0].stopped).toBe(true)
    expect(await thinking.hint(question('a'))).toHaveLength(1)
    expect(started).toHaveLength(2)
  })

  test('so is one that is silent, one that cannot be started, and one that thinks for nobody', async () => {
    const { started, start } = workers(never)
    expect(await codeOf(workerThinking(start, 5).choose(question('a')))).toBe('bot-silent')
    expect(started[0].stopped).toBe(true)

    const blocked = workerThinking(() => {
      throw new Error('workers are forbidden')
    })
    expect(await codeOf(blocked.choose(question('a')))).toBe('bot-failed')

    const thinking = workerThinking(start)
    const abandoned = codeOf(thinking.choose(question('a')))
    thinking.forget('b')
    expect(started[1].stopped).toBe(false)
    thinking.forget('a')
    expect(await abandoned).toBe('bot-stopped')
    expect(started[1].stopped).toBe(true)
  })
})
