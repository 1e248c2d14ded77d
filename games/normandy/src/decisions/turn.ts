/** N-3.5 to N-3.10 A turn: which card is played, and for what; or the end of the turn. */
import { add, type Commands, decision, firstOf, lowestBit, verbOf } from '@bivouac/kernel'
import { KIND, KIND_MASK, kindOf, printedValue } from '../cards/cards.ts'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { ACTION_RULES } from '../rules/actions.ts'
import { endTurn } from '../rules/sequence.ts'
import { afterCard } from '../rules/victory.ts'
import { moveCard, noteCardPlayed, placeCounter, turnCounter } from '../state/doors.ts'
import { turn as frame } from '../state/frames.ts'
import * as s from '../state/state.ts'
import * as w from '../vocabulary.ts'

type T = s.NormandyTable

export const turn = decision<T>({
  frame,
  exact: 'only cards of the hand are looked at, and each use by the test that whyNot ends with',
  candidates(t, seat, out) {
    addUses(t, seat, s.pileCell(t, seat, w.HAND, 0), 0, out)
    addUses(t, seat, s.pileCell(t, seat, w.HAND, 1), 32, out)
    add(out, c.endTurn)
  },
  whyNot(t, seat, command) {
    const kind = firstOf(command)
    switch (verbOf(command)) {
      case c.PLAY:
        return whyNotPlay(t, seat, kind, c.actionIn(command), c.valueIn(command))
      case c.HUNKER_DOWN:
        return whyNotHunkerDown(t, seat, kind)
      case c.READY:
        return whyNotReady(t, seat, kind)
      default:
        return command === c.endTurn ? no.OK : no.CARD_FIRST
    }
  },
  apply(t, seat, command) {
    const kind = firstOf(command)
    switch (verbOf(command)) {
      case c.PLAY:
        return play(t, seat, kind, c.actionIn(command), c.valueIn(command))
      case c.HUNKER_DOWN:
        return hunkerDown(t, seat, kind)
      case c.READY:
        return ready(t, seat, kind)
      default:
        endTurn(t, seat)
    }
  },
})

/** N-3.5, N-3.6 Every use of every card in one cell of the hand. Equal cards are listed once. */
function addUses(t: T, side: w.Side, cards: number, first: w.Card, out: Commands): void {
  for (let bits = cards; bits !== 0; ) {
    const kind = kindOf[first + lowestBit(bits)]
    bits &= ~KIND_MASK[kind]
    if (kind === w.FOG) continue
    if (isSuppressed(t, side, kind)) add(out, c.ready(kind))
    else addActions(t, side, kind, out)
    add(out, c.hunkerDown(kind))
  }
}

function addActions(t: T, side: w.Side, kind: w.CardKind, out: Commands): void {
  const { actions } = KIND[kind]
  const from = actsFrom(t, side, kind)
  for (let i = 0; i < actions.length; i++) {
    const { action, value } = actions[i]
    if (whyNotAct(t, side, kind, action, from) !== no.OK) continue
    // N-4.2 How many cards Command draws is chosen with it.
    if (action !== w.COMMAND) add(out, c.play(kind, action))
    else for (let cards = 1; cards <= value; cards++) add(out, c.play(kind, action, cards))
  }
}

/** N-3.9 Command cards have no unit that could be suppressed. */
const isSuppressed = (t: T, side: w.Side, kind: w.CardKind): boolean =>
  w.isCombat(kind) && s.isSuppressed(t, w.unitOf(side, kind))

/** N-3.5 A card is played from the hand. */
const whyNotFromHand = (t: T, side: w.Side, kind: w.CardKind): number =>
  s.hasKind(t, side, w.HAND, kind) ? no.OK : no.NOT_IN_HAND

/** N-3.5 to N-3.10, N-4.1 Whether this card may be played for this action now. */
function whyNotPlay(t: T, side: w.Side, kind: w.CardKind, action: w.Action, value: number): number {
  if (kind === w.FOG) return no.FOG_CANNOT_BE_PLAYED
  const printed = printedValue(kind, action)
  if (printed < 0) return no.NOT_ON_CARD
  const missing = whyNotFromHand(t, side, kind)
  if (missing !== no.OK) return missing
  if (isSuppressed(t, side, kind)) return no.SUPPRESSED
  if (value > printed) return no.TOO_MANY_CARDS
  return whyNotAct(t, side, kind, action, actsFrom(t, side, kind))
}

const NO_SPAWN: w.Tile = -1
/** Command cards act from no tile. */
const NOWHERE: w.Tile = -2

/** N-4.4 Where a card's unit acts from: for a unit off the board, its spawn tile. */
const actsFrom = (t: T, side: w.Side, kind: w.CardKind): w.Tile =>
  w.isCombat(kind) ? s.actsFrom(t, w.unitOf(side, kind)) : NOWHERE

/** N-4.1 Whether the action can be carried out at all, from a tile. */
const whyNotAct = (t: T, side: w.Side, kind: w.CardKind, action: w.Action, from: w.Tile): number =>
  from === NO_SPAWN ? no.NO_SPAWN : ACTION_RULES[action].whyNot(t, side, kind, from)

/** N-3.7, N-3.8 Any card but Fog of War may hunker down. */
function whyNotHunkerDown(t: T, side: w.Side, kind: w.CardKind): number {
  return kind === w.FOG ? no.FOG_CANNOT_HUNKER : whyNotFromHand(t, side, kind)
}

/** N-3.9 A card of a suppressed unit readies it. */
function whyNotReady(t: T, side: w.Side, kind: w.CardKind): number {
  if (kind === w.FOG) return no.FOG_CANNOT_BE_PLAYED
  const missing = whyNotFromHand(t, side, kind)
  if (missing !== no.OK) return missing
  return isSuppressed(t, side, kind) ? no.OK : no.NOT_SUPPRESSED
}

/** N-3.6, N-3.10 One of the card's actions. The card lies in the play area, and its unit on the board, before its action begins. */
function play(t: T, side: w.Side, kind: w.CardKind, action: w.Action, value: number): void {
  const card = s.lowestOf(t, side, w.HAND, kind)
  const worth = value || printedValue(kind, action)
  noteCardPlayed(t, side, card, w.ACTIONS[action], worth)
  moveCard(t, side, card, w.HAND, w.PLAY)
  const unit = w.unitOf(side, kind)
  const enters = w.isCombat(kind) && !s.isOnBoard(t, unit)
  if (enters) placeCounter(t, unit, t.board.spawn[unit])
  ACTION_RULES[action].carryOut(t, side, unit, worth, card, enters)
}

/** N-3.7 The card goes to the supply; no counter is placed or readied. */
function hunkerDown(t: T, side: w.Side, kind: w.CardKind): void {
  const card = s.lowestOf(t, side, w.HAND, kind)
  noteCardPlayed(t, side, card, 'hunker-down', 0)
  moveCard(t, side, card, w.HAND, w.SUPPLY)
  afterCard(t)
}

/** N-3.9 The counter is turned to ready instead of acting. */
function ready(t: T, side: w.Side, kind: w.CardKind): void {
  const card = s.lowestOf(t, side, w.HAND, kind)
  noteCardPlayed(t, side, card, 'ready', 0)
  moveCard(t, side, card, w.HAND, w.PLAY)
  turnCounter(t, w.unitOf(side, kind), false)
  afterCard(t)
}
