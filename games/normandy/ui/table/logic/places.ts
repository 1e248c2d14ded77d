/** Where things lie on the board, in the units of its drawing. */
import type { Thing } from '@bivouac/client-shell'
import { COUNTER, cornerOf, counterPlaces, TILE } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import { unitNumber } from '../../../src/vocabulary.ts'
import { partsOfThing, tileThing, unitThing } from './things.ts'

export { cornerOf, type Extent, extentOf } from '../../../src/art/index.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export const middleOf = (board: NormandyBoard, tile: number): Spot => {
  const { x, y } = cornerOf(board, tile)
  return { x: x + TILE / 2, y: y + TILE / 2 }
}

/** The place of a counter's drawing: its corner and how large it is drawn. */
export interface CounterSpot extends Spot {
  readonly scale: number
  /** On which side of it a tag has room. */
  readonly tag?: 'left' | 'right' | 'above'
}

/** Every counter on the board; those on one tile stand side by side, in the order of their numbers. */
export function counterSpots(board: NormandyBoard, view: NormandyView): ReadonlyMap<string, CounterSpot> {
  const spots = new Map<string, CounterSpot>()
  board.tiles.forEach((tile, i) => {
    const here = view.units
      .filter(one => one.tile === tile)
      .sort((a, b) => unitNumber(a.unit) - unitNumber(b.unit))
    const corner = cornerOf(board, i)
    counterPlaces(here.length).forEach((place, k) => {
      spots.set(here[k].unit, { ...place, x: corner.x + place.x, y: corner.y + place.y })
    })
  })
  return spots
}

export const middleOfCounter = ({ x, y, scale }: CounterSpot): Spot => ({
  x: x + (COUNTER / 2) * scale,
  y: y + (COUNTER / 2) * scale,
})

/** The middle of a tile, or of a counter where it stands. */
export function placeAmong(
  board: NormandyBoard,
  spots: ReadonlyMap<string, CounterSpot>,
  thing: Thing,
): Spot | undefined {
  const { sort, name } = partsOfThing(thing)
  if (sort === 'tile') {
    const tile = board.tiles.indexOf(name)
    return tile < 0 ? undefined : middleOf(board, tile)
  }
  if (sort !== 'unit') return undefined
  const spot = spots.get(name)
  return spot && middleOfCounter(spot)
}

export const placeOf = (board: NormandyBoard, view: NormandyView, thing: Thing): Spot | undefined =>
  placeAmong(board, counterSpots(board, view), thing)

/** Row by row from the top, from left to right: each tile and then the counters on it. */
export function boardThings(board: NormandyBoard, view: NormandyView): readonly (readonly Thing[])[] {
  const order = board.tiles
    .map((tile, i) => ({ tile, ...board.places[i] }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const rows = new Map<number, Thing[]>()
  for (const { tile, y } of order) {
    const here = view.units
      .filter(one => one.tile === tile)
      .sort((a, b) => unitNumber(a.unit) - unitNumber(b.unit))
    const things = [tileThing(tile), ...here.map(one => unitThing(one.unit))]
    rows.set(y, [...(rows.get(y) ?? []), ...things])
  }
  return [...rows.values()]
}
