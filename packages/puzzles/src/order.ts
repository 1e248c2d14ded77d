/** Puzzles in an order by chance that a seed decides, whatever order they came in. */
import { below, seedCells } from '@bivouac/kernel'
import type { Puzzle } from './puzzle.ts'

export function shuffled(puzzles: readonly Puzzle[], seed: string): Puzzle[] {
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const all = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(dice, i + 1, 0)
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all
}
