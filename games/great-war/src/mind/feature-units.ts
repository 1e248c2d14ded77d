/** The features of units: kinds and strengths, places, and who can do what to whom at once. */
import { lowestBit } from '@bivouac/kernel'
import { A_DIE, A_SOLDIER, newOdds, type Odds, SKULLS } from '../bots/odds.ts'
import * as figures from '../figures.ts'
import { sees } from '../rules/sight.ts'
import * as s from '../state/state.ts'
import * as terrain from '../terrain.ts'
import { BOMBER, HEXES, isInfantryKind, MACHINE_GUN, MORTAR, UNITS } from '../vocabulary.ts'
import { raw, SIDE_COUNT, sideFeature } from './feature-names.ts'
import { SIGHT } from './look.ts'

type T = s.GreatWarTable
const { BUILDING, COUNTRYSIDE, DICE_ALWAYS, FOREST, FORTIFIED_BUILDING, HILL, RUBBLE } = terrain
const { MINE_CRATER, SHELL_CRATER, SUNKEN_LANE, TRENCH, WIRE } = terrain

/** Figures lost, and chances of destruction, as look.ts reads them. */
let odds: Odds | undefined

// Tables of other modules are fast only as constants of this one.
const { BATTLE_DICE: DICE, RANGE_MAX: RANGE } = figures
const CLOSE_GUN = 3

/** The feature of standing on each terrain. */
const PLACE = new Uint8Array(16).fill(sideFeature('open'))
for (const [ground, name] of [
  [TRENCH, 'trench'],
  [BUILDING, 'building'],
  [FORTIFIED_BUILDING, 'building'],
  [FOREST, 'forest'],
  [HILL, 'hill'],
  [SHELL_CRATER, 'crater'],
  [MINE_CRATER, 'crater'],
  [RUBBLE, 'rubble'],
  [SUNKEN_LANE, 'rubble'],
] as const)
  PLACE[ground] = sideFeature(name)

/** The feature of each kind and strength, at `kind * 8 + figures`. */
const STRENGTH = new Uint8Array(32)
for (let figures = 1; figures <= 4; figures++) {
  const infantry = sideFeature(`infantry-${figures as 1 | 2 | 3 | 4}`)
  STRENGTH[figures] = infantry
  STRENGTH[8 + figures] = infantry
  STRENGTH[16 + figures] = sideFeature(figures > 2 ? 'guns' : 'weak-guns')
  STRENGTH[24 + figures] = sideFeature(figures > 2 ? 'mortars' : 'weak-mortars')
}

const F_UNITS = sideFeature('units')
const F_FIGURES = sideFeature('figures')
const F_BOMBERS = sideFeature('bombers')
const F_WIRE = sideFeature('wire')
const F_WEAK_OPEN = sideFeature('weak-open')
const F_WEAK_COVER = sideFeature('weak-cover')
const F_BLOCKED = sideFeature('blocked')
const F_BLOCKED_IN_REACH = sideFeature('blocked-in-reach')
const F_FORWARD = sideFeature('forward')
const F_NEARNESS = sideFeature('nearness')
const F_BESIDE = sideFeature('beside')
const F_FIRE = sideFeature('fire-loss')
const F_CLOSE = sideFeature('close-loss')
const F_RUSH = sideFeature('rush-loss')
const F_KILLS = sideFeature('kills')
const F_WORST = sideFeature('worst')
const F_IN_REACH = sideFeature('in-reach')
const F_UNDER_THREE = sideFeature('under-three')
const F_WEAK_IN_REACH = sideFeature('weak-in-reach')
const F_READY = sideFeature('ready-left')
const F_GUNS_IN_PLACE = sideFeature('guns-in-place')
const F_MORTARS_IN_PLACE = sideFeature('mortars-in-place')
const ROWS = 11

// The units, side 0 first and then side 1.
const hexes = new Int16Array(UNITS)
const kinds = new Uint8Array(UNITS)
const fireAt = new Int32Array(UNITS)
const closeAt = new Int32Array(UNITS)
const less = new Int8Array(UNITS)
const nearest = new Uint8Array(UNITS)
const attackers = new Uint8Array(UNITS)
const spared = new Float64Array(UNITS)
const target = new Uint8Array(UNITS)
/** How many of them are ready in each section, at `side * 3`: for the orders in hand. */
export const ready = new Int32Array(6)
/** The hexes of units as they were taken in, and where each side's begin and end. */
export const unitHexes = hexes
export const unitEnds = new Int32Array(3)

export function readyOdds(): void {
  odds ??= newOdds([0, 1, 2, 3, 4])
}

function takeIn(t: T, side: number, from: number): number {
  const { protection, back, rows, top } = t.board
  const at = side * SIDE_COUNT
  const forwards = side === top
  let i = from
  let forward = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const cell = s.unitCell(t, lowestBit(units))
    const hex = (cell & 0xff) - 1
    const figures = (cell >> 8) & 15
    const kind = (cell >> 12) & 3
    const ground = s.hexCell(t, hex)
    const here = (ground >> 8) & 15
    const cover = (ground & s.CRATER) !== 0 ? SHELL_CRATER : here
    const wire = (ground & s.WIRE) !== 0
    hexes[i] = hex
    kinds[i] = kind
    fireAt[i] = protection[cover * 6] * A_SOLDIER + figures
    closeAt[i] = protection[cover * 6 + 2] * A_SOLDIER + SKULLS + figures
    less[i] = DICE_ALWAYS[here] + (wire ? DICE_ALWAYS[WIRE] : 0)
    nearest[i] = HEXES
    attackers[i] = 0
    spared[i] = 1
    target[i] = 0
    i++
    raw[at + F_UNITS]++
    raw[at + F_FIGURES] += figures
    raw[at + STRENGTH[kind * 8 + figures]]++
    raw[at + PLACE[cover]]++
    if (kind === BOMBER) raw[at + F_BOMBERS]++
    if (wire) raw[at + F_WIRE]++
    if (figures <= 2) raw[at + (cover === COUNTRYSIDE ? F_WEAK_OPEN : F_WEAK_COVER)]++
    const way = (side * HEXES + hex) * 2
    const first = back[way]
    const second = back[way + 1]
    if ((first < 0 || s.hasUnit(t, first)) && (second < 0 || s.hasUnit(t, second))) {
      raw[at + F_BLOCKED]++
      target[i - 1] = BLOCKED
    }
    forward += forwards ? rows[hex] : ROWS + 1 - rows[hex]
  }
  if (i > from) raw[at + F_FORWARD] = forward / ((i - from) * ROWS)
  return i
}

/** In `target`: no way back; has somebody to attack; has him near. */
const BLOCKED = 1
const READY = 2
const NEAR = 4

/** One unit attacks another, close or from afar. */
function strike(
  side: number,
  from: number,
  to: number,
  far: number,
  loss: Float64Array,
  kill: Float64Array,
): void {
  const kind = kinds[from]
  const dice = DICE[kind * 8 + far] + less[from]
  if (dice < 1) return
  const at =
    dice * A_DIE + (far === 1 ? closeAt[to] : fireAt[to] + (far === 2 && kind === BOMBER ? SKULLS : 0))
  raw[side * SIDE_COUNT + (far === 1 ? F_CLOSE : F_FIRE)] += loss[at]
  spared[to] *= 1 - kill[at]
  attackers[to]++
  target[from] |= far <= CLOSE_GUN ? READY | NEAR : READY
}

function rushIn(side: number, from: number, to: number, loss: Float64Array): void {
  raw[side * SIDE_COUNT + F_RUSH] += loss[DICE[kinds[from] * 8 + 1] * A_DIE + closeAt[to]]
}

/** All pairs of enemies within sight of each other. */
function meet(t: T, middle: number, end: number): void {
  const { steps } = t.board
  const { loss, kill } = (odds as Odds).battle
  for (let a = 0; a < middle; a++) {
    const row = hexes[a] * HEXES
    for (let b = middle; b < end; b++) {
      const far = steps[row + hexes[b]]
      if (far < nearest[a]) nearest[a] = far
      if (far < nearest[b]) nearest[b] = far
    }
  }
  for (let a = 0; a < middle; a++) {
    const from = hexes[a]
    const row = from * HEXES
    const range = nearest[a] > 1 ? RANGE[kinds[a]] : 1
    for (let b = middle; b < end; b++) {
      const far = steps[row + hexes[b]]
      if (far > SIGHT) continue
      if (far === 1) {
        strike(1, a, b, 1, loss, kill)
        strike(0, b, a, 1, loss, kill)
        continue
      }
      if (far === 2) {
        if (isInfantryKind(kinds[a])) rushIn(1, a, b, loss)
        if (isInfantryKind(kinds[b])) rushIn(0, b, a, loss)
      }
      const fires = far <= range
      const fired = nearest[b] > 1 && far <= RANGE[kinds[b]]
      if (!fires && !fired) continue
      const visible = sees(t, from, hexes[b])
      if (fires && (visible || kinds[a] === MORTAR)) strike(1, a, b, far, loss, kill)
      if (fired && (visible || kinds[b] === MORTAR)) strike(0, b, a, far, loss, kill)
    }
  }
}

function sumUp(t: T, side: number, from: number, end: number): void {
  const { sections } = t.board
  const at = side * SIDE_COUNT
  let worst = 0
  for (let i = from; i < end; i++) {
    const figures = fireAt[i] % A_SOLDIER
    const note = target[i]
    raw[at + F_NEARNESS] += 1 / nearest[i]
    if (nearest[i] === 1) raw[at + F_BESIDE]++
    if (attackers[i] > 0) {
      const lost = 1 - spared[i]
      raw[at + F_KILLS] += lost
      if (lost > worst) worst = lost
      raw[at + F_IN_REACH]++
      if (attackers[i] > 2) raw[at + F_UNDER_THREE]++
      if (figures <= 2) raw[at + F_WEAK_IN_REACH]++
      if ((note & BLOCKED) !== 0) raw[at + F_BLOCKED_IN_REACH]++
    }
    if ((note & READY) === 0) continue
    const where = sections[side * HEXES + hexes[i]]
    for (let section = 0; section < 3; section++)
      if ((where >> section) & 1) {
        ready[side * 3 + section]++
        raw[at + F_READY + section]++
      }
    if (kinds[i] === MACHINE_GUN && (note & NEAR) !== 0) raw[at + F_GUNS_IN_PLACE]++
    if (kinds[i] === MORTAR) raw[at + F_MORTARS_IN_PLACE]++
  }
  raw[at + F_WORST] = worst
}

/** Counts all that units show, for both sides. */
export function countUnits(t: T): void {
  ready.fill(0)
  const middle = takeIn(t, 0, 0)
  const end = takeIn(t, 1, middle)
  unitEnds[1] = middle
  unitEnds[2] = end
  meet(t, middle, end)
  sumUp(t, 0, 0, middle)
  sumUp(t, 1, middle, end)
}
