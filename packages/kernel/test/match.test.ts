import { describe, expect, test } from 'vitest'
import {
  add,
  canUndo,
  commands,
  fail,
  matchAt,
  matchFrom,
  newTable,
  ok,
  openMatch,
  playOut,
  RESIGN,
  resubmit,
  SPECTATOR,
  scripted,
  seeded,
  submit,
  undo,
  unwrap,
} from '../src/index.ts'
import { board, CHOOSE_ONE, LOOK, MIX, PEBBLES, pebbles, ROLL, TAKE_ONE, TAKE_TWO } from './pebbles.ts'

/** Both have chosen; it is light's turn. */
function begun() {
  const match = openMatch(pebbles, board, 'match')
  unwrap(submit(match, 0, CHOOSE_ONE))
  unwrap(submit(match, 1, CHOOSE_ONE))
  return match
}
const codeOf = (result: ReturnType<typeof submit>) => (result.ok ? 'ok' : result.problem.code)

describe('submit', () => {
  test('carries a command out and tells facts and chance', () => {
    const match = begun()
    const done = unwrap(submit(match, 0, ROLL))
    expect(done.facts).toEqual([{ type: 'roll', seat: 0 }])
    expect(done.drawn).toEqual([{ die: expect.any(Number), faces: 6 }])
    expect(match.log.at(-1)).toMatchObject({ seat: 0, command: ROLL, drawn: done.drawn })
    expect(match.table.recorder).toBeUndefined()
  })

  test('takes either seat first where both choose', () => {
    const match = openMatch(pebbles, board, 'both')
    expect(codeOf(submit(match, 1, CHOOSE_ONE))).toBe('ok')
    expect(codeOf(submit(match, 1, CHOOSE_ONE))).toBe('not-your-turn')
    expect(codeOf(submit(match, 0, CHOOSE_ONE))).toBe('ok')
  })

  test('refuses what is not legal and says why; nothing changes', () => {
    const match = begun()
    const before = match.table.cells.slice()
    const refused = submit(match, 0, CHOOSE_ONE)
    expect(refused).toEqual({
      ok: false,
      problem: { code: 'illegal', clause: 'P-2', text: "'choose 1' is not allowed now (P-2: not-now)." },
    })
    expect(submit(match, 1, TAKE_ONE)).toMatchObject({
      problem: { text: 'It is not for dark to choose now.' },
    })
    for (const nobody of [SPECTATOR, 2, 32, Number.NaN])
      expect(codeOf(submit(match, nobody, TAKE_ONE))).toBe('no-such-seat')
    expect(match.table.cells).toEqual(before)
    expect(match.log).toHaveLength(2)
  })

  test('refuses a number that is no command of the game, before any rule is asked about it', () => {
    for (const stranger of [0, 999, -1, 0.5, Number.NaN, 2 ** 40])
      expect(submit(begun(), 0, stranger)).toEqual({
        ok: false,
        problem: { code: 'no-such-command', text: `${stranger} is no command of Pebbles.` },
      })
  })

  test('refuses everything once the game is over', () => {
    const match = begun()
    playOut(pebbles, match.table, new Int32Array([1, 2, 3, 4]))
    expect(codeOf(submit(match, 0, TAKE_ONE))).toBe('over')
  })

  test('reads chance from a script, which must fit exactly', () => {
    const match = begun()
    const before = match.table.cells.slice()
    expect(submit(match, 0, ROLL, [])).toMatchObject({ problem: { code: 'bad-script' } })
    expect(submit(match, 0, ROLL, [{ die: 9 }])).toMatchObject({ problem: { code: 'bad-script' } })
    expect(submit(match, 0, ROLL, [{ die: 1 }, { die: 1 }])).toMatchObject({
      problem: { text: 'The script has 1 more lines than the command drew.' },
    })
    expect(match.table.cells).toEqual(before)
    expect(unwrap(submit(match, 0, ROLL, [{ die: 5 }])).drawn).toEqual([{ die: 5, faces: 6 }])
    expect(unwrap(submit(match, 1, MIX, [{ order: ['blue', 'red', 'green', 'red.2'] }])).drawn).toEqual([
      { pile: 0, order: [3, 1, 4, 2] },
    ])
    expect(match.table.chance).toBe(seeded)
  })

  test('takes a script that is ready to be read, which may hand over when it is used up', () => {
    const match = begun()
    const script = scripted([], undefined, scripted([{ die: 4 }]))
    expect(unwrap(submit(match, 0, ROLL, script)).drawn).toEqual([{ die: 4, faces: 6 }])
  })

  test('says no more than it knows where no rule explains the refusal', () => {
    const match = matchAt({ ...pebbles, explain: () => undefined }, begun().table)
    expect(submit(match, 0, CHOOSE_ONE)).toStrictEqual({
      ok: false,
      problem: { code: 'illegal', text: "'choose 1' is not allowed now." },
    })
  })

  test('whatever the rules throw comes through', () => {
    const match = matchAt(
      {
        ...pebbles,
        apply() {
          throw null
        },
      },
      begun().table,
    )
    let thrown: unknown = 'nothing'
    try {
      submit(match, 0, TAKE_ONE)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeNull()
  })

  test('an error in the rules comes through, but leaves the state whole', () => {
    const match = matchAt(
      {
        ...pebbles,
        apply(t) {
          t.cells[PEBBLES.at.heap] = 99
          throw new Error('a bug')
        },
      },
      begun().table,
    )
    const before = match.table.cells.slice()
    expect(() => submit(match, 0, TAKE_ONE)).toThrow('a bug')
    expect(match.table.cells).toEqual(before)
    expect(match.log).toEqual([])
  })

  test('a logged command can be played again with its own chance', () => {
    const [first, second] = [begun(), begun()]
    unwrap(submit(first, 0, ROLL, [{ die: 3 }]))
    unwrap(resubmit(second, first.log[2]))
    expect(second.log[2].drawn).toEqual([{ die: 3, faces: 6 }])
  })
})

test('nobody listens to a game that has just been set up', () => {
  expect(openMatch(pebbles, board, 'match').table.recorder).toBeUndefined()
})

test('a position of another scenario is no beginning for a game on this board', () => {
  const asking: typeof pebbles = {
    ...pebbles,
    parsePosition(text, chance, openBoard) {
      const found = openBoard(text)
      return found.ok ? ok(newTable(PEBBLES, found.value, chance)) : fail('bad-position', found.problem.text)
    },
  }
  expect(unwrap(matchFrom(asking, board, 'heap'))).toMatchObject({ position: 'heap', table: { board } })
  expect(matchFrom(asking, board, 'dune')).toMatchObject({
    problem: { text: "The position is one of 'dune', not of 'heap'." },
  })
})

describe('undo', () => {
  test('is for who acted last, once somebody has acted', () => {
    const match = openMatch(pebbles, board, 'undo')
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, false])
    unwrap(submit(match, 0, CHOOSE_ONE))
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([true, false])
  })

  test('takes back one command after the other, to the last cell', () => {
    const match = begun()
    const before = match.table.cells.slice()
    unwrap(submit(match, 0, TAKE_ONE))
    const middle = match.table.cells.slice()
    unwrap(submit(match, 0, TAKE_ONE))
    unwrap(undo(match, 0))
    expect(match.table.cells).toEqual(middle)
    unwrap(undo(match, 0))
    expect(match.table.cells).toEqual(before)
    expect(match.log).toHaveLength(2)
  })

  test.each([
    ['a die', ROLL],
    ['a shuffle', MIX],
    ['a look at something hidden', LOOK],
  ])('%s cannot be taken back, nor what came before it', (_, command) => {
    const match = begun()
    unwrap(submit(match, 0, TAKE_ONE))
    expect(canUndo(match, 0)).toBe(true)
    unwrap(submit(match, 0, command))
    expect(canUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toMatchObject({ problem: { code: 'nothing-to-undo' } })
    expect(match.undoable).toEqual([])
  })

  test('what an order has answered cannot be taken back: the order would give the same answer again', () => {
    const ordering = { ...pebbles, ordered: () => TAKE_ONE }
    const match = openMatch(ordering, board, 'ordered')
    for (const seat of [0, 1]) unwrap(submit(match, seat, CHOOSE_ONE))
    unwrap(submit(match, 0, TAKE_ONE))
    expect(canUndo(match, 0)).toBe(false)
  })

  test('what came after the barrier can', () => {
    const match = begun()
    unwrap(submit(match, 0, LOOK))
    unwrap(submit(match, 0, TAKE_ONE))
    unwrap(undo(match, 0))
    expect(undo(match, 0)).toMatchObject({
      problem: { text: expect.stringContaining('cannot be taken back') },
    })
  })

  test('the other side having acted is a barrier too', () => {
    const match = begun()
    unwrap(submit(match, 0, TAKE_TWO))
    unwrap(submit(match, 1, TAKE_ONE))
    expect(undo(match, 0)).toMatchObject({ problem: { text: 'The other side has acted since.' } })
    unwrap(undo(match, 1))
    expect(canUndo(match, 0)).toBe(false)
  })

  test('with nothing done there is nothing to undo', () => {
    expect(undo(openMatch(pebbles, board, ''), 0)).toMatchObject({
      problem: { text: 'Nothing has been done yet.' },
    })
  })
})

describe('ending by the players', () => {
  test('who resigns, in turn or not, has lost; nothing can be undone after it', () => {
    for (const seat of [0, 1]) {
      const match = begun()
      unwrap(submit(match, 0, TAKE_ONE))
      unwrap(submit(match, seat, RESIGN))
      expect(pebbles.outcome(match.table)).toMatchObject({ winner: 1 - seat })
      expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, false])
      expect(codeOf(submit(match, seat, RESIGN))).toBe('over')
    }
  })

  test('nobody resigns for a spectator', () => {
    expect(codeOf(submit(begun(), SPECTATOR, RESIGN))).toBe('no-such-seat')
  })
})

describe('playing out', () => {
  /** Notes who gave which command. */
  const noting = () => {
    const given: [number, number][] = []
    const module: typeof pebbles = {
      ...pebbles,
      apply(t, seat, command) {
        given.push([seat, command])
        pebbles.apply(t, seat, command)
      },
    }
    return { module, given }
  }

  test('goes to the end, each seat at its turn, and counts', () => {
    const { module, given } = noting()
    const { table } = openMatch(module, board, 'out')
    const list = commands(5)
    add(list, 99)
    expect(playOut(module, table, new Int32Array([1, 2, 3, 4]), list)).toBe(given.length)
    expect(pebbles.toChoose(table)).toBe(0)
    expect(given.slice(0, 2).map(([seat]) => seat)).toEqual([0, 1])
    expect(new Set(given.slice(2).map(([seat]) => seat))).toEqual(new Set([0, 1]))
    const match = openMatch(pebbles, board, 'out')
    for (const [seat, command] of given) unwrap(submit(match, seat, command))
  })

  test('stops after so many', () => {
    const { module, given } = noting()
    const { table } = openMatch(module, board, 'out')
    expect(playOut(module, table, new Int32Array([1, 2, 3, 4]), commands(), 3)).toBe(3)
    expect(given).toHaveLength(3)
  })
})
