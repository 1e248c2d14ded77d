/** G-10 Reserve artillery: targets, targeting dice, the barrage hex by hex, and devastation. */
import { end, lowestBit, rollDie } from '@bivouac/kernel'
import { EVERY_FLAG } from '../battle-dice.ts'
import { isGroundBare } from '../cards/in-force.ts'
import { hasHex } from '../geometry.ts'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { diceFor, isDevastating, onTargetOf, tokensFor } from '../targeting-dice.ts'
import { BECOMES_CRATER, BECOMES_RUBBLE, CRATERED, RANGED, RUBBLE, SHELL_CRATER, TRIPLE } from '../terrain.ts'
import {
  ALL_SECTIONS,
  enemyOf,
  HEXES,
  type Hex,
  SIDES,
  type Side,
  sideOfUnit,
  TARGETING_DIE,
  type Unit,
} from '../vocabulary.ts'
import * as d from './dice.ts'
import { beginRetreat } from './retreat.ts'
import { openWindow } from './windows.ts'

type T = s.GreatWarTable

const ANYWHERE = s.flagBit('artillery-anywhere')
const TWICE = s.flagBit('artillery-twice')
const NO_HQ = s.flagBit('no-hq')

// Dice

/** G-15.1 The side with more units on or next to the named hexes has its first targeting die free. */
export const freeDice = (t: T, side: Side): number => {
  const hexes = t.board.observation
  if (hexes === undefined) return 0
  let lead = 0
  for (let units = s.allUnits(t); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    if (hasHex(hexes, s.hexOf(t, unit))) lead += sideOfUnit(unit) === side ? 1 : -1
  }
  return lead > 0 ? 1 : 0
}

/** G-10.2 The most targeting dice that a side can roll now: its strength, and what it can pay. */
export const diceMost = (t: T, side: Side): number =>
  Math.min(t.board.start.artillery[side], diceFor(s.hqOf(t, side)) + freeDice(t, side))

// The choice of target and dice

/** The sections that the artillery may aim into: those of the card, or all. */
export const sectionsInReach = (t: T): number => (s.hasFlag(t, ANYWHERE) ? ALL_SECTIONS : s.cardSections(t))

/** G-10.1 An enemy unit or a hex, in the sections of the card. */
export const whyNotShell = (t: T, side: Side, hex: Hex): number =>
  (t.board.sections[side * HEXES + hex] & sectionsInReach(t)) !== 0 ? no.OK : no.OTHER_SECTION

export const beginShelling = (t: T): void => {
  f.shell.goto(t, s.hasFlag(t, TWICE) ? 2 : 1, 0)
}

/** The first attack of an order is paid for; the second of Artillery Bombard has the same dice (G-12.2). */
export const aimShells = (t: T, hex: Hex): void => {
  const attacks = f.shell.attacks(t)
  const paid = f.shell.dice(t)
  if (paid > 0) fire(t, hex, paid, attacks - 1)
  else f.shellDice.goto(t, attacks, hex)
}

export const whyNotDice = (t: T, side: Side, count: number): number =>
  count >= 1 && count <= diceMost(t, side) ? no.OK : no.TOO_MANY_DICE

export const payDice = (t: T, side: Side, count: number): void => {
  const attacks = f.shellDice.attacks(t)
  const hex = f.shellDice.hex(t)
  doors.payHq(t, side, tokensFor(count, freeDice(t, side)), 'G-10.2')
  fire(t, hex, count, attacks - 1)
}

/** Dice paid for lie above the attacks left in the frame's last number, and devastation between them. */
const PAID_SHIFT = 8
const DEVASTATION = 16

const fire = (t: T, hex: Hex, dice: number, attacksLeft: number): void => {
  f.battle.goto(t)
  f.barrage.call(t, hex, 0, ANNOUNCED, dice, attacksLeft | (dice << PAID_SHIFT))
}

// The barrage: announced, targeted, then the hexes 1 to 6 and the target hex in turn.
const ANNOUNCED = 0
const TO_TARGET = 1
const FIRST_HEX = 2
const TARGET_HEX = 8

export const advanceBarrage = (t: T): void => {
  const stage = f.barrage.next(t)
  f.barrage.set.next(t, stage + 1)
  if (stage === ANNOUNCED) openWindow(t, f.BEFORE_ARTILLERY, -1, f.barrage.hex(t))
  else if (stage === TO_TARGET) rollTargeting(t)
  else if (stage <= TARGET_HEX) shellHex(t, stage - FIRST_HEX)
  else endBarrage(t)
}

const isDevastation = (t: T): boolean => (f.barrage.attacks(t) & DEVASTATION) !== 0

/** Shell Shortage: fewer targeting dice than were paid for; gives how many were taken. */
export const takeTargetingDice = (t: T, count: number): number => {
  const taken = Math.min(count, f.barrage.dice(t))
  f.barrage.set.dice(t, f.barrage.dice(t) - taken)
  return taken
}

/** G-10.2, G-10.3 Where the dice fall: four bits for each number, and the target hex above them. */
const rollTargeting = (t: T): void => {
  const count = f.barrage.dice(t)
  const numbers: number[] | undefined = t.recorder ? [] : undefined
  let fallen = 0
  for (let i = 0; i < count; i++) {
    const number = rollDie(t, TARGETING_DIE)
    fallen += 1 << (number * 4)
    if (numbers) numbers.push(number + 1)
  }
  let onTarget = 0
  let most = 0
  for (let number = 0; number < TARGETING_DIE; number++) {
    const dice = (fallen >> (number * 4)) & 15
    onTarget += onTargetOf(dice)
    if (dice > most) most = dice
  }
  f.barrage.set.fallen(t, fallen | (onTarget << 24))
  if (isDevastating(most)) f.barrage.set.attacks(t, f.barrage.attacks(t) | DEVASTATION)
  if (!numbers) return
  doors.noteTargeting(t, s.activeSide(t), f.barrage.hex(t), numbers)
  if (!fallsOnSomething(t)) doors.noteMiss(t, f.barrage.hex(t), 'barrage')
}

/** The hex that shells fall on: `i` is 0 to 5 for the neighbours, 6 for the target; less than 0 off the board. */
const shelledHex = (t: T, i: number): number => {
  const target = f.barrage.hex(t)
  return i === TARGETING_DIE ? target : t.board.template[(s.activeSide(t) * HEXES + target) * 6 + i]
}

/** How many dice fall on a hex that has something to hit. */
const diceOnHex = (t: T, i: number): number => {
  const hex = shelledHex(t, i)
  return hex < 0 || (!s.hasUnit(t, hex) && !s.hasWire(t, hex)) ? 0 : (f.barrage.fallen(t) >> (i * 4)) & 15
}

const fallsOnSomething = (t: T): boolean => {
  for (let i = 0; i <= TARGETING_DIE; i++) if (diceOnHex(t, i) > 0) return true
  return false
}

/** G-10.4 One hex of the barrage. */
const shellHex = (t: T, i: number): void => {
  const side = s.activeSide(t)
  const dice = diceOnHex(t, i)
  const onTarget = i === TARGETING_DIE
  const hex = shelledHex(t, i)
  if (dice === 0) return
  const rolled = d.rollBattleDice(t, dice)
  const devastated = onTarget && isDevastation(t)
  if (t.recorder) {
    const hits = s.hasUnit(t, hex) ? shellHits(t, hex, onTarget, devastated) : []
    const parts = [{ clause: onTarget ? 'G-10.3' : 'G-10.2', amount: dice }]
    doors.noteRoll(t, `${SIDES[side]}-artillery`, hex, 'shell', d.lastFaces.slice(), parts, hits)
  }
  // G-10.6
  if (s.hasWire(t, hex) && d.countOf(rolled, d.BURSTS) > 0) doors.removeWire(t, hex)
  else if (!s.hasUnit(t, hex)) doors.noteMiss(t, hex, 'shell')
  if (s.hasUnit(t, hex)) strikeUnit(t, side, s.unitOn(t, hex), hex, rolled, onTarget, devastated ? dice : 0)
}

/** Which dice of the last roll hit the unit there, for the record only. */
const shellHits = (t: T, hex: Hex, onTarget: boolean, devastated: boolean): readonly number[] =>
  devastated ? [...d.lastFaces.keys()] : d.lastHits(shellSoldiersIgnored(t, hex), shellSkullsHit(t, onTarget))

/** G-10.5, G-10.7 What falls on a unit, friend or foe. `devastating` dice are hits, every one. */
const strikeUnit = (
  t: T,
  side: Side,
  unit: Unit,
  hex: Hex,
  rolled: number,
  onTarget: boolean,
  devastating: number,
): void => {
  const { house } = t.board
  const foe = sideOfUnit(unit) === enemyOf(side)
  if (foe && !s.hasFlag(t, NO_HQ) && (devastating === 0 || house.devastationPaysHq))
    doors.gainHq(t, side, d.countOf(rolled, d.HQS), 'G-10.5')
  const hits =
    devastating > 0
      ? devastating
      : d.hitsIn(rolled, shellSoldiersIgnored(t, hex), shellSkullsHit(t, onTarget))
  const medals = foe ? t.board.unitMedal : house.ownShellsMedals
  const ignorable = shellFlagsIgnored(t, unit, hex)
  const flags = devastating === 0 || house.devastationRetreats ? d.countOf(rolled, d.FLAGS) : 0
  if (hits === 0 && flags === 0) doors.noteMiss(t, hex, 'shell')
  if (doors.loseFigures(t, unit, hits, 'G-10.5', medals)) return
  if (flags > 0) beginRetreat(t, unit, flags, ignorable, medals)
}

/** G-10.5 Soldiers that the ground ignores under shells. */
export const shellSoldiersIgnored = (t: T, hex: Hex): number =>
  isGroundBare(t) ? 0 : d.soldiersIgnoredOn(t, hex, RANGED)

/** G-10.5 Skulls hit on the target hex, and where a card lays the ground bare. */
export const shellSkullsHit = (t: T, onTarget: boolean): boolean => onTarget || isGroundBare(t)

/** G-9.3 Flags that a unit under shells may ignore. On bare ground none, unless a later card holds it (G-13.3). */
export const shellFlagsIgnored = (t: T, unit: Unit, hex: Hex): number => {
  if (!isGroundBare(t)) return d.flagsIgnoredBy(t, unit, hex, RANGED, 0)
  return s.holdingUnit(t) === unit ? EVERY_FLAG : 0
}

const endBarrage = (t: T): void => {
  if (isDevastation(t)) devastate(t, f.barrage.hex(t))
  const attacksLeft = f.barrage.attacks(t) & 15
  const paid = f.barrage.attacks(t) >> PAID_SHIFT
  end(t)
  if (attacksLeft > 0) f.shell.goto(t, attacksLeft, paid)
}

/** G-10.7 Countryside and wire become a crater, a building rubble; forest, hill and trench get a crater token. */
const devastate = (t: T, hex: Hex): void => {
  const change = TRIPLE[s.terrainOf(t, hex)]
  if (change === BECOMES_CRATER) doors.craterGround(t, hex, SHELL_CRATER, false)
  else if (change === BECOMES_RUBBLE) doors.craterGround(t, hex, RUBBLE, false)
  else if (change === CRATERED && !s.isCratered(t, hex)) doors.craterGround(t, hex, s.terrainOf(t, hex), true)
  else if (s.hasWire(t, hex)) doors.removeWire(t, hex)
}
