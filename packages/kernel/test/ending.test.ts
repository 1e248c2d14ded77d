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

test('resigning is written down and replayed', () => {
  const match = openMatch(pebbles, board, 'seed')
  unwrap(submit(match, 0, RESIGN))
  const text = writeRecord(match)
  expect(text).toContain(' resign = ')
  expect(replay(pebbles, board, unwrap(parseRecord(text))).ok).toBe(true)
})

test('both may agree to end the game, which is not resigning', () => {
  const heard: unknown[] = []
  const noting: typeof pebbles = {
    ...pebbles,
    finish(t, how, seat) {
      t.recorder?.note({ type: how, seat } as PebbleFact)
      pebbles.finish(t, how, seat)
    },
  }
  for (const command of [RESIGN, AGREE]) {
    const match = openMatch(noting, board, 'seed')
    unwrap(submit(match, 0, CHOOSE_ONE))
    heard.push(unwrap(submit(match, 1, command)).facts)
    expect(match.table.recorder).toBeUndefined()
    expect(match.undoable).toEqual([])
  }
  expect(heard).toEqual([[{ type: 'resigned', seat: 1 }], [{ type: 'agreed', seat: 1 }]])
})

test('the words of the ends by players', () => {
  expect(RESIGN).not.toBe(AGREE)
  for (const command of [RESIGN, AGREE])
    expect(unwrap(parseAnyCommand(pebbles, board, formatAnyCommand(pebbles, board, command)))).toBe(command)
})
