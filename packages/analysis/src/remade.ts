/**
 * A throw or a draw made again: the same command on other deals that its side held possible, with other dice. What came of it
 * is looked at with the same eyes as what really came, so that the two can be compared.
 */
import {
  type Board,
  type Fact,
  keyed,
  newTable,
  next,
  restoreState,
  type Seat,
  type Table,
} from '@bivouac/kernel'
import type { RemadeFinding } from '@bivouac/protocol'
import { inChance } from './estimate.ts'
import { tableAt } from './moments.ts'
import type { Tools } from './tools.ts'

export function remadeAt<B extends Board, V, E extends Fact>(
  { module, board, looks, gauge }: Tools<B, V, E>,
  before: Table<B>,
  after: Int32Array,
  seat: Seat,
  command: number,
  dice: Int32Array,
): RemadeFinding {
  const seen = (t: Table<B>): number => {
    const winner = module.outcome(t)?.winner
    if (winner !== undefined) return 1 - winner
    return gauge.glance(module.imagine(board, module.view(t, seat)), seat, dice, looks.glances)
  }
  const deals = gauge.deals(module.imagine(board, module.view(before, seat)), seat, dice, looks.remakes)
  const again = newTable(
    module.layout,
    board,
    keyed(() => next(dice, 0) >>> 0),
  )
  const others = deals.map(deal => {
    restoreState(again, deal)
    module.apply(again, seat, command)
    return inChance(seen(again))
  })
  return { got: inChance(seen(tableAt({ module }, board, after))), others }
}
