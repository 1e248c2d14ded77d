/** The units of a setup, each look drawn once and set again, and what the signs mean. */
import { f, lettered } from '@bivouac/face-kit/art'
import { placeOf } from '../art/places.ts'
import { objectiveMedal } from '../art/tokens.ts'
import { UNIT, unitPiece } from '../art/unit.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { say, sideText } from '../text/say.ts'
import { FIGURES_MAX, SIDES, type SideName, sideOfUnit, UNIT_KINDS, type UnitKind } from '../vocabulary.ts'

const SIZE = 52
const lookOf = (side: SideName, kind: UnitKind): string => `look-${side}-${kind}`

interface SetUnit {
  readonly unit: number
  readonly hex: number
  readonly side: SideName
  readonly kind: UnitKind
}

const unitsOf = ({ start, unitKind }: GreatWarBoard): SetUnit[] =>
  [...start.unitHex.entries()]
    .filter(([, hex]) => hex >= 0)
    .map(([unit, hex]) => ({ unit, hex, side: SIDES[sideOfUnit(unit)], kind: UNIT_KINDS[unitKind[unit]] }))

/** The looks that the map or its legend shows, for the definitions. */
export function unitStock(board: GreatWarBoard): string {
  const looks = new Map<string, string>()
  const add = (side: SideName, kind: UnitKind): void => {
    looks.set(lookOf(side, kind), unitPiece({ side, kind, figures: FIGURES_MAX }))
  }
  for (const { side, kind } of unitsOf(board)) add(side, kind)
  for (const kind of UNIT_KINDS) add('british', kind)
  add('german', 'infantry')
  return [...looks].map(([id, piece]) => `<g id="${id}">${piece}</g>`).join('')
}

const scaled = (x: number, y: number, size: number, id: string, what: string): string =>
  `<g ${id && `id="${id}" `}transform="translate(${f(x)} ${f(y)}) scale(${Math.round((size / UNIT.width) * 1000) / 1000})">${what}</g>`

const use = (side: SideName, kind: UnitKind): string => `<use href="#${lookOf(side, kind)}"/>`

/** Units in the middle of their hexes. */
export const unitsOnMap = (board: GreatWarBoard): string =>
  unitsOf(board)
    .map(({ unit, hex, side, kind }) => {
      const [x, y] = placeOf(hex)
      return scaled(x - SIZE / 2, y - SIZE / 2 - 2, SIZE, `unit-${unit}`, use(side, kind))
    })
    .join('')

/** What the signs mean, in a line around the middle. */
export function legend(width: number, y: number, colour: string): string {
  const small = (side: SideName, kind: UnitKind): string => scaled(0, 0, 32, '', use(side, kind))
  const items: readonly (readonly [picture: string, text: string])[] = [
    ...SIDES.map(side => [small(side, 'infantry'), sideText(side)] as const),
    ...UNIT_KINDS.slice(1).map(kind => [small('british', kind), say(`map.${kind}`)] as const),
    [`<g transform="translate(16 16)">${objectiveMedal(1)}</g>`, say('map.objective')],
  ]
  const widths = items.map(([, text]) => 52 + text.length * 8.5)
  let x = (width - widths.reduce((a, b) => a + b, 0)) / 2
  return items
    .map(([picture, text], i) => {
      const at = x
      x += widths[i]
      return `<g transform="translate(${f(at)} ${f(y)})">${picture}${lettered(38, 21, text, { size: 15, colour, weight: 600 })}</g>`
    })
    .join('')
}
