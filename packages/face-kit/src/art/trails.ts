/** What has happened, drawn on the board: ways gone, shots fired, the number of the line that tells it, and what came of it. */
import { about, f, type Point, placed, stroked } from './kit.ts'
import { lettered, lineWidth } from './lettering.ts'
import { STOCK } from './sides.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const DARK = '#2b0d02'

interface TrailLook {
  /** A way is dashed, a shot dotted. */
  readonly isMove: boolean
  readonly isLit?: boolean
  /** How far it bows aside. */
  readonly bend?: number
  /** How far from the middles it begins and ends, so that it runs from rim to rim and crosses no face. */
  readonly rims?: readonly [from: number, to: number]
}

/** An arrow from one middle to another; nothing where the two are too close to be told apart. */
export function trail(
  from: Point,
  to: Point,
  { isMove, isLit = false, bend = 0, rims = [0, 0] }: TrailLook,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < rims[0] + rims[1] + 8) return ''
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend]
  const towards = ([x, y]: Point, [ax, ay]: Point, reach: number): Point => {
    const far = Math.hypot(ax - x, ay - y)
    return [x + ((ax - x) / far) * reach, y + ((ay - y) / far) * reach]
  }
  const start = towards(from, middle, rims[0])
  const end = towards(to, middle, rims[1])
  const d = `M${f(start[0])} ${f(start[1])}Q${f(middle[0])} ${f(middle[1])} ${f(end[0])} ${f(end[1])}`
  const angle = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI
  const colour = isLit ? '#ffd36b' : '#ffe9c4'
  return (
    stroked(d, DARK, 8, 'opacity=".5"') +
    stroked(d, colour, 4.6, `stroke-dasharray="${isMove ? '10 9' : '.5 9.5'}"`) +
    `<path d="M-11-7L2 0-11 7z" transform="translate(${f(end[0])} ${f(end[1])}) rotate(${f(angle)})" fill="${colour}" stroke="${DARK}" stroke-width="1.8" stroke-linejoin="round"/>`
  )
}

export const DISC = 13
/** The size of what is written on discs and slips. */
export const DISC_LETTERS = 18

/** The number of the line that tells it. */
export const numberDisc = ([x, y]: Point, number: number, isLit = false, scale = 1): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(DISC * scale)}" fill="${isLit ? '#f4c65a' : '#fff6e0'}" stroke="${STOCK.brassInk}" stroke-width="2.2"/>` +
  lettered(x, y + 6.4 * scale, String(number), {
    size: DISC_LETTERS * scale,
    colour: STOCK.ink,
    anchor: 'middle',
  })

interface ResultSlip extends Pick<Box, 'width' | 'height'> {
  /** With a tip that points at the piece it is about: several may lie in a crowd. */
  at(place: Pick<Box, 'x' | 'y'>, piece: Box): string
}

/** What result slips are about, to whoever looks for them on a board. */
export const RESULT = 'result'

/** A slip of paper with dice, if they are to be seen, and a word; filled where somebody was hurt. */
export function resultSlip(
  word: string,
  isHurt: boolean,
  dice: { readonly art: readonly string[]; readonly width: number } = { art: [], width: 0 },
  scale = 1,
): ResultSlip {
  const diceWidth = dice.art.length * (dice.width + 3)
  const width = f(diceWidth + lineWidth(word, DISC_LETTERS) + 18)
  const height = 30
  const look = `fill="${isHurt ? STOCK.accent : '#fff6e4'}" stroke="#3a0f02" stroke-width="1.8"`
  const paper = `<rect width="${width}" height="${height}" rx="6" ${look}/>`
  const faces = dice.art.map((art, i) => placed(f(7 + i * (dice.width + 3)), 3, art))
  const letters = lettered(9 + diceWidth, 21.4, word, {
    size: DISC_LETTERS,
    colour: isHurt ? STOCK.accentInk : '#3a1503',
  })
  return {
    width: f(width * scale),
    height: f(height * scale),
    at: ({ x, y }, piece) =>
      about(
        RESULT,
        `<path d="${tip({ x, y, width: width * scale, height: height * scale }, piece)}" ${look}/>` +
          placed(f(x), f(y), paper + faces.join('') + letters, scale),
      ),
  }
}

/** Half of the tip's width, how far it begins under the slip, and how far it reaches over the piece's rim. */
const TIP = { half: 8, under: 8, over: 6 }

/** From the side of a slip that faces the piece to the rim of that piece. */
function tip(slip: Box, piece: Box): string {
  const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]
  const [[ax, ay], [bx, by]] = [middle(slip), middle(piece)]
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return ''
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
  const toRim = ({ width, height }: Box): number =>
    Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy))
  const from = toRim(slip) - TIP.under
  const to = length - toRim(piece) + TIP.over
  const corner = (along: number, aside: number): string =>
    `${f(ax + dx * along - dy * aside)} ${f(ay + dy * along + dx * aside)}`
  return `M${corner(from, -TIP.half)}L${corner(to, 0)}L${corner(from, TIP.half)}z`
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const GAP = 4

/**
 * Where something of this size lies beside a piece: below, above, right or left of it or off a corner, within the board, and
 * where it covers least of all else. Never over the piece itself.
 */
export function besides(
  piece: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  others: readonly Box[],
  board: Box,
): Box {
  const [left, right] = [piece.x - width - GAP, piece.x + piece.width + GAP]
  const [above, below] = [piece.y - height - GAP, piece.y + piece.height + GAP]
  const [midX, midY] = [piece.x + (piece.width - width) / 2, piece.y + (piece.height - height) / 2]
  const places = [
    [midX, below],
    [midX, above],
    [right, midY],
    [left, midY],
    [right, below],
    [left, below],
    [right, above],
    [left, above],
  ].map(([x, y]): Box => ({ x, y, width, height }))
  const cost = (place: Box): number =>
    others.reduce((sum, other) => sum + overlap(place, other), 0) +
    // Off the board it could not be read.
    3 * (width * height - overlap(place, board))
  return places.reduce((best, place) => (cost(place) < cost(best) - 0.5 ? place : best))
}
