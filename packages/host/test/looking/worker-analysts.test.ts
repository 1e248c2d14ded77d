import type { Problem } from '@bivouac/kernel'
import type { Finding } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import {
  type AnalystWorker,
  type FromAnalyst,
  type ToAnalyst,
  workerAnalysts,
} from '../../src/looking/index.ts'

const TASK = { module: 'toy', text: 'a record', depth: 'quick' } as const
const findingOf = (number: number): Finding => ({
  number,
  seat: 0,
  command: `command ${number}`,
  isChance: false,
  isEnding: false,
})

interface Started extends AnalystWorker {
  readonly asked: number[]
  isStopped: boolean
}

/** Workers that answer when this thread is free; `answer` says what with. */
function workers(answer: (number: number, worker: Started) => FromAnalyst | 'dies' | 'is silent') {
  const started: Started[] = []
  const start = (): AnalystWorker => {
    const worker: Started = {
      onmessage: null,
      onerror: null,
      asked: [],
      isStopped: false,
      postMessage(message: ToAnalyst) {
        if ('task' in message) return
        worker.asked.push(message.number)
        queueMicrotask(() => {
          const data = answer(message.number, worker)
          if (data === 'dies') worker.onerror?.({ message: 'out of memory' })
          else if (data !== 'is silent') worker.onmessage?.({ data })
        })
      },
      terminate() {
        worker.isStopped = true
      },
    }
    started.push(worker)
    return worker
  }
  return { start, started }
}

/** All that is found until it ends. */
function looked(
  crew: ReturnType<typeof workers>,
  numbers: readonly number[],
  threads = 2,
  patience?: number,
): Promise<{ readonly found: number[]; readonly problem: Problem | undefined }> {
  const analysts = workerAnalysts(
    crew.start,
    threads,
    patience === undefined ? undefined : { quick: patience, expert: patience, master: patience },
  )
  const found: number[] = []
  return new Promise(resolve => {
    analysts.look(TASK, numbers, {
      found: ({ number }) => found.push(number),
      done: () => resolve({ found, problem: undefined }),
      failed: problem => resolve({ found, problem }),
    })
  })
}

const answered = (number: number): FromAnalyst => ({ finding: findingOf(number) })
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1)

describe('analysts in workers', () => {
  test('share the commands, and go when all have been looked at', async () => {
    const crew = workers(answered)
    const { found, problem } = await looked(crew, upTo(9), 3)
    expect(problem).toBeUndefined()
    expect(found.toSorted((a, b) => a - b)).toEqual(upTo(9))
    expect(crew.started.map(({ isStopped }) => isStopped)).toEqual([true, true, true])
    expect(crew.started.every(({ asked }) => asked.length > 0)).toBe(true)
  })

  test('that die are replaced, and their command is asked again', async () => {
    const deaths = new Set([3, 7])
    const crew = workers(number => (deaths.delete(number) ? 'dies' : answered(number)))
    const { found, problem } = await looked(crew, upTo(9))
    expect(problem).toBeUndefined()
    expect(found.toSorted((a, b) => a - b)).toEqual(upTo(9))
    expect(crew.started).toHaveLength(4)
  })

  test('that fall silent are replaced too', async () => {
    let isSilent = true
    const crew = workers(number => {
      if (number !== 4 || !isSilent) return answered(number)
      isSilent = false
      return 'is silent'
    })
    const { found, problem } = await looked(crew, upTo(5), 1, 20)
    expect(problem).toBeUndefined()
    expect(found).toEqual(upTo(5))
  })

  test('give up on a command that kills everybody, and say so', async () => {
    const crew = workers(number => (number === 2 ? 'dies' : answered(number)))
    const { problem } = await looked(crew, upTo(4), 1)
    expect(problem).toMatchObject({ code: 'no-analyst', text: 'out of memory' })
    expect(crew.started.flatMap(({ asked }) => asked).filter(number => number === 2)).toHaveLength(3)
    expect(crew.started.every(({ isStopped }) => isStopped)).toBe(true)
  })

  test('begin nothing new while they are held back', async () => {
    const crew = workers(answered)
    const analysts = workerAnalysts(crew.start, 1)
    analysts.hold(true)
    const found: number[] = []
    const done = new Promise<void>(resolve => {
      analysts.look(TASK, upTo(3), {
        found: ({ number }) => found.push(number),
        done: resolve,
        failed: ({ text }) => expect.unreachable(text),
      })
    })
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(crew.started.flatMap(({ asked }) => asked)).toEqual([])
    analysts.hold(false)
    await done
    expect(found).toEqual(upTo(3))
  })

  test('stop when they are told to', async () => {
    const crew = workers(() => 'is silent')
    const look = workerAnalysts(crew.start, 2).look(TASK, upTo(3), {
      found: () => expect.unreachable(),
      done: () => expect.unreachable(),
      failed: () => expect.unreachable(),
    })
    look.stop()
    expect(crew.started.map(({ isStopped }) => isStopped)).toEqual([true, true])
  })
})
