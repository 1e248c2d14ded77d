/** Trying things out ends by itself when the game that it began from goes on. */
import type { OnlineNews } from '@bivouac/protocol/online'
import { expect, test } from 'vitest'
import type { LineState, Online } from '../../src/online/online.ts'
import { whenItGoesOn } from '../../src/table/trial.ts'

/** A server that lists one game, and a line to it. */
function server() {
  const game = { id: 'k3v9x2m8q1', seq: 7, status: 'playing' }
  const listeners = new Set<(news: OnlineNews) => void>()
  const lines = new Set<() => void>()
  let line: LineState = 'live'
  const online = {
    ask: async () => (line === 'live' ? [game] : Promise.reject(new Error('no line'))),
    onNews(listener: (news: OnlineNews) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    line: {
      get: () => line,
      subscribe(listener: () => void) {
        lines.add(listener)
        return () => lines.delete(listener)
      },
    },
  } as unknown as Online
  return {
    online,
    game,
    listens: () => listeners.size + lines.size,
    async says(news: OnlineNews['news']) {
      for (const listener of listeners) listener({ news } as OnlineNews)
      await new Promise(resolve => setTimeout(resolve))
    },
    async becomes(state: LineState) {
      line = state
      for (const listener of lines) listener()
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}

const TRIAL = { from: 'k3v9x2m8q1', seq: 7 }

test.each([
  ['somebody has played', { seq: 8 }],
  ['something was taken back', { seq: 6 }],
  ['it is over', { status: 'over' }],
])('%s: back to the game, once', async (_, change) => {
  const { online, game, says } = server()
  let back = 0
  whenItGoesOn(online, TRIAL, () => back++)
  await says('games')
  expect(back).toBe(0)
  Object.assign(game, change)
  await says('chat')
  expect(back).toBe(0)
  await says('games')
  await says('games')
  expect(back).toBe(1)
})

test('what happened while the line was lost is found out when it is there again', async () => {
  const { online, game, says, becomes } = server()
  let back = 0
  whenItGoesOn(online, TRIAL, () => back++)
  await becomes('lost')
  game.seq++
  await says('games')
  expect(back).toBe(0)
  await becomes('live')
  expect(back).toBe(1)
})

test('whoever has gone back on his own is not called back', async () => {
  const { online, game, says, listens } = server()
  let back = 0
  const stop = whenItGoesOn(online, TRIAL, () => back++)
  game.seq++
  stop()
  await says('games')
  expect([back, listens()]).toEqual([0, 0])
})
