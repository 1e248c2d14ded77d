/** Frames with names, decisions as rows, and the legal list that follows from them. */
import { expect, test } from 'vitest'
import {
  ALLOWED,
  type ArgKind,
  add,
  call,
  callDoing,
  code,
  commands,
  decision,
  decisions,
  doings,
  doingText,
  end,
  type Flavour,
  firstOf,
  frame,
  frameAt,
  frameKind,
  frameKindBelow,
  goto,
  layout,
  listed,
  newTable,
  plainNumber,
  seeded,
  type Table,
} from '../src/index.ts'

type Stone = Flavour<'stone'>
type Bowl = Flavour<'bowl'>

const STONE: ArgKind<Stone> = {
  name: 'stone',
  print: stone => `s${stone}`,
  parse: text => (/^s\d$/.test(text) ? Number(text[1]) : undefined),
}
const COUNT = plainNumber('number', /^\d$/)

const take = frame({
  kind: 1,
  name: 'take',
  clause: 'T-1.1',
  args: [
    ['stone', STONE],
    ['left', COUNT],
  ],
})
const rest = frame({ kind: 2, name: 'rest', clause: 'T-1.2', args: [] })
const OVER = 1
const NOT_YOURS = 2
const TOO_MANY = 3

const rows = [
  decision({
    frame: take,
    candidates(_, __, out) {
      for (let n = 1; n <= 3; n++) add(out, code(1, n))
    },
    whyNot: (t, _, command) => (firstOf(command) <= take.left(t) ? ALLOWED : TOO_MANY),
    apply: (t, _, command) => take.set.left(t, take.left(t) - firstOf(command)),
  }),
  decision({
    frame: rest,
    toChoose: () => 2,
    exact: 'there is nothing but rest',
    candidates: (_, __, out) => add(out, code(2)),
    whyNot: () => TOO_MANY,
    apply: t => end(t),
  }),
]
const all = decisions<Table>(rows, {
  isOver: t => frameKind(t) === 0,
  toChoose: () => 1,
  over: OVER,
  notYours: () => NOT_YOURS,
})
const table = (): Table => newTable(layout({}), undefined, seeded)

const legal = (t: Table, seat: number): number[] => {
  const out = commands()
  all.legal(t, seat, out)
  return listed(out)
}

test('a frame is read and written by the names of its numbers', () => {
  const t = table()
  take.call(t, 4, 2)
  expect([take.stone(t), take.left(t), frameKind(t)]).toEqual([4, 2, take.kind])
  take.set.left(t, 7)
  expect([take.stone(t), take.left(t)]).toEqual([4, 7])
  rest.goto(t)
  expect(frameKind(t)).toBe(rest.kind)
  take.call(t, 5, 1)
  expect(doings(t, [take, rest])).toEqual([{ kind: 'rest' }, { kind: 'take', stone: 's5', left: 1 }])
})

test('a frame without its numbers has zeros, wherever it is put', () => {
  const t = table()
  const bare = frame({ kind: 4, name: 'bare', clause: '', args: [] })
  bare.call(t)
  expect(frameAt(t, 0)).toEqual([4, 0, 0, 0, 0, 0])
  take.goto(t, 3, 2)
  bare.goto(t)
  expect(frameAt(t, 0)).toEqual([4, 0, 0, 0, 0, 0])
  for (const name of ['set', 'goto'])
    expect(() => frame({ kind: 3, name: 'x', clause: '', args: [[name, COUNT]] })).toThrow('cannot be called')
  frame({
    kind: 3,
    name: 'x',
    clause: '',
    args: ['a', 'b', 'c', 'd', 'e'].map(name => [name, COUNT] as const),
  })
})

test('a frame that is put there bare has zeros for its numbers', () => {
  const t = table()
  call(t, 3)
  expect(frameAt(t, 0)).toEqual([3, 0, 0, 0, 0, 0])
  call(t, 4, 1, 2, 3, 4, 5)
  expect(frameAt(t, 1)).toEqual([4, 1, 2, 3, 4, 5])
  goto(t, 5)
  expect(frameAt(t, 1)).toEqual([5, 0, 0, 0, 0, 0])
})

test('a frame of no kind that the game has cannot be shown', () => {
  const t = table()
  call(t, 9)
  expect(() => doings(t, [take, rest])).toThrow('no frame is of kind 9')
})

test('the frame below the top is the one that is interrupted, if there is one', () => {
  const t = table()
  expect(frameKindBelow(t)).toBe(0)
  rest.call(t)
  expect(frameKindBelow(t)).toBe(0)
  take.call(t, 1, 1)
  expect(frameKindBelow(t)).toBe(rest.kind)
  rest.call(t)
  expect(frameKindBelow(t)).toBe(take.kind)
})

test('the second seat is asked, answered and refused like the first', () => {
  const t = table()
  rest.call(t)
  expect(ALLOWED).toBe(0)
  expect(all.toChoose(t)).toBe(2)
  expect([legal(t, 0), legal(t, 1)]).toEqual([[], [code(2)]])
  expect([all.whyNot(t, 0, code(2)), all.whyNot(t, 1, code(2))]).toEqual([NOT_YOURS, TOO_MANY])
})

test('a stone is no bowl, and a bare number passes as either', () => {
  const bowl: Bowl = 3
  const t = table()
  // @ts-expect-error a bowl where a stone is wanted: exactly what flavours are there to find
  take.call(t, bowl, 1)
  take.goto(t, 1 + 1, 1)
  expect(take.stone(t)).toBe(2)
})

test('a number of a frame needs a name of its own, and a frame has five at most', () => {
  const args = (names: string[]) => names.map(name => [name, COUNT] as const)
  expect(() => frame({ kind: 3, name: 'x', clause: '', args: args(['call']) })).toThrow(
    "cannot be called 'call'",
  )
  expect(() => frame({ kind: 3, name: 'x', clause: '', args: args(['clause']) })).toThrow('cannot be called')
  expect(() => frame({ kind: 3, name: 'x', clause: '', args: args(['a', 'b', 'c', 'd', 'e', 'f']) })).toThrow(
    'more than 5',
  )
})

test('frames become words and come back from them', () => {
  const t = table()
  for (const text of ['rest', 'take s3 2'])
    expect(callDoing(t, [take, rest], text.split(' '))).toBeUndefined()
  const all = doings(t, [take, rest])
  expect(all.map(doing => doingText([take, rest], doing))).toEqual(['rest', 'take s3 2'])
  // What was sent as a difference has its keys in another order.
  const turned = Object.fromEntries(Object.entries(all[1]).toReversed()) as (typeof all)[1]
  expect(doingText([take, rest], turned)).toBe('take s3 2')
  expect(doingText([take, rest], { kind: 'leap' })).toBe('leap')
  expect(callDoing(t, [take, rest], ['leap'])).toBe("'leap' is no decision of this game")
  expect(callDoing(t, [take, rest], ['take', 's3'])).toBe("'take' takes 2 words: stone left")
  expect(callDoing(t, [take, rest], ['take', 'x', '1'])).toBe("'x' is no stone")
  for (let i = 2; i < 8; i++) expect(callDoing(t, [take, rest], ['rest'])).toBeUndefined()
  expect(callDoing(t, [take, rest], ['rest'])).toBe('A position has at most 8 decisions')
})

test('the legal list is what whyNot lets pass, for the seat that is to choose', () => {
  const t = table()
  take.call(t, 0, 2)
  expect(all.toChoose(t)).toBe(1)
  expect(legal(t, 0)).toEqual([code(1, 1), code(1, 2)])
  expect(legal(t, 1)).toEqual([])
  expect(all.whyNot(t, 0, code(1, 2))).toBe(ALLOWED)
  expect(all.whyNot(t, 0, code(1, 3))).toBe(TOO_MANY)
  expect(all.whyNot(t, 1, code(1, 1))).toBe(NOT_YOURS)
  all.apply(t, 0, code(1, 1))
  expect(legal(t, 0)).toEqual([code(1, 1)])
})

test('the list keeps what already stood in the buffer', () => {
  const t = table()
  take.call(t, 0, 1)
  const out = commands()
  add(out, 77)
  all.legal(t, 0, out)
  expect(listed(out)).toEqual([77, code(1, 1)])
})

test('an exact row is not asked twice; nobody may do anything when the game is over', () => {
  const t = table()
  rest.call(t)
  expect(legal(t, 1)).toEqual([code(2)])
  all.apply(t, 1, code(2))
  expect([all.toChoose(t), legal(t, 0), legal(t, 1), all.whyNot(t, 1, code(2))]).toEqual([0, [], [], OVER])
})

test('two decisions of one kind are a mistake', () => {
  expect(() =>
    decisions<Table>([rows[0], rows[0]], {
      isOver: () => false,
      toChoose: () => 1,
      over: 1,
      notYours: () => 2,
    }),
  ).toThrow('two decisions are of kind 1')
})
