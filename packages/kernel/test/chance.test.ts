import { describe, expect, test } from 'vitest'
import {
  draws,
  enumerate,
  generatorOf,
  keyed,
  layout,
  newTable,
  next,
  notebook,
  RNG,
  repeat,
  reseedTable,
  rollDie,
  type Scripted,
  scripted,
  seedCells,
  seeded,
  setGenerator,
  shuffle,
} from '../src/index.ts'

const LAYOUT = layout({ pile: [5, 'five cards'], sum: [1, 'a sum'] })
const PILE = LAYOUT.at.pile

function table(chance = seeded) {
  const t = newTable(LAYOUT, {}, chance)
  seedCells(t.cells, 'chance')
  t.cells.set([11, 12, 13, 14, 15], PILE)
  return t
}
const pile = (t: ReturnType<typeof table>) => [...t.cells.subarray(PILE, PILE + 5)]

describe('seeded chance', () => {
  test('the same state draws the same, and each draw is counted and noted', () => {
    const [a, b] = [table(), table()]
    const book = notebook()
    a.recorder = book
    for (const t of [a, b]) {
      rollDie(t, 10)
      shuffle(t, PILE, 5, 3)
    }
    expect(a.cells).toEqual(b.cells)
    expect(draws(a)).toBe(2)
    expect(book.drawn).toEqual([
      { die: expect.any(Number), faces: 10 },
      { pile: 3, order: pile(a) },
    ])
  })

  test('a shuffle keeps every card and reaches every order evenly', () => {
    const t = table()
    const seen = new Map<string, number>()
    for (let i = 0; i < 6_000; i++) {
      t.cells.set([1, 2, 3], PILE)
      shuffle(t, PILE, 3, 0)
      const order = pile(t).slice(0, 3).join()
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('a pile of one is not drawn, a pile of two is', () => {
    const t = table()
    shuffle(t, PILE, 1, 0)
    expect(draws(t)).toBe(0)
    shuffle(t, PILE, 2, 0)
    expect(draws(t)).toBe(1)
  })
})

test('a table is seeded anew from other dice, and nothing else in it is touched', () => {
  const t = table()
  const before = t.cells.slice()
  const [dice, again] = [new Int32Array([1, 2, 3, 4]), new Int32Array([1, 2, 3, 4])]
  reseedTable(t, dice)
  expect([...t.cells.subarray(RNG, RNG + 4)]).toEqual([1, 2, 3, 4].map(() => next(again, 0)))
  expect(t.cells.subarray(RNG + 4)).toEqual(before.subarray(RNG + 4))
})

test('a generator that was kept goes on where it stood, and nothing else in the table is touched', () => {
  const t = table()
  const kept = generatorOf(t)
  expect(kept).toEqual([...t.cells.subarray(RNG, RNG + 4)])
  const roll = () => Array.from({ length: 5 }, () => rollDie(t, 1000))
  const first = roll()
  const before = t.cells.slice()
  setGenerator(t, kept)
  expect(t.cells.subarray(RNG + 4)).toEqual(before.subarray(RNG + 4))
  expect(roll()).toEqual(first)
})

describe('chance from a keystream', () => {
  const from = (...words: number[]) => keyed(() => words.shift() ?? expect.fail('no word is left'))

  test('a face is what is left of a word', () => {
    const t = table(from(12, 0xfffffff0))
    expect([rollDie(t, 10), rollDie(t, 16)]).toEqual([2, 0])
  })

  test('a word from the uneven end is thrown away, the last one before it is not', () => {
    // 2^32 = 429,496,729 × 10 + 6: the last six words would make the first six faces likelier.
    const end = 4_294_967_290
    expect(rollDie(table(from(end - 1)), 10)).toBe(9)
    expect(rollDie(table(from(end, end + 5, 3)), 10)).toBe(3)
  })

  test('of a die whose faces divide all words evenly no word is thrown away', () => {
    expect(rollDie(table(from(0xffffffff)), 8)).toBe(7)
  })

  test('a shuffle takes one word for each card but the first, from the last card on', () => {
    const t = table(from(0, 1, 2, 1))
    shuffle(t, PILE, 5, 0)
    // 15 ↔ the first, then 14 ↔ the second, 13 stays, 14 (now second) stays.
    expect(pile(t)).toEqual([15, 14, 13, 12, 11])
  })

  test('a shuffle moves nothing but its pile', () => {
    const t = table(from(0, 0))
    shuffle(t, PILE + 1, 3, 0)
    expect(pile(t)).toEqual([11, 13, 14, 12, 15])
  })
})

describe('scripted chance', () => {
  const called = (_: number, item: number, name: string) => name === (item < 13 ? 'low' : 'high')

  test('gives dice and orders as written, by number or by name', () => {
    const t = table(scripted([{ die: 4 }, { order: ['high', 'low', 14, 12, 'high'] }], called))
    expect(rollDie(t, 6)).toBe(4)
    shuffle(t, PILE, 5, 0)
    expect(pile(t)).toEqual([13, 11, 14, 12, 15])
  })

  test('counts what is used and left, and hands over when it is used up', () => {
    const script = scripted([{ die: 1 }], called, seeded)
    const t = table(script)
    expect([script.used, script.left()]).toEqual([0, 1])
    rollDie(t, 6)
    expect([script.used, script.left()]).toEqual([1, 0])
    const free = table()
    free.cells.set(t.cells)
    rollDie(t, 6)
    shuffle(t, PILE, 5, 0)
    rollDie(free, 6)
    shuffle(free, PILE, 5, 0)
    expect(pile(t)).toEqual(pile(free))
    expect(pile(t)).not.toEqual([11, 12, 13, 14, 15])
  })

  test('of several cards of one name the lowest comes first, however the pile lay', () => {
    const t = table(scripted([{ order: ['high', 'high', 'low', 'low', 'high'] }], called))
    t.cells.set([15, 11, 13, 12, 14], PILE)
    shuffle(t, PILE, 5, 0)
    expect(pile(t)).toEqual([13, 14, 11, 12, 15])
  })

  test('knows no names that nobody has given it', () => {
    const t = table(scripted([{ order: ['low', 12, 13, 14, 15] }]))
    expect(() => shuffle(t, PILE, 5, 0)).toThrow("'low' is not in the pile")
  })

  const roll = (t: ReturnType<typeof table>) => rollDie(t, 6)
  const mix = (t: ReturnType<typeof table>) => shuffle(t, PILE, 5, 0)
  test.each<[string, Scripted[], typeof mix | typeof roll, string]>([
    ['no die left', [], roll, 'no line left, but a die with 6 faces is to be rolled'],
    ['no order left', [], mix, 'no line left, but a pile of 5 is to be shuffled'],
    ['an order for a die', [{ order: [] }], roll, 'line 1 of the script is a pile, but a die is rolled'],
    ['a die for an order', [{ die: 1 }], mix, 'line 1 of the script is a die, but a pile is shuffled'],
    ['too high a face', [{ die: 6 }], roll, '6 is no face of a die from 0 to 5'],
    ['half a face', [{ die: 1.5 }], roll, 'line 1 of the script: 1.5 is no face'],
    ['a face below the first', [{ die: -1 }], roll, '-1 is no face'],
    ['too few cards', [{ order: [11] }], mix, 'line 1 of the script orders 1 items, but the pile has 5'],
    ['a strange card', [{ order: [11, 12, 13, 14, 99] }], mix, "'99' is not in the pile"],
    ['a card twice', [{ order: [11, 11, 12, 13, 14] }], mix, "'11' is not in the pile, or not so often"],
    ['a strange name', [{ order: [11, 12, 13, 14, 'odd'] }], mix, "'odd' is not in the pile"],
  ])('%s is an error that names the line', (_, lines, act, message) => {
    const t = table(scripted(lines, called))
    expect(() => act(t)).toThrow(message)
    expect(() => act(t)).toThrow(expect.objectContaining({ name: 'ScriptError' }))
  })

  test('what was noted can be repeated', () => {
    const t = table()
    const book = notebook()
    t.recorder = book
    rollDie(t, 10)
    shuffle(t, PILE, 5, 0)
    const again = table(scripted(repeat(book.drawn)))
    rollDie(again, 10)
    shuffle(again, PILE, 5, 0)
    expect(pile(again)).toEqual(pile(t))
  })
})

describe('enumerate', () => {
  test('begins anew for each outcome', () => {
    const t = table()
    const sums: number[] = []
    const act = () => {
      t.cells[LAYOUT.at.sum] += rollDie(t, 3)
    }
    enumerate(t, act, () => sums.push(t.cells[LAYOUT.at.sum]))
    expect(sums).toEqual([0, 1, 2])
  })

  test('walks through every outcome; their chances sum to 1; the table is left as it was', () => {
    const t = table()
    const before = t.cells.slice()
    const sums = new Map<number, number>()
    let total = 0
    const act = () => {
      t.cells[LAYOUT.at.sum] = rollDie(t, 6) + rollDie(t, 6)
    }
    enumerate(t, act, chance => {
      const sum = t.cells[LAYOUT.at.sum]
      sums.set(sum, (sums.get(sum) ?? 0) + chance)
      total += chance
    })
    expect(total).toBeCloseTo(1, 12)
    expect(sums.get(5)).toBeCloseTo(6 / 36, 12)
    expect(t.cells).toEqual(before)
    expect(t.chance).toBe(seeded)
  })

  test('dice may depend on dice and on a shuffle', () => {
    const t = table()
    let [total, outcomes] = [0, 0]
    const act = () => {
      shuffle(t, PILE, 5, 0)
      if (rollDie(t, 3) > 0) rollDie(t, 10)
    }
    enumerate(t, act, chance => {
      total += chance
      outcomes++
    })
    expect(total).toBeCloseTo(1, 12)
    expect(outcomes).toBe(1 + 2 * 10)
  })

  test('without dice there is one outcome', () => {
    const chances: number[] = []
    enumerate(
      table(),
      () => {},
      chance => chances.push(chance),
    )
    expect(chances).toEqual([1])
  })

  test('an error leaves the table as it was', () => {
    const t = table()
    const before = t.cells.slice()
    const act = () => {
      if (rollDie(t, 6) === 2) throw new Error('no')
    }
    expect(() => enumerate(t, act, () => {})).toThrow('no')
    expect(t.cells).toEqual(before)
    expect(t.chance).toBe(seeded)
  })
})
