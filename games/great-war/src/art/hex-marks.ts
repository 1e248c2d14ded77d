/** States of hexes, ways across them, and the artillery's template, drawn over the map. */
import { f, filled, lettered, type Point, placed, STOCK, stroked } from '@bivouac/face-kit/art'
import { hexOutline, placeOf, type Turn } from './places.ts'
import { battleDieSmall } from './tokens.ts'

export const HEX_MARKS = [
  'legal',
  'hover',
  'selected',
  'focus',
  'target',
  'chosen-target',
  'retreat',
] as const
export type HexMark = (typeof HEX_MARKS)[number]

const DARK = '#2b1d04'
const RED_DARK = '#3a0f02'

/** A pale or bright line inside a dark one, so that it reads on mud, grass and wood alike. */
const double = (d: string, dark: string, bright: string, width: number, more = ''): string =>
  stroked(d, dark, width + 3.5, more) + stroked(d, bright, width, more)

/** The outline of a hex in one of its states; every state has its own line, not only its own colour. */
export function hexMark(mark: HexMark, hex: number, turned: Turn = 0): string {
  const d = hexOutline(hex, turned, 0.95)
  switch (mark) {
    case 'legal':
      return double(d, DARK, '#ffe9a8', 3, 'stroke-dasharray="11 8"')
    case 'hover':
      return stroked(d, '#fff6e0', 2.5)
    case 'selected':
      return filled(d, '#f4c65a', 'opacity=".2"') + double(d, DARK, '#f4c65a', 4.5)
    case 'focus':
      return (
        stroked(hexOutline(hex, turned, 1), '#fff', 6.5) + stroked(hexOutline(hex, turned, 1), '#0b4a8f', 3.5)
      )
    case 'target':
      return double(d, RED_DARK, '#ffc7a3', 3.5, 'stroke-dasharray="12 8"')
    case 'chosen-target':
      return filled(d, '#ff8a4c', 'opacity=".2"') + double(d, RED_DARK, '#ff8a4c', 5)
    case 'retreat':
      return (
        stroked(d, DARK, 4.5, 'stroke-dasharray=".1 8" opacity=".6"') +
        stroked(d, '#fff3d0', 3, 'stroke-dasharray=".1 8"')
      )
  }
}

/** The size of the numbers of steps and of targeting dice. */
export const MARK_LETTERS = 17

/** A number on a disc, around 0 0. */
const numbered = (number: number, ring: string): string =>
  `<circle r="11.500" fill="${STOCK.paper}" ${ring}/>` +
  lettered(0, 5.8, String(number), { size: MARK_LETTERS, colour: STOCK.ink, anchor: 'middle' })

/** A dotted line from hex to hex. */
export function pathDots(hexes: readonly number[], turned: Turn = 0): string {
  const places = hexes.map(hex => placeOf(hex, turned))
  const d = `M${places.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`
  return (
    stroked(d, DARK, 9, 'stroke-dasharray=".1 12" opacity=".5"') +
    stroked(d, '#fff3d0', 5.5, 'stroke-dasharray=".1 12"')
  )
}

/** The same with a number for each step. */
export const pathSteps = (hexes: readonly number[], turned: Turn = 0, scale = 1): string =>
  pathDots(hexes, turned) +
  hexes
    .slice(1)
    .map((hex, i) =>
      placed(...placeOf(hex, turned), numbered(i + 1, `stroke="${DARK}" stroke-width="2"`), scale),
    )
    .join('')

/** The way of a retreat: dots, the hexes dotted, and an arrow's head at the end. */
export function retreatPath(hexes: readonly number[], turned: Turn = 0): string {
  const [[ax, ay], [bx, by]] = [hexes.at(-2) ?? hexes[0], hexes[hexes.length - 1]].map(hex =>
    placeOf(hex, turned),
  )
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const head = `<path d="M12 0L-5-9v18z" fill="#fff3d0" stroke="${DARK}" stroke-width="2" stroke-linejoin="round" transform="translate(${f(bx)} ${f(by)}) rotate(${f(angle)})"/>`
  const ground = hexes.slice(1).map(hex => hexMark('retreat', hex, turned))
  return ground.join('') + pathDots(hexes, turned) + (hexes.length > 1 ? head : '')
}

export interface TemplateHex {
  readonly hex: number
  /** The number of the targeting die that falls here; 0 for the target itself. */
  readonly number: number
  /** How many battle dice lie here. */
  readonly dice?: number
}

const diceRow = ([x, y]: Point, dice: number): string =>
  Array.from({ length: dice }, (_, i) => battleDieSmall(x + (i - (dice - 1) / 2) * 17, y + 15)).join('')

/** G-10.2 The target in a heavy line, its neighbours with the number that strikes them, and the dice thrown so far. */
export function artilleryTemplate(hexes: readonly TemplateHex[], turned: Turn = 0, scale = 1): string {
  return hexes
    .map(({ hex, number, dice = 0 }) => {
      const [x, y] = placeOf(hex, turned)
      const d = hexOutline(hex, turned, 0.95)
      if (number === 0) return hexMark('chosen-target', hex, turned) + diceRow([x, y], dice)
      return (
        filled(d, dice > 0 ? '#ff8a4c' : '#fff3d0', `opacity="${dice > 0 ? 0.22 : 0.1}"`) +
        stroked(d, RED_DARK, 2) +
        placed(x, y - 21, numbered(number, 'stroke="#2b2010" stroke-width="1.5"'), scale) +
        diceRow([x, y], dice)
      )
    })
    .join('')
}
