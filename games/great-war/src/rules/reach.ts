/** G-5.2, G-5.3 Where a unit can go: hexes within so many steps, found layer by layer with sets of hexes. */
import * as s from '../state.ts'
import { STOPS, STOPS_ON_LEAVING } from '../terrain.ts'
import { HEXES, sideOfUnit } from '../words.ts'

type T = s.GreatWarTable
const { hexes: atHexes, occupied: atOccupied } = s.AT

/** How a unit goes: as G-5 says, without terrain stops (Trench Raid), or through friends too (G-12.8). */
export const PLAIN = 0
export const RAIDING = 1
export const RUSHING = 2

/** G-5.3 Whether a unit that enters this hex must stop there. */
export const stopsIn = (t: T, hex: number): boolean => {
  const ground = t.words[atHexes + hex]
  return (ground & s.WIRE) !== 0 || STOPS[(ground >> 8) & 15] === 1
}

/** G-5.3 Leaving a mine crater: stop in the first hex. */
export const stopsOnLeaving = (t: T, hex: number): boolean => STOPS_ON_LEAVING[s.terrainOf(t, hex)] === 1

/** What the last look around found: the hexes, nearest first, and the steps to each. */
export const found = new Int16Array(HEXES)
const steps = new Uint8Array(HEXES)
const reached = new Int32Array(4)

/** The steps to a hex found by the last look; -1 if it was not found. */
export const stepsTo = (hex: number): number =>
  ((reached[hex >> 5] >>> (hex & 31)) & 1) === 1 ? steps[hex] : -1

/** Finds all hexes within `most` steps of the unit; gives their number, the unit's own hex first. */
export function explore(t: T, unit: number, most: number, way: number): number {
  const w = t.words
  const sets = t.board.nearSets
  const from = s.hexOf(t, unit)
  const limit = way === PLAIN && most > 1 && stopsOnLeaving(t, from) ? 1 : most
  // G-5.2 No hex with another unit may be entered or crossed; only a rush passes friends.
  let c0 = w[atOccupied]
  let c1 = w[atOccupied + 1]
  let c2 = w[atOccupied + 2]
  let c3 = w[atOccupied + 3]
  if (way === RUSHING)
    for (let units = s.unitsOnBoard(t, sideOfUnit(unit)); units !== 0; units &= units - 1) {
      const hex = s.hexOf(t, s.lowestBit(units))
      const bit = ~(1 << (hex & 31))
      if (hex < 32) c0 &= bit
      else if (hex < 64) c1 &= bit
      else if (hex < 96) c2 &= bit
      else c3 &= bit
    }
  // Closed is what is taken, and what has been reached already.
  reached.fill(0)
  reached[from >> 5] = 1 << (from & 31)
  c0 |= reached[0]
  c1 |= reached[1]
  c2 |= reached[2]
  c3 |= reached[3]
  steps[from] = 0
  found[0] = from
  let count = 1
  let layer = 0
  for (let step = 1; step <= limit; step++) {
    const end = count
    let n0 = 0
    let n1 = 0
    let n2 = 0
    let n3 = 0
    for (; layer < end; layer++) {
      const hex = found[layer]
      if (step > 1 && way === PLAIN && stopsIn(t, hex)) continue
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
    count = note(n0, 0, step, count)
    count = note(n1, 1, step, count)
    count = note(n2, 2, step, count)
    count = note(n3, 3, step, count)
    if (count === end) break
  }
  return count
}

/** Adds one word of a layer to what was found. */
function note(bits: number, word: number, step: number, count: number): number {
  reached[word] |= bits
  let at = count
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const hex = (word << 5) + s.lowestBit(rest)
    steps[hex] = step
    found[at++] = hex
  }
  return at
}

/** Whether any hex next to this one is free. */
export function hasFreeNeighbour(t: T, hex: number): boolean {
  const sets = t.board.nearSets
  const w = t.words
  return (
    ((sets[hex * 4] & ~w[atOccupied]) |
      (sets[hex * 4 + 1] & ~w[atOccupied + 1]) |
      (sets[hex * 4 + 2] & ~w[atOccupied + 2]) |
      (sets[hex * 4 + 3] & ~w[atOccupied + 3])) !==
    0
  )
}
