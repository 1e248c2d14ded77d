import { describe, expect, test } from 'vitest'
import {
  add,
  canUndo,
  commands,
  matchAt,
  openMatch,
  playOut,
  RESIGN,
  resubmit,
  SPECTATOR,
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
    const before = match.table.words.slice()
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
    expect(match.table.words).toEqual(before)
    expect(match.log).toHaveLength(2)
  })

  test('refuses a number that is no command of the game, before any rule is asked about it', () => {
    for (const stranger of [999, -1, 0.5, Number.NaN, 2 ** 40])
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
    const before = match.table.words.slice()
    expect(submit(match, 0, ROLL, [])).toMatchObject({ problem: { code: 'bad-script' } })
    expect(submit(match, 0, ROLL, [{ die: 9 }])).toMatchObject({ problem: { code: 'bad-script' } })
    expect(submit(match, 0, ROLL, [{ die: 1 }, { die: 1 }])).toMatchObject({
      problem: { text: 'The script has 1 more lines than the command drew.' },
    })
    expect(match.table.words).toEqual(before)
    expect(unwrap(submit(match, 0, ROLL, [{ die: 5 }])).drawn).toEqual([{ die: 5, faces: 6 }])
    expect(unwrap(submit(match, 1, MIX, [{ order: ['blue', 'red', 'green', 'red.2'] }])).drawn).toEqual([
      { pile: 0, order: [3, 1, 4, 2] },
    ])
    expect(match.table.chance).toBe(seeded)
  })

  test('an error in the rules comes through, but leaves the state whole', () => {
    const match = matchAt(
      {
        ...pebbles,
        apply(t) {
          t.words[PEBBLES.at.heap] = 99
          throw new Error('a bug')
        },
      },
      begun().table,
    )
    const before = match.table.words.slice()
    expect(() => submit(match, 0, TAKE_ONE)).toThrow('a bug')
    expect(match.table.words).toEqual(before)
    expect(match.log).toEqual([])
  })

  test('a logged command can be played again with its own chance', () => {
    const [first, second] = [begun(), begun()]
    unwrap(submit(first, 0, ROLL, [{ die: 3 }]))
    unwrap(resubmit(second, first.log[2]))
    expect(second.log[2].drawn).toEqual([{ die: 3, faces: 6 }])
  })
})

describe('undo', () => {
  test('takes back one command after the other, to the last word', () => {
    const match = begun()
    const before = match.table.words.slice()
    unwrap(submit(match, 0, TAKE_ONE))
    const middle = match.table.words.slice()
    unwrap(submit(match, 0, TAKE_ONE))
    unwrap(undo(match, 0))
    expect(match.table.words).toEqual(middle)
    unwrap(undo(match, 0))
    expect(match.table.words).toEqual(before)
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
    expect(match.log.every(entry => entry.before === undefined)).toBe(true)
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

test('a list of commands says when it is full', () => {
  const list = commands(2)
  add(list, 1)
  add(list, 2)
  expect(() => add(list, 3)).toThrow('more than 2 commands')
})
