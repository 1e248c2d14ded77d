/** The features that a learned value reads: each written, each from the side of the seat that asks. */
import type { Table } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { greatWarFeatures } from '../src/mind/index.ts'
import type { GreatWarBoard } from '../src/scenario/board.ts'
import { boards, playRandomly } from './random-play.ts'

type T = Table<GreatWarBoard>

/** Some positions of a random game of each scenario. */
function positions(visit: (t: T, seat: number, i: number) => void): void {
  for (const [i] of boards.entries()) {
    let count = 0
    playRandomly(i + 1, 'features', ({ table: t }, seat) => {
      if (count++ % 7 === 0) visit(t, seat, i)
    })
  }
}

describe('the features', () => {
  const count = greatWarFeatures.names.length
  const side = greatWarFeatures.names.filter(name => name.startsWith('own ')).length
  const read = boards.map(board => greatWarFeatures.reader(board))

  test('have names of their own, and as many for the enemy as for the own side', () => {
    expect(new Set(greatWarFeatures.names).size).toBe(count)
    expect(greatWarFeatures.names.filter(name => name.startsWith('enemy '))).toHaveLength(side)
  })

  test('are all written, finite, within bounds, and the enemy’s are his own', () => {
    const mine = new Float32Array(count)
    const his = new Float32Array(count)
    const varied = new Set<number>()
    const wild = new Set<string>()
    const first = new Float32Array(count).fill(Number.NaN)
    positions((t, seat, i) => {
      const before = t.cells.slice()
      mine.fill(Number.NaN)
      his.fill(Number.NaN)
      read[i](t, seat, mine)
      read[i](t, 1 - seat, his)
      expect(t.cells).toEqual(before)
      for (let at = 0; at < count; at++) {
        // What was not written is not a number, which fails every comparison.
        if (!(Math.abs(mine[at]) <= 8)) wild.add(greatWarFeatures.names[at])
        if (Number.isNaN(first[at])) first[at] = mine[at]
        else if (first[at] !== mine[at]) varied.add(at)
      }
      expect(mine.slice(0, side)).toEqual(his.slice(side, 2 * side))
      expect(mine.slice(side, 2 * side)).toEqual(his.slice(0, side))
    })
    expect([...wild]).toEqual([])
    const silent = greatWarFeatures.names.filter((name, at) => !varied.has(at) && name !== 'always')
    expect(silent).toEqual([])
  })
})
