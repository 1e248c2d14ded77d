/** G-5.2 The hexes that a unit crosses on its way, for the dotted line before it goes. */
import { verbOf } from '@bivouac/kernel'
import type { GreatWarBoard } from '../../../src/board.ts'
import { RAID } from '../../../src/commands.ts'
import { lastTable } from '../../../src/explain.ts'
import { explore, PLAIN, RAIDING, RUSHING, stepsTo, stopsIn } from '../../../src/rules/reach.ts'
import type { GreatWarView } from '../../../src/view.ts'
import { UNIT_NAMES } from '../../../src/words.ts'
import { unitOnHex } from '../things.ts'

/** No card moves anybody further. */
const FURTHEST = 6

/** From the unit's hex to the one it goes to; only those two if the way between cannot be told. */
export function wayOf(
  board: GreatWarBoard,
  view: GreatWarView,
  command: number,
  from: number,
  to: number,
): readonly number[] {
  const unit = unitOnHex(view, from)
  if (unit === undefined) return [from, to]
  const t = lastTable(board, view)
  const how = verbOf(command) === RAID ? RAIDING : view.flags.includes('rush') ? RUSHING : PLAIN
  explore(t, UNIT_NAMES.indexOf(unit.unit), FURTHEST, how)
  const way = [to]
  for (let hex = to, left = stepsTo(to); left > 1; left--) {
    const before = [0, 1, 2, 3, 4, 5]
      .map(direction => board.near[hex * 6 + direction])
      .find(near => near >= 0 && stepsTo(near) === left - 1 && (how !== PLAIN || !stopsIn(t, near)))
    if (before === undefined) break
    way.unshift(before)
    hex = before
  }
  return [from, ...way]
}
