/** Asks the levels what they would do, a few times each with other dice. */
import { type BotMaker, shownTo } from '@bivouac/ai'
import { type Board, type Fact, type GameModule, type Seat, seedCells, type Table } from '@bivouac/kernel'
import type { Solver, Tries } from '../puzzle.ts'

/** Weaker levels are quicker and more moody, so they are asked more often. */
const TRIES: Readonly<Record<Solver, number>> = { recruit: 12, regular: 8, veteran: 4, expert: 2 }

export async function triesOf<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  level: Solver,
  bot: BotMaker<B, V>,
  at: Readonly<{ table: Table<B>; seat: Seat; solution: number; seed: string }>,
): Promise<Tries> {
  const { table, seat, solution, seed } = at
  const shown = shownTo(module, table, seat)
  let solved = 0
  for (let i = 0; i < TRIES[level]; i++) {
    const dice = new Int32Array(4)
    seedCells(dice, `${seed}/${level} ${i}`, 0)
    const one = bot()
    const chosen = await one.choose({ ...shown, dice, clock: noClock })
    one.stop?.()
    if (chosen === solution) solved++
  }
  return { solved, of: TRIES[level] }
}

const noClock = (): number => {
  throw new Error('the levels that are asked think without a clock')
}
