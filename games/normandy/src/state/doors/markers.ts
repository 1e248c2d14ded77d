/** Doors for control markers, objectives and target markers. */

import { SIDES, type Side, type Tile } from '../../vocabulary.ts'
import * as s from '../state.ts'
import { note } from './note.ts'
import { progress } from './rounds.ts'

type T = s.NormandyTable
const {
  controlled: atControlled,
  markers: atMarkers,
  points: atPoints,
  targets: atTargets,
  values: atValues,
} = s.AT

export function placeMarker(t: T, side: Side, tile: Tile): void {
  t.cells[atMarkers + side] |= 1 << tile
  progress(t)
  if (t.recorder) note(t, { type: 'markerPlaced', side: SIDES[side], tile: t.board.tiles[tile] })
}

/** N-1.7, N-1.8 A marker is turned over, and its side's points follow. */
export function turnMarker(t: T, side: Side, tile: Tile, controlled: boolean): void {
  const value = s.worthOf(t, tile)
  if (controlled) t.cells[atControlled + side] |= 1 << tile
  else t.cells[atControlled + side] &= ~(1 << tile)
  t.cells[atPoints + side] += controlled ? value : -value
  progress(t)
  if (t.recorder) note(t, { type: 'markerTurned', side: SIDES[side], tile: t.board.tiles[tile], controlled })
}

/** N-1.8 A tile's objective gets its first value. */
export function layObjective(t: T, tile: Tile, value: number): void {
  t.cells[atValues + tile] = value
}

/** N-10.1 The objective of a tile that `side` controls is worth one more. */
export function raiseObjective(t: T, side: Side, tile: Tile): void {
  t.cells[atValues + tile]++
  t.cells[atPoints + side]++
  progress(t)
  if (t.recorder) note(t, { type: 'objectiveRaised', tile: t.board.tiles[tile], value: s.worthOf(t, tile) })
}

export function placeTarget(t: T, side: Side, tile: Tile): void {
  t.cells[atTargets + side] = tile + 1
  if (t.recorder) note(t, { type: 'targetPlaced', side: SIDES[side], tile: t.board.tiles[tile] })
}

/** N-5.5 The target marker leaves the board, if it is there. */
export function removeTarget(t: T, side: Side): void {
  if (s.targetOf(t, side) < 0) return
  t.cells[atTargets + side] = 0
  if (t.recorder) note(t, { type: 'targetRemoved', side: SIDES[side] })
}
