/** Whoever asks for a game now and then sits at its table meanwhile, and not for longer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenLine } from '../src/wire/line.ts'
import { lingering } from '../src/wire/lingering.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MS = 1000
const MOST = 3
const guest = (id: string) => ({ id, name: id })
const asked = (name: string, game = 'game-0001') => ({ name, asks: { game } })

/** Lines that note in which order they end. */
function lines() {
  const ended: string[] = []
  const line = (name: string): OpenLine => ({
    guest: guest(name),
    tell() {},
    tellText() {},
    cut() {},
    receive: async () => {},
    close: () => void ended.push(name),
  })
  return { ended, line }
}

test('the line of somebody who looks at a game stays until the next one has come, or nobody has asked for long', () => {
  const { ended, line } = lines()
  const kept = lingering(MOST, MS)
  kept.answered(guest('anna'), asked('open'), line('first'))
  vi.advanceTimersByTime(MS - 1)
  expect(ended).toEqual([])
  kept.answered(guest('anna'), asked('open'), line('second'))
  kept.answered(guest('bela'), asked('open'), line('other'))
  kept.answered(guest('anna'), asked('open', 'game-0002'), line('elsewhere'))
  expect(ended).toEqual(['first'])
  vi.advanceTimersByTime(MS)
  expect(ended).toEqual(['first', 'second', 'other', 'elsewhere'])
})

test('whoever closes the game has left, and other requests stay nowhere', () => {
  const { ended, line } = lines()
  const kept = lingering(MOST, MS)
  kept.answered(guest('anna'), asked('open'), line('look'))
  kept.answered(guest('anna'), asked('give'), line('deed'))
  expect(ended).toEqual(['deed'])
  kept.answered(guest('anna'), asked('close'), line('leave'))
  expect(ended).toEqual(['deed', 'look', 'leave'])
})

test('nothing is kept longer than the server', () => {
  const { ended, line } = lines()
  const kept = lingering(MOST, MS)
  kept.answered(guest('anna'), asked('open'), line('look'))
  kept.close()
  vi.advanceTimersByTime(2 * MS)
  expect(ended).toEqual(['look'])
})

test('one guest sits at so many tables this way and no more: the one that was asked for longest ago is left', () => {
  const { ended, line } = lines()
  const kept = lingering(MOST, MS)
  for (const game of ['a', 'b', 'c']) kept.answered(guest('anna'), asked('open', game), line(game))
  kept.answered(guest('bela'), asked('open', 'a'), line('other'))
  kept.answered(guest('anna'), asked('open', 'a'), line('a again'))
  expect(ended).toEqual(['a'])
  kept.answered(guest('anna'), asked('open', 'd'), line('d'))
  expect(ended).toEqual(['a', 'b'])
  vi.advanceTimersByTime(MS)
  expect(ended.toSorted()).toEqual(['a', 'a again', 'b', 'c', 'd', 'other'])
})
