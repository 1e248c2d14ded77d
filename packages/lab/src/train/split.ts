/** Parts the samples into those to learn from and those to judge by: whole games, for positions of one game are alike. */
import { below } from '@bivouac/kernel'
import type { Samples } from './samples.ts'

export interface Split {
  /** Numbers of rows. */
  readonly learn: Int32Array
  readonly held: Int32Array
  readonly learnGames: number
  readonly heldGames: number
}

/** One game in ten is held back, one at least. */
const SHARE = 10

export function splitByGame({ rows, game }: Samples, dice: Int32Array): Split {
  const games = Int32Array.from(new Set(game)).sort()
  if (games.length < 2) throw new Error('to hold one back, samples of two games at least are needed')
  shuffled(games, dice)
  const back = new Set(games.subarray(0, Math.ceil(games.length / SHARE)))
  const learn: number[] = []
  const held: number[] = []
  for (let row = 0; row < rows; row++) (back.has(game[row]) ? held : learn).push(row)
  return {
    learn: Int32Array.from(learn),
    held: Int32Array.from(held),
    learnGames: games.length - back.size,
    heldGames: back.size,
  }
}

/** Puts a list into a new order, each equally likely. */
export function shuffled(list: Int32Array, dice: Int32Array): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(dice, i + 1, 0)
    const x = list[i]
    list[i] = list[j]
    list[j] = x
  }
}
