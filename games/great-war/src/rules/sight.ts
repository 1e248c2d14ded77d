/** G-8 Sight: straight lines from centre to centre, over units, terrain and hills. */
import { LEFT_EDGE, RIGHT_EDGE } from '@bivouac/grid'
import * as s from '../state/state.ts'
import { HEXES } from '../vocabulary.ts'

/** G-6.3, G-8.1 Whether a unit on one hex sees another hex; false beyond the longest range of the game (SIGHT_MAX). */
export const sees = (t: s.GreatWarTable, from: number, to: number): boolean => {
  const board = t.board
  const lines = board.lines
  const line = lines.line[from * HEXES + to]
  if (line < 0) return from === to
  // G-8.3 On one and the same hill its hexes block nothing.
  const hill = board.hillGroup[from]
  const ground = hill >= 0 && hill === board.hillGroup[to] ? board.screens : board.screensAndHills
  const b0 = s.occupiedCell(t, 0) | ground[0]
  const b1 = s.occupiedCell(t, 1) | ground[1]
  const b2 = s.occupiedCell(t, 2) | ground[2]
  const b3 = s.occupiedCell(t, 3) | ground[3]
  if (meets(lines.crossed, line * 4, b0, b1, b2, b3)) return false
  const along = lines.along[line]
  if (along < 0) return true
  // G-8.2 Along sides both hands must be blocked, facing each other or not.
  const edges = lines.edges[along]
  return !(
    ((edges & LEFT_EDGE) !== 0 || meets(lines.left, along * 4, b0, b1, b2, b3)) &&
    ((edges & RIGHT_EDGE) !== 0 || meets(lines.right, along * 4, b0, b1, b2, b3))
  )
}

/** Whether the set that begins at `at` has a hex in common with these four cells. */
const meets = (set: Int32Array, at: number, b0: number, b1: number, b2: number, b3: number): boolean =>
  ((set[at] & b0) | (set[at + 1] & b1) | (set[at + 2] & b2) | (set[at + 3] & b3)) !== 0
