/** Versions of the rules: old records are played by the rules of their time, and games may go on under newer ones. */
import { expect, test } from 'vitest'
import {
  boardUnder,
  canUndo,
  digest,
  followsFromSeed,
  goOnUnder,
  type Match,
  openMatch,
  parseRecord,
  replay,
  submit,
  undo,
  unwrap,
  writeRecord,
} from '../src/index.ts'
import { board, CHOOSE_ONE, pebbles, ROLL, TAKE_ONE } from './pebbles.ts'

const old = unwrap(boardUnder(pebbles, board, 2))
const heap = (match: Match): number => (pebbles.view(match.table as never, 0) as { heap: number }).heap

/** A game in which both have chosen, light has thrown a 3 and dark a 1, the last under `last`. */
function thrown(last: typeof board) {
  let match = openMatch(pebbles, old, 'versions')
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  unwrap(submit(match, 0, ROLL, [{ die: 3 }]))
  if (last !== old) match = goOnUnder(match, last)
  unwrap(submit(match, 1, ROLL, [{ die: 1 }]))
  return match
}

const replayed = (text: string): Match =>
  unwrap(replay(pebbles, board, unwrap(parseRecord(text)))) as unknown as Match

test('a board under another version is the same but for its rules, and always the same object', () => {
  expect(old).toEqual({ ...board, rules: 2 })
  expect(unwrap(boardUnder(pebbles, board, 2))).toBe(old)
  expect(unwrap(boardUnder(pebbles, board, 3))).toBe(board)
  expect(unwrap(boardUnder(pebbles, board, 1)).rules).toBe(1)
})

test.each([
  [4, 'newer-rules', /version 4, which is newer than this program's version 3\. Update/],
  [0, 'unknown-rules', /no rules version 0/],
  [1.5, 'unknown-rules', /no rules version 1\.5/],
  [Number.NaN, 'unknown-rules', /no rules version NaN/],
])('there is no board under version %s', (version, code, text) => {
  expect(boardUnder(pebbles, board, version)).toMatchObject({
    ok: false,
    problem: { code, text: expect.stringMatching(text) },
  })
})

test('a record of an old version is replayed by the old rules, and says so', () => {
  const match = thrown(old)
  expect(heap(match)).toBe(8)
  const text = writeRecord(match)
  expect(text).toContain('bivouac-game 1\ngame pebbles\nrules 2\n')
  const again = replayed(text)
  expect([heap(again), again.rules, again.table.board.rules]).toEqual([8, 2, 2])
  expect(writeRecord(again)).toBe(text)
})

test('a game that goes on under newer rules says from which command on', () => {
  const match = thrown(board)
  expect(heap(match)).toBe(7)
  const text = writeRecord(match)
  expect(text).toMatch(/^bivouac-game 2\ngame pebbles\nrules 2\n/)
  expect(text).toMatch(/\n3 light roll .*\nrules 3\n4 dark roll /)
  const said = unwrap(parseRecord(text)).lines.map(line => 'rules' in line && line.rules)
  expect(said).toEqual([false, false, false, 3])
  const again = replayed(text)
  expect([heap(again), again.rules, again.table.board.rules]).toEqual([7, 2, 3])
  expect(writeRecord(again)).toBe(text)
})

test('newer rules are named once, not with every command under them', () => {
  const match = thrown(board)
  unwrap(submit(match, 0, TAKE_ONE))
  unwrap(submit(match, 0, TAKE_ONE))
  const text = writeRecord(match)
  expect(text.match(/^rules \d$/gm)).toEqual(['rules 2', 'rules 3'])
  expect(writeRecord(replayed(text))).toBe(text)
})

test('without its line of rules the same record does not hold', () => {
  const text = writeRecord(thrown(board)).replace('\nrules 3\n', '\n')
  const record = unwrap(parseRecord(text))
  expect(replay(pebbles, board, record)).toMatchObject({ ok: false, problem: { code: 'bad-record' } })
})

test('rules that nobody plays by any more, or not yet, are refused with their line', () => {
  const newer = writeRecord(thrown(board)).replace('\nrules 3\n', '\nrules 9\n')
  expect(replay(pebbles, board, unwrap(parseRecord(newer)))).toMatchObject({
    ok: false,
    problem: { code: 'newer-rules', where: 'line 9' },
  })
  const dangling = writeRecord(thrown(old)).replace('\nstate ', '\nrules 3\nstate ')
  expect(parseRecord(dangling)).toMatchObject({
    ok: false,
    problem: { code: 'bad-record', text: "A command must follow the line 'rules 3'." },
  })
})

test('chance follows from its seed across a change of rules', () => {
  let match = openMatch(pebbles, old, 'seed')
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  unwrap(submit(match, 0, ROLL))
  match = goOnUnder(match, board)
  if (pebbles.toChoose(match.table) === 2) unwrap(submit(match, 1, ROLL))
  expect(match.log.map(entry => entry.rules)).toEqual([2, 2, 2, 3])
  expect(digest(unwrap(followsFromSeed(match, 'seed')).table)).toBe(digest(match.table))
  expect(followsFromSeed(match, 'other')).toMatchObject({ ok: false })
})

test('nothing from before a change of rules can be undone', () => {
  const match = openMatch(pebbles, old, 'undo')
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  unwrap(submit(match, 0, TAKE_ONE))
  expect(canUndo(match, 0)).toBe(true)
  const later = goOnUnder(match, board)
  expect(canUndo(later, 0)).toBe(false)
  unwrap(submit(later, 0, TAKE_ONE))
  expect(undo(later, 0)).toEqual({ ok: true, value: undefined })
  expect(canUndo(later, 0)).toBe(false)
})
