/** A drawn example of a rule: some tiles of a real map with counters, and the sum of an attack or the steps over them. */
import { exampleLabel, exampleLine, exampleSign, f, type Point, placed } from '@bivouac/face-kit/art'
import { distances, type Place, touching } from '@bivouac/grid'
import { counterArt, counterFace, counterPlaces, normandyDefinitions, TILE, tileArt } from '../art/index.ts'
import type { ScenarioFile } from '../scenario/scenario-file.ts'
import { layTiles } from '../scenario/scenario-layout.ts'
import { scenarios } from '../scenario/scenarios.ts'
import { UNITS, unitName } from '../vocabulary.ts'

export interface Example {
  readonly id: string
  readonly clause: string
  readonly scenario: string
  /** Those of the map that are shown. */
  readonly tiles: readonly string[]
  /** Counters by name, each with its tile. */
  readonly units: Readonly<Record<string, string>>
  /** An attack from counter to counter, with its sum written out. */
  readonly attack?: { readonly from: string; readonly at: string; readonly sum: string }
  /** A way from tile to tile. */
  readonly path?: readonly [from: string, to: string]
  /** The tile from which the distance to all others is written on them. */
  readonly steps?: string
}

/** From one half tile to the next, with the gap between tiles. */
const STEP = 103
const MARGIN = 8

function laidOut({ scenario, tiles }: Example) {
  const entry = scenarios.find(({ id }) => id === scenario)
  if (entry === undefined) throw new Error(`There is no scenario '${scenario}'.`)
  const map = layTiles(entry.data as ScenarioFile)
  const placeOf = (tile: string): Place => map.places[map.tiles.indexOf(tile)]
  const shown = tiles.map(placeOf)
  const [left, top] = [Math.min(...shown.map(p => p.x)), Math.min(...shown.map(p => p.y))]
  const at = (tile: string): Point => [
    MARGIN + (placeOf(tile).x - left) * STEP,
    MARGIN + (placeOf(tile).y - top) * STEP,
  ]
  return {
    map,
    at,
    width: f((Math.max(...shown.map(p => p.x)) - left + 2) * STEP + MARGIN),
    height: f((Math.max(...shown.map(p => p.y)) - top + 2) * STEP + MARGIN),
  }
}

export function exampleSize(example: Example): { width: number; height: number } {
  const { width, height } = laidOut(example)
  return { width, height }
}

export function examplePicture(example: Example): string {
  const { map, at, width, height } = laidOut(example)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs>${normandyDefinitions()}</defs>`,
    ...example.tiles.map(tile => placed(...at(tile), tileArt(tile, `${example.id}-${tile}-`))),
    attackLine(example, at),
    pathLine(example, at),
    ...Object.keys(example.units).map(unit => counterOn(example, unit, at)),
    attackSum(example, at),
    stepsFrom(example, map, at),
    '</svg>',
  ].join('')
}

/** Where a counter stands among those on its tile: its corner, its middle and its size. */
function standing({ units }: Example, unit: string, at: (tile: string) => Point) {
  const tile = units[unit]
  const there = Object.keys(units).filter(other => units[other] === tile)
  const { x, y, scale } = counterPlaces(there.length)[there.indexOf(unit)]
  const [tx, ty] = at(tile)
  const middle: Point = [tx + x + 32 * scale, ty + y + 32 * scale]
  return { corner: [tx + x, ty + y] as const, middle, scale }
}

function counterOn(example: Example, unit: string, at: (tile: string) => Point): string {
  const number = Array.from({ length: UNITS }, (_, i) => unitName(i)).indexOf(unit)
  const { corner, scale } = standing(example, unit, at)
  return placed(...corner, counterArt(counterFace(number), `${example.id}-${unit}-`), scale)
}

function attackLine(example: Example, at: (tile: string) => Point): string {
  if (!example.attack) return ''
  const [from, to] = [example.attack.from, example.attack.at].map(unit => standing(example, unit, at).middle)
  return exampleLine(from, to, true)
}

/** From the lower edge of a counter's place to that of the next, so that it hides neither. */
function pathLine({ path }: Example, at: (tile: string) => Point): string {
  if (path === undefined) return ''
  const [from, to] = path.map((tile): Point => {
    const [x, y] = at(tile)
    return [x + TILE / 2, y + TILE * 0.74]
  })
  return exampleLine(from, to, true) + exampleSign(to, true)
}

/** Above the target. */
function attackSum(example: Example, at: (tile: string) => Point): string {
  if (!example.attack) return ''
  const [x, y] = at(example.units[example.attack.at])
  return exampleLabel([x + TILE / 2, y + 32], example.attack.sum, 33)
}

function stepsFrom(
  { tiles, steps }: Example,
  map: ReturnType<typeof layTiles>,
  at: (tile: string) => Point,
): string {
  if (steps === undefined) return ''
  const n = map.tiles.length
  const far = distances(n, (a, b) => touching(map.places[a], map.places[b]))
  const from = map.tiles.indexOf(steps)
  return tiles
    .filter(tile => tile !== steps)
    .map(tile => {
      const [x, y] = at(tile)
      return exampleLabel([x + TILE / 2, y + TILE / 2], String(far[from * n + map.tiles.indexOf(tile)]), 40)
    })
    .join('')
}
