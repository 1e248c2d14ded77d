import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { goldenDifference, openScenario, playthrough } from '../src/index.ts'
import { toy } from '../src/toys/toy.ts'
import { spoiltBy } from './spoilt.ts'

const board = unwrap(openScenario(toy, 'short'))

test('a playthrough is the one kept in its file', () => {
  const file = new URL('short.txt', import.meta.url)
  expect(goldenDifference(file, playthrough(toy, board, 'golden', 30))).toBeUndefined()
})

test('tells every step: decision, choices, command, chance, facts and what each seat sees', () => {
  const text = playthrough(toy, board, 'golden')
  expect(text).toMatch(/^playthrough of toy, rules 1, scenario short, seed golden\nsetup \| red-deck \S+/)
  expect(text).toMatch(/step 1: bid \(T-1\) by red and blue\n {2}legal red \d: bid/)
  expect(text).toMatch(/plays attack \| d6 \d\n {2}fact \{"type":"rolled"/)
  expect(text).toMatch(/ {2}red sees \{.*\n {2}blue sees \{/)
  expect(text).toMatch(/\noutcome (red|blue) by (points|time)\nstate [0-9a-f]{32}\n$/)
})

test('a bid is shown to its own side only', () => {
  const step = playthrough(toy, board, 'golden').split('\n\n')[1]
  expect(step).toMatch(/red sees .*"bid":\[\d\]|blue sees .*"bid":\[\d\]/)
  expect(step.match(/"bid":\[\d\]/g)).toHaveLength(1)
})

test('a leak is a difference in the text', () => {
  expect(playthrough(spoiltBy('view shows'), board, 'golden')).toContain('"theirs"')
})

test('can be cut short', () => {
  const text = playthrough(toy, board, 'golden', 3)
  expect(text).toContain('step 3')
  expect(text).not.toContain('step 4')
  expect(text).toContain('outcome not over, cut here')
})

test('a list of names is shown by what came and what went', () => {
  const named = {
    ...toy,
    view: (t: Parameters<typeof toy.view>[0], seat: number) => {
      const view = toy.view(t, seat)
      return { ...view, cards: view.sides[0].discard.map((value, i) => `${value}.${i}`) }
    },
  }
  expect(playthrough(named, board, 'golden')).toMatch(/"cards":"(-\d\.\d ?)*(\+\d\.\d ?)+"/)
})
