/** G-3.2 The bombardment before the first turn, told again to whoever sits down at a fresh table: it was not seen happening. */

import type { GreatWarFact } from '../../src/facts.ts'
import { HEX_NAMES } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { TERRAINS } from '../../src/terrain.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import type { GreatWarSeen } from './seen.ts'

/** What is to be shown as happening now: what has happened, or at the very beginning the shelling. */
export const factsToShow = ({ board, view, facts, seq, isLive }: GreatWarSeen): readonly GreatWarFact[] =>
  seq === 0 && isLive && facts.length === 0 ? shellingOf(board, view) : facts

/** The hexes that are not as the scenario laid them, in the order in which the rows are shelled. */
function shellingOf(board: GreatWarBoard, view: GreatWarView): readonly GreatWarFact[] {
  const rows = board.shelling?.rows ?? []
  return rows
    .flatMap(row => [...row])
    .filter(hex => view.hexes[hex].crater || view.hexes[hex].terrain !== TERRAINS[board.terrain[hex]])
    .map(hex => ({ type: 'groundCratered', hex: HEX_NAMES[hex], terrain: view.hexes[hex].terrain }))
}
