/** G-10.2 The template of a barrage: the target, its neighbours with their numbers, and how likely each is hit. */
import type { TemplateHex } from '../../../src/art/hex-marks.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { forecast } from '../../../src/view/explain.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { HEXES, SIDES, TARGETING_DIE } from '../../../src/vocabulary.ts'

export interface Barrage {
  readonly target: number
  readonly hexes: readonly TemplateHex[]
  /** The chance that a unit there is hit, once the number of dice is known. */
  readonly chances: readonly (readonly [hex: number, chance: number])[]
}

export function barrageAt(
  board: GreatWarBoard,
  view: GreatWarView,
  target: number,
  command: number | undefined,
): Barrage {
  const side = SIDES.indexOf(view.active)
  const around = [...Array(TARGETING_DIE).keys()].flatMap((i): TemplateHex[] => {
    const hex = board.template[(side * HEXES + target) * TARGETING_DIE + i]
    return hex < 0 ? [] : [{ hex, number: i + 1 }]
  })
  const odds = command === undefined ? undefined : forecast(board, view, command)
  return {
    target,
    hexes: [...around, { hex: target, number: 0 }],
    chances: (odds?.hexes ?? []).map(({ hex, hits }) => [hexNamed(hex), 1 - hits[0]] as const),
  }
}
