/** What ground is worth to the side that is choosing: how it is drawn to each tile, and what scouting one would open. */
import { lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import { enemyOf, FOG, RIFLEMEN_PER_SIDE, SCOUT, SUPPLY, UNITS_PER_SIDE } from '../vocabulary.ts'
import { POLICY } from './policy-weights.ts'
import * as scene from './scene.ts'
import * as shots from './shots.ts'
import { slate } from './slate.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { ATTACK_DICE, DEFENCE, SCOUT_A } = table
const { objectives } = scene
const { BY_WORTH, findShot, shot, writeFireOn } = shots

/** How much of an objective's draw is felt so many steps away. By products: powers differ between engines. */
const FELT = 0.62
const DRAW: Float64Array = new Float64Array(16).fill(1)
for (let steps = 1; steps < DRAW.length; steps++) DRAW[steps] = DRAW[steps - 1] * FELT

/** How the Riflemen of the choosing side are drawn to each tile. */
const draw: Float64Array = new Float64Array(32)
/** What it is worth to have a marker on each tile that has none. */
export const scoutGain: Float64Array = new Float64Array(32)

/** Writes on the slate what turning the marker of an objective would be worth to the side. */
export function writeControl(t: T, side: number, tile: number): void {
  const enemy = enemyOf(side)
  const worth = s.worthOf(t, tile)
  slate[0] = 0
  if (worth === 0) return
  const need = t.board.need[side]
  const enemyNeed = t.board.need[enemy]
  let gain = 0
  if (need > 0) gain += worth >= need - s.pointsOf(t, side) ? POLICY.winningMarker + worth : worth
  if (enemyNeed > 0) {
    const close = enemyNeed - s.pointsOf(t, enemy) <= worth ? POLICY.denyNear : POLICY.denyFar
    gain += (s.controlledBy(t, enemy) >> tile) & 1 ? POLICY.enemyMarker * worth + close : 0.35 * close
  }
  slate[0] = gain
}

export function surveyGround(t: T, side: number): void {
  const { steps, tiles } = t.board
  const n = tiles.length
  const own = s.controlledBy(t, side)
  draw.fill(0)
  for (let i = 0; i < scene.objectiveCount; i++) {
    const tile = objectives[i]
    if ((own >> tile) & 1) slate[0] = POLICY.hold * s.worthOf(t, tile)
    else writeControl(t, side, tile)
    const gain = slate[0]
    const row = tile * n
    for (let from = 0; from < n; from++) draw[from] += gain * DRAW[steps[row + from]]
  }
}

/** N-5.3 A marker is worth most where it opens a better tile to the Riflemen than any they can go to. After `surveyGround`. */
export function surveyScouting(t: T, side: number): void {
  const { near, tiles } = t.board
  const markers = s.markersOf(t, side)
  const cost = s.hasKind(t, side, SUPPLY, FOG) ? POLICY.fogTaken : 0
  const joined = joinedToRiflemen(t, side)
  let best = 0
  for (let bits = joined; bits !== 0; bits &= bits - 1) {
    const tile = lowestBit(bits)
    if (draw[tile] > best) best = draw[tile]
  }
  for (let tile = 0; tile < tiles.length; tile++) {
    if ((markers >> tile) & 1) {
      scoutGain[tile] = 0
      continue
    }
    const opens = draw[tile] > best ? draw[tile] - best : 0
    scoutGain[tile] =
      POLICY.scoutDraw * draw[tile] +
      (near[tile] & joined ? POLICY.scoutOpen : POLICY.scoutFar) * opens +
      (s.worthOf(t, tile) > 0 ? POLICY.scoutObjective : 0) -
      cost
  }
}

/** The tiles that Riflemen stand on or can come to by own markers. */
function joinedToRiflemen(t: T, side: number): number {
  const { near } = t.board
  const markers = s.markersOf(t, side)
  let tiles = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    const tile = scene.stands[side * UNITS_PER_SIDE + kind]
    if (tile >= 0) tiles |= 1 << tile
  }
  for (let border = tiles; border !== 0; ) {
    const next = near[lowestBit(border)] & markers & ~tiles
    border = (border & (border - 1)) | next
    tiles |= next
  }
  return tiles
}

/**
 * Writes on the slate how well a unit of the side would stand on a tile. After `surveyGround`, `listTargets` and
 * `listShooters` of the enemy.
 */
export function writeStanding(t: T, side: number, kind: number, tile: number): void {
  writeFireOn(t, tile, DEFENCE[kind])
  const danger = POLICY.danger * slate[0]
  if (kind < RIFLEMEN_PER_SIDE) {
    const free = !s.controls(t, side, tile) && s.worthOf(t, tile) > 0 && !s.enemyOn(t, side, tile)
    slate[0] = draw[tile] + (free ? POLICY.free : 0) - danger
    return
  }
  findShot(t, tile, ATTACK_DICE[kind])
  const best = POLICY.fire * shot[BY_WORTH]
  slate[0] = best - danger + (kind < SCOUT_A + 3 ? POLICY.scoutPost * draw[tile] : 0)
}

/** Writes on the slate what the best step of a unit gains over staying; for Scouts also what they open on two steps. */
export function writeBestStep(t: T, side: number, kind: number, action: number): void {
  const unit = side * UNITS_PER_SIDE + kind
  const from = scene.stands[unit]
  writeStanding(t, side, kind, from)
  const here = slate[0]
  const open = action < SCOUT ? t.board.near[from] & s.markersOf(t, side) : t.board.near[from]
  let best = s.isOnBoard(t, unit) ? Number.NEGATIVE_INFINITY : 0
  for (let bits = open; bits !== 0; bits &= bits - 1) {
    const tile = lowestBit(bits)
    writeStanding(t, side, kind, tile)
    let gain = slate[0] - here
    if (action === SCOUT) {
      writeTwoSteps(t, tile)
      gain += slate[0]
    }
    if (gain > best) best = gain
  }
  slate[0] = best === Number.NEGATIVE_INFINITY ? 0 : best
}

/** Writes on the slate what a Scout opens by entering a tile and going on from there. */
export function writeTwoSteps(t: T, tile: number): void {
  let on = 0
  for (let bits = t.board.near[tile]; bits !== 0; bits &= bits - 1) {
    const gain = scoutGain[lowestBit(bits)]
    if (gain > on) on = gain
  }
  slate[0] = scoutGain[tile] + on
}
