/** States of pieces and places, each with a shape of its own so that none depends on colour alone. */
import { iconAt } from './icons.ts'
import { f, filled, type Point, placed, stroked } from './kit.ts'
import { lettered, lineWidth } from './lettering.ts'
import { type SideShape, STOCK } from './sides.ts'

export const PIECE_MARKS = [
  'can-act',
  'hover',
  'selected',
  'focus',
  'legal-target',
  'chosen-target',
  'has-acted',
  'not-now',
] as const
export type PieceMark = (typeof PIECE_MARKS)[number]

const DARK = '#2b1d04'

function around(shape: SideShape, reach: number, colour: string, width: number, dash = ''): string {
  const line = `fill="none" stroke="${colour}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}`
  if (shape === 'round') return `<circle cx="32" cy="33" r="${reach}" ${line}/>`
  return `<rect x="${33 - reach}" y="${34 - reach}" width="${2 * reach - 2}" height="${2 * reach - 2}" rx="8" ${line}/>`
}

/** Four corners around a box: a pale line inside a dark one holds on wheat, mud and wood alike. */
function brackets(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  thick: number,
): string {
  const arm = f(Math.min(width, height) * 0.2)
  const [r, b] = [f(x + width), f(y + height)]
  const d = `M${x} ${f(y + arm)}V${y}H${f(x + arm)}M${f(r - arm)} ${y}H${r}V${f(y + arm)}M${r} ${f(b - arm)}V${b}H${f(r - arm)}M${f(x + arm)} ${b}H${x}V${f(b - arm)}`
  return stroked(d, '#3a0f02', thick + 3.5) + stroked(d, colour, thick)
}

const plate = (name: 'check' | 'cross', fill: string, line: string, colour: string, dash = ''): string =>
  placed(
    44,
    -6,
    `<rect width="26" height="24" rx="6" fill="${fill}" stroke="${line}" stroke-width="2"${dash}/>${iconAt(name, 4.5, 3.5, 17, colour)}`,
  )

/** A mark around a piece of 64 by 64; it reaches up to 8 beyond the piece on every side. */
export function pieceMark(mark: PieceMark, shape: SideShape): string {
  switch (mark) {
    case 'can-act':
      return around(shape, 35, DARK, 6.5) + around(shape, 35, '#ffe9a8', 3.6, '9 7')
    case 'hover':
      return around(shape, 34, '#fff6e0', 2.5)
    case 'selected':
      return around(shape, 35, DARK, 6.5) + around(shape, 35, '#f4c65a', 3.6)
    case 'focus':
      return around(shape, 39, '#fff', 6.5) + around(shape, 39, '#0b4a8f', 3.5)
    case 'legal-target':
      return brackets(-4, -4, 72, 74, '#ffb48a', 3.2)
    case 'chosen-target':
      return brackets(-4, -4, 72, 74, '#ff8a4c', 5)
    case 'has-acted':
      return plate('check', '#2f5d2a', STOCK.paper, '#fff')
    case 'not-now':
      return plate('cross', STOCK.paper, '#3a352a', '#3a352a', ' stroke-dasharray="4 2.5"')
  }
}

export const PLACE_MARKS = ['legal', 'chosen', 'hover', 'focus'] as const
type PlaceMark = (typeof PLACE_MARKS)[number]

/** The outline of a tile or hex, given as a closed path, in one of its states. */
export function placeMark(mark: PlaceMark, outline: string): string {
  switch (mark) {
    case 'legal':
      return (
        stroked(outline, DARK, 7, 'stroke-dasharray="16 11"') +
        stroked(outline, '#ffe9a8', 4, 'stroke-dasharray="16 11"')
      )
    case 'chosen':
      return (
        filled(outline, '#f4c65a', 'opacity=".22"') +
        stroked(outline, DARK, 8) +
        stroked(outline, '#f4c65a', 5)
      )
    case 'hover':
      return stroked(outline, '#fff6e0', 3)
    case 'focus':
      return stroked(outline, '#fff', 9) + stroked(outline, '#0b4a8f', 5)
  }
}

/** A dotted arc from one place to another: the line of fire, or a retreat. */
export function dottedArc([ax, ay]: Point, [bx, by]: Point, bend = 40): string {
  const d = `M${f(ax)} ${f(ay)}Q${f((ax + bx) / 2)} ${f((ay + by) / 2 - bend)} ${f(bx)} ${f(by)}`
  return stroked(d, '#2b0d02', 9, 'opacity=".45"') + stroked(d, '#ffe9c4', 5, 'stroke-dasharray=".1 10"')
}

/** The size of the numbers of steps. */
export const STEP_LETTERS = 17

/** The steps of a way, one number on a disc for each place entered. */
export const steps = (places: readonly Point[], scale = 1): string =>
  places
    .map(
      ([x, y], i) =>
        `<circle cx="${f(x)}" cy="${f(y)}" r="${f(11 * scale)}" fill="${STOCK.paper}" stroke="${DARK}" stroke-width="2"/>${lettered(x, y + 6 * scale, String(i + 1), { size: STEP_LETTERS * scale, colour: STOCK.ink, anchor: 'middle' })}`,
    )
    .join('')

/** The size of the letters on a tag, nearly as high as it is: it may lie on a tile that is drawn small. */
export const ODDS_LETTERS = 20.5

/** How wide the tag for these words is. */
export const oddsTagWidth = (text: string): number => Math.max(36, f(lineWidth(text, ODDS_LETTERS) + 10))

/**
 * A tag of 25 high that points down at what it labels, or to the side if it lies on the `right` or `left` of it; the chosen
 * one is filled. Words come from outside.
 */
export function oddsTag(text: string, chosen: boolean, at: 'above' | 'left' | 'right' = 'above'): string {
  const width = oddsTagWidth(text)
  const half = width / 2
  const low = at === 'above' ? `H${f(half + 4)}l-4 5-4-5H4` : 'H4'
  const [east, west] = [at === 'left' ? 'v4l5 4-5 4v5' : 'v17', at === 'right' ? 'v-5l-5-4 5-4V4' : 'V4']
  return (
    filled(
      `M4 0H${f(width - 4)}a4 4 0 0 1 4 4${east}a4 4 0 0 1-4 4${low}a4 4 0 0 1-4-4${west}a4 4 0 0 1 4-4z`,
      chosen ? STOCK.accent : '#fff6e4',
      'stroke="#3a0f02" stroke-width="1.6"',
    ) +
    lettered(half, 19.7, text, {
      size: ODDS_LETTERS,
      colour: chosen ? STOCK.accentInk : '#3a1503',
      anchor: 'middle',
    })
  )
}
