/** What is laid over a patch of a board to explain a rule: lines that reach or do not, ticks and crosses, small labels. */
import { f, type Point, stroked } from './kit.ts'
import { lettered, lineWidth } from './lettering.ts'
import { STOCK } from './sides.ts'

const DARK = '#2b1d04'
const YES = '#1f6b3a'
const NO = '#8e1b12'

/** Whole and green if it reaches, dotted and red if not: never by the colour alone. */
export function exampleLine([ax, ay]: Point, [bx, by]: Point, reaches: boolean): string {
  const d = `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`
  if (reaches) return stroked(d, DARK, 8) + stroked(d, '#9fe0a0', 4.5)
  const dash = 'stroke-dasharray="2 11"'
  return stroked(d, '#fff3d0', 9, dash) + stroked(d, NO, 6, dash)
}

/** A tick or a cross in a disc. */
export function exampleSign([x, y]: Point, isAllowed: boolean): string {
  const d = isAllowed ? 'M-6 0.500l4 4.500l8-9' : 'M-5-5l10 10M5-5l-10 10'
  const disc = `<circle r="13" fill="${isAllowed ? YES : NO}" stroke="#fffaf0" stroke-width="2.500"/>`
  return `<g transform="translate(${f(x)} ${f(y)})">${disc}${stroked(d, '#fffaf0', 3.2)}</g>`
}

/** A few letters on a slip of paper, around a point; as wide as the slip whatever face a picture by itself finds. */
export function exampleLabel([x, y]: Point, text: string, size = 17): string {
  const letters = lineWidth(text, size)
  const width = f(letters + size)
  const box = `<rect x="${f(x - width / 2)}" y="${f(y - size * 0.8)}" width="${width}" height="${f(size * 1.6)}" rx="5" fill="${STOCK.paper}" stroke="${DARK}" stroke-width="2"/>`
  return box + lettered(x, y + size * 0.36, text, { size, colour: STOCK.ink, anchor: 'middle' }, letters)
}
