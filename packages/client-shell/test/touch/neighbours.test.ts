/** Arrow keys find the nearest thing in a direction. */
import { describe, expect, it } from 'vitest'
import { directionOf, neighbour, type Place } from '../../src/touch/neighbours.ts'

/** Two staggered columns, as Normandy's tiles and the Great War's hexes lie. */
const PLACES: Readonly<Record<string, Place>> = {
  a: { x: 0, y: 0 },
  b: { x: 0, y: 2 },
  c: { x: 2, y: 1 },
  d: { x: 2, y: 3 },
  e: { x: 10, y: 1 },
}
const go = (from: string, direction: Parameters<typeof neighbour>[3], among = Object.keys(PLACES)) =>
  neighbour(among, name => PLACES[name], PLACES[from], direction)

describe('neighbour', () => {
  it('goes straight up and down a column', () => {
    expect(go('a', 'down')).toBe('b')
    expect(go('b', 'up')).toBe('a')
    expect(go('d', 'up')).toBe('c')
  })
  it('goes to the nearer one of two that lie aside', () => {
    expect(go('a', 'right')).toBe('c')
    expect(go('c', 'left')).toMatch(/^[ab]$/)
  })
  it('goes far when nothing is nearer', () => {
    expect(go('c', 'right')).toBe('e')
    expect(go('a', 'right', ['a', 'e'])).toBe('e')
  })
  it('stays where nothing lies ahead', () => {
    expect(go('a', 'up')).toBeUndefined()
    expect(go('a', 'left')).toBeUndefined()
  })
  it('leaves out what has no place', () => {
    expect(neighbour(['x'], () => undefined, { x: 0, y: 0 }, 'up')).toBeUndefined()
  })
})

it('knows the arrow keys and no others', () => {
  expect(directionOf('ArrowLeft')).toBe('left')
  expect(directionOf('a')).toBeUndefined()
})
