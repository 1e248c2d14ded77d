/** What a reader wants to hear of others is kept, and what lies in the storage is read with care. */
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The wishes of a page that finds this in its storage. */
async function pageWith(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [['bivouac.talk', stored]])
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    addEventListener() {},
  })
  return { ...(await import('../../src/online/table/talk-store.ts')), kept }
}

test('one table is muted and no other, and all talk can be switched off; a reload finds it so', async () => {
  const { talkWishes, setMuted, kept } = await pageWith()
  expect(talkWishes().get()).toEqual({ isOff: false, muted: [] })
  setMuted('one', true)
  setMuted('two', true)
  setMuted('one', false)
  talkWishes().set({ ...talkWishes().get(), isOff: true })
  vi.resetModules()
  const after = await pageWith(kept.get('bivouac.talk'))
  expect(after.talkWishes().get()).toEqual({ isOff: true, muted: ['two'] })
})

test.each(['', '{', 'null', '7', '{"isOff":"yes","muted":{"a":1}}'])('%s is no wish', async stored => {
  expect((await pageWith(stored)).talkWishes().get()).toEqual({ isOff: false, muted: [] })
})

test('of very many muted tables the newest are remembered', async () => {
  const { talkWishes, setMuted } = await pageWith()
  for (let i = 0; i < 60; i++) setMuted(`game ${i}`, true)
  expect(talkWishes().get().muted).toHaveLength(50)
  expect(talkWishes().get().muted.at(-1)).toBe('game 59')
})
