/** G-12.8 How far a rush goes, held against a slow search from hex to hex. */
import { below, seedCells } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { HEX_NAMES, hexNamed, NEAR } from '../../src/geometry.ts'
import { HEXES } from '../../src/vocabulary.ts'
import { asked, type Cells, table, ways } from '../table.ts'

const RUSH_HEXES = 6

const near = (name: string): string[] =>
  [...NEAR.subarray(hexNamed(name) * 6, hexNamed(name) * 6 + 6)]
    .filter(hex => hex >= 0)
    .map(hex => HEX_NAMES[hex])

/** Through friends, not through enemies, at most six hexes; to a free hex next to a friend. */
function slowRush(cells: Cells, from: string): string[] {
  const isFriend = (hex: string): boolean => hex !== from && (cells[hex]?.includes(':b') ?? false)
  let border = [from]
  const reached = new Set(border)
  for (let step = 0; step < RUSH_HEXES; step++) {
    border = border.flatMap(near).filter(hex => !reached.has(hex) && !cells[hex]?.includes(':g'))
    for (const hex of border) reached.add(hex)
  }
  return [...reached]
    .filter(hex => !cells[hex]?.includes(':') && near(hex).some(isFriend))
    .map(hex => `${from} to ${hex}`)
}

/** Sixteen British, most of the Germans, wire and woods, all over the board. */
function scattered(seed: string): Record<string, string> {
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const cells: Record<string, string> = {}
  const put = (count: number, cell: string): void => {
    for (let left = count; left > 0; ) {
      const hex = HEX_NAMES[below(dice, HEXES, 0)]
      if (cells[hex] !== undefined) continue
      cells[hex] = cell
      left--
    }
  }
  put(16, '.:bi4')
  put(14, '.:gi4')
  put(20, '.w')
  put(20, 'F')
  return cells
}

test.each(['a', 'b', 'c', 'd'])(
  '[G-12.8] through friends and terrain to a hex beside a friend: field %s',
  seed => {
    const cells = scattered(seed)
    const british = Object.keys(cells).filter(hex => cells[hex].includes(':b'))
    const names = british.map((_, i) => `british-${i + 1}`).join(' ')
    const t = table(cells, `doing move\nflags rush\nmark ordered ${names}\nnote reach 6 6`)
    const found = ways(t, 'british', 'move')
    expect(found).toEqual(british.flatMap(hex => slowRush(cells, hex)).sort())
    expect(found.length).toBeGreaterThan(100)
  },
)

test('[G-12.8] the friends of another game do not count', () => {
  const rush = (cells: Cells): string[] =>
    ways(
      table({ ...cells, '11,12': '.:gi4' }, 'doing move\nflags rush\nmark ordered british-1'),
      'british',
      'move',
    )
  expect(rush({ '1,5': '.:bi4', '1,2': '.:bi4', '8,2': '.:bi4' })).toContain('1,2 to 1,4')
  expect(rush({ '1,5': '.:bi4', '11,2': '.:bi4' })).toEqual([])
})

test('[G-12.8] who is shut in cannot rush, wherever the last one looked at could go', () => {
  const before = table(
    { '1,5': '.:bi4', '1,2': '.:bi4', '11,12': '.:gi4' },
    'doing move\nflags rush\nmark ordered british-2',
  )
  expect(ways(before, 'british', 'move')).toContain('1,5 to 1,3')
  const wall = Object.fromEntries(near('6,6').map(hex => [hex, '.:gi4']))
  const t = table({ '6,6': '.:bi4', '1,3': '.:bi4', ...wall }, 'command british-hand rush-and-rotation')
  t.play('british', 'play rush-and-rotation').play('british', 'order 6,6').play('british', 'done')
  expect(asked(t)).toBe('end-turn british')
})
