/** Doors for units, ground and dice. See doors.ts. */
import { lowestBit, type Part } from '@bivouac/kernel'
import type { GreatWarFact } from '../../facts.ts'
import { HEX_NAMES } from '../../geometry.ts'
import { TERRAINS } from '../../terrain.ts'
import {
  DIE_FACES,
  enemyOf,
  type Hex,
  SIDES,
  type Side,
  sideOfUnit,
  UNIT_KINDS,
  type Unit,
  type Units,
  unitName,
} from '../../vocabulary.ts'
import * as s from '../state.ts'
import { keepMedals } from './tokens.ts'
import { progress } from './turns.ts'

type T = s.GreatWarTable
const {
  flags: atFlags,
  hexes: atHexes,
  losses: atLosses,
  moved: atMoved,
  occupied: atOccupied,
  onBoard: atOnBoard,
  ordered: atOrdered,
  orderable: atOrderable,
  restless: atRestless,
  units: atUnits,
} = s.AT

/** The turn's sets of units lie side by side in the layout. */
const UNIT_SETS_FROM = atOrdered
const UNIT_SETS_TO = atOrderable

const note = (t: T, fact: GreatWarFact): void => t.recorder?.note(fact)
const hexName = (t: T, unit: Unit): string => HEX_NAMES[s.hexOf(t, unit)]

// Units

const lift = (t: T, hex: Hex): void => {
  t.cells[atRestless] = 1
  t.cells[atHexes + hex] &= ~0xff
  t.cells[atOccupied + (hex >> 5)] &= ~(1 << (hex & 31))
}

const set = (t: T, unit: Unit, hex: Hex): void => {
  t.cells[atRestless] = 1
  t.cells[atHexes + hex] = (t.cells[atHexes + hex] & ~0xff) | (unit + 1)
  t.cells[atOccupied + (hex >> 5)] |= 1 << (hex & 31)
}

export const placeUnit = (t: T, unit: Unit, kind: number, figures: number, hex: Hex): void => {
  t.cells[atOnBoard] |= 1 << unit
  t.cells[atUnits + unit] = s.packUnit(hex, figures, kind)
  set(t, unit, hex)
  if (t.recorder)
    note(t, { type: 'unitPlaced', unit: unitName(unit), kind: UNIT_KINDS[kind], hex: HEX_NAMES[hex] })
}

/** `how` is a word for the log: move, retreat, take-ground, and so on. */
export const moveUnit = (t: T, unit: Unit, hex: Hex, how: string): void => {
  const from = s.hexOf(t, unit)
  if (from === hex) return
  lift(t, from)
  set(t, unit, hex)
  t.cells[atUnits + unit] = (t.cells[atUnits + unit] & ~0xff) | (hex + 1)
  t.cells[s.AT.entered] |= 1 << unit
  if (t.recorder)
    note(t, { type: 'unitMoved', unit: unitName(unit), from: HEX_NAMES[from], to: HEX_NAMES[hex], how })
}

/** Marks or unmarks a unit in one of the turn's sets of units. */
export const mark = (t: T, field: number, unit: Unit): void => {
  t.cells[field] |= 1 << unit
}

export const unmark = (t: T, field: number, unit: Unit): void => {
  t.cells[field] &= ~(1 << unit)
}

export const orderUnit = (t: T, unit: Unit): void => {
  t.cells[atOrdered] |= 1 << unit
  if (t.recorder) note(t, { type: 'unitOrdered', unit: unitName(unit), hex: hexName(t, unit) })
}

export const markMoved = (t: T, unit: Unit): void => {
  t.cells[atMoved] |= 1 << unit
}

export const orderArtillery = (t: T, side: Side, bit: number): void => {
  t.cells[atFlags] |= bit
  if (t.recorder) note(t, { type: 'artilleryOrdered', side: SIDES[side] })
}

/** A unit that is gone is in none of the turn's sets any more. */
const takeOff = (t: T, unit: Unit): void => {
  lift(t, s.hexOf(t, unit))
  t.cells[atUnits + unit] = 0
  t.cells[atOnBoard] &= ~(1 << unit)
  for (let field = UNIT_SETS_FROM; field <= UNIT_SETS_TO; field++) t.cells[field] &= ~(1 << unit)
}

/** G-6.7, G-9.2 Figures are lost; with the last one the unit goes, and the enemy has `medals`. True if it went. */
export const loseFigures = (t: T, unit: Unit, count: number, clause: string, medals: number): boolean => {
  const before = s.figuresOf(t, unit)
  const lost = Math.min(count, before)
  if (lost === 0) return false
  const side = sideOfUnit(unit)
  t.cells[atUnits + unit] -= lost << 8
  t.cells[atLosses + side] += lost
  progress(t)
  if (t.recorder)
    note(t, { type: 'figuresLost', unit: unitName(unit), hex: hexName(t, unit), count: lost, clause })
  if (lost < before) return false
  const hex = s.hexOf(t, unit)
  takeOff(t, unit)
  if (t.recorder) note(t, { type: 'unitDestroyed', unit: unitName(unit), hex: HEX_NAMES[hex] })
  keepMedals(t, enemyOf(side), medals, 'unit')
  return true
}

export const gainFigures = (t: T, unit: Unit, count: number): void => {
  t.cells[atUnits + unit] += count << 8
  if (t.recorder) note(t, { type: 'figuresGained', unit: unitName(unit), hex: hexName(t, unit), count })
}

/** G-11.6 A unit leaves by the enemy's baseline. */
export const leaveBoard = (t: T, unit: Unit): void => {
  const hex = s.hexOf(t, unit)
  takeOff(t, unit)
  if (t.recorder) note(t, { type: 'unitLeft', unit: unitName(unit), hex: HEX_NAMES[hex] })
}

/** Stretcher Bearer: a unit is taken away and nobody has a medal for it. */
export const removeUnit = (t: T, unit: Unit): void => {
  const hex = s.hexOf(t, unit)
  const figures = s.figuresOf(t, unit)
  takeOff(t, unit)
  t.cells[atLosses + sideOfUnit(unit)] += figures
  progress(t)
  if (t.recorder) note(t, { type: 'unitRemoved', unit: unitName(unit), hex: HEX_NAMES[hex] })
}

export const noteFlagIgnored = (t: T, unit: Unit): void => {
  if (t.recorder) note(t, { type: 'flagIgnored', unit: unitName(unit), hex: hexName(t, unit) })
}

// Ground

/** G-3.1 What a hex is, and whether wire lies on it. */
export const layGround = (t: T, hex: Hex, terrain: number, wire: boolean): void => {
  t.cells[atHexes + hex] = (t.cells[atHexes + hex] & 0xff) | (terrain << 8) | (wire ? s.WIRE : 0)
}

export const removeWire = (t: T, hex: Hex): void => {
  t.cells[atHexes + hex] &= ~s.WIRE
  if (t.recorder) note(t, { type: 'wireRemoved', hex: HEX_NAMES[hex] })
}

/** G-3.2, G-10.7 The hex becomes another terrain, its wire gone. */
export const craterGround = (t: T, hex: Hex, terrain: number, token: boolean): void => {
  t.cells[atHexes + hex] = (t.cells[atHexes + hex] & 0xff) | (terrain << 8) | (token ? s.CRATER : 0)
  if (t.recorder) note(t, { type: 'groundCratered', hex: HEX_NAMES[hex], terrain: TERRAINS[terrain] })
}

// Dice: nothing changes but what is known.

export const noteAttack = (t: T, units: Units, hex: Hex, close: boolean): void => {
  if (!t.recorder) return
  const guns: { by: string; from: string }[] = []
  for (let rest = units; rest !== 0; rest &= rest - 1)
    guns.push({ by: unitName(lowestBit(rest)), from: hexName(t, lowestBit(rest)) })
  const [first, ...others] = guns
  const joined = others.length > 0 ? { joined: others } : {}
  note(t, { type: 'attackDeclared', ...first, hex: HEX_NAMES[hex], close, ...joined })
}

export const noteRoll = (
  t: T,
  by: string,
  hex: Hex,
  use: string,
  faces: readonly number[],
  parts: readonly Part[],
  hits: readonly number[],
): void => {
  note(t, {
    type: 'diceRolled',
    by,
    at: HEX_NAMES[hex] ?? '',
    use,
    faces: faces.map(face => DIE_FACES[face]),
    hits,
    parts,
  })
}

/** Somebody waits for what became of the dice: nothing is an answer too. */
export const noteMiss = (t: T, hex: Hex, use: 'battle' | 'shell' | 'barrage'): void => {
  if (t.recorder) note(t, { type: 'missed', hex: HEX_NAMES[hex], use })
}

export const noteTargeting = (t: T, side: Side, hex: Hex, numbers: readonly number[]): void => {
  note(t, { type: 'targetingRolled', side: SIDES[side], hex: HEX_NAMES[hex], numbers })
}
