/** What is said of a unit on the map: what may be done with it, what it has done, and what shooting at it would take. */
import { f, iconAt, lettered, type PieceMark, pieceMark, placed, STOCK, stroked } from '@bivouac/face-kit/art'
import type { SideName } from '../vocabulary.ts'
import { shapeOf } from './unit.ts'

/** Rings lie under the unit, brackets and plates over it. */
export const UNIT_MARKS = [
  'can-act',
  'hover',
  'selected',
  'focus',
  'legal-target',
  'chosen-target',
  'ordered',
  'moved',
  'has-battled',
  'not-now',
] as const
export type UnitMark = (typeof UNIT_MARKS)[number]

/** Whether a mark is drawn before the unit. */
export const isUnderUnit = (mark: UnitMark): boolean =>
  mark === 'can-act' || mark === 'hover' || mark === 'selected' || mark === 'focus'

const plate = (fill: string, line: string, what: string): string =>
  placed(
    44,
    -6,
    `<rect width="26" height="24" rx="6" fill="${fill}" stroke="${line}" stroke-width="2"/>${what}`,
  )

/** A mark for a unit of 64 by 64; plates stand at its upper right corner. */
export function unitMark(mark: UnitMark, side: SideName): string {
  switch (mark) {
    // An order is a slip of paper with its seal; a moved unit shows the way it came.
    case 'ordered':
      return plate('#fff6e0', STOCK.brassInk, stroked('M7 8h12M7 12h12M7 16h7', STOCK.brassInk, 1.8))
    case 'moved':
      return plate('#fff6e0', STOCK.brassInk, iconAt('move', 4, 3, 18, STOCK.brassInk))
    case 'has-battled':
      return pieceMark('has-acted', shapeOf(side))
    default:
      return pieceMark(mark satisfies PieceMark, shapeOf(side))
  }
}

/** The size of the number on a tag. */
export const TAG_LETTERS = 21

/** The tag of a target, 50 by 24: a die and how many of them; the chosen one is filled. The middle of its lower edge is at `x`, `y`. */
export function diceTag(x: number, y: number, dice: number, chosen = false, scale = 1): string {
  const ink = chosen ? '#ffe9c4' : '#3a1503'
  return placed(
    x - 25 * scale,
    y - 24 * scale,
    `<rect width="50" height="24" rx="6" fill="${chosen ? STOCK.accent : '#fff6e4'}" stroke="#3a0f02" stroke-width="1.8"/>` +
      `<rect x="7" y="3.500" width="17" height="17" rx="4" fill="none" stroke="${ink}" stroke-width="2"/>` +
      stroked('M12 8.500h.01M19 15.500h.01M15.500 12h.01', ink, 3.4) +
      lettered(36, 19.5, String(f(dice)), {
        size: TAG_LETTERS,
        colour: chosen ? STOCK.accentInk : ink,
        anchor: 'middle',
      }),
    scale,
  )
}
