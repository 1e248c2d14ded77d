/** The rulebook's drawn examples show what the rules do: each position is laid out and tried. */
import { expect, test } from 'vitest'
import list from '../rulebook/examples.json' with { type: 'json' }
import { type Example, examplePicture } from '../src/drawing/example.ts'
import { hexNamed } from '../src/geometry.ts'
import { sees } from '../src/rules/sight.ts'
import { FLAG, figures, type Seated, SOLDIER, table, toBattle, unitAt } from './table.ts'

const examples: readonly Example[] = list
const hexesOf = (id: string) => ({ ...examples.find(example => example.id === id)?.hexes, '1,1': '.:gi4' })

/** The lines of the examples of sight, each with whether it is drawn as reaching. */
const LINES = examples
  .filter(({ clause }) => clause.startsWith('G-8.'))
  .flatMap(({ id, hexes, isAllowed, marks }) =>
    marks.flatMap(mark => ('line' in mark ? [{ id, hexes, isAllowed, ...mark }] : [])),
  )

test.each(LINES)(
  '[G-8.1, G-8.2, G-8.3] the line of $id is seen along, or not, as it is drawn',
  ({ hexes, line: [from, to], reaches, isAllowed }) => {
    const t = table({ '1,1': '.:gi4', ...hexes }).match.table
    expect(sees(t, hexNamed(from), hexNamed(to))).toBe(reaches)
    expect(isAllowed).toBe(reaches)
  },
)

const fire = (id: string, orders: readonly string[]): Seated => toBattle(hexesOf(id), { orders })

test('[G-6.2, G-6.5] three soldiers against a trench are one hit', () => {
  const t = fire('range-cover', ['8,6']).dice(SOLDIER, SOLDIER, SOLDIER).play('british', 'battle 8,6 at 6,6')
  expect(figures(t, '6,6')).toBe(3)
})

test('[G-6.8] cross fire rolls six dice, and the trench ignores two soldiers once', () => {
  const t = fire('cross-fire', ['8,5', '8,7']).play('british', 'battle 8,5 at 6,6')
  t.dice(SOLDIER, SOLDIER, SOLDIER, FLAG, FLAG, SOLDIER).play('british', 'join 8,7')
  expect(figures(t, '6,6')).toBe(2)
})

test('[G-9.1] one way back is taken: the unit goes the other', () => {
  const t = fire('retreat-way', ['8,6'])
    .dice(FLAG, FLAG - 2)
    .play('british', 'battle 8,6 at 6,6')
  expect(unitAt(t, '5,7')?.figures).toBe(4)
})

test('[G-9.2] both ways back are taken: the flag costs a figure', () => {
  const t = fire('retreat-none', ['8,6'])
    .dice(FLAG, FLAG - 2)
    .play('british', 'battle 8,6 at 6,6')
  expect(figures(t, '6,6')).toBe(3)
})

test.each(examples)('$id is drawn with all its units and no name twice', example => {
  const picture = examplePicture(example)
  expect(picture).not.toMatch(/undefined|NaN/)
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
