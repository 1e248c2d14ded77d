/** G-1.2 Which section a press anywhere on the board means. */
import { expect, test } from 'vitest'
import { hexNamed } from '../../src/geometry.ts'
import { sectionAround } from '../../ui/table/things.ts'
import { table } from '../table.ts'

const around = (side: 'british' | 'german', hex: string) => {
  const t = table({ '7,6': '.:bi4', '5,6': '.:gi4' }, '')
  return sectionAround(t.match.table.board, t.view(side), hexNamed(hex))
}

test('[G-1.2] a hex of one section means it, as each side sits', () => {
  expect(['8,2', '8,6', '8,11'].map(hex => around('british', hex))).toEqual([
    'section:left',
    'section:centre',
    'section:right',
  ])
  expect(around('german', '8,2')).toBe('section:right')
})
test('[G-1.2] a hex that two share means neither', () => {
  const shared = ['8,4', '8,5', '8,8', '8,9'].map(hex => around('british', hex))
  expect(shared).toContain(undefined)
})
test('what is no hex means none', () => {
  expect(around('british', '99,99')).toBeUndefined()
})
