/** A drawn example of a rule: a patch of the real board with real pieces, and lines, signs and ways over it. */
import {
  exampleLabel,
  exampleLine,
  exampleSign,
  f,
  type Point,
  placed,
  sharedDefinitions,
} from '@bivouac/face-kit/art'
import { retreatPath } from '../art/hex-marks.ts'
import { boardPicture } from '../art/map.ts'
import { placeOf, SIZE, STEP } from '../art/places.ts'
import { UNIT, unitPiece } from '../art/unit.ts'
import { hexNamed } from '../geometry.ts'
import type { TerrainName } from '../terrain.ts'
import { HEXES, type SideName, type UnitKind } from '../vocabulary.ts'

export interface Example {
  readonly id: string
  readonly clause: string
  /** Whether it shows what may be done or what may not; neither for one that only explains. */
  readonly isAllowed?: boolean
  /** By hex, as in a position's diagram: `T:gi4` is a German infantry of four in a trench. */
  readonly hexes: Readonly<Record<string, string>>
  /** What the picture is cut to; all of its hexes unless told. */
  readonly shown?: readonly string[]
  readonly marks: readonly Mark[]
}

export type Mark =
  | { readonly line: readonly string[]; readonly reaches: boolean; readonly label?: string }
  | { readonly path: readonly string[] }
  | { readonly sign: string; readonly isAllowed: boolean }
  | { readonly figure: string; readonly on: string }

const GROUND: Readonly<Record<string, TerrainName>> = {
  '.': 'countryside',
  F: 'forest',
  B: 'building',
  H: 'hill',
  T: 'trench',
  C: 'shell-crater',
}
const OWNERS: Readonly<Record<string, SideName>> = { b: 'british', g: 'german' }
const KINDS: Readonly<Record<string, UnitKind>> = {
  i: 'infantry',
  b: 'infantry-bomber',
  m: 'machine-gun',
  o: 'mortar',
}

const at = (name: string): Point => placeOf(hexNamed(name))

export function exampleSize({ hexes, shown = Object.keys(hexes) }: Example): {
  x: number
  y: number
  width: number
  height: number
} {
  const places = shown.map(at)
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - STEP * 0.95, Math.min(...ys) - SIZE * 1.25]
  return {
    x: f(left),
    y: f(top),
    width: f(Math.max(...xs) + STEP * 0.95 - left),
    height: f(Math.max(...ys) + SIZE * 1.25 - top),
  }
}

export function examplePicture(example: Example): string {
  const { x, y, width, height } = exampleSize(example)
  const terrain = Array.from({ length: HEXES }, (): TerrainName => 'countryside')
  for (const [name, cell] of Object.entries(example.hexes)) terrain[hexNamed(name)] = GROUND[cell[0]]
  const land = { terrain, wire: [], craters: [], noMansLand: [1, 11], snow: false } as const
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">`,
    `<defs>${sharedDefinitions()}</defs>`,
    boardPicture(land, { prefix: `${example.id}-`, grain: false }),
    ...example.marks.map(ways),
    ...Object.entries(example.hexes).map(([name, cell]) => unitOn(name, cell)),
    ...example.marks.map(signs),
    '</svg>',
  ].join('')
}

const UNIT_SIZE = 50

function unitOn(name: string, cell: string): string {
  const [, owner, kind, figures] = cell.match(/:([bg])([ibmo])(\d)$/) ?? []
  if (owner === undefined) return ''
  const [x, y] = at(name)
  const piece = unitPiece({ side: OWNERS[owner], kind: KINDS[kind], figures: Number(figures) })
  return placed(x - UNIT_SIZE / 2, y - UNIT_SIZE / 2 - 2, piece, UNIT_SIZE / UNIT.width)
}

/** What lies under the pieces. */
function ways(mark: Mark): string {
  if ('path' in mark) return retreatPath(mark.path.map(hexNamed))
  return 'line' in mark ? exampleLine(at(mark.line[0]), at(mark.line[1]), mark.reaches) : ''
}

/** What lies over them: for a line in its middle, on a hex in its upper corner. */
function signs(mark: Mark): string {
  if ('figure' in mark) return exampleLabel(at(mark.on), mark.figure)
  if ('sign' in mark) {
    const [x, y] = at(mark.sign)
    return exampleSign([x + 20, y - 22], mark.isAllowed)
  }
  if (!('line' in mark)) return ''
  const [[ax, ay], [bx, by]] = [at(mark.line[0]), at(mark.line[1])]
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2]
  return mark.label === undefined ? exampleSign(middle, mark.reaches) : exampleLabel(middle, mark.label)
}
