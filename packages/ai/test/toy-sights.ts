/** What seats of the testkit's toy game see along a game, for bots that are to choose there. */
import { newTable, type Seat, seedCells, seeded, unwrap } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { botDice, type Sight, shownTo } from '../src/index.ts'

export const board = unwrap(toy.board(toy.scenarios[1].data))

export type ToySight = Sight<typeof board, ReturnType<typeof toy.view>>

/** The sights with a choice in one game; `dice` seeds the bot's own generator, afresh for each. */
export function sights(seed: string, dice: string): ToySight[] {
  const t = newTable(toy.layout, board, seeded)
  seedCells(t.cells, seed)
  toy.setup(t)
  const seen: ToySight[] = []
  for (let i = 0; toy.toChoose(t) !== 0; i++) {
    const seat: Seat = toy.toChoose(t) & 1 ? 0 : 1
    const shown = shownTo(toy, t, seat)
    if (shown.legal.length > 1) seen.push({ ...shown, dice: botDice(dice, i), clock: () => 0 })
    toy.apply(t, seat, shown.legal[i % shown.legal.length])
  }
  return seen
}
