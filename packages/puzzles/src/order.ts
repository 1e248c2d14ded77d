/** Things in an order by chance that a seed decides. */
import { below, seedCells } from '@bivouac/kernel'
import type { Puzzle } from './puzzle.ts'

export function inAnyOrder<T>(things: readonly T[], seed: string): T[] {
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const all = [...things]
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(dice, i + 1, 0)
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all
}

/** The same of puzzles, whatever order they came in. */
export const shuffled = (puzzles: readonly Puzzle[], seed: string): Puzzle[] =>
  inAnyOrder(
    puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    seed,
  )
