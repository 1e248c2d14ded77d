/** Where a game leaves what was committed to: the entry, the command, and what should have come there. */
import { expect, test } from 'vitest'
import {
  type Chance,
  openKeyedMatch,
  openMatch,
  seeded,
  strayFrom,
  submit,
  takeBackTo,
  unwrap,
  writeRecord,
} from '../src/index.ts'
import { board, CHOOSE_ONE, MIX, pebbles, TAKE_ONE, TAKE_TWO } from './pebbles.ts'

/** Seven entries: both choose, light takes a pebble and mixes the stones, goes back, mixes them again and takes two. */
function played(match = openMatch(pebbles, board, 'stray')) {
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  unwrap(submit(match, 0, TAKE_ONE))
  unwrap(submit(match, 0, MIX))
  unwrap(takeBackTo(match, 3))
  unwrap(submit(match, 0, MIX))
  unwrap(submit(match, 0, TAKE_TWO))
  return match
}
const match = played()

/** What a line of the record says of its chance and of the state after it. */
function givenIn(start: string) {
  const line = writeRecord(match)
    .split('\n')
    .findLast(one => one.startsWith(start))
  const [, chance, check] = line?.match(/^[^|]*?( \| .*)? = (\w+)$/) ?? []
  return { chance: chance ?? '', check }
}

test('a game that follows strays nowhere', () => {
  expect(strayFrom(match, 'stray')).toBeUndefined()
})

test('the setup is entry 0', () => {
  const other = openMatch(pebbles, board, 'other')
  expect(strayFrom({ ...match, dealt: other.dealt }, 'stray')).toEqual({
    entry: 0,
    command: 0,
    given: givenIn('setup'),
  })
})

test('chance that was altered is told with what should have come: entries count what was taken back, commands do not', () => {
  const story = match.story.with(5, { ...match.log[3], drawn: [{ pile: 0, order: [1, 2, 3, 4] }] })
  expect(strayFrom({ ...match, story }, 'stray')).toEqual({
    entry: 6,
    command: 4,
    given: givenIn('4 light mix'),
  })
})

test('a command that is not allowed there leaves nothing to tell', () => {
  const story = match.story.with(2, { ...match.log[2], seat: 1 })
  expect(strayFrom({ ...match, story }, 'stray')).toEqual({ entry: 3, command: 3 })
})

test('nor does a way back to where nothing stood', () => {
  const story = match.story.with(4, { to: 9 })
  expect(strayFrom({ ...match, story }, 'stray')).toMatchObject({
    entry: 5,
    command: 4,
    problem: { code: 'no-such-moment' },
  })
})

test('chance by entry number is followed too', () => {
  /** Piles are turned by the number of the entry and one more. */
  const turned =
    (more: number) =>
    (entry: number): Chance => ({
      die: seeded.die,
      shuffle(t, at, count) {
        const pile = [...t.cells.subarray(at, at + count)]
        t.cells.set(
          pile.map((_, i) => pile[(i + entry + more) % count]),
          at,
        )
      },
    })
  const keyed = played(openKeyedMatch(pebbles, board, turned(0)))
  expect(strayFrom(keyed, turned(0))).toBeUndefined()
  expect(strayFrom(keyed, turned(1))).toMatchObject({ entry: 0, command: 0 })
  expect(strayFrom(keyed, entry => turned(entry < 6 ? 0 : 1)(entry))).toMatchObject({ entry: 6, command: 4 })
})
