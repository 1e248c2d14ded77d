/**
 * The doors: the only functions that write the state (cards have their own, card-doors.ts). Each is one kind of thing
 * that happens on a table; if a recorder listens, it notes the fact. Without one nothing is allocated.
 */
import { type Part, revealTo } from '@bivouac/kernel'
import type { GreatWarFact } from './facts.ts'
import { HEX_NAMES } from './geometry.ts'
import * as s from './state.ts'
import {
  DIE_FACES,
  ENDINGS,
  type Ending,
  enemyOf,
  HQ_TOKENS,
  SIDES,
  sideOfUnit,
  UNIT_KINDS,
  unitName,
} from './words.ts'

type T = s.GreatWarTable
// Taken out of the table once: a look-up in it on every write would cost more than the write.
const {
  active: atActive,
  aside: atAside,
  caps: atCaps,
  combatPlayed: atCombatPlayed,
  dice: atDice,
  ending: atEnding,
  flags: atFlags,
  held: atHeld,
  hexes: atHexes,
  hq: atHq,
  kept: atKept,
  losses: atLosses,
  medals: atMedals,
  moved: atMoved,
  occupied: atOccupied,
  onBoard: atOnBoard,
  ordered: atOrdered,
  orderable: atOrderable,
  pool: atPool,
  progress: atProgress,
  reach: atReach,
  restless: atRestless,
  stale: atStale,
  standing: atStanding,
  turn: atTurn,
  units: atUnits,
  winner: atWinner,
} = s.AT

/** The turn's sets of units lie side by side in the layout. */
const UNIT_SETS_FROM = atOrdered
const UNIT_SETS_TO = atOrderable

const note = (t: T, fact: GreatWarFact): void => t.recorder?.note(fact)

// Turns

/** Everything from `ordered` to `strikes` belongs to one turn only: the layout keeps these fields together. */
const TURN_FROM = atOrdered
const TURN_TO = s.AT.strikes + 1
const KEEPS_FROM = s.AT.lastCommand
const KEEPS_TO = KEEPS_FROM + 2

export function beginTurn(t: T, side: number): void {
  t.words.fill(0, TURN_FROM, KEEPS_FROM)
  t.words.fill(0, KEEPS_TO, TURN_TO)
  t.words[atTurn]++
  t.words[atActive] = side
  t.words[atProgress] = 0
  if (t.recorder) note(t, { type: 'turnStarted', turn: s.turnOf(t), side: SIDES[side] })
}

/** G-2.5 A figure was lost, or a medal gained or lost. */
const progress = (t: T): void => {
  t.words[atProgress] = 1
}

export function countStaleTurn(t: T): number {
  t.words[atStale] = t.words[atProgress] ? 0 : t.words[atStale] + 1
  return t.words[atStale]
}

export function endGame(t: T, winner: number, ending: Ending): void {
  t.words[atWinner] = winner + 1
  t.words[atEnding] = ENDINGS.indexOf(ending) + 1
  if (t.recorder) note(t, { type: 'gameEnded', winner: SIDES[winner], ending })
}

/** What a card says of the whole turn; see TURN_FLAGS. */
export function setFlag(t: T, bit: number): void {
  t.words[atFlags] |= bit
}

export function clearFlag(t: T, bit: number): void {
  t.words[atFlags] &= ~bit
}

/** Writes one of the turn's own words (a cap, a bonus, a unit that a card speaks of); `field` is its place in AT. */
export function setTurnWord(t: T, field: number, value: number): void {
  t.words[field] = value
}

export function setCap(t: T, i: number, orders: number): void {
  t.words[atCaps + i] = orders
}

export function setReach(t: T, far: number, andBattle: number): void {
  t.words[atReach] = far
  t.words[atReach + 1] = andBattle
}

export function addDice(t: T, dice: number): void {
  t.words[atDice] += dice
}

export function setOrderable(t: T, units: number): void {
  t.words[atOrderable] = units
}

export function setLastCommand(t: T, side: number, title: number): void {
  t.words[KEEPS_FROM + side] = title + 1
}

export function countCombatCard(t: T, side: number, by: number): void {
  t.words[atCombatPlayed + side] += by
}

export function giveStandingOrder(t: T, side: number, order: number): void {
  t.words[atStanding + side] = order
}

/** A window went by, by hand or by a standing order: the side whose turn it is learns no more than that. */
export function passWindow(t: T, side: number): void {
  revealTo(t, enemyOf(side))
  if (t.recorder) note(t, { type: 'windowPassed', side: SIDES[side] })
}

// HQ tokens and medals

/** G-2.1 From the pool; what the pool does not have is lost. */
export function gainHq(t: T, side: number, count: number, clause: string): void {
  const gained = Math.min(count, t.words[atPool])
  if (gained <= 0) return
  t.words[atPool] -= gained
  t.words[atHq + side] += gained
  if (t.recorder) note(t, { type: 'hqMoved', side: SIDES[side], count: gained, clause })
}

export function payHq(t: T, side: number, count: number, clause: string): void {
  if (count === 0) return
  t.words[atHq + side] -= count
  t.words[atPool] += count
  if (t.recorder) note(t, { type: 'hqMoved', side: SIDES[side], count: -count, clause })
}

/** G-12.5 A token is laid with an ordered unit, and goes back to the pool when the unit has finished. */
export function layHqAside(t: T, side: number): void {
  t.words[atHq + side]--
  t.words[atAside]++
  if (t.recorder) note(t, { type: 'hqMoved', side: SIDES[side], count: -1, clause: 'G-12.5' })
}

export function returnHqAside(t: T, count: number): void {
  t.words[atAside] -= count
  t.words[atPool] += count
}

export function dealHq(t: T, side: number, count: number): void {
  t.words[atHq + side] = count
  t.words[atPool] = HQ_TOKENS - t.words[atHq] - t.words[atHq + 1]
}

function changeMedals(t: T, side: number, count: number, why: string): void {
  t.words[atMedals + side] += count
  progress(t)
  if (t.recorder)
    note(t, { type: 'medalsChanged', side: SIDES[side], count, for: why, total: s.medalsOf(t, side) })
}

/** G-2.4 Medals that stay: for destroyed units, breakthroughs, permanent objectives, the race. */
export function keepMedals(t: T, side: number, count: number, why: string): void {
  t.words[atKept + side] += count
  if (count > 0) changeMedals(t, side, count, why)
}

/** G-11.1 The parts of an objective that a side holds (bits) change, and its medals with them. */
export function holdObjective(t: T, objective: number, side: number, parts: number): void {
  const at = atHeld + objective * 2 + side
  const before = t.words[at]
  if (parts === before) return
  t.words[at] = parts
  const { medals, ids } = t.board.objectives
  changeMedals(t, side, (s.bitCount(parts) - s.bitCount(before)) * medals[objective], ids[objective])
}

/** G-11 The objectives have been looked at since the last unit moved. */
export function rest(t: T): void {
  t.words[atRestless] = 0
}

// Units

function lift(t: T, hex: number): void {
  t.words[atRestless] = 1
  t.words[atHexes + hex] &= ~0xff
  t.words[atOccupied + (hex >> 5)] &= ~(1 << (hex & 31))
}

function set(t: T, unit: number, hex: number): void {
  t.words[atRestless] = 1
  t.words[atHexes + hex] = (t.words[atHexes + hex] & ~0xff) | (unit + 1)
  t.words[atOccupied + (hex >> 5)] |= 1 << (hex & 31)
}

export function placeUnit(t: T, unit: number, kind: number, figures: number, hex: number): void {
  t.words[atOnBoard] |= 1 << unit
  t.words[atUnits + unit] = s.packUnit(hex, figures, kind)
  set(t, unit, hex)
  if (t.recorder)
    note(t, { type: 'unitPlaced', unit: unitName(unit), kind: UNIT_KINDS[kind], hex: HEX_NAMES[hex] })
}

/** `how` is a word for the log: move, retreat, take-ground, and so on. */
export function moveUnit(t: T, unit: number, hex: number, how: string): void {
  const from = s.hexOf(t, unit)
  if (from === hex) return
  lift(t, from)
  set(t, unit, hex)
  t.words[atUnits + unit] = (t.words[atUnits + unit] & ~0xff) | (hex + 1)
  t.words[s.AT.entered] |= 1 << unit
  if (t.recorder)
    note(t, { type: 'unitMoved', unit: unitName(unit), from: HEX_NAMES[from], to: HEX_NAMES[hex], how })
}

/** Marks or unmarks a unit in one of the turn's sets of units. */
export function mark(t: T, field: number, unit: number): void {
  t.words[field] |= 1 << unit
}

export function unmark(t: T, field: number, unit: number): void {
  t.words[field] &= ~(1 << unit)
}

export function orderUnit(t: T, unit: number): void {
  t.words[atOrdered] |= 1 << unit
  if (t.recorder) note(t, { type: 'unitOrdered', unit: unitName(unit) })
}

export function markMoved(t: T, unit: number): void {
  t.words[atMoved] |= 1 << unit
}

export function orderArtillery(t: T, side: number, bit: number): void {
  t.words[atFlags] |= bit
  if (t.recorder) note(t, { type: 'artilleryOrdered', side: SIDES[side] })
}

/** A unit that is gone is in none of the turn's sets any more. */
function takeOff(t: T, unit: number): void {
  lift(t, s.hexOf(t, unit))
  t.words[atUnits + unit] = 0
  t.words[atOnBoard] &= ~(1 << unit)
  for (let field = UNIT_SETS_FROM; field <= UNIT_SETS_TO; field++) t.words[field] &= ~(1 << unit)
}

/** G-6.7, G-9.2 Figures are lost; with the last one the unit goes, and the enemy has `medals`. True if it went. */
export function loseFigures(t: T, unit: number, count: number, clause: string, medals: number): boolean {
  const before = s.figuresOf(t, unit)
  const lost = Math.min(count, before)
  if (lost === 0) return false
  const side = sideOfUnit(unit)
  t.words[atUnits + unit] -= lost << 8
  t.words[atLosses + side] += lost
  progress(t)
  if (t.recorder) note(t, { type: 'figuresLost', unit: unitName(unit), count: lost, clause })
  if (lost < before) return false
  const hex = s.hexOf(t, unit)
  takeOff(t, unit)
  if (t.recorder) note(t, { type: 'unitDestroyed', unit: unitName(unit), hex: HEX_NAMES[hex] })
  keepMedals(t, enemyOf(side), medals, 'unit')
  return true
}

export function gainFigures(t: T, unit: number, count: number): void {
  t.words[atUnits + unit] += count << 8
  if (t.recorder) note(t, { type: 'figuresGained', unit: unitName(unit), count })
}

/** G-11.6 A unit leaves by the enemy's baseline. */
export function leaveBoard(t: T, unit: number): void {
  const hex = s.hexOf(t, unit)
  takeOff(t, unit)
  if (t.recorder) note(t, { type: 'unitLeft', unit: unitName(unit), hex: HEX_NAMES[hex] })
}

/** Stretcher Bearer: a unit is taken away and nobody has a medal for it. */
export function removeUnit(t: T, unit: number): void {
  const hex = s.hexOf(t, unit)
  const figures = s.figuresOf(t, unit)
  takeOff(t, unit)
  t.words[atLosses + sideOfUnit(unit)] += figures
  progress(t)
  if (t.recorder) note(t, { type: 'unitRemoved', unit: unitName(unit), hex: HEX_NAMES[hex] })
}

export function noteFlagIgnored(t: T, unit: number): void {
  if (t.recorder) note(t, { type: 'flagIgnored', unit: unitName(unit) })
}

// Ground

/** G-3.1 What a hex is, and whether wire lies on it. */
export function layGround(t: T, hex: number, terrain: number, wire: boolean): void {
  t.words[atHexes + hex] = (t.words[atHexes + hex] & 0xff) | (terrain << 8) | (wire ? s.WIRE : 0)
}

export function removeWire(t: T, hex: number): void {
  t.words[atHexes + hex] &= ~s.WIRE
  if (t.recorder) note(t, { type: 'wireRemoved', hex: HEX_NAMES[hex] })
}

/** G-3.2, G-10.7 The hex becomes another terrain, its wire gone. */
export function craterGround(t: T, hex: number, terrain: number, token: boolean): void {
  t.words[atHexes + hex] = (t.words[atHexes + hex] & 0xff) | (terrain << 8) | (token ? s.CRATER : 0)
  if (t.recorder) note(t, { type: 'groundCratered', hex: HEX_NAMES[hex] })
}

// Dice: nothing changes but what is known.

export function noteAttack(t: T, unit: number, hex: number, close: boolean): void {
  if (t.recorder) note(t, { type: 'attackDeclared', by: unitName(unit), hex: HEX_NAMES[hex], close })
}

export function noteRoll(
  t: T,
  by: string,
  hex: number,
  use: string,
  faces: readonly number[],
  parts: readonly Part[],
): void {
  note(t, {
    type: 'diceRolled',
    by,
    at: HEX_NAMES[hex] ?? '',
    use,
    faces: faces.map(face => DIE_FACES[face]),
    parts,
  })
}

export function noteTargeting(t: T, side: number, hex: number, numbers: readonly number[]): void {
  note(t, { type: 'targetingRolled', side: SIDES[side], hex: HEX_NAMES[hex], numbers })
}
