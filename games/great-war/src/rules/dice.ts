/** G-6.2, G-6.4, G-7.1 How many battle dice a unit rolls, and what the dice do to the target (G-6.5, G-7.2). */
import { lowestBit, type Part, rollDie } from '@bivouac/kernel'
import { EVERY_FLAG, hitsOf, placesOfHits, skullsHitFrom } from '../battle-dice.ts'
import { bindsFlags, bonusDice } from '../cards/in-force.ts'
import * as figures from '../figures.ts'
import * as s from '../state/state.ts'
import * as terrains from '../terrain.ts'
import { coverOf, flagsIgnored, soldiersIgnored, WIRE, wayFrom } from '../terrain.ts'
import { BATTLE_DIE, DIE_FACES, HEXES, type Hex, type Unit, type Units } from '../vocabulary.ts'

type T = s.GreatWarTable
const { entered: atEntered, ordered: atOrdered } = s.AT

// Tables of other modules are fast only as constants of this one.
const { DICE_ALWAYS, DICE_MOVED_IN } = terrains

const { CLOSE_DICE, RANGE_MAX, RANGED_DICE } = figures
export const rangeMax = (kind: number): number => RANGE_MAX[kind]

// How an attack is made: one cell that travels with it.

export const CLOSE_BATTLE = 1
/** The card by which somebody battles out of turn, at bit 1: see ANSWERS. */
export const ANSWER_SHIFT = 1
export const STRIKE_FIRST = 1
export const AMBUSH = 2
export const BAYONET = 3
export const RETURN_FIRE = 4
/** Dice that a card adds to this one attack, at bit 4. */
export const BONUS_SHIFT = 4
/** The target may not ignore flags, whatever it stands on and whoever holds it. */
export const FLAGS_BIND = 1 << 8
/** Soldiers do not hit. */
export const SOLDIERS_MISS = 1 << 9

export const isClose = (mode: number): boolean => (mode & CLOSE_BATTLE) !== 0
export const answerIn = (mode: number): number => (mode >> ANSWER_SHIFT) & 7
export const bonusIn = (mode: number): number => (mode >> BONUS_SHIFT) & 15

/** G-6.4 What the ground takes from a unit that battles from it. */
const groundDice = (t: T, unit: Unit): number => {
  const hex = s.hexOf(t, unit)
  const terrain = s.terrainOf(t, hex)
  const moved = s.isIn(t, atEntered, unit) ? DICE_MOVED_IN[terrain] : 0
  return DICE_ALWAYS[terrain] + moved + (s.hasWire(t, hex) ? DICE_ALWAYS[WIRE] : 0)
}

/** The dice of this turn's cards for a unit that battles by order. */
const cardDice = (t: T, unit: Unit, mode: number): number => {
  if (answerIn(mode) !== 0 || !s.isIn(t, atOrdered, unit)) return 0
  return s.commandDice(t) + bonusDice(t, unit, isClose(mode))
}

/** G-6.2 What a kind of unit rolls at a range. */
export const rangedDice = (kind: number, range: number): number => RANGED_DICE[kind * 8 + Math.min(7, range)]

export const baseDice = (t: T, unit: Unit, hex: Hex, mode: number): number =>
  isClose(mode)
    ? CLOSE_DICE[s.kindOf(t, unit)]
    : rangedDice(s.kindOf(t, unit), t.board.steps[s.hexOf(t, unit) * HEXES + hex])

/** G-6.4 What ground and cards add, whatever the target. */
export const ownDice = (t: T, unit: Unit, mode: number): number =>
  groundDice(t, unit) + cardDice(t, unit, mode)

/** G-6.4 All are added up; the bonus of a single attack counts once, not for each gun of a cross fire. */
export const diceOf = (t: T, unit: Unit, hex: Hex, mode: number): number =>
  baseDice(t, unit, hex, mode) + ownDice(t, unit, mode)

/** G-6.8 What several units roll together. */
export const diceTogether = (t: T, units: Units, hex: Hex, mode: number): number => {
  let dice = 0
  for (let rest = units; rest !== 0; rest &= rest - 1) dice += diceOf(t, lowestBit(rest), hex, mode)
  return dice
}

/** The same sum in its parts, for those who want to know why. */
export const diceParts = (t: T, units: Units, hex: Hex, mode: number): Part[] => {
  const parts: Part[] = []
  const put = (clause: string, amount: number): void => {
    if (amount !== 0) parts.push({ clause, amount })
  }
  for (let rest = units; rest !== 0; rest &= rest - 1) {
    const unit = lowestBit(rest)
    put(isClose(mode) ? 'G-7.1' : 'G-6.2', baseDice(t, unit, hex, mode))
    put('G-6.4', groundDice(t, unit))
    put('G-12', cardDice(t, unit, mode))
  }
  put('G-13', bonusIn(mode))
  return parts
}

// A roll: how many of each face, five bits each.

export const SOLDIERS = 0
const SKULLS = 5
export const BURSTS = 10
export const FLAGS = 15
export const HQS = 20
export const countOf = (rolled: number, face: number): number => (rolled >> face) & 31

const FACE_SHIFT = Uint8Array.of(SOLDIERS, SOLDIERS, SKULLS, BURSTS, FLAGS, HQS)

/** The faces of the last roll, for the record only. */
export const lastFaces: number[] = []

export const rollBattleDice = (t: T, dice: number): number => {
  let rolled = 0
  if (t.recorder) lastFaces.length = 0
  for (let i = 0; i < dice; i++) {
    const face = rollDie(t, BATTLE_DIE)
    rolled += 1 << FACE_SHIFT[face]
    if (t.recorder) lastFaces.push(face)
  }
  return rolled
}

// What a roll does

/** How the target is attacked, for terrain: from afar, from beside, or from beside and from a hill. */
export const wayOfAttack = (t: T, from: number, close: boolean): number =>
  wayFrom(s.terrainOf(t, from), close)

const cover = (t: T, hex: Hex): number => coverOf(s.terrainOf(t, hex), s.isCratered(t, hex))

export const soldiersIgnoredOn = (t: T, hex: Hex, way: number): number =>
  soldiersIgnored(t.board.protection, cover(t, hex), way)

/**
 * G-9.3, G-13.5 How many flags the unit may ignore: what binds it for this attack beats what holds it, that beats what
 * binds all turn, and that beats terrain.
 */
export const flagsIgnoredBy = (t: T, unit: Unit, hex: Hex, way: number, mode: number): number => {
  if (mode & FLAGS_BIND) return 0
  if (s.holdingUnit(t) === unit) return EVERY_FLAG
  return bindsFlags(t, unit, way) ? 0 : flagsIgnored(t.board.protection, cover(t, hex), way)
}

/** G-6.5, G-7.2 Whether skulls hit: in close combat, and from a bomber at range 2. */
export const skullsHit = (t: T, unit: Unit, hex: Hex, mode: number): boolean =>
  skullsHitFrom(s.kindOf(t, unit), t.board.steps[s.hexOf(t, unit) * HEXES + hex], isClose(mode))

/** Which dice of the last roll hit, by their places, for the record only. */
export const lastHits = (ignored: number, skulls: boolean): readonly number[] =>
  placesOfHits(
    lastFaces.map(face => DIE_FACES[face]),
    ignored,
    skulls,
  )

/** Hits among rolled dice, with so many soldiers ignored. */
export const hitsIn = (rolled: number, ignored: number, skulls: boolean): number =>
  hitsOf(countOf(rolled, SOLDIERS), countOf(rolled, SKULLS), countOf(rolled, BURSTS), ignored, skulls)
