/** Features of the task: points and the way to them. */
import * as s from '../state/state.ts'
import { enemyOf, RIFLEMEN_PER_SIDE, UNITS_PER_SIDE, US, unitsOf } from '../vocabulary.ts'
import * as reachOf from './reach.ts'
import * as scene from './scene.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { BITS_IN, FADING, FADING_FAST, LEADER_A } = table
const { counts, inHand, objectives, SIDE_SHIFT, stands, totals } = scene
const { prices, races, reach } = reachOf

/** Being one step away from an objective, against standing on it. */
const NEXT_TO = 0.4

export function writeTask(t: T, side: number, out: Float32Array, from: number): number {
  const need = t.board.need[side]
  const points = s.pointsOf(t, side)
  const race = races[side]
  const grab = grabbable(t, side)
  let at = from
  out[at++] = points / 3
  out[at++] = need === 0 ? 0 : (need - points) / 3
  out[at++] = need === 0 ? 1 : 0
  out[at++] = race / 16
  out[at++] = need === 0 ? 0 : FADING[race]
  out[at++] = need === 0 ? 0 : FADING_FAST[race]
  at = writeObjectives(t, side, grab, out, at)
  out[at++] = bitsOf(s.markersOf(t, side)) / 6
  return at
}

const bitsOf = (bits: number): number =>
  BITS_IN[bits & 1023] + BITS_IN[(bits >>> 10) & 1023] + BITS_IN[bits >>> 20]

function writeObjectives(t: T, side: number, grab: number, out: Float32Array, from: number): number {
  const enemy = enemyOf(side)
  const own = s.controlledBy(t, side)
  const markers = s.markersOf(t, side)
  const need = t.board.need[side]
  let promise = 0
  let held = 0
  let bare = 0
  let blocked = 0
  let unscouted = 0
  for (let i = 0; i < scene.objectiveCount; i++) {
    const tile = objectives[i]
    const worth = s.worthOf(t, tile)
    const units = s.unitsOn(t, tile)
    if ((own >> tile) & 1) {
      if (units & unitsOf(side)) held += worth
      else bare += worth * FADING[reach[(enemy << SIDE_SHIFT) + tile]]
      continue
    }
    promise += worth * FADING[prices[(side << SIDE_SHIFT) + tile]]
    if (units & unitsOf(enemy)) blocked += worth
    if (((markers >> tile) & 1) === 0) unscouted += worth
  }
  let at = from
  out[at++] = promise / 2
  out[at++] = grab / 2
  out[at++] = need > 0 && s.pointsOf(t, side) + grab >= need ? 1 : 0
  out[at++] = poised(t, side) / 2
  out[at++] = held / 3
  out[at++] = bare / 2
  out[at++] = blocked / 3
  out[at++] = unscouted / 4
  return at
}

/** N-6.4 Whether Riflemen of the side could turn the marker of this tile, if they stood there. */
function isOpen(t: T, side: number, tile: number): boolean {
  return (
    ((s.controlledBy(t, side) >> tile) & 1) === 0 &&
    ((s.markersOf(t, side) >> tile) & 1) === 1 &&
    (s.unitsOn(t, tile) & unitsOf(enemyOf(side))) === 0
  )
}

/** Points that the Riflemen cards in hand can take, one objective for each unit. */
function grabbable(t: T, side: number): number {
  const { radio, steps, tiles } = t.board
  const at = side << SIDE_SHIFT
  let taken = 0
  let points = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    let cards = inHand[at + kind]
    if (cards === 0) continue
    const unit = side * UNITS_PER_SIDE + kind
    const from = stands[unit]
    if (from < 0) continue
    // A Squad Leader brings one back; a suppressed counter takes one to be readied.
    if (inHand[at + LEADER_A + kind] > 0) cards++
    if ((s.suppressedUnits(t) >> unit) & 1) cards--
    let best = 0
    let bestTile = 0
    for (let i = 0; i < scene.objectiveCount; i++) {
      const tile = objectives[i]
      if (steps[from * tiles.length + tile] >= cards || (taken >> tile) & 1) continue
      const worth = s.worthOf(t, tile)
      if (worth <= best || !isOpen(t, side, tile)) continue
      best = worth
      bestTile = tile
    }
    if (side === US && from === radio && raises(t, radio) && cards > best) {
      best = cards
      bestTile = radio
    }
    taken |= 1 << bestTile
    points += best
  }
  return points
}

/** N-10.1 */
const raises = (t: T, tile: number): boolean =>
  ((s.controlledBy(t, US) >> tile) & 1) === 1 && (s.unitsOn(t, tile) & unitsOf(enemyOf(US))) === 0

/** Points that Riflemen stand on or next to, each by the chance that a hand of four holds a card of theirs. */
function poised(t: T, side: number): number {
  const { steps, tiles } = t.board
  const total = totals[side]
  let points = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    const cards = counts[(side << SIDE_SHIFT) + kind]
    const unit = side * UNITS_PER_SIDE + kind
    const from = stands[unit]
    if (cards === 0 || from < 0 || (s.suppressedUnits(t) >> unit) & 1) continue
    const chance = Math.min(1, (4 * cards) / total)
    let best = 0
    for (let i = 0; i < scene.objectiveCount; i++) {
      const tile = objectives[i]
      const away = steps[from * tiles.length + tile]
      if (away > 1) continue
      const worth = s.worthOf(t, tile) * (away === 0 ? 1 : NEXT_TO)
      if (worth > best && isOpen(t, side, tile)) best = worth
    }
    points += chance * best
  }
  return points
}
