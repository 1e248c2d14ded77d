/** A tile whose counters are too small to be told apart is drawn larger while it is pointed at or holds a target. */
import type { Thing } from '@bivouac/client-shell'
import { useMemo } from 'react'
import { COUNTER, TILE } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import {
  type CounterSpot,
  cornerOf,
  counterSpots,
  type Extent,
  placeAmong,
  type Spot,
} from '../logic/places.ts'
import type { NormandySeen } from '../logic/spoken.ts'
import { unitThing } from '../logic/things.ts'
import { LEAST } from './letters.ts'

/** In pixels: the size of a counter at which its weapon is still seen. */
const SMALLEST = 32
const LARGER = 1.42

export interface Lift {
  readonly tile: number
  /** The tile's corner while it is lifted. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Asked {
  readonly seen: NormandySeen
  readonly extent: Extent
  /** The least size of letters on the board; 0 where nothing is drawn larger. */
  readonly letters: number
  readonly pointed: Thing | undefined
  /** The counter that is chosen, and others that can be. */
  readonly targets: readonly (string | undefined)[]
}

/** Where all counters stand, those on the lifted tile with it. */
export function useSpots({ seen, extent, letters, pointed, targets }: Asked) {
  const { board, view, decision } = seen
  const lying = useMemo(() => counterSpots(board, view), [board, view])
  // Where a tile is asked for, all of them are to be seen.
  const mayLift = letters > 0 && decision.kind !== 'step' && decision.kind !== 'aim'
  const crowded = mayLift
    ? firstCrowded(board, lying, letters, [
        pointed,
        ...targets.map(unit => (unit === undefined ? unit : unitThing(unit))),
      ])
    : undefined
  return useMemo(() => {
    const lift = crowded === undefined ? undefined : liftOf(board, extent, crowded)
    return { lift, spots: lift ? liftedSpots(board, lying, lift) : lying }
  }, [board, extent, lying, crowded])
}

/** The tile of the first of these things that lies on one with counters drawn too small. */
export function firstCrowded(
  board: NormandyBoard,
  spots: ReadonlyMap<string, CounterSpot>,
  letters: number,
  things: readonly (Thing | undefined)[],
): number | undefined {
  const smallest = (SMALLEST / COUNTER) * (letters / LEAST)
  const small = [...spots.values()].filter(({ scale }) => scale < smallest)
  if (small.length === 0) return undefined
  const tileOf = (thing: Thing | undefined): number => {
    const place = thing && placeAmong(board, spots, thing)
    return place === undefined ? -1 : board.tiles.findIndex((_, tile) => isOn(board, place, tile))
  }
  return things.map(tileOf).find(tile => tile >= 0 && small.some(spot => isOn(board, spot, tile)))
}

/** Upwards and to both sides, so that what lies at the head of the tile below stays in view. */
export function liftOf(board: NormandyBoard, { left, top, width }: Extent, tile: number): Lift {
  const { x, y } = cornerOf(board, tile)
  const grown = TILE * (LARGER - 1)
  return {
    tile,
    x: Math.max(left, Math.min(left + width - TILE * LARGER, x - grown / 2)),
    y: Math.max(top, y - grown),
    scale: LARGER,
  }
}

export function liftedSpots(
  board: NormandyBoard,
  spots: ReadonlyMap<string, CounterSpot>,
  lift: Lift,
): ReadonlyMap<string, CounterSpot> {
  const corner = cornerOf(board, lift.tile)
  const lifted = (spot: CounterSpot): CounterSpot => ({
    ...spot,
    x: lift.x + (spot.x - corner.x) * lift.scale,
    y: lift.y + (spot.y - corner.y) * lift.scale,
    scale: spot.scale * lift.scale,
  })
  return new Map(
    [...spots].map(([unit, spot]) => [unit, isOn(board, spot, lift.tile) ? lifted(spot) : spot] as const),
  )
}

function isOn(board: NormandyBoard, { x, y }: Spot, tile: number): boolean {
  const corner = cornerOf(board, tile)
  return x >= corner.x && x < corner.x + TILE && y >= corner.y && y < corner.y + TILE
}
