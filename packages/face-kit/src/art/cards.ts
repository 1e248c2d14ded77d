/** What the cards of both games share: stock, frame, brass ribbon, picture window, back. All are 250 by 350. */

import { emblem } from './emblem.ts'
import { artBrush, clipped, f, filled, outlined, ring, smooth, stroked } from './kit.ts'
import { lettered, lineWidth } from './lettering.ts'
import { PAINT } from './shared-definitions.ts'
import { LIVERIES, type LiveryName, STOCK, sideShape } from './sides.ts'

export const CARD = { width: 250, height: 350 } as const

const plate = (x: number, y: number, width: number, height: number, radius: number, more: string): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" rx="${radius}" ${more}/>`

/** The empty card: stock with a linen finish, and the printed face with a line around it. */
export const cardStock = (line: string, face: string = STOCK.face): string =>
  plate(0, 0, 250, 350, 14, `fill="${STOCK.card}"`) +
  plate(0, 0, 250, 350, 14, `fill="${PAINT.linen}"`) +
  plate(10, 10, 230, 330, 7, `fill="${face}" stroke="${line}" stroke-width="1.5"`)

/** The cut edge of the card, drawn last. */
export const cardEdge = plate(
  0.8,
  0.8,
  248.4,
  348.4,
  13.5,
  `fill="none" stroke="${STOCK.edge}" stroke-opacity=".55" stroke-width="1.2"`,
)

/** The coloured band at the top, `height` high from the card's face down. */
export function cardHead(colour: string, height: number, lustre = true): string {
  const d = `M10 17a7 7 0 0 1 7-7h216a7 7 0 0 1 7 7v${f(height - 7)}H10z`
  return filled(d, colour) + (lustre ? filled(d, PAINT.bevel, 'opacity=".35"') : '')
}

/** A scene of 230 by 134 seen through a window across the card, made larger to fill it, with paint grain over it. */
export function cardWindow(id: string, y: number, height: number, scene: string, line: string): string {
  const scale = Math.max(1, height / 134)
  const hole = `<path d="M10 ${f(y)}h230v${f(height)}H10z"/>`
  const picture = `<g transform="translate(${f(125 - 115 * scale)} ${f(y)}) scale(${Math.round(scale * 1000) / 1000})">${scene}</g>`
  const grain = `<rect x="10" y="${f(y)}" width="230" height="${f(height)}" fill="${PAINT.grain}"/>`
  return clipped(id, hole, picture + grain) + stroked(`M10 ${f(y)}h230M10 ${f(y + height)}h230`, line, 2)
}

/** The brass ribbon with the initiative, hanging from the upper edge. */
export const ribbon = (number: number): string =>
  filled('M18 9h40v64l-20-11-20 11z', '#1a1508', 'opacity=".35"') +
  outlined('M17 4h40v64l-20-11-20 11z', PAINT.brass, '#4a3208', 1.5) +
  stroked('M20.5 5v57.5M53.5 5v57.5', '#fff2c4', 1, 'opacity=".55"') +
  lettered(37, 46, String(number), { size: 40, colour: STOCK.brassInk, face: 'title', anchor: 'middle' })

/** A slip with a man's name whose lower right corner is at the window's; names too long are pressed together. */
export function nameSlip(name: string, y: number, line: string): string {
  const full = lineWidth(name, 15.5, 'note')
  const width = Math.min(full, 176)
  const words = lettered(
    233,
    y - 5,
    name,
    { size: 15.5, colour: STOCK.ink, face: 'note', anchor: 'end' },
    full > width ? width : undefined,
  )
  return outlined(`M240 ${f(y - 20)}H${f(222 - width)}l-10 20H240z`, STOCK.face, line, 1.2) + words
}

/** A card from behind: height lines of a map around the tent, in the side's shape. */
export function cardBack(side: LiveryName, prefix: string): string {
  const { base, light, dark, shape } = LIVERIES[side]
  const b = artBrush(`back-${side}`, prefix)
  let lines = ''
  for (let i = 0; i < 9; i++) lines += smooth(ring(b, [125, 175], 24 + i * 20, 34 + i * 24, 12, 0.06), true)
  const face = plate(10, 10, 230, 330, 7, '')
  return (
    plate(0, 0, 250, 350, 14, `fill="${STOCK.card}"`) +
    plate(10, 10, 230, 330, 7, `fill="${base}"`) +
    clipped(b.id(), face, stroked(lines, light, 1.6, 'opacity=".6"')) +
    plate(17, 17, 216, 316, 4, `fill="none" stroke="${light}" stroke-width="1.4" stroke-opacity=".8"`) +
    sideShape(shape, 125, 175, 46, `fill="${STOCK.paper}" stroke="${dark}" stroke-width="4"`) +
    emblem(125, 178, 1.25, dark) +
    plate(0, 0, 250, 350, 14, `fill="${PAINT.linen}"`) +
    cardEdge
  )
}
