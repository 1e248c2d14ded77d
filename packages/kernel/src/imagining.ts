/** States imagined from a view: what it says is laid as it is, and the rest is dealt anew. */
import { callDoing, type Doing, doingText } from './frame-text.ts'
import type { FrameShape } from './frames.ts'
import type { Board, Imaginer } from './game-module.ts'
import type { Layout } from './layout.ts'
import { type Chance, layWithoutGenerator, newTable, type Table, withoutGenerator } from './table.ts'

/** What is known leaves nothing to chance, and of what is not, any one way to deal will do. */
export const NO_CHANCE: Chance = { die: () => 0, shuffle: () => {} }

/** Lays what is known and deals the rest; the generator's cells stay those of the table. */
export function imaginerOf<B extends Board>(
  known: Table<B>,
  deal: (into: Table<B>, chance: Chance) => void,
): Imaginer<B> {
  const shown = withoutGenerator(known)
  return {
    imagine(chance, into) {
      layWithoutGenerator(into, shown)
      deal(into, chance)
    },
  }
}

/** One table that is imagined: enough where what the seat does not know has no bearing on the answer. */
export function imaginedTable<B extends Board>(
  layout: Layout,
  board: B,
  imaginer: Imaginer<B>,
  chance: Chance,
): Table<B> {
  const table = newTable(layout, board, chance)
  imaginer.imagine(NO_CHANCE, table)
  return table
}

/** What goes on, as a view tells it, from the bottom of the stack. */
export function callDoings(table: Table, frames: readonly FrameShape[], doings: readonly Doing[]): void {
  for (const doing of doings) callDoing(table, frames, doingText(frames, doing).split(' '))
}
