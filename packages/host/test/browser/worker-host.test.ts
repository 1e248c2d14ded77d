/** A host's worker that dies without a word is noticed, started again, and its games are looked at again. */
import type { News, ToHost } from '@bivouac/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FromHostWorker, type HostWorker, workerHost } from '../../src/browser/worker-host.ts'
import { HostError, newHostClient } from '../../src/client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const BEAT = 1000

/** Workers that answer beats and questions until they are dead. */
function workers(answer: (message: ToHost, nth: number) => unknown) {
  const started: { isDead: boolean; isStopped: boolean; readonly heard: ToHost[] }[] = []
  const start = (): HostWorker => {
    const nth = started.length
    const state: (typeof started)[number] = { isDead: false, isStopped: false, heard: [] }
    started.push(state)
    const listeners: ((event: { readonly data: FromHostWorker }) => void)[] = []
    return {
      postMessage(message) {
        if (state.isDead) return
        if (!('beat' in message)) state.heard.push(message)
        const data: FromHostWorker =
          'beat' in message ? message : { ask: message.ask, answer: answer(message, nth) }
        queueMicrotask(() => {
          for (const listener of listeners) listener({ data })
        })
      },
      addEventListener: (type: string, listener: (event: never) => void) =>
        void (type === 'message' && listeners.push(listener as (typeof listeners)[number])),
      terminate: () => {
        state.isStopped = true
      },
    }
  }
  return { started, start }
}

describe('a worker', () => {
  test('that answers is left alone', async () => {
    const { started, start } = workers(() => null)
    newHostClient(workerHost(start, BEAT))
    await vi.advanceTimersByTimeAsync(60 * BEAT)
    expect(started).toHaveLength(1)
  })

  test('that has never lived is not started again and again', async () => {
    const { started, start } = workers(() => null)
    newHostClient(
      workerHost(() => {
        const worker = start()
        started[0].isDead = true
        return worker
      }, BEAT),
    )
    await vi.advanceTimersByTimeAsync(60 * BEAT)
    expect(started).toHaveLength(1)
  })

  test('that dies is replaced; who waits hears it, and games that are open are opened again', async () => {
    const update = (seq: number) => ({ game: 'g', seat: 1, seq, steps: [] })
    const { started, start } = workers(({ name }, nth) => {
      if (name === 'open') return { summary: {}, update: update(nth === 0 ? 4 : 6) }
      return name === 'history' ? [3, 4, 5, 6].map(seq => ({ seq, by: 0, facts: [] })) : null
    })
    const client = newHostClient(workerHost(start, BEAT))
    const heard: News[] = []
    client.onNews(news => heard.push(news))
    const asked = [client.ask('open', { game: 'g', seat: 1 }), client.ask('open', { game: 'left', seat: 0 })]
    await vi.advanceTimersByTimeAsync(BEAT)
    await Promise.all(asked)
    void client.ask('close', { game: 'left' })
    await vi.advanceTimersByTimeAsync(BEAT)

    started[0].isDead = true
    const waiting = client.ask('give', { game: 'g', seat: 1, asked: 4, command: 1 }).catch(error => error)
    await vi.advanceTimersByTimeAsync(6 * BEAT)
    expect(started.map(one => one.isStopped)).toEqual([true, false])
    const error = await waiting
    expect(error).toBeInstanceOf(HostError)
    expect(error.problem.code).toBe('host-failed')
    expect(started[1].heard.map(({ name, asks }) => [name, asks])).toEqual([
      ['open', { game: 'g', seat: 1 }],
      ['history', { game: 'g', seat: 1 }],
    ])
    expect(heard.at(-1)).toMatchObject({
      news: 'update',
      update: { seq: 6, steps: [{ seq: 5 }, { seq: 6 }] },
    })
    await vi.advanceTimersByTimeAsync(60 * BEAT)
    expect(started).toHaveLength(2)
  })
})
