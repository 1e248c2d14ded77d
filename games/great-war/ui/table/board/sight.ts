/** G-6.2, G-8 What a unit could fire at from where it stands: the hexes in range and sight, with the dice for each. */
import type { GreatWarBoard } from '../../../src/board.ts'
import { lastTable } from '../../../src/explain.ts'
import { baseDice, rangeMax } from '../../../src/rules/dice.ts'
import { sees } from '../../../src/rules/sight.ts'
import type { GreatWarView } from '../../../src/view.ts'
import { HEXES, MORTAR, UNIT_KINDS, UNIT_NAMES, type UnitKind } from '../../../src/words.ts'
import { unitOnHex } from '../things.ts'

export interface InReach {
  readonly hex: number
  readonly dice: number
  readonly isSeen: boolean
}

/** Every hex in range, whether it is seen or not; mortars need no sight (G-6.3). */
export function fieldOfFire(board: GreatWarBoard, view: GreatWarView, from: number): readonly InReach[] {
  const unit = unitOnHex(view, from)
  if (unit === undefined) return []
  const t = lastTable(board, view)
  const number = UNIT_NAMES.indexOf(unit.unit)
  const kind = UNIT_KINDS.indexOf(unit.kind as UnitKind)
  const reach: InReach[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const steps = board.steps[from * HEXES + hex]
    if (steps < 2 || steps > rangeMax(kind)) continue
    reach.push({ hex, dice: baseDice(t, number, hex, 0), isSeen: kind === MORTAR || sees(t, from, hex) })
  }
  return reach
}
