/** G-2.3 Who stands where at the start. */

import { ROWS } from '../geometry.ts'
import { SIDES, UNIT_KINDS, UNITS, UNITS_PER_SIDE, unitOf } from '../vocabulary.ts'
import type { GreatWarBoard, Start } from './board.ts'
import type { ScenarioFile } from './file.ts'
import { Flaw, readHex } from './flaw.ts'

/** G-1.4, G-2.3 Units are numbered side by side in the order of the file; one a hex, none in no man's land. */
export function readUnits(file: ScenarioFile): Pick<Start, 'unitHex'> & Pick<GreatWarBoard, 'unitKind'> {
  const unitHex = new Int8Array(UNITS).fill(-1)
  const unitKind = new Int8Array(UNITS).fill(-1)
  for (const [side, name] of SIDES.entries()) {
    const units = file.units[name]
    if (units.length === 0) throw new Flaw(`units.${name}`, `The ${name} side has no unit.`)
    if (units.length > UNITS_PER_SIDE)
      throw new Flaw(
        `units.${name}`,
        `A side has ${UNITS_PER_SIDE} units at most; these are ${units.length}.`,
      )
    units.forEach((unit, i) => {
      const path = `units.${name}.${i}.hex`
      const hex = readHex(path, unit.hex)
      if (unitHex.includes(hex)) throw new Flaw(path, `Two units stand on ${unit.hex} (G-1.4).`)
      if (file.noMansLand.includes(ROWS[hex]))
        throw new Flaw(path, `${unit.hex} lies in no man's land, where nobody stands at the start.`)
      unitHex[unitOf(side, i)] = hex
      unitKind[unitOf(side, i)] = UNIT_KINDS.indexOf(unit.kind)
    })
  }
  return { unitHex, unitKind }
}
