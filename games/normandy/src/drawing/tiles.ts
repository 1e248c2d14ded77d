/** Each tile as a painted square of 200 by 200: one composition a theme, varied by the tile's own seed. */
import { type Brush, brush, type Point, scatter } from '@bivouac/face-kit'
import { balk, field, type GroundKind, ground, path, pond, river, road, slopes, WHOLE } from './land.ts'
import { bridge, church, haystack, hedge, house, type Roof, ruin, trees, wall } from './standing.ts'
import { THEME, type Theme } from './terrain.ts'

/** Where a river comes in at the left edge and leaves at the right one. */
export interface Banks {
  readonly from: number
  readonly to: number
}

/** Tiles mirrored on the north-west to south-east diagonal: a second look that keeps the light right. */
const MIRRORED = new Set(['6A', '6B', '10A', '14B', '10B', '15B', '4A', '17B', '7A', '9A', '12A'])

export function tilePicture(tile: string, banks: Banks = { from: 100, to: 100 }): string {
  const b = brush(`tile-${tile}`)
  const scene = SCENES[THEME[tile] ?? 'open-ground'](b, tile, banks)
  const turned = MIRRORED.has(tile) ? `<g transform="matrix(0 1 1 0 0 0)">${scene}</g>` : scene
  return ground(b, 'pasture') + turned
}

/** A line from edge to edge, upright or across, and the fields on both sides of it. */
function cut(b: Brush, upright: boolean): { one: Point[]; other: Point[]; line: Point[] } {
  const [p, q] = [b.between(70, 130), b.between(70, 130)]
  const turn = ([x, y]: Point): Point => (upright ? [x, y] : [y, x])
  const shape = (points: readonly Point[]): Point[] => points.map(turn)
  return {
    one: shape([
      [0, 0],
      [p, 0],
      [q, 200],
      [0, 200],
    ]),
    other: shape([
      [p, 0],
      [200, 0],
      [200, 200],
      [q, 200],
    ]),
    line: shape([
      [p, -4],
      [q, 204],
    ]),
  }
}

const box = (x: number, y: number, width: number, depth: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
]

const line = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i], numbers[2 * i + 1]])

const between = (low: number, high: number, i: 0 | 1) => (p: Point) => p[i] > low && p[i] < high

type Scene = (b: Brush, tile: string, banks: Banks) => string

const SCENES: Readonly<Record<Theme, Scene>> = {
  'open-ground'(b, tile) {
    if (tile === '12B')
      return (
        field(b, WHOLE, 'pasture') +
        field(b, line(0, 118, 86, 108, 92, 200, 0, 200), 'wheat', 0.4) +
        road(b, line(-6, 84, 80, 96, 122, 90, 206, 108), 15) +
        trees(b, [
          [24, 28, 9],
          [172, 168],
        ])
      )
    const { one, other, line: border } = cut(b, true)
    const kind: GroundKind = tile === '11B' ? 'stubble' : 'pasture'
    return (
      field(b, one, kind, 1.2) +
      field(b, other, 'pasture') +
      balk(b, border) +
      trees(b, [
        [22, 30],
        [180, 176],
        [28, 170, 8],
        [168, 40, 9],
      ])
    )
  },
  crops(b, tile) {
    const upright = tile === '3B'
    const { one, other, line: border } = cut(b, upright)
    const angle = b.between(0.1, 0.9)
    const kind: GroundKind = upright ? 'plough' : 'wheat'
    return (
      field(b, one, kind, angle) +
      field(b, other, kind, angle + 1.3) +
      balk(b, border) +
      trees(b, [
        [178, 24],
        [24, 184, 9],
      ])
    )
  },
  hedges(b) {
    const { one, other, line: border } = cut(b, true)
    const [top, foot] = [border[0][0], border[1][0]]
    const y = b.between(84, 112)
    const kinds = b.pick<readonly GroundKind[]>([
      ['pasture', 'wheat', 'plough'],
      ['stubble', 'pasture', 'wheat'],
      ['pasture', 'plough', 'stubble'],
    ])
    return (
      field(b, one, kinds[0], 0.3) +
      field(b, other, kinds[1], 1.3) +
      field(b, line((top + foot) / 2, y, 200, y - 4, 200, 200, foot, 200), kinds[2], 0.2) +
      road(b, line(top - 13, -6, foot - 13, 206), 10) +
      hedge(b, line(top + 3, -4, foot + 3, 204), 7.5, between(40, 58, 1)) +
      hedge(b, line(top - 27, -4, foot - 27, 204), 7, between(120, 138, 1)) +
      hedge(b, line((top + foot) / 2 + 4, y, 206, y - 4), 7) +
      hedge(b, line(-2, 60, top - 30, 66), 6.5) +
      trees(b, [
        [top + 6, 30, 12],
        [foot - 26, 176, 12],
        [186, y - 4, 11],
        [18, 62, 10],
      ])
    )
  },
  'light-woods'(b, tile) {
    const water = tile === '3A'
    const free = ([x, y]: Point): boolean => !water || Math.hypot(x - 96, y - 104) > 46
    return (
      field(b, WHOLE, 'pasture') +
      path(b, line(-6, 150, 60, 160, 120, 206)) +
      (water ? pond(b, [96, 104], 30) : '') +
      trees(
        b,
        scatter(b, [10, 10, 190, 190], 24, 260, p => free(p) && p[1] < 190 - p[0] * 0.2).map(
          ([x, y]) => [x, y, b.between(10, 15)] as const,
        ),
      )
    )
  },
  'dense-woods': b =>
    '<rect width="200" height="200" fill="#2b3a1c" opacity=".45"/>' +
    path(b, line(-6, 150, 70, 130, 124, 150, 206, 116)) +
    trees(
      b,
      scatter(
        b,
        [6, 6, 194, 194],
        15.5,
        600,
        ([x, y]) => Math.abs(y - (150 - x * 0.12)) > 17 && Math.hypot(x - 52, y - 62) > 22,
      ).map(([x, y]) => [x, y, b.between(10.5, 15)] as const),
    ),
  haystacks: b =>
    field(b, WHOLE, 'stubble', 0.8) +
    balk(b, line(96, -4, 106, 204)) +
    scatter(b, [26, 26, 174, 174], 40, 90, ([x]) => Math.abs(x - 100) > 22)
      .map(p => haystack(b, p))
      .join('') +
    trees(b, [
      [14, 14, 9],
      [188, 190, 8],
    ]),
  church: b =>
    field(b, line(0, 0, 70, 0, 66, 62, 0, 60), 'wheat', 0.6) +
    road(b, line(-6, 116, 206, 128), 15) +
    road(b, line(60, 120, 50, 206), 12) +
    church(120, 64, 6) +
    wall(b, line(70, 26, 178, 30, 176, 104, 74, 102)) +
    house(104, 160, 44, 24, 4, 'slate') +
    house(160, 164, 34, 22, 86, 'tile') +
    trees(b, [
      [160, 42, 9],
      [164, 86, 8],
      [82, 88, 8],
      [20, 150, 11],
      [30, 84, 10],
      [186, 20, 11],
    ]),
  farm(b) {
    const crops = b.pick<readonly [GroundKind, GroundKind]>([
      ['plough', 'wheat'],
      ['wheat', 'plough'],
      ['stubble', 'pasture'],
    ])
    const roofs = b.pick<readonly [Roof, Roof]>([
      ['tile', 'slate'],
      ['slate', 'tile'],
    ])
    return (
      field(b, line(0, 0, 86, 0, 80, 78, 0, 84), crops[0], 0.9) +
      field(b, line(120, 140, 200, 132, 200, 200, 124, 200), crops[1], 0.2) +
      road(b, line(-6, 176, 60, 168, 92, 128), 11) +
      '<ellipse cx="116" cy="102" rx="33" ry="30" fill="#c7ad80"/><ellipse cx="116" cy="102" rx="24" ry="21" fill="#d8c199"/>' +
      house(116, 62, 68, 26, b.between(-3, 4), roofs[0]) +
      house(162, 102, 52, 24, 90, roofs[1]) +
      house(86, 108, 34, 20, 86, 'thatch') +
      wall(b, line(82, 134, 98, 146, 150, 142)) +
      haystack(b, [116, 112]) +
      hedge(b, line(-2, 88, 62, 82), 5) +
      hedge(b, line(88, -2, 84, 38), 5) +
      trees(b, [
        [30, 116, 12],
        [52, 136, 10],
        [24, 146, 11],
        [182, 28, 13],
        [160, 20, 11],
        [186, 54, 10],
      ])
    )
  },
  ruins(b) {
    const roofs = b.pick<readonly [Roof, Roof]>([
      ['tile', 'slate'],
      ['thatch', 'tile'],
      ['slate', 'thatch'],
    ])
    const shift = b.between(-10, 10)
    return (
      field(b, box(0, 132, 80, 68), 'wheat', 0.5) +
      field(b, box(136, 0, 64, 64), 'plough', 1.1) +
      road(b, line(-6, 104, 96, 98, 206, 112), 14) +
      road(b, line(100, 98, 118, 206), 11) +
      house(42 + shift, 64, 44, 25, -5, roofs[0]) +
      ruin(b, 98 + shift, 52, 36, 28, 84) +
      ruin(b, 162, 150, 46, 28, 12) +
      house(80, 148, 28, 22, 96, roofs[1]) +
      hedge(b, line(-2, 30, 126, 18), 5) +
      trees(b, [
        [20, 100, 8],
        [146, 84, 10],
        [182, 182, 11],
        [184, 92, 9],
        [62, 24, 11],
      ])
    )
  },
  street(b) {
    const roof = (): Roof => b.pick(['tile', 'slate', 'tile'])
    let rows = ''
    for (let i = 0; i < 4; i++) {
      rows += house(30 + i * 46, 66 + b.between(-3, 3), 40, 26, b.between(-3, 3), roof())
      rows += house(34 + i * 44, 144 + b.between(-3, 3), 38, 26, b.between(-3, 3), roof())
    }
    return (
      field(b, box(0, 0, 200, 40), 'pasture') +
      field(b, box(0, 168, 96, 32), 'plough', 0) +
      field(b, box(104, 168, 96, 32), 'wheat', 1.5) +
      road(b, line(-6, 106, 100, 104, 206, 106), 20) +
      wall(b, line(4, 44, 196, 42)) +
      wall(b, line(4, 166, 196, 165)) +
      rows +
      trees(b, [
        [20, 20, 11],
        [70, 24, 9],
        [132, 20, 11],
        [180, 22, 10],
        [100, 186, 9],
      ])
    )
  },
  river: (b, _, { from, to }) =>
    field(b, WHOLE, 'pasture') +
    field(b, line(0, 176, 200, 180, 200, 200, 0, 200), 'wheat', 0.1) +
    river(b, from, to) +
    trees(b, [
      [30, 24, 10],
      [62, 14, 9],
      [172, 20, 11],
      [30, 186, 9],
      [168, 188, 10],
    ]),
  bridge: (b, _, { from, to }) =>
    field(b, WHOLE, 'pasture') +
    road(b, line(104, -6, 100, (from + to) / 2 - 36), 14) +
    road(b, line(100, (from + to) / 2 + 36, 96, 206), 14) +
    river(b, from, to) +
    bridge((from + to) / 2) +
    trees(b, [
      [34, 18, 11],
      [168, 22, 10],
      [160, 184, 11],
      [40, 182, 9],
    ]),
  hill: b =>
    field(b, WHOLE, 'pasture') +
    slopes(b, [102, 106]) +
    trees(b, [
      [20, 182, 10],
      [182, 22, 10],
      [16, 24, 9],
      [186, 184, 8],
    ]),
}
