/** As much of a scenario as a small map shows, read from its file without the tables that play needs. */

import { SIDES } from '../vocabulary.ts'
import type { GreatWarBoard, Objectives, Start } from './board.ts'
import type { ScenarioFile } from './file.ts'
import { layGround } from './ground.ts'
import { readObjectives } from './objectives.ts'
import { readSpecial } from './special.ts'
import { readUnits } from './units.ts'

export interface Sketch extends Pick<GreatWarBoard, 'top' | 'terrain' | 'snow'> {
  readonly start: Pick<Start, 'unitHex' | 'wire'>
  readonly objectives: Pick<Objectives, 'count' | 'hexes'>
}

/** For files that are known to be sound; `openScenario` tells what is wrong with others. */
export function sketchOf(file: ScenarioFile): Sketch {
  const { terrain, wire } = layGround(file)
  return {
    top: SIDES.indexOf(file.sides.top),
    terrain,
    snow: readSpecial(file).snow,
    start: { unitHex: readUnits(file).unitHex, wire },
    objectives: readObjectives(file).objectives,
  }
}
