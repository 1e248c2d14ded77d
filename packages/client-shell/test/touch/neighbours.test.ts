/** Arrow keys go through everything, and to the nearest thing above and below. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrowOf, type Field, neighbour, type Place } from '../../src/touch/neighbours.ts'

const field = (places: Readonly<Record<string, Place>>, wanted = Object.keys(places)): Field<string> => ({
  all: Object.keys(places),
  placeOf: name => places[name],
  isWanted: name => wanted.includes(name),
})
const go = (on: Field<string>, from: string, key: string) => {
  const arrow = arrowOf(key)
  return arrow && neighbour(on, from, arrow)
}

/** Two rows of tiles, the second one shifted by half a tile. */
const TILES = field({ a: { x: 0, y: 0 }, b: { x: 2, y: 0 }, c: { x: 1, y: 1 }, d: { x: 3, y: 1 } })

describe('left and right', () => {
  it('go along the row, on to the next one, and round', () => {
    expect(go(TILES, 'a', 'ArrowRight')).toBe('b')
    expect(go(TILES, 'b', 'ArrowRight')).toBe('c')
    expect(go(TILES, 'd', 'ArrowRight')).toBe('a')
    expect(go(TILES, 'a', 'ArrowLeft')).toBe('d')
  })
  it('reach everything that is wanted, wherever one stands', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), fc.nat(), (isWanted, start) => {
        const all = [...isWanted.keys()]
        const on = { all, placeOf: () => undefined, isWanted: (item: number) => isWanted[item] }
        const reached = new Set<number>([start % all.length])
        for (const here of reached) {
          const next = neighbour(on, here, { along: 'row', step: 1 })
          if (next !== undefined) reached.add(next)
        }
        expect([...reached]).toEqual(expect.arrayContaining(all.filter(on.isWanted)))
      }),
    )
  })
})

describe('up and down', () => {
  it('go straight to what lies there', () => {
    const column = field({ a: { x: 0, y: 0 }, b: { x: 3, y: 1 }, c: { x: 0, y: 2 } })
    expect(go(column, 'a', 'ArrowDown')).toBe('c')
    expect(go(column, 'c', 'ArrowUp')).toBe('a')
  })
  it('leave out no row of hexes', () => {
    const hexes = field({
      a: { x: 0, y: 0 },
      b: { x: -0.866, y: 1.5 },
      c: { x: 0.866, y: 1.5 },
      d: { x: 0, y: 3 },
    })
    expect(go(hexes, 'a', 'ArrowDown')).toMatch(/^[bc]$/)
    expect(go(hexes, 'd', 'ArrowUp')).toMatch(/^[bc]$/)
  })
  it('stay where nothing lies ahead', () => {
    expect(go(TILES, 'a', 'ArrowUp')).toBeUndefined()
    expect(go(field({ a: { x: 0, y: 0 }, far: { x: 9, y: 1 } }), 'a', 'ArrowDown')).toBeUndefined()
  })
  it('leave out what is not wanted, and what has no place', () => {
    const column = { a: { x: 0, y: 0 }, b: { x: 0, y: 1 }, c: { x: 0, y: 2 } }
    expect(go(field(column, ['a', 'c']), 'a', 'ArrowDown')).toBe('c')
    expect(go({ ...field(column), placeOf: () => undefined }, 'a', 'ArrowDown')).toBeUndefined()
  })
})

it('other keys are no arrows', () => {
  expect(arrowOf('a')).toBeUndefined()
})
