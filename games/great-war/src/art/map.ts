/** The painted map of a whole board, one picture from data: ground, terrain, the lines between hexes, sections. */
import { f, filled, stroked } from '@bivouac/face-kit/art'
import { craterToken, mineCrater, SHELL_CRATER_KINDS, shellCrater, wire } from './craters.ts'
import { groundParts } from './ground.ts'
import { hillsPicture } from './hills.ts'
import { RUBBLE_KINDS, rubble, sandbagRing, VILLAGE_KINDS, village } from './houses.ts'
import type { Land } from './land.ts'
import {
  boardSize,
  DEEP,
  halfHexes,
  hexLines,
  isSideways,
  placeOf,
  STEP,
  type Turn,
  turnPoint,
} from './places.ts'
import { grain, wash } from './texture.ts'
import { lanePicture, trenchPicture } from './trenches.ts'
import { treeStock, woodsPicture } from './woods.ts'

interface MapOptions {
  /** Begins every id of the picture: another one for each map in a document. */
  readonly prefix: string
  readonly turned?: Turn
  /** Paint grain is a filter, worth its price where the map is drawn once and kept. */
  readonly grain?: boolean
}

/** Hexes by the drawing that stands on them, and the drawings themselves, to be defined once. */
function standing(land: Land, prefix: string, turned: Turn): readonly [stock: string, uses: string] {
  const drawings = new Map<string, () => string>()
  let uses = ''
  const put = (hex: number, name: string, draw: () => string): void => {
    drawings.set(name, draw)
    const [x, y] = placeOf(hex, turned)
    uses += `<use href="#${prefix}${name}" x="${f(x)}" y="${f(y)}"/>`
  }
  // Neighbours differ: a hex's kind follows from its number, and rows are 11 and 12 long.
  const kindOf = (hex: number, kinds: number): number => (hex * 2 + (hex >> 3)) % kinds
  for (const [hex, terrain] of land.terrain.entries()) {
    const kind = (kinds: number): number => kindOf(hex, kinds)
    if (terrain === 'shell-crater') {
      const k = kind(SHELL_CRATER_KINDS)
      put(hex, `crater${k}`, () => shellCrater(k))
    } else if (terrain === 'mine-crater') put(hex, 'mine', mineCrater)
    else if (terrain === 'rubble') {
      const k = kind(RUBBLE_KINDS)
      put(hex, `rubble${k}`, () => rubble(k))
    } else if (terrain === 'building' || terrain === 'fortified-building') {
      const k = kind(VILLAGE_KINDS)
      put(hex, `village${k}`, () => village(k))
    }
    if (terrain === 'fortified-building') put(hex, 'bags', sandbagRing)
  }
  for (const hex of land.craters) put(hex, 'token', craterToken)
  for (const hex of land.wire) put(hex, 'wire', () => wire(isSideways(turned)))
  const stock = [...drawings].map(([name, draw]) => `<g id="${prefix}${name}">${draw()}</g>`)
  return [stock.join(''), uses]
}

const HATCH = (id: string): string =>
  `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${stroked('M0 0V5', '#000', 1.6, 'opacity=".34"')}</pattern>`

/** Half hexes are no part of the field: dark and hatched. */
function halves(turned: Turn, hatch: string): string {
  const d = halfHexes(turned)
  return filled(d, '#2b2010', 'opacity=".34"') + filled(d, `url(#${hatch})`)
}

/** The two lines between the three sections. */
function sectionLines(turned: Turn): string {
  const d = [4, 8]
    .map(col => {
      const [[ax, ay], [bx, by]] = [turnPoint([STEP * col, 0], turned), turnPoint([STEP * col, DEEP], turned)]
      return `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`
    })
    .join('')
  return (
    stroked(d, '#2b0d02', 4.5, 'opacity=".4"') +
    stroked(d, '#f6d9a0', 2.6, 'stroke-dasharray="12 8" style="stroke-linecap:butt"')
  )
}

/** Only what is cut into the ground or stands on it, in the order in which it covers each other. */
export const terrainPicture = (land: Land, prefix: string, turned: Turn = 0): string =>
  [...terrainParts(land, prefix, turned)].join('')

function* terrainParts(land: Land, prefix: string, turned: Turn): Generator<string> {
  const [stock, uses] = standing(land, prefix, turned)
  const hasWoods = land.terrain.includes('forest')
  yield stock === '' && !hasWoods ? '' : `<defs>${stock}${hasWoods ? treeStock(prefix) : ''}</defs>`
  yield hillsPicture(land, turned)
  yield lanePicture(land, `${prefix}lane`, turned)
  yield trenchPicture(land, `${prefix}ditch`, turned)
  yield hasWoods ? woodsPicture(land, prefix, turned) : ''
  yield uses
}

/** The map without its cardboard edge, from 0 0 to `boardSize(turned)`. */
function* mapParts(land: Land, { prefix, turned = 0, grain: grainy = true }: MapOptions): Generator<string> {
  const [width, height] = boardSize(turned)
  const lines = `href="#${prefix}lines"`
  yield `<defs><path id="${prefix}lines" d="${hexLines(turned)}" fill="none"/>${HATCH(`${prefix}hatch`)}</defs>`
  yield* groundParts(land, turned)
  yield grainy ? wash(`${prefix}wash`, width, height) : ''
  yield `<use ${lines} stroke="#2b2010" stroke-width="1.5" opacity=".5"/>`
  yield* terrainParts(land, prefix, turned)
  yield `<use ${lines} stroke="#fff3d0" stroke-width=".8" opacity=".42"/>`
  yield halves(turned, `${prefix}hatch`)
  yield sectionLines(turned)
  yield grainy ? grain(`${prefix}grain`, width, height) : ''
}

/** The map on its cardboard, 12 wider on each side and 4 deeper below. */
export const boardPicture = (land: Land, options: MapOptions): string =>
  [...boardParts(land, options)].join('')

/** The same part by part, for those who have something else to do in between. */
export function* boardParts(land: Land, options: MapOptions): Generator<string> {
  const [width, height] = boardSize(options.turned)
  const id = `${options.prefix}edge`
  const card = (y: number, colour: string): string =>
    `<rect x="-12" y="${y}" width="${f(width + 24)}" height="${f(height + 24)}" rx="14" fill="${colour}"/>`
  yield `<clipPath id="${id}"><rect x="-6" y="-6" width="${f(width + 12)}" height="${f(height + 12)}" rx="10"/></clipPath>`
  yield card(-8, '#3a2c16')
  yield card(-12, '#d9c79c')
  yield `<g clip-path="url(#${id})">`
  yield* mapParts(land, options)
  yield '</g>'
}
