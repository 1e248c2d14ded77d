import { expect, test } from 'vitest'
import {
  AGREE,
  canUndo,
  formatAnyCommand,
  openMatch,
  parseAnyCommand,
  parseRecord,
  RESIGN,
  replay,
  submit,
  TIMEOUT,
  unwrap,
  writeRecord,
} from '../src/index.ts'
import { board, CHOOSE_ONE, type PebbleFact, pebbles } from './pebbles.ts'

test('a seat may resign at any time, also when it is not to choose; nothing can be undone after it', () => {
  const match = openMatch(pebbles, board, 'seed')
  const toChoose = pebbles.toChoose(match.table)
  const other = toChoose & 1 ? 1 : 0
  unwrap(submit(match, other, RESIGN))
  expect(pebbles.outcome(match.table)?.winner).toBe(1 - other)
  expect(canUndo(match, other)).toBe(false)
  const again = submit(match, 0, RESIGN)
  expect(again.ok).toBe(false)
})

test.each([
  ['resigning', RESIGN, ' resign = '],
  ['running out of time', TIMEOUT, ' timeout = '],
])('%s is written down and replayed', (_, command, words) => {
  const match = openMatch(pebbles, board, 'seed')
  unwrap(submit(match, 0, command))
  const text = writeRecord(match)
  expect(text).toContain(words)
  expect(replay(pebbles, board, unwrap(parseRecord(text))).ok).toBe(true)
})

test('both may agree to end the game, or a clock runs out, which is not resigning', () => {
  const heard: unknown[] = []
  const noting: typeof pebbles = {
    ...pebbles,
    finish(t, how, seat) {
      t.recorder?.note({ type: how, seat } as PebbleFact)
      pebbles.finish(t, how, seat)
    },
  }
  for (const command of [RESIGN, AGREE, TIMEOUT]) {
    const match = openMatch(noting, board, 'seed')
    unwrap(submit(match, 0, CHOOSE_ONE))
    heard.push(unwrap(submit(match, 1, command)).facts)
    expect(match.table.recorder).toBeUndefined()
    expect(match.undoable).toEqual([])
  }
  expect(heard).toEqual(['resigned', 'agreed', 'time'].map(type => [{ type, seat: 1 }]))
})

test('the words of the ends outside the rules', () => {
  expect(new Set([RESIGN, AGREE, TIMEOUT]).size).toBe(3)
  for (const command of [RESIGN, AGREE, TIMEOUT])
    expect(unwrap(parseAnyCommand(pebbles, board, formatAnyCommand(pebbles, board, command)))).toBe(command)
})
