/** Random play to the end: the yardstick of speed and the fuzzer's engine. Allocates nothing. */
import { type Commands, commands } from './commands.ts'
import type { Board, GameModule } from './game-module.ts'
import { below } from './random.ts'
import type { Table } from './table.ts'

/**
 * Plays random legal commands until the game is over or `most` have been played; gives their number.
 * `dice` holds a generator's four cells, apart from the state's own.
 */
export function playOut<B extends Board, V>(
  module: GameModule<B, V>,
  t: Table<B>,
  dice: Int32Array,
  list: Commands = commands(),
  most = Number.MAX_SAFE_INTEGER,
): number {
  let actions = 0
  for (; actions < most; actions++) {
    const toChoose = module.toChoose(t)
    if (toChoose === 0) break
    const seat = toChoose & 1 ? 0 : 1
    list.count = 0
    module.legal(t, seat, list)
    module.apply(t, seat, list.codes[below(dice, list.count, 0)])
  }
  return actions
}
