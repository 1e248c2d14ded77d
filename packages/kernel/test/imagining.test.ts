/** States that are imagined from a view, and what a position tells of chance. */
import { expect, test } from 'vitest'
import {
  chanceLines,
  draws,
  generatorOf,
  imaginedTable,
  imaginerOf,
  layChance,
  layout,
  layRevealed,
  NO_CHANCE,
  newTable,
  revealedTo,
  revealTo,
  rollDie,
  seeded,
  seedTable,
  setDraws,
} from '../src/index.ts'

const LAYOUT = layout({ known: [1, 'what is seen'], hidden: [1, 'what is dealt'] })
const { known: KNOWN, hidden: HIDDEN } = LAYOUT.at
const board = { scenario: 'x', name: 'x', fingerprint: 'x', rules: 1 }

function table(seed: string) {
  const t = newTable(LAYOUT, board, seeded)
  seedTable(t, seed)
  return t
}

const imaginer = () => {
  const seen = table('seen')
  seen.cells[KNOWN] = 7
  return imaginerOf(seen, (into, chance) => {
    into.cells[HIDDEN] = 1 + chance.die(into, 3)
  })
}

test('what is known is laid, the rest is dealt by the chance given, and the generator stays that of the table', () => {
  const into = table('another')
  const generator = generatorOf(into)
  imaginer().imagine({ ...NO_CHANCE, die: () => 2 }, into)
  expect([into.cells[KNOWN], into.cells[HIDDEN]]).toEqual([7, 3])
  expect(generatorOf(into)).toEqual(generator)
})

test('one table that will do is dealt without chance, and goes on with the chance it is given', () => {
  const t = imaginedTable(LAYOUT, board, imaginer(), seeded)
  expect([t.cells[KNOWN], t.cells[HIDDEN], t.board, t.chance]).toEqual([7, 1, board, seeded])
  NO_CHANCE.shuffle(t, KNOWN, 2, 0)
  expect([t.cells[KNOWN], t.cells[HIDDEN]]).toEqual([7, 1])
})

test('a position tells the generator, how often it was asked and what was revealed, and is read again', () => {
  const t = table('a seed')
  setDraws(t, 5)
  rollDie(t, 6)
  revealTo(t, 0)
  revealTo(t, 1)
  revealTo(t, 1)
  const [chance, revealed] = chanceLines(t).map(line => line.split(' '))
  expect(chance.slice(1, 5).map(Number)).toEqual([...generatorOf(t)].map(cell => cell >>> 0))
  expect(chance.slice(5)).toEqual(['drawn', `${draws(t)}`])
  expect(revealed).toEqual(['revealed', '1', '2'])

  const again = table('another')
  layChance(again, chance.slice(1), Number)
  layRevealed(again, revealed.slice(1), Number)
  expect(chanceLines(again)).toEqual(chanceLines(t))
  expect([revealedTo(again, 0), revealedTo(again, 1)]).toEqual([1, 2])

  // Older positions did not count.
  for (const rest of [[], ['other', '9']]) {
    layChance(again, [...chance.slice(1, 5), ...rest], Number)
    expect(draws(again)).toBe(0)
  }
})
