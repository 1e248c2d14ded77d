/** Keeps some positions of a game that is being played, each as likely as the other, whatever the game's length. */
import { type FeatureReader, quantised } from '@bivouac/ai'
import { type Board, below, type Seat, type Table } from '@bivouac/kernel'
import type { Gathering } from './samples.ts'

/** Kept of the positions of one game. */
const MOST = 32

/** A game gives no more rows than this: each position is seen from both sides. */
export const ROWS_A_GAME = 2 * MOST

export interface Keeper<B extends Board = Board> {
  /** Shows a position. */
  see(t: Table<B>): void
  /** Hands over what was kept, now that the winner is known, and begins anew. */
  handOver(game: number, winner: Seat, into: Gathering): void
}

export function newKeeper<B extends Board>(
  inputs: number,
  reader: FeatureReader<B>,
  dice: Int32Array,
): Keeper<B> {
  const kept = Array.from({ length: 2 * MOST }, () => new Float32Array(inputs))
  let seen = 0

  return {
    see(t) {
      const place = seen < MOST ? seen : below(dice, seen + 1, 0)
      seen++
      if (place >= MOST) return
      reader(t, 0, kept[2 * place])
      reader(t, 1, kept[2 * place + 1])
    },
    handOver(game, winner, into) {
      for (let place = 0; place < Math.min(seen, MOST); place++)
        for (let seat = 0; seat < 2; seat++) {
          const row = into.rows++
          const features = kept[2 * place + seat]
          for (let i = 0; i < inputs; i++) into.features[row * inputs + i] = quantised(features[i])
          into.won[row] = seat === winner ? 1 : 0
          into.game[row] = game
        }
      seen = 0
    },
  }
}
