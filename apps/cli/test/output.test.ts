import { expect, test } from 'vitest'
import { aligned, counted, figure, harmless, harmlessLines } from '../src/output.ts'

test('a table stands in columns, numbers at the right, nothing trailing', () => {
  const rows = [
    { name: 'la-raye', games: 5 },
    { name: 'x', games: 1000 },
  ]
  const text = aligned(rows, [
    { head: 'scenario', cell: row => row.name },
    { head: 'games', cell: row => row.games, right: true },
    { head: 'note', cell: () => '' },
  ])
  expect(text).toBe(['scenario  games  note', 'la-raye       5', 'x          1000'].join('\n'))
})

test('a table of nothing is its head', () => {
  expect(aligned([], [{ head: 'scenario', cell: String }])).toBe('scenario')
})

test.each([
  [12_345.6, '12,346'],
  [99.126, '99.13'],
  [3, '3'],
])('the figure %d reads %s', (n, text) => {
  expect(figure(n)).toBe(text)
})

test('one game, two games', () => {
  expect([0, 1, 2000].map(n => counted(n, 'game'))).toEqual(['0 games', '1 game', '2,000 games'])
})

test('a stranger’s text keeps its letters and lines, and loses what a terminal would obey', () => {
  expect(harmless('\u001b[2Jone\r\n\ttwo\u009b\u0007 – Žižka\u202e')).toBe('[2Jone\n\ttwo – Žižka')
})

test('a line without end is cut, the others are not', () => {
  const [short, long, last] = harmlessLines(`a\n${'b'.repeat(100_000)}\nc`).split('\n')
  expect([short, last]).toEqual(['a', 'c'])
  expect(long).toMatch(/^b{500}…$/)
})
