import type { FromHost, News, ToHost } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import { HostError, newHostClient } from '../src/client.ts'

function wire() {
  const sent: ToHost[] = []
  let hear = (_: FromHost): void => {}
  let fail = (_: string): void => {}
  let restart = (): void => {}
  const port = {
    send: (message: ToHost) => void sent.push(message),
    onMessage: (listener: typeof hear) => {
      hear = listener
    },
    onFailure: (listener: typeof fail) => {
      fail = listener
    },
    onRestart: (listener: typeof restart) => {
      restart = listener
    },
  }
  return {
    port,
    sent,
    hear: (message: FromHost) => hear(message),
    fail: (why: string) => fail(why),
    restart: () => restart(),
  }
}

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    value => `answered ${value}`,
    error => (error instanceof HostError ? error.problem.code : 'another error'),
  )

const TROUBLE: News = { news: 'trouble', problem: { code: 'storage-missing', text: 'Nothing is kept.' } }

describe('the screen', () => {
  test('gets each answer for its own question, in whatever order', async () => {
    const { port, sent, hear } = wire()
    const client = newHostClient(port)
    const both = [client.ask('games', {}), client.ask('export', { game: 'a' })]
    expect(sent).toEqual([
      { ask: 1, name: 'games', asks: {} },
      { ask: 2, name: 'export', asks: { game: 'a' } },
    ])
    hear({ ask: 2, answer: 'text' })
    hear({ ask: 1, answer: [] })
    hear({ ask: 2, answer: 'again' })
    expect(await Promise.all(both)).toEqual([[], 'text'])
  })

  test('gets a problem as an error that carries it', async () => {
    const { port, hear } = wire()
    const answer = codeOf(newHostClient(port).ask('undo', { game: 'a', seat: 0, seq: 1 }))
    hear({ ask: 1, problem: { code: 'nothing-to-undo', text: 'No.' } })
    expect(await answer).toBe('nothing-to-undo')
  })

  test('hears news until it stops listening; troubles wait for somebody who listens', () => {
    const { port, hear } = wire()
    const client = newHostClient(port)
    hear({ news: 'games' })
    hear(TROUBLE)
    const heard: News[] = []
    const stop = client.onNews(news => heard.push(news))
    hear({ news: 'games' })
    stop()
    hear({ news: 'games' })
    expect(heard).toEqual([TROUBLE, { news: 'games' }])
  })
})

describe('a host that', () => {
  test('could not be started answers nothing any more', async () => {
    const { port, fail } = wire()
    const client = newHostClient(port)
    const asked = codeOf(client.ask('games', {}))
    fail('the script is blocked')
    expect(await asked).toBe('no-host')
    expect(await codeOf(client.ask('games', {}))).toBe('no-host')
    const heard: News[] = []
    client.onNews(news => heard.push(news))
    expect(heard).toMatchObject([{ problem: { code: 'no-host' } }])
  })

  test('stumbles once may be asked again', async () => {
    const { port, hear, fail } = wire()
    const client = newHostClient(port)
    hear({ news: 'games' })
    const asked = codeOf(client.ask('games', {}))
    fail('out of memory')
    expect(await asked).toBe('no-host')
    const again = codeOf(client.ask('games', {}))
    hear({ ask: 2, answer: 7 })
    expect(await again).toBe('answered 7')
  })

  test('is silent is given up after a while', async () => {
    expect(await codeOf(newHostClient(wire().port, 5).ask('games', {}))).toBe('no-host')
  })

  test('was started again tells what was missed before what has happened since', async () => {
    const { port, sent, hear, restart } = wire()
    const client = newHostClient(port)
    const heard: News[] = []
    client.onNews(news => news.news === 'update' && heard.push(news))
    const update = (seq: number, ...steps: number[]) =>
      ({ game: 'g', seat: 0, seq, steps: steps.map(one => ({ seq: one, by: 0, facts: [] })) }) as never
    const answer = async (name: ToHost['name'], value: unknown): Promise<void> => {
      hear({ ask: sent.findLast(one => one.name === name)!.ask, answer: value } as FromHost)
      await new Promise(resolve => setTimeout(resolve))
    }
    void client.ask('open', { game: 'g', seat: 0 })
    await answer('open', { summary: {}, update: update(3) })

    restart()
    await answer('open', { summary: {}, update: update(4) })
    // The player goes on at once: what comes of it overtakes the story that is still being fetched.
    hear({ news: 'update', update: update(5, 5) })
    await answer('history', [{ seq: 3 }, { seq: 4 }, { seq: 5 }])
    expect(heard).toMatchObject([
      { update: { seq: 4, steps: [{ seq: 4 }] } },
      { update: { seq: 5, steps: [{ seq: 5 }] } },
    ])
  })
})
