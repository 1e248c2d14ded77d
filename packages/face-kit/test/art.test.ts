import { describe, expect, test } from 'vitest'
import {
  artBrush,
  avatar,
  BATTLE_FACES,
  battleDie,
  cardBack,
  fitted,
  ICONS,
  LIVERIES,
  type LiveryName,
  landscape,
  lineWidth,
  oddsTag,
  PAINT,
  PIECE_MARKS,
  PLACE_MARKS,
  pieceMark,
  placeMark,
  sharedDefinitions,
  TEN_FACES,
  tenDie,
  tenPip,
  wrapped,
} from '../src/art/index.ts'

const SIDES = Object.keys(LIVERIES) as LiveryName[]
const withoutColours = (svg: string): string => svg.replace(/ (?:fill|stroke|color|opacity)="[^"]*"/g, '')

describe('the brush', () => {
  test('paints the same from the same seed, with the prefix of its caller', () => {
    const [a, b] = [artBrush('seed', 'one'), artBrush('seed', 'two')]
    expect([a.chance(), a.whole(1, 6), a.between(2, 3)]).toEqual([b.chance(), b.whole(1, 6), b.between(2, 3)])
    expect([a.id(), a.id(), b.id()]).toEqual(['one-1', 'one-2', 'two-1'])
  })

  test('throws whole numbers up to both ends', () => {
    const b = artBrush('whole', 'x')
    const thrown = new Set(Array.from({ length: 200 }, () => b.whole(1, 3)))
    expect([...thrown].toSorted()).toEqual([1, 2, 3])
  })
})

describe('letters', () => {
  test('one line is set as large as it fits', () => {
    expect(fitted('Zug', { width: 130, max: 27, min: 17 })).toEqual({ size: 27, lines: ['Zug'] })
    const longer = fitted('Machine Gunner', { width: 120, max: 27, min: 17 })
    expect(longer.size).toBeLessThan(27)
    expect(lineWidth('Machine Gunner', longer.size)).toBeCloseTo(120)
  })

  test('wraps when that leaves the words larger, and squeezes what cannot wrap', () => {
    const room = { width: 120, max: 27, min: 17, lines: 2, maxWrapped: 20 }
    expect(fitted('Przewodnik plutonu piechoty', room).lines).toHaveLength(2)
    expect(fitted('Maschinengewehrschützenführer', room)).toEqual({
      size: 17,
      lines: ['Maschinengewehrschützenführer'],
      squeeze: 120,
    })
  })

  test('breaks at spaces and after hyphens, and loses nothing', () => {
    expect(wrapped('one two-three', 30, 20)).toEqual(['one', 'two-', 'three'])
    expect(wrapped('one two-three', 300, 20)).toEqual(['one two-three'])
    expect(wrapped('', 300, 20)).toEqual([])
  })
})

describe('shapes that say what colours repeat', () => {
  test('allied sides are round and German ones square', () => {
    for (const side of SIDES)
      expect(avatar(side).startsWith('<circle')).toBe(side === 'us' || side === 'british')
  })

  test.each(['round', 'square'] as const)(
    'no two marks of a %s piece look the same without colour',
    shape => {
      const shapes = PIECE_MARKS.map(mark => withoutColours(pieceMark(mark, shape)))
      expect(new Set(shapes).size).toBe(PIECE_MARKS.length)
    },
  )

  test('no two marks of a place look the same without colour', () => {
    const shapes = PLACE_MARKS.map(mark => withoutColours(placeMark(mark, 'M0 0h9v9z')))
    expect(new Set(shapes).size).toBe(PLACE_MARKS.length)
  })

  test('hits and misses differ in shape', () => {
    for (const face of TEN_FACES)
      expect(withoutColours(tenPip(face, true))).not.toBe(withoutColours(tenPip(face, false)))
    for (const face of BATTLE_FACES)
      expect(withoutColours(battleDie(face, true))).not.toBe(withoutColours(battleDie(face, false)))
    expect(tenDie(0, true)).toContain('>0</text>')
  })
})

describe('the parts', () => {
  test('every paint that drawings name is defined once', () => {
    const definitions = sharedDefinitions()
    for (const paint of Object.values(PAINT))
      expect(definitions.split(`id="${paint.slice(5, -1)}"`)).toHaveLength(2)
  })

  test('icons take the colour of the text around them', () => {
    for (const icon of Object.values(ICONS)) {
      expect(icon).toContain('currentColor')
      expect(icon).not.toContain('#')
    }
  })

  test('nothing gives an attribute twice or a number that is none', () => {
    const all = [
      ...SIDES.flatMap(side => [
        avatar(side),
        cardBack(side, side),
        landscape(artBrush(side, side), side, side === 'british'),
      ]),
      sharedDefinitions(),
      oddsTag('6+ · 50%', true),
      ...Object.values(ICONS),
    ]
    for (const svg of all) {
      expect(svg).not.toMatch(/undefined|NaN|Infinity/)
      for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
        const given = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, attribute]) => attribute)
        expect(new Set(given).size, tag).toBe(given.length)
      }
    }
  })
})
