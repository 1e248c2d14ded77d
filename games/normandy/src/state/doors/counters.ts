/** Doors for counters and for the dice rolled at them. */
import type { Part } from '@bivouac/kernel'
import {
  ACTIONS,
  type Action,
  kindOfUnit,
  MORTAR,
  sideOfUnit,
  type Tile,
  type Unit,
  unitName,
} from '../../vocabulary.ts'
import * as s from '../state.ts'
import { removeTarget } from './markers.ts'
import { note } from './note.ts'
import { progress } from './rounds.ts'

type T = s.NormandyTable
const { onBoard: atOnBoard, suppressed: atSuppressed, tileUnits: atTileUnits, unitTiles: atUnitTiles } = s.AT

function lift(t: T, unit: Unit): void {
  const tile = s.tileOf(t, unit)
  t.cells[atTileUnits + tile] &= ~(1 << unit)
}

function set(t: T, unit: Unit, tile: Tile): void {
  t.cells[atUnitTiles + unit] = tile + 1
  t.cells[atTileUnits + tile] |= 1 << unit
  progress(t)
}

/** N-2.1, N-3.10 A counter comes onto the board, ready. */
export function placeCounter(t: T, unit: Unit, tile: Tile): void {
  t.cells[atOnBoard] |= 1 << unit
  set(t, unit, tile)
  if (t.recorder) note(t, { type: 'counterEntered', unit: unitName(unit), tile: t.board.tiles[tile] })
}

export function moveCounter(t: T, unit: Unit, tile: Tile): void {
  const from = s.tileOf(t, unit)
  lift(t, unit)
  set(t, unit, tile)
  if (t.recorder)
    note(t, {
      type: 'counterMoved',
      unit: unitName(unit),
      from: t.board.tiles[from],
      to: t.board.tiles[tile],
    })
  if (kindOfUnit(unit) === MORTAR) removeTarget(t, sideOfUnit(unit))
}

export function removeCounter(t: T, unit: Unit): void {
  const tile = s.tileOf(t, unit)
  lift(t, unit)
  t.cells[atOnBoard] &= ~(1 << unit)
  t.cells[atSuppressed] &= ~(1 << unit)
  t.cells[atUnitTiles + unit] = 0
  progress(t)
  if (t.recorder) note(t, { type: 'counterRemoved', unit: unitName(unit), tile: t.board.tiles[tile] })
  if (kindOfUnit(unit) === MORTAR) removeTarget(t, sideOfUnit(unit))
}

/** N-1.5 A counter is turned to ready or to suppressed. */
export function turnCounter(t: T, unit: Unit, suppressed: boolean): void {
  if (suppressed) t.cells[atSuppressed] |= 1 << unit
  else t.cells[atSuppressed] &= ~(1 << unit)
  if (t.recorder) note(t, { type: 'counterTurned', unit: unitName(unit), suppressed })
}

/** N-7.4 Dice have been rolled at a counter: nothing changes but what is known. */
export function noteRoll(
  t: T,
  by: Unit,
  target: Unit,
  action: Action,
  faces: readonly number[],
  parts: readonly Part[],
  total: number,
  hit: boolean,
): void {
  note(t, {
    type: 'diceRolled',
    by: unitName(by),
    at: unitName(target),
    use: ACTIONS[action],
    faces,
    parts,
    total,
    hit,
  })
}
