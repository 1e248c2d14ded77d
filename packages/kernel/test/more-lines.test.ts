/** Lines that are added to a record, for whoever has read it up to there. */
import { expect, test } from 'vitest'
import { digest, parseMore, parseRecord, repeatLine, replay, unwrap, writeRecord } from '../src/index.ts'
import { board, pebbles, played } from './pebbles.ts'

const whole = played('more')
const all = writeRecord(whole, { seed: 'more' }).trimEnd().split('\n')
const first = all.findIndex(line => /^1 /.test(line))
const story = all.slice(first, -1).filter(line => /^\d/.test(line))
const closing = all.slice(first + story.length)

/** The game as it stood after so many commands. */
const upTo = (count: number) => {
  const begun = unwrap(parseRecord([...all.slice(0, first), ...closing].join('\n')))
  let match: typeof whole | undefined
  // Its closing lines tell of another state: what matters is how far it has come.
  replay(
    pebbles,
    board,
    { ...begun, lines: unwrap(parseMore(story.slice(0, count), NOTHING)).lines },
    one => {
      match = one as typeof whole
    },
  )
  return match!
}
const NOTHING = { standing: 0, entries: 0 }

test('played in a game that stands where they begin they lead to the same state', () => {
  const match = upTo(2)
  expect(match.log).toHaveLength(2)
  const more = unwrap(parseMore(story.slice(2), { standing: 2, entries: 2 }))
  for (const line of more.lines) unwrap(repeatLine(match, line))
  expect(digest(match.table)).toBe(digest(whole.table))
})

test('bytes that were opened count from the entry after them', () => {
  const entropy = `entropy ${pebbles.sides[0]} ${'a'.repeat(64)} ${'b'.repeat(32)}`
  const more = unwrap(parseMore([story[2], entropy, story[3]], { standing: 2, entries: 5 }))
  expect(more.entropy).toMatchObject([{ from: 7 }])
})

test('lines that do not follow are refused', () => {
  expect(parseMore(story.slice(3), { standing: 2, entries: 2 }).ok).toBe(false)
  expect(parseMore([story[2], 'nonsense'], { standing: 2, entries: 2 })).toMatchObject({
    ok: false,
    problem: { where: 'line 2' },
  })
})
