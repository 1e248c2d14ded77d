/** Chance by choice: asked for one by one, and taken as it was chosen. */
import { expect, test } from 'vitest'
import { rollDie, type Scripted, seeded, seedTable, shuffle } from '../src/chance.ts'
import { chosen, MissingChance } from '../src/chosen.ts'
import { layout } from '../src/layout.ts'
import { newTable } from '../src/table.ts'

const LAYOUT = layout({ pile: [5, 'a pile of five'] })
const board = { scenario: 'x', name: 'x', fingerprint: 'x', rules: 1 }

function table(lines: readonly Scripted[], seed = 'chosen') {
  const t = newTable(LAYOUT, board, seeded)
  seedTable(t, seed)
  t.cells.set([1, 2, 3, 4, 5], LAYOUT.at.pile)
  const script = chosen(lines, (_, item, name) => `card-${item}` === name)
  t.chance = script
  return {
    t,
    left: () => script.left(),
    pile: () => [...t.cells.subarray(LAYOUT.at.pile, LAYOUT.at.pile + 5)],
  }
}

const missing = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    if (error instanceof MissingChance) return error.missing
    throw error
  }
}

test('dice fall as they were chosen, and the next is asked for', () => {
  const { t } = table([{ die: 3 }])
  expect(rollDie(t, 6)).toBe(3)
  expect(missing(() => rollDie(t, 10))).toEqual({ faces: 10 })
  expect(() => rollDie(table([{ die: 6 }]).t, 6)).toThrow('0 to 5')
  expect(() => rollDie(table([{ order: [] }]).t, 6)).toThrow('face')
})

test('of a pile what was named lies on top, by number or by name, and nothing is lost', () => {
  const { t, pile } = table([{ order: ['card-4', 2] }])
  shuffle(t, LAYOUT.at.pile, 5, 7)
  expect(pile().slice(0, 2)).toEqual([4, 2])
  expect(pile().toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(missing(() => shuffle(t, LAYOUT.at.pile, 5, 7))).toEqual({ pile: 7, items: pile() })
  expect(() => shuffle(table([{ order: [9] }]).t, LAYOUT.at.pile, 5, 7)).toThrow('not in the pile')
  expect(() => shuffle(table([{ die: 1 }]).t, LAYOUT.at.pile, 5, 7)).toThrow('order')
})

test('each outcome is used once, in turn, and it is known how many are left', () => {
  const { t, left, pile } = table([{ die: 0 }, { order: [1] }, { die: 2 }])
  expect(left()).toBe(3)
  expect(rollDie(t, 6)).toBe(0)
  expect(left()).toBe(2)
  shuffle(t, LAYOUT.at.pile, 5, 7)
  expect(pile()[0]).toBe(1)
  expect(rollDie(t, 6)).toBe(2)
  expect(left()).toBe(0)
})

test.each([-1, 1.5, Number.NaN])('%s is no face of a die', die => {
  expect(() => rollDie(table([{ die }]).t, 6)).toThrow('0 to 5')
})

test('of a pile the rest is shuffled by the generator inside the state', () => {
  const orders = Array.from({ length: 10 }, (_, seed) => {
    const { t, pile } = table([{ order: [3] }], `seed ${seed}`)
    shuffle(t, LAYOUT.at.pile, 5, 7)
    expect(pile()[0]).toBe(3)
    return pile().join(' ')
  })
  expect(new Set(orders).size).toBeGreaterThan(1)
})
