/** N-7 Combat: Attack, Suppress and Blast, all by one resolver. */
import { add, type Commands, call, end, frameArg, goto, lowestBit, type Part, rollDie } from '@bivouac/kernel'
import { BASE_DEFENCE } from '../cards/cards.ts'
import { at } from '../commands.ts'
import * as no from '../refusals.ts'
import { loseCard, noteRoll, removeCounter, turnCounter } from '../state/doors.ts'
import { CHOOSE_BLASTED, CHOOSE_TARGET } from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  BLAST,
  DECK,
  DISCARD,
  enemyOf,
  HAND,
  isOwnUnit,
  kindOfUnit,
  SUPPRESS,
  sideOfUnit,
  unitsOf,
} from '../vocabulary.ts'
import { afterCard } from './victory.ts'

type T = s.NormandyTable

export const DIE_FACES = 10
/** In place of the attacker's tile: shells fall from nowhere. */
export const FROM_ABOVE = -1

/** N-7.1, N-4.1 Attack and Suppress need an enemy counter on the board. */
export const whyNotShoot = (t: T, side: number): number =>
  (s.unitsOnBoard(t) & unitsOf(enemyOf(side))) !== 0 ? no.OK : no.NO_ENEMY_COUNTER

export const beginShooting = (t: T, unit: number, dice: number, action: number): void =>
  call(t, CHOOSE_TARGET, unit, dice, action)

/** N-7.1 One enemy counter anywhere on the board. */
export function whyNotShootAt(t: T, side: number, unit: number): number {
  if (isOwnUnit(side, unit)) return no.OWN_COUNTER
  return s.isOnBoard(t, unit) ? no.OK : no.COUNTER_OFF_BOARD
}

export function listTargets(t: T, side: number, out: Commands): void {
  for (let units = s.unitsOnBoard(t) & unitsOf(enemyOf(side)); units !== 0; units &= units - 1)
    add(out, at(lowestBit(units)))
}

export function shootAt(t: T, target: number): void {
  const unit = frameArg(t, 0)
  const dice = frameArg(t, 1)
  const action = frameArg(t, 2)
  // The dice fall while the frame is still there: whoever answers them can see which attack they are for.
  resolve(t, unit, s.tileOf(t, unit), target, dice, action)
  end(t)
  afterCard(t)
}

/** N-4.1 Blast needs the target marker on the board. */
export const whyNotBlast = (t: T, side: number): number =>
  s.targetOf(t, side) >= 0 ? no.OK : no.NO_TARGET_MARKER

/** N-7.1 Every counter on the target's tile, own ones too. */
export function beginBlast(t: T, unit: number, dice: number): void {
  call(t, CHOOSE_BLASTED, s.unitsOn(t, s.targetOf(t, sideOfUnit(unit))), dice, unit)
  goOnBlasting(t)
}

/** N-7.1 Only a counter on the target's tile that has not been attacked yet. */
export const whyNotBlastNext = (t: T, unit: number): number =>
  ((frameArg(t, 0) >> unit) & 1) === 1 ? no.OK : no.NOT_ON_TARGET_TILE

export function listBlasted(t: T, out: Commands): void {
  for (let units = frameArg(t, 0); units !== 0; units &= units - 1) add(out, at(lowestBit(units)))
}

export function blastNext(t: T, target: number): void {
  const units = frameArg(t, 0) & ~(1 << target)
  const dice = frameArg(t, 1)
  const unit = frameArg(t, 2)
  goto(t, CHOOSE_BLASTED, units, dice, unit)
  resolve(t, unit, FROM_ABOVE, target, dice, BLAST)
  goOnBlasting(t)
}

/** N-7.1, N-8.7 The order is asked for while there is one; victory is looked at when all attacks are over. */
function goOnBlasting(t: T): void {
  const units = frameArg(t, 0)
  if (units !== 0 && (units & (units - 1)) === 0) return blastNext(t, lowestBit(units))
  if (units !== 0) return
  end(t)
  afterCard(t)
}

/** N-7.2, N-7.3 Cover of the target's tile: a hill's is 1 against an attacker on a hill and against Blast. */
export const coverAgainst = (t: T, from: number, tile: number): number =>
  s.isHill(t, tile) && (from === FROM_ABOVE || s.isHill(t, from)) ? 1 : t.board.cover[tile]

/** N-7.2 The distance from attacker to target; Blast has no range bonus. */
const rangeTo = (t: T, from: number, tile: number): number =>
  from === FROM_ABOVE ? 0 : s.stepsBetween(t, from, tile)

/** N-7.2 Base defence, cover and range together. */
export function totalDefence(t: T, from: number, target: number): number {
  const tile = s.tileOf(t, target)
  return BASE_DEFENCE[kindOfUnit(target)] + coverAgainst(t, from, tile) + rangeTo(t, from, tile)
}

/** N-7.2, N-7.3 The same sum in its parts, for those who want to know why. */
export function defenceParts(t: T, from: number, target: number): Part[] {
  const tile = s.tileOf(t, target)
  return [
    { clause: 'N-1.5', amount: BASE_DEFENCE[kindOfUnit(target)] },
    { clause: s.isHill(t, tile) ? 'N-7.3' : 'N-7.2', amount: coverAgainst(t, from, tile) },
    ...(from === FROM_ABOVE ? [] : [{ clause: 'N-7.2', amount: rangeTo(t, from, tile) }]),
  ]
}

/** N-7.4 At least the total defence, or a 0. */
export const isSuccess = (die: number, total: number): boolean => die === 0 || die >= total

/** N-7.4 The exact chance that at least one of `dice` succeeds. By products: powers differ between engines. */
export function hitChance(total: number, dice: number): number {
  const one = Math.min(Math.max((DIE_FACES + 1 - total) / DIE_FACES, 1 / DIE_FACES), 1)
  let none = 1
  for (let i = 0; i < dice; i++) none *= 1 - one
  return 1 - none
}

/** N-7.4 to N-7.6 One attack on one counter, whatever kind it is. */
function resolve(t: T, unit: number, from: number, target: number, dice: number, action: number): void {
  const total = totalDefence(t, from, target)
  const faces: number[] | undefined = t.recorder ? [] : undefined
  let hit = false
  for (let i = 0; i < dice; i++) {
    const die = rollDie(t, DIE_FACES)
    if (isSuccess(die, total)) hit = true
    if (faces) faces.push(die)
  }
  if (faces) noteRoll(t, unit, target, action, faces, defenceParts(t, from, target), total, hit)
  if (!hit) return
  if (action === SUPPRESS) suppress(t, target)
  else takeCasualty(t, target)
}

/** N-7.6 On a counter that is suppressed already it has no effect. */
function suppress(t: T, target: number): void {
  if (!s.isSuppressed(t, target)) turnCounter(t, target, true)
}

/** N-7.5 A card of that unit from hand, else discard pile, else deck; if there is none, the counter goes. */
function takeCasualty(t: T, target: number): void {
  const side = sideOfUnit(target)
  const kind = kindOfUnit(target)
  const zone = s.hasKind(t, side, HAND, kind)
    ? HAND
    : s.hasKind(t, side, DISCARD, kind)
      ? DISCARD
      : s.hasKind(t, side, DECK, kind)
        ? DECK
        : NONE_LEFT
  if (zone === NONE_LEFT) removeCounter(t, target)
  else loseCard(t, side, s.lowestOf(t, side, zone, kind), zone, target)
}

const NONE_LEFT = -1
