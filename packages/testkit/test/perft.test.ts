import { below, newTable, seedCells, seeded, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { legalFor, openScenario, seatsIn } from '../src/bench.ts'
import { perft, perftFrom } from '../src/index.ts'
import type { ToyTable } from '../src/toys/state.ts'
import { toy } from '../src/toys/toy.ts'

const board = unwrap(openScenario(toy, 'short'))

/** The same count, said as plainly as possible. */
function slowCount(t: ToyTable, depth: number): number {
  const [seat] = seatsIn(toy.toChoose(t))
  if (seat === undefined) return 0
  const legal = legalFor(toy, t, seat)
  if (depth === 1) return legal.length
  return legal.reduce((sum, command) => {
    const next = { ...t, cells: t.cells.slice() }
    toy.apply(next, seat, command)
    return sum + slowCount(next, depth - 1)
  }, 0)
}

function dealt(seed: string): ToyTable {
  const t = newTable(toy.layout, board, seeded)
  seedCells(t.cells, seed)
  toy.setup(t)
  return t
}

test('counts what a plain walk counts', () => {
  const t = dealt('count')
  expect(perft(toy, board, 'count', 7)).toEqual([1, 2, 3, 4, 5, 6, 7].map(depth => slowCount(t, depth)))
})

test('is the same every time and depends on the seed', () => {
  expect(perft(toy, board, 'a', 6)).toEqual(perft(toy, board, 'a', 6))
  expect(perft(toy, board, 'a', 6)).not.toEqual(perft(toy, board, 'b', 6))
})

test('counts from any state and leaves it as it was', () => {
  const t = dealt('middle')
  const dice = new Int32Array([1, 2, 3, 4])
  for (let i = 0; i < 9; i++) {
    const [seat] = seatsIn(toy.toChoose(t))
    const legal = legalFor(toy, t, seat)
    toy.apply(t, seat, legal[below(dice, legal.length, 0)])
  }
  const before = t.cells.slice()
  expect(perftFrom(toy, t, 4)).toEqual([1, 2, 3, 4].map(depth => slowCount(t, depth)))
  expect(t.cells).toEqual(before)
})

test('no depth, no counts', () => {
  expect(perft(toy, board, 'none', 0)).toEqual([])
})
