/** Lists of commands. */
import { describe, expect, test } from 'vitest'
import { add, addForEach, code, commands, firstOf, has, listed, secondOf, verbOf } from '../src/index.ts'

describe('lists of commands', () => {
  test('hold a thousand and some, and know nothing of what was in them before', () => {
    const list = commands()
    for (let i = 0; i < 1024; i++) add(list, i)
    expect(() => add(list, 1024)).toThrow('more than 1024 commands')
    list.count = 5
    expect([has(list, 4), has(list, 5)]).toEqual([true, false])
  })

  test('a command is a verb and two small numbers', () => {
    const command = code(200, 150, 100)
    expect([verbOf(command), firstOf(command), secondOf(command)]).toEqual([200, 150, 100])
    expect(secondOf(code(0, 0, 255) | (1 << 24))).toBe(255)
  })
})

test('a list of commands says when it is full', () => {
  const list = commands(2)
  add(list, 1)
  add(list, 2)
  expect(() => add(list, 3)).toThrow('more than 2 commands')
})

describe('a command for each number of a list', () => {
  const hexes = Int16Array.of(7, 8, 9, 250)

  test('from one place on and before another, after what stands there already', () => {
    const list = commands(5)
    add(list, 1)
    addForEach(list, code(3, 4), hexes, 1, 4)
    expect(listed(list)).toEqual([1, code(3, 4, 8), code(3, 4, 9), code(3, 4, 250)])
    addForEach(list, code(3, 4), hexes, 2, 2)
    expect(list.count).toBe(4)
    addForEach(list, code(5), hexes, 0, 1)
    expect(listed(list)[4]).toBe(code(5, 0, 7))
  })

  test('fills the list to the last place and not beyond', () => {
    const list = commands(3)
    expect(() => addForEach(list, 0, hexes, 0, 4)).toThrow('more than 3 commands')
    expect(list.count).toBe(0)
    addForEach(list, 0, hexes, 1, 4)
    expect(list.count).toBe(3)
  })
})
