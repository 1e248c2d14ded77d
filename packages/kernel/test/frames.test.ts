/** Frames: what they show, how their words are read back, and what two stacks have in common. */
import { describe, expect, test } from 'vitest'
import {
  type ArgKind,
  callDoing,
  callDoings,
  cloneTable,
  decisionsOf,
  doings,
  doingText,
  frame,
  frameAt,
  isSameFrame,
  layout,
  newTable,
  oneOf,
  oneOrNone,
  plainNumber,
  seeded,
} from '../src/index.ts'

const COLOURS = ['red', 'blue']
/** A word that depends on the numbers that stand before it. */
const place: ArgKind = {
  name: 'place',
  print: (value, before) => [...before, value].join('/'),
  parse: (text, before) => Number(text.split('/')[before.length]),
}
const pick = frame({
  kind: 7,
  name: 'pick',
  clause: 'P-1',
  args: [
    ['colour', oneOf('colour', COLOURS)],
    ['ally', oneOrNone('colour', COLOURS)],
    ['left', plainNumber('number', /^\d+$/)],
    ['where', place],
  ],
})
const wait = frame({ kind: 8, name: 'wait', clause: 'P-2', regardless: true, args: [] })
const SHAPES = [pick, wait]
const empty = () => newTable(layout({}), {}, seeded)

describe('in words', () => {
  test('each number by its name, from the bottom up; and back', () => {
    const t = empty()
    wait.call(t)
    pick.call(t, 1, -1, 3, 5)
    const shown = doings(t, SHAPES)
    expect(shown).toEqual([
      { kind: 'wait' },
      { kind: 'pick', colour: 'blue', ally: 'none', left: 3, where: '1/-1/3/5' },
    ])
    const again = empty()
    for (const doing of shown)
      expect(callDoing(again, SHAPES, doingText(SHAPES, doing).split(' '))).toBeUndefined()
    expect([frameAt(again, 0), frameAt(again, 1)]).toEqual([frameAt(t, 0), frameAt(t, 1)])
    const atOnce = empty()
    callDoings(atOnce, SHAPES, shown)
    expect([frameAt(atOnce, 0), frameAt(atOnce, 1)]).toEqual([frameAt(t, 0), frameAt(t, 1)])
  })

  test('an ally may be one of the list', () => {
    const t = empty()
    expect(callDoing(t, SHAPES, ['pick', 'red', 'blue', '2', '0/1/2/9'])).toBeUndefined()
    expect(frameAt(t, 0)).toEqual([7, 0, 1, 2, 9, 0])
    expect(doings(t, SHAPES)[0]).toMatchObject({ colour: 'red', ally: 'blue', left: 2 })
  })

  test.each([
    [[], "'' is no decision of this game"],
    [['jump'], "'jump' is no decision of this game"],
    [['pick', 'red'], "'pick' takes 4 words: colour ally left where"],
    [['pick', 'none', 'none', '1', '0'], "'none' is no colour"],
    [['pick', 'red', 'green', '1', '0'], "'green' is no colour"],
    [['pick', 'red', 'none', 'two', '0'], "'two' is no number"],
  ])('%j: %s', (given, problem) => {
    expect(callDoing(empty(), SHAPES, given)).toBe(problem)
  })
})

test('what is asked is told once for everybody who may be asked', () => {
  const asked = (seats: number[]) => ({ seats, kind: 'pick', clause: 'P-1' })
  expect(decisionsOf(pick)).toStrictEqual([asked([]), asked([0]), asked([1]), asked([0, 1])])
  expect(decisionsOf(wait)[2]).toEqual({ seats: [1], kind: 'wait', clause: 'P-2', regardless: true })
})

describe('two stacks', () => {
  const stack = () => {
    const t = empty()
    wait.call(t)
    pick.call(t, 1, -1, 3, 5)
    return t
  }

  test('have the frames in common that are the same to the last number', () => {
    const [t, other] = [stack(), stack()]
    expect([0, 1, 2].map(depth => isSameFrame(t, other, depth))).toEqual([true, true, false])
    for (const change of [() => pick.set.colour(other, 0), () => pick.set.where(other, 6)]) {
      change()
      expect([0, 1].map(depth => isSameFrame(t, other, depth))).toEqual([true, false])
    }
  })

  test('have nothing in common above the lower one', () => {
    const [t, lower] = [stack(), empty()]
    wait.call(lower)
    for (const [a, b] of [
      [t, lower],
      [lower, t],
    ])
      expect([0, 1, 2].map(depth => isSameFrame(a, b, depth))).toEqual([true, false, false])
  })

  test('what is still being done is shown by the same words as before, the rest anew', () => {
    const t = stack()
    const before = { table: cloneTable(t), view: { doing: doings(t, SHAPES) } }
    pick.set.left(t, 2)
    const now = doings(t, SHAPES, before)
    expect(now[0]).toBe(before.view.doing[0])
    expect(now[1]).toMatchObject({ kind: 'pick', left: 2 })
  })
})
