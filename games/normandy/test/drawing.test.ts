import { describe, expect, test } from 'vitest'
import { normandyDrawing } from '../src/game.ts'
import { flaws, idsOf, pointedAt } from './art-svg.ts'
import { boards } from './random-play.ts'

const named = boards.map(board => [board.scenario, board] as const)

describe('the drawn map', () => {
  test.each(named)('%s has every tile, counter and objective, and is the same each time', (_, board) => {
    const svg = normandyDrawing(board)
    expect(normandyDrawing(board)).toBe(svg)
    expect(flaws(svg)).toEqual([])
    for (const tile of board.tiles) expect(svg).toContain(`>${tile}</text>`)
    for (const [unit, tile] of board.start.counters.entries())
      expect(svg.includes(`id="unit-${unit}"`)).toBe(tile >= 0)
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(pointedAt(svg).filter(id => !ids.includes(id))).toEqual([])
    expect(svg).toContain(board.name)
    expect(svg.length).toBeLessThan(300_000)
  })
})
