/** G-5.2, G-5.3 Where a unit can go: hexes within so many steps, found layer by layer with sets of hexes. */
import { addForEach, type Commands, lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import * as terrain from '../terrain.ts'
import { HEXES, type Hex, sideOfUnit, type Unit } from '../vocabulary.ts'

type T = s.GreatWarTable
// Tables of other modules are fast only as constants of this one.
const { STOPS, STOPS_ON_LEAVING } = terrain

/** How a unit goes: as G-5 says, without terrain stops (Trench Raid), or through friends too (G-12.8). */
export const PLAIN = 0
export const RAIDING = 1
export const RUSHING = 2

const isStop = (ground: number): boolean => (ground & s.WIRE) !== 0 || STOPS[(ground >> 8) & 15] === 1

/** G-5.3 Whether a unit that enters this hex must stop there. */
export const stopsIn = (t: T, hex: Hex): boolean => isStop(s.hexCell(t, hex))

/** G-5.3 Leaving a mine crater: stop in the first hex. */
export const stopsOnLeaving = (t: T, hex: Hex): boolean => STOPS_ON_LEAVING[s.terrainOf(t, hex)] === 1

/** What the last look around found: the hexes, nearest first, and how many there were after each step. */
const hexes = new Int16Array(HEXES)
export const found = (i: number): number => hexes[i]
/** A command to each of the hexes found, so many with the unit's own. */
export const addFound = (out: Commands, command: number, count: number): void =>
  addForEach(out, command, hexes, 1, count)
const foundWithin = new Int16Array(HEXES)
let stepsLooked = 0

/** The steps to a hex found by the last look; -1 if it was not found. */
export const stepsTo = (hex: Hex): number => {
  let at = 0
  for (let step = 0; step <= stepsLooked; step++)
    for (; at < foundWithin[step]; at++) if (hexes[at] === hex) return step
  return -1
}

/** Finds all hexes within `most` steps of the unit; gives their number, the unit's own hex first. */
export const explore = (t: T, unit: Unit, most: number, way: number): number => {
  const sets = t.board.nearSets
  const from = s.hexOf(t, unit)
  const limit = way === PLAIN && most > 1 && stopsOnLeaving(t, from) ? 1 : most
  // Closed is what has been reached, and what is taken: no hex with another unit may be entered or crossed (G-5.2).
  let c0 = s.occupiedCell(t, 0)
  let c1 = s.occupiedCell(t, 1)
  let c2 = s.occupiedCell(t, 2)
  let c3 = s.occupiedCell(t, 3)
  // G-12.8 Only a rush passes friends.
  if (way === RUSHING)
    for (let units = s.unitsOnBoard(t, sideOfUnit(unit)) & ~(1 << unit); units !== 0; units &= units - 1) {
      const hex = s.hexOf(t, lowestBit(units))
      const bit = ~(1 << (hex & 31))
      if (hex < 32) c0 &= bit
      else if (hex < 64) c1 &= bit
      else if (hex < 96) c2 &= bit
      else c3 &= bit
    }
  hexes[0] = from
  foundWithin[0] = 1
  let step = 0
  let count = 1
  let layer = 0
  while (step < limit) {
    const end = count
    let n0 = 0
    let n1 = 0
    let n2 = 0
    let n3 = 0
    for (; layer < end; layer++) {
      const hex = hexes[layer]
      if (layer > 0 && way === PLAIN && isStop(s.hexCell(t, hex))) continue
      n0 |= sets[hex * 4]
      n1 |= sets[hex * 4 + 1]
      n2 |= sets[hex * 4 + 2]
      n3 |= sets[hex * 4 + 3]
    }
    n0 &= ~c0
    n1 &= ~c1
    n2 &= ~c2
    n3 &= ~c3
    c0 |= n0
    c1 |= n1
    c2 |= n2
    c3 |= n3
    for (; n0 !== 0; n0 &= n0 - 1) hexes[count++] = lowestBit(n0)
    for (; n1 !== 0; n1 &= n1 - 1) hexes[count++] = 32 + lowestBit(n1)
    for (; n2 !== 0; n2 &= n2 - 1) hexes[count++] = 64 + lowestBit(n2)
    for (; n3 !== 0; n3 &= n3 - 1) hexes[count++] = 96 + lowestBit(n3)
    foundWithin[++step] = count
    if (count === end) break
  }
  stepsLooked = step
  return count
}

/** Whether any hex next to this one is free. */
export const hasFreeNeighbour = (t: T, hex: Hex): boolean => {
  const sets = t.board.nearSets
  return (
    ((sets[hex * 4] & ~s.occupiedCell(t, 0)) |
      (sets[hex * 4 + 1] & ~s.occupiedCell(t, 1)) |
      (sets[hex * 4 + 2] & ~s.occupiedCell(t, 2)) |
      (sets[hex * 4 + 3] & ~s.occupiedCell(t, 3))) !==
    0
  )
}
