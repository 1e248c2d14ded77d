import { describe, expect, test } from 'vitest'
import {
  normandyDefinitions,
  riverBanks,
  scenarioThumbnail,
  TILE_NAMES,
  tileArt,
  tilePicture,
} from '../src/art/index.ts'
import { THEME } from '../src/drawing/terrain.ts'
import { flaws, idsOf, nodes, pointedAt } from './art-svg.ts'
import { boards } from './random-play.ts'

describe('painted tiles', () => {
  test.each(TILE_NAMES)('%s is sound, cheap and always the same', tile => {
    const art = tileArt(tile, 'a')
    expect(flaws(art)).toEqual([])
    expect(nodes(art)).toBeLessThanOrEqual(400)
    expect(tileArt(tile, 'a')).toBe(art)
    const known = new Set([...idsOf(art), ...idsOf(normandyDefinitions())])
    expect(pointedAt(art).filter(id => !known.has(id))).toEqual([])
  })

  test('all faces of the data have a theme, and no two the same picture', () => {
    expect(TILE_NAMES).toHaveLength(36)
    expect(TILE_NAMES.filter(tile => THEME[tile] === undefined)).toEqual([])
    expect(new Set(TILE_NAMES.map(tile => tileArt(tile, 'a', { bare: true }))).size).toBe(36)
  })

  test('two copies with different prefixes share no id', () => {
    const ids = ['a', 'b'].flatMap(prefix =>
      TILE_NAMES.flatMap(tile => idsOf(tileArt(tile, `${prefix}${tile}`))),
    )
    const all = [...ids, ...idsOf(normandyDefinitions())]
    expect(new Set(all).size).toBe(all.length)
  })

  test('cover is printed as the data has it', () => {
    expect(tileArt('2A', 'a')).toContain('>3/1</text>')
    expect(tileArt('8A', 'a')).toContain('>2</text>')
    expect(tileArt('8A', 'a', { bare: true })).not.toContain('<text')
  })

  test('a tile alone is a whole document', () => {
    const svg = tilePicture('13A')
    expect(flaws(svg)).toEqual([])
    const known = new Set(idsOf(svg))
    expect(pointedAt(svg).filter(id => !known.has(id))).toEqual([])
  })

  test('an unknown tile is refused', () => {
    expect(() => tileArt('19A', 'a')).toThrow("There is no tile '19A'.")
  })
})

describe('rivers', () => {
  test('leave a tile at the height where the next one begins', () => {
    for (const { tiles, places } of boards) {
      const layout = { tiles, places }
      for (const [a, here] of places.entries())
        for (const [b, next] of places.entries()) {
          const wet = [a, b].every(t => ['river', 'bridge'].includes(THEME[tiles[t]]))
          if (!wet || next.x - here.x !== 2 || Math.abs(next.y - here.y) >= 2) continue
          expect(here.y * 100 + riverBanks(layout, a).to).toBe(next.y * 100 + riverBanks(layout, b).from)
        }
    }
  })
})

describe('thumbnails', () => {
  test.each(boards.map(board => [board.scenario, board] as const))('%s is a few nodes a tile', (_, board) => {
    const svg = scenarioThumbnail(board, board.start.value, board.name)
    expect(flaws(svg)).toEqual([])
    expect(nodes(svg)).toBeLessThanOrEqual(1 + 10 * board.tiles.length)
    expect(pointedAt(svg)).toEqual([])
  })
})
