/** What seats of the testkit's toy game see along a game, for bots that are to choose there. */
import { commands, listed, newTable, type Seat, seedCells, seeded, unwrap } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { botDice, type Sight } from '../src/index.ts'

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
    const list = commands()
    toy.legal(t, seat, list)
    const legal = listed(list)
    if (legal.length > 1)
      seen.push({ board, seat, view: toy.view(t, seat), legal, dice: botDice(dice, i), clock: () => 0 })
    toy.apply(t, seat, legal[i % legal.length])
  }
  return seen
}
