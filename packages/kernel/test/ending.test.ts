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
import { board, pebbles } from './pebbles.ts'

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

test('the words of the ends by players', () => {
  for (const command of [RESIGN, AGREE])
    expect(unwrap(parseAnyCommand(pebbles, board, formatAnyCommand(pebbles, board, command)))).toBe(command)
})
