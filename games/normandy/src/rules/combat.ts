/** N-7 Combat: Attack, Suppress and Blast, all by one resolver. */
import { end, lowestBit, type Part, rollDie } from '@bivouac/kernel'
import { BASE_DEFENCE } from '../cards/cards.ts'
import { DIE_FACES, isSuccess } from '../odds.ts'
import * as no from '../refusals.ts'
import { loseCard, noteRoll, removeCounter, turnCounter } from '../state/doors.ts'
import { chooseBlasted, chooseTarget } from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  type Action,
  type ActionName,
  ATTACK,
  BLAST,
  DECK,
  DISCARD,
  enemyOf,
  HAND,
  kindOfUnit,
  SUPPRESS,
  sideOfUnit,
  type Tile,
  type Unit,
  unitsOf,
} from '../vocabulary.ts'
import type { ActionRule } from './action-rule.ts'
import { afterCard } from './victory.ts'

type T = s.NormandyTable

/** In place of the attacker's tile: shells fall from nowhere. */
export const FROM_ABOVE: Tile = -1

/** N-7.1, N-4.1 Attack and Suppress need an enemy counter on the board. */
const shooting = (name: ActionName, action: Action): ActionRule => ({
  action: name,
  whyNot: (t, side) => ((s.unitsOnBoard(t) & unitsOf(enemyOf(side))) !== 0 ? no.OK : no.NO_ENEMY_COUNTER),
  carryOut: (t, _, unit, dice) => chooseTarget.call(t, unit, dice, action),
})
export const attack: ActionRule = shooting('attack', ATTACK)
export const suppress: ActionRule = shooting('suppress', SUPPRESS)

/** N-4.1 Blast needs the target marker on the board. N-7.1 Every counter on its tile is attacked, own ones too. */
export const blast: ActionRule = {
  action: 'blast',
  whyNot: (t, side) => (s.targetOf(t, side) >= 0 ? no.OK : no.NO_TARGET_MARKER),
  carryOut(t, side, unit, dice) {
    chooseBlasted.call(t, s.unitsOn(t, s.targetOf(t, side)), dice, unit)
    goOnBlasting(t)
  },
}

/** N-7.1 One of the counters under the shells is attacked, then those that are left. */
export function blastNext(t: T, target: Unit): void {
  chooseBlasted.set.units(t, chooseBlasted.units(t) & ~(1 << target))
  resolve(t, chooseBlasted.unit(t), FROM_ABOVE, target, chooseBlasted.dice(t), BLAST)
  goOnBlasting(t)
}

/** N-7.1, N-8.7 The order is asked for while there is one; victory is looked at when all attacks are over. */
function goOnBlasting(t: T): void {
  const units = chooseBlasted.units(t)
  if (units !== 0 && (units & (units - 1)) === 0) return blastNext(t, lowestBit(units))
  if (units !== 0) return
  end(t)
  afterCard(t)
}

/** N-7.2, N-7.3 Cover of the target's tile: a hill's is 1 against an attacker on a hill and against Blast. */
export const coverAgainst = (t: T, from: Tile, tile: Tile): number =>
  s.isHill(t, tile) && (from === FROM_ABOVE || s.isHill(t, from)) ? 1 : t.board.cover[tile]

/** N-7.2 The distance from attacker to target; Blast has no range bonus. */
const rangeTo = (t: T, from: Tile, tile: Tile): number =>
  from === FROM_ABOVE ? 0 : s.stepsBetween(t, from, tile)

/** N-7.2 Base defence, cover and range together. */
export function totalDefence(t: T, from: Tile, target: Unit): number {
  const tile = s.tileOf(t, target)
  return BASE_DEFENCE[kindOfUnit(target)] + coverAgainst(t, from, tile) + rangeTo(t, from, tile)
}

/** N-7.2, N-7.3 The same sum in its parts, for those who want to know why. */
export function defenceParts(t: T, from: Tile, target: Unit): Part[] {
  const tile = s.tileOf(t, target)
  return [
    { clause: 'N-1.5', amount: BASE_DEFENCE[kindOfUnit(target)] },
    { clause: s.isHill(t, tile) ? 'N-7.3' : 'N-7.2', amount: coverAgainst(t, from, tile) },
    ...(from === FROM_ABOVE ? [] : [{ clause: 'N-7.2', amount: rangeTo(t, from, tile) }]),
  ]
}

/** N-7.4 to N-7.6 One attack on one counter, whatever kind it is. */
export function resolve(t: T, unit: Unit, from: Tile, target: Unit, dice: number, action: Action): void {
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
  if (action === SUPPRESS) turnSuppressed(t, target)
  else takeCasualty(t, target)
}

/** N-7.6 On a counter that is suppressed already it has no effect. */
function turnSuppressed(t: T, target: Unit): void {
  if (!s.isSuppressed(t, target)) turnCounter(t, target, true)
}

/** N-7.5 A card of that unit from hand, else discard pile, else deck; if there is none, the counter goes. */
function takeCasualty(t: T, target: Unit): void {
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
