/** N-3.6 to N-3.10, N-4 Playing a card: what it may be used for, and carrying it out. */
import { add, type Commands, call, lowestBit } from '@bivouac/kernel'
import { KIND, KIND_MASK, kindOf, printedValue } from '../cards/cards.ts'
import { endTurn, hunkerDown, play, ready } from '../commands.ts'
import * as no from '../refusals.ts'
import { moveCard, noteCardPlayed, placeCounter, turnCounter } from '../state/doors.ts'
import { CHOOSE_GUIDED } from '../state/frames.ts'
import * as s from '../state/state.ts'
import * as w from '../vocabulary.ts'
import { beginBlast, beginShooting, whyNotBlast, whyNotShoot } from './combat.ts'
import { drawCards } from './draw.ts'
import { beginSteps, whyNotGo, whyNotGuideAnyone } from './movement.ts'
import * as support from './support.ts'
import { afterCard } from './victory.ts'

type T = s.NormandyTable

/** N-3.5 A card is played from the hand. */
const whyNotFromHand = (t: T, side: number, kind: number): number =>
  s.hasKind(t, side, w.HAND, kind) ? no.OK : no.NOT_IN_HAND

/** N-3.7, N-3.8 Any card but Fog of War may hunker down. */
export function whyNotHunkerDown(t: T, side: number, kind: number): number {
  if (kind === w.FOG) return no.FOG_CANNOT_HUNKER
  return whyNotFromHand(t, side, kind)
}

/** N-3.9 A card of a suppressed unit readies it. */
export function whyNotReady(t: T, side: number, kind: number): number {
  if (kind === w.FOG) return no.FOG_CANNOT_BE_PLAYED
  const missing = whyNotFromHand(t, side, kind)
  if (missing !== no.OK) return missing
  return w.isCombat(kind) && s.isSuppressed(t, w.unitOf(side, kind)) ? no.OK : no.NOT_SUPPRESSED
}

/** N-3.5 to N-3.10, N-4.1 Whether this card may be played for this action now. */
export function whyNotPlay(t: T, side: number, kind: number, action: number, value: number): number {
  if (kind === w.FOG) return no.FOG_CANNOT_BE_PLAYED
  const printed = printedValue(kind, action)
  if (printed < 0) return no.NOT_ON_CARD
  const missing = whyNotFromHand(t, side, kind)
  if (missing !== no.OK) return missing
  if (w.isCombat(kind) && s.isSuppressed(t, w.unitOf(side, kind))) return no.SUPPRESSED
  if (value > printed) return no.TOO_MANY_CARDS
  return whyNotAct(t, side, kind, action)
}

/** N-4.1 Whether the action can be carried out at all; for a unit off the board, from its spawn tile (N-4.4). */
function whyNotAct(t: T, side: number, kind: number, action: number): number {
  if (!w.isCombat(kind)) return whyNotCommandAction(t, side, kind, action)
  const unit = w.unitOf(side, kind)
  const from = s.actsFrom(t, unit)
  if (from < 0) return no.NO_SPAWN
  switch (action) {
    case w.MOVE:
    case w.SCOUT:
    case w.STALK:
      return whyNotGo(t, side, from, action, !s.isOnBoard(t, unit))
    case w.CONTROL:
      return support.whyNotControl(t, side, from)
    case w.RECON:
      return support.whyNotRecon(t, side)
    case w.TARGET:
      return support.whyNotTarget(t, side, from)
    case w.BLAST:
      return whyNotBlast(t, side)
    case w.ATTACK:
    case w.SUPPRESS:
      return whyNotShoot(t, side)
    default:
      // N-4.3 Conceal may always be chosen.
      return no.OK
  }
}

function whyNotCommandAction(t: T, side: number, kind: number, action: number): number {
  switch (action) {
    case w.BOLSTER:
      return support.whyNotBolster(t, side, kind)
    case w.INSPIRE:
      return support.whyNotInspire(t, side, kind)
    case w.COMMAND:
      return support.whyNotCommand(t, side)
    default:
      return whyNotGuideAnyone(t, side, action)
  }
}

/** N-3.5, N-3.6 Every use of every card in hand, and ending the turn. Equal cards are listed once. */
export function listPlays(t: T, side: number, out: Commands): void {
  const hand = s.pileAt(side, w.HAND)
  for (let word = 0; word < 2; word++)
    for (let bits = t.words[hand + word]; bits !== 0; ) {
      const kind = kindOf[(word << 5) + lowestBit(bits)]
      bits &= ~KIND_MASK[kind]
      if (kind !== w.FOG) listUses(t, side, kind, out)
    }
  add(out, endTurn)
}

function listUses(t: T, side: number, kind: number, out: Commands): void {
  if (w.isCombat(kind) && s.isSuppressed(t, w.unitOf(side, kind))) add(out, ready(kind))
  else {
    const actions = KIND[kind].actions
    for (let i = 0; i < actions.length; i++) {
      const { action, value } = actions[i]
      if (whyNotAct(t, side, kind, action) !== no.OK) continue
      if (action !== w.COMMAND) add(out, play(kind, action))
      else for (let cards = 1; cards <= value; cards++) add(out, play(kind, action, cards))
    }
  }
  add(out, hunkerDown(kind))
}

/** N-3.6 One of the card's actions. The card lies in the play area before its action begins. */
export function playCard(t: T, side: number, kind: number, action: number, value: number): void {
  const card = s.lowestOf(t, side, w.HAND, kind)
  const printed = printedValue(kind, action)
  noteCardPlayed(t, side, card, w.ACTIONS[action], value || printed)
  moveCard(t, side, card, w.HAND, w.PLAY)
  const unit = w.unitOf(side, kind)
  const enters = w.isCombat(kind) && !s.isOnBoard(t, unit)
  if (enters) placeCounter(t, unit, t.board.spawn[unit])
  switch (action) {
    case w.MOVE:
    case w.SCOUT:
    case w.STALK:
      return beginSteps(t, unit, printed, action, enters)
    case w.GUIDE:
      return call(t, CHOOSE_GUIDED, printed)
    case w.BOLSTER:
      return support.beginTaking(t, w.SUPPLY, printed, card)
    case w.INSPIRE:
      return support.beginTaking(t, w.PLAY, printed, card)
    case w.TARGET:
      return support.beginAiming(t, unit)
    case w.ATTACK:
    case w.SUPPRESS:
      return beginShooting(t, unit, printed, action)
    case w.BLAST:
      return beginBlast(t, unit, printed)
    case w.COMMAND:
      drawCards(t, side, value)
      break
    case w.CONCEAL:
      support.conceal(t, side)
      break
    case w.CONTROL:
      support.control(t, side, s.tileOf(t, unit))
      break
    case w.RECON:
      support.recon(t, side)
      break
  }
  afterCard(t)
}

/** N-3.7 The card goes to the supply; no counter is placed or readied. */
export function playHunkerDown(t: T, side: number, kind: number): void {
  const card = s.lowestOf(t, side, w.HAND, kind)
  noteCardPlayed(t, side, card, 'hunker-down', 0)
  moveCard(t, side, card, w.HAND, w.SUPPLY)
  afterCard(t)
}

/** N-3.9 The counter is turned to ready instead of acting. */
export function playReady(t: T, side: number, kind: number): void {
  const card = s.lowestOf(t, side, w.HAND, kind)
  noteCardPlayed(t, side, card, 'ready', 0)
  moveCard(t, side, card, w.HAND, w.PLAY)
  turnCounter(t, w.unitOf(side, kind), false)
  afterCard(t)
}
