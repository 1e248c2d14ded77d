/** Taking back: the line that stands grows shorter, the story only grows. */
import { describe, expect, test } from 'vitest'
import {
  boardUnder,
  type Chance,
  canUndo,
  digest,
  followsFrom,
  followsFromSeed,
  goOnUnder,
  keyedBy,
  matchFrom,
  openKeyedMatch,
  openMatch,
  RESIGN,
  submit,
  takeBackTo,
  undo,
  unwrap,
} from '../src/index.ts'
import { board, CHOOSE_ONE, MIX, pebbles, ROLL, TAKE_ONE, TAKE_TWO } from './pebbles.ts'

/** Both have chosen; it is light's turn. */
function begun() {
  const match = openMatch(pebbles, board, 'back')
  for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
  return match
}

describe('the story', () => {
  test('only grows: what was undone stays in it, and so does the undoing', () => {
    const match = begun()
    unwrap(submit(match, 0, TAKE_ONE))
    unwrap(undo(match, 0))
    unwrap(submit(match, 0, TAKE_TWO))
    expect(match.log.map(entry => entry.command)).toEqual([CHOOSE_ONE, CHOOSE_ONE, TAKE_TWO])
    expect(match.story).toMatchObject([
      { command: CHOOSE_ONE },
      { command: CHOOSE_ONE },
      { command: TAKE_ONE },
      { to: 2 },
      { command: TAKE_TWO },
    ])
  })

  test('knows nothing of what was refused', () => {
    const match = begun()
    submit(match, 1, TAKE_ONE)
    undo(match, 0)
    takeBackTo(match, 5)
    expect(match.story).toHaveLength(2)
  })
})

test('undo goes back command by command', () => {
  const match = begun()
  const stood: string[] = []
  for (let i = 0; i < 3; i++) {
    stood.push(digest(match.table))
    unwrap(submit(match, 0, TAKE_ONE))
  }
  for (const before of stood.toReversed()) {
    unwrap(undo(match, 0))
    expect(digest(match.table)).toBe(before)
  }
  expect(canUndo(match, 0)).toBe(false)
})

describe('taking back by consent', () => {
  test('goes past dice and answers, to the last cell but the generator', () => {
    const match = begun()
    const cells = match.table.cells.slice()
    unwrap(submit(match, 0, MIX))
    unwrap(submit(match, 0, ROLL))
    unwrap(submit(match, 1, TAKE_ONE))
    unwrap(takeBackTo(match, 2))
    expect(match.table.cells.subarray(4)).toEqual(cells.subarray(4))
    expect(match.log).toHaveLength(2)
    expect(match.story.at(-1)).toEqual({ to: 2 })
  })

  test('leaves nothing that could be undone without it: the other side has seen it', () => {
    const match = begun()
    unwrap(submit(match, 0, TAKE_ONE))
    unwrap(submit(match, 0, TAKE_TWO))
    unwrap(submit(match, 1, TAKE_ONE))
    unwrap(takeBackTo(match, 3))
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, false])
    unwrap(submit(match, 0, TAKE_ONE))
    unwrap(undo(match, 0))
    expect(canUndo(match, 0)).toBe(false)
  })

  test('goes back to what older rules made of it, and on under those of today', () => {
    const old = unwrap(boardUnder(pebbles, board, 2))
    let match = openMatch(pebbles, old, 'versions')
    for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
    unwrap(submit(match, 0, ROLL, [{ die: 3 }]))
    const then = digest(match.table)
    match = goOnUnder(match, board)
    unwrap(submit(match, 1, ROLL, [{ die: 1 }]))
    unwrap(takeBackTo(match, 3))
    expect(digest(match.table)).toBe(then)
    expect(match.table.board.rules).toBe(3)
    unwrap(takeBackTo(match, 0))
    expect(digest(match.table)).toBe(digest(openMatch(pebbles, old, 'versions').table))
  })

  test.each([-1, 2, 3, 0.5, Number.NaN])('there is no going back to %s of two commands', to => {
    expect(takeBackTo(begun(), to)).toMatchObject({ problem: { code: 'no-such-moment' } })
  })

  test('a game that is over stays over', () => {
    const match = begun()
    unwrap(submit(match, 0, RESIGN))
    expect(takeBackTo(match, 1)).toMatchObject({ problem: { code: 'over' } })
  })
})

test('the command that ends the game cannot be undone', () => {
  const match = begun()
  for (let seat = 0; pebbles.toChoose(match.table) !== 0; seat = 1 - seat)
    unwrap(submit(match, seat, TAKE_TWO))
  expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, false])
})

describe('chance by entry number', () => {
  /** Every die of an entry shows its number; piles are turned by it. */
  const chanceOf = (entry: number): Chance => ({
    die: (_, faces) => entry % faces,
    shuffle: (t, at, count) => {
      const pile = [...t.cells.subarray(at, at + count)]
      t.cells.set(
        pile.map((_, i) => pile[(i + entry) % count]),
        at,
      )
    },
  })
  const keyed = () => {
    const match = openKeyedMatch(pebbles, board, chanceOf)
    for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
    return match
  }

  test('the setup is entry 0, the first command entry 1; scripts come first', () => {
    const match = keyed()
    expect(match.dealt).toEqual([{ pile: 0, order: [1, 2, 3, 4] }])
    expect(unwrap(submit(match, 0, MIX)).drawn).toEqual([{ pile: 0, order: [4, 1, 2, 3] }])
    expect(unwrap(submit(match, 0, ROLL, [{ die: 0 }])).drawn).toEqual([{ die: 0, faces: 6 }])
    expect(unwrap(submit(match, 1, ROLL)).drawn).toEqual([{ die: 5, faces: 6 }])
  })

  test('an entry that was taken back does not give its dice to another', () => {
    const match = keyed()
    expect(unwrap(submit(match, 0, ROLL)).drawn).toEqual([{ die: 3, faces: 6 }])
    unwrap(takeBackTo(match, 2))
    expect(unwrap(submit(match, 0, ROLL)).drawn).toEqual([{ die: 5, faces: 6 }])
  })

  test('what was refused takes no number', () => {
    const match = keyed()
    submit(match, 1, ROLL)
    expect(unwrap(submit(match, 0, ROLL)).drawn).toEqual([{ die: 3, faces: 6 }])
  })

  test('nothing is drawn between two commands', () => {
    const { table } = keyed()
    expect(() => table.chance.die(table, 6)).toThrow('outside a command')
    expect(() => table.chance.shuffle(table, 0, 2, 0)).toThrow('outside a command')
  })

  test('the whole story follows from it, what was taken back included, also from a position', () => {
    const position = pebbles.printPosition(begun().table)
    for (const match of [keyed(), keyedBy(unwrap(matchFrom(pebbles, board, position)), chanceOf)]) {
      const stood = match.log.length
      unwrap(submit(match, 0, ROLL))
      unwrap(takeBackTo(match, stood))
      unwrap(submit(match, 0, MIX))
      const again = unwrap(followsFrom(match, chanceOf))
      expect([again.story, digest(again.table)]).toEqual([match.story, digest(match.table)])
      const shorter = { ...match, story: match.story.toSpliced(stood, 2) }
      expect(followsFrom(shorter, chanceOf)).toMatchObject({ problem: { code: 'not-from-seed' } })
    }
  })
})

test('a game from a seed follows from it across a take-back: its generator only goes forward', () => {
  const match = begun()
  const [first] = unwrap(submit(match, 0, MIX)).drawn
  unwrap(takeBackTo(match, 2))
  expect(unwrap(submit(match, 0, MIX)).drawn).not.toEqual([first])
  expect(digest(unwrap(followsFromSeed(match, 'back')).table)).toBe(digest(match.table))
})

test('a story that goes back to where nothing stood follows from nothing', () => {
  const match = begun()
  unwrap(submit(match, 0, TAKE_ONE))
  const story = [...match.story, { to: 9 }]
  expect(followsFromSeed({ ...match, story }, 'back')).toMatchObject({
    ok: false,
    problem: { code: 'no-such-moment' },
  })
})

test('a game that was proved from its seed can be undone as far as before', () => {
  const match = begun()
  for (let i = 0; i < 3; i++) unwrap(submit(match, 0, TAKE_ONE))
  const again = unwrap(followsFromSeed(match, 'back'))
  expect(match.undoable).toHaveLength(3)
  expect(again.undoable).toEqual(match.undoable)
})
