/** Chance for the tools that torment a server: what they choose follows from the seed; when it happens does not. */
import { below, seedCells } from '@bivouac/kernel'

/** A number from 0 to n - 1. */
export type Dice = (n: number) => number

export function dice(seed: string): Dice {
  const cells = new Int32Array(4)
  seedCells(cells, seed, 0)
  return n => below(cells, n, 0)
}
