import { expect, test } from 'vitest'
import { agreeIn, fieldsOf, layout, newTable, nowShown, seeded, unchangedSince } from '../src/index.ts'

const LAYOUT = layout({ heap: [1, 'stones'], hands: [4, 'two cells a side'] })
const { heap, hands } = LAYOUT.at
const table = () => newTable(LAYOUT, {}, seeded)

test('fields are found by name, and those of one side by its half', () => {
  expect(fieldsOf(LAYOUT, ['heap', 'hands'])).toEqual([heap, heap + 1, hands, hands + 4])
  expect(fieldsOf(LAYOUT, ['hands'], 0)).toEqual([hands, hands + 2])
  expect(fieldsOf(LAYOUT, ['hands'], 1)).toEqual([hands + 2, hands + 4])
})

test('two tables agree in a field if all of its cells are the same, whatever else differs', () => {
  const [one, other] = [table(), table()]
  other.cells[hands + 3] = 7
  expect(agreeIn(one, other, fieldsOf(LAYOUT, ['heap']))).toBe(true)
  expect(agreeIn(one, other, fieldsOf(LAYOUT, ['hands'], 0))).toBe(true)
  expect(agreeIn(one, other, fieldsOf(LAYOUT, ['hands'], 1))).toBe(false)
  expect(agreeIn(one, other, fieldsOf(LAYOUT, ['heap', 'hands']))).toBe(false)
  other.cells[hands] = 7
  expect(agreeIn(one, other, fieldsOf(LAYOUT, ['heap']))).toBe(true)
})

test('what was shown keeps the table as it stood, however it goes on', () => {
  const t = table()
  t.cells[heap] = 3
  const first = nowShown(t, 'three', undefined)
  t.cells[heap] = 2
  expect(first.table.cells[heap]).toBe(3)
  const second = nowShown(t, 'two', first)
  t.cells[heap] = 1
  expect(second).toMatchObject({ view: 'two' })
  expect(second.table.cells[heap]).toBe(2)
  // The copy of the table is used again.
  expect(second.table).toBe(first.table)
})

test('the view of before is found where nothing has changed since', () => {
  const t = table()
  const same = unchangedSince(t, nowShown(t, 'before', undefined))
  t.cells[heap] = 1
  expect(same(fieldsOf(LAYOUT, ['hands']))).toBe('before')
  expect(same(fieldsOf(LAYOUT, ['heap']))).toBeUndefined()
  expect(unchangedSince(t, undefined)(fieldsOf(LAYOUT, ['hands']))).toBeUndefined()
})
