import { describe, expect, test } from 'vitest'
import {
  call,
  DEPTH,
  end,
  FRAMES,
  FRAMES_MAX,
  frameArg,
  frameAt,
  frameDepth,
  frameKind,
  goto,
  layout,
  newTable,
  RNG,
  seeded,
  setFrameArg,
} from '../src/index.ts'

describe('layout', () => {
  test('puts the game after the kernel, one field after the other', () => {
    const { at, size, fields } = layout({ tile: [10, 'where'], side: [2, 'whose'] })
    expect(at.side).toBe(at.tile + 10)
    expect(size).toBe(at.side + 2)
    expect(fields.reduce((sum, field) => sum + field.count, 0)).toBe(size)
    expect(at.rng).toBe(RNG)
    expect(at.frames).toBe(FRAMES)
  })

  test('never moves a field of the kernel: the hashes in old records rest on it', () => {
    expect(layout({})).toMatchObject({ size: 56, at: { rng: 0, draws: 4, revealed: 5, depth: 7, frames: 8 } })
  })

  test("does not let a game take a kernel field's name", () => {
    expect(() => layout({ frames: [1, 'mine'] })).toThrow("the field 'frames' is the kernel's own")
  })
})

describe('frames', () => {
  const table = () => newTable(layout({}), {}, seeded)

  test('call, goto and end move the stack', () => {
    const t = table()
    expect(frameKind(t)).toBe(0)
    call(t, 7, 1, 2, 3, 4, 5)
    call(t, 8, 9)
    expect([frameKind(t), frameArg(t, 0), frameDepth(t)]).toEqual([8, 9, 2])
    setFrameArg(t, 1, 6)
    expect(frameAt(t, 1)).toEqual([8, 9, 6, 0, 0, 0])
    goto(t, 3)
    expect(frameAt(t, 1)).toEqual([3, 0, 0, 0, 0, 0])
    end(t)
    expect(frameAt(t, 0)).toEqual([7, 1, 2, 3, 4, 5])
    expect(frameArg(t, 4)).toBe(5)
  })

  test('an ended frame leaves no trace', () => {
    const t = table()
    const before = t.cells.slice()
    call(t, 7, 1, 2, 3, 4, 5)
    end(t)
    expect(t.cells).toEqual(before)
  })

  test('the stack says when it is full or empty, and the other cells stay whole', () => {
    const t = table()
    expect(() => end(t)).toThrow('the decision stack is empty')
    expect(() => goto(t, 1)).toThrow('the decision stack is empty')
    expect(t.cells.every(cell => cell === 0)).toBe(true)
    for (let i = 0; i < FRAMES_MAX; i++) call(t, 1)
    expect(() => call(t, 1)).toThrow('the decision stack is full')
    expect(t.cells[DEPTH]).toBe(FRAMES_MAX)
  })
})
