/** G-6.1 Who stands next to a hex. */
import { lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import { type Hex, type Side, unitsOf } from '../vocabulary.ts'

type T = s.GreatWarTable

/** The units of `side` that stand next to a hex. */
export const unitsBeside = (t: T, side: Side, hex: Hex): number => {
  const sets = t.board.nearSets
  let found = 0
  for (let cell = 0; cell < 4; cell++)
    for (let bits = sets[hex * 4 + cell] & s.occupiedCell(t, cell); bits !== 0; bits &= bits - 1)
      found |= 1 << s.unitOn(t, (cell << 5) + lowestBit(bits))
  return found & unitsOf(side)
}

/** Whether any unit of `side` stands next to a hex. */
export const isBeside = (t: T, side: Side, hex: Hex): boolean => unitsBeside(t, side, hex) !== 0
