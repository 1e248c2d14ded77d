import { describe, expect, test } from 'vitest'
import { greatWarDrawing } from '../src/game.ts'
import { HEX_NAMES, hexesIn } from '../src/geometry.ts'
import { boards } from './random-play.ts'

const named = boards.map(board => [board.scenario, board] as const)

describe('the drawn map', () => {
  test.each(named)('%s has every hex, unit and medal, and is the same each time', (_, board) => {
    const svg = greatWarDrawing(board)
    expect(greatWarDrawing(board)).toBe(svg)
    expect(svg).not.toMatch(/undefined|NaN/)
    for (const hex of HEX_NAMES) expect(svg).toContain(`>${hex}</text>`)
    for (const [unit, hex] of board.start.unitHex.entries())
      expect(svg.includes(`id="unit-${unit}"`)).toBe(hex >= 0)
    const { count, hexes } = board.objectives
    const marked = [...Array(count).keys()].reduce((sum, i) => sum + hexesIn(hexes, i * 4).length, 0)
    // One more stands in the legend.
    expect(svg.split('url(#bv-brass)').length - 1).toBe(marked + 1)
    expect(svg.length).toBeLessThan(190_000)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(svg).toContain(`>${board.name}</text>`)
  })

  test('trenches, wire and woods are drawn only where they are', () => {
    const plain = boards[0]
    const bare = { ...plain, terrain: new Uint8Array(plain.terrain.length) }
    expect(greatWarDrawing(bare).length).toBeLessThan(greatWarDrawing(plain).length)
  })
})
