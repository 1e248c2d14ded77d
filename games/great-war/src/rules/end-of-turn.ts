/** G-4.6 The end of a turn: discarding, drawing, Recon and the race, a combat card or HQ tokens; G-2.5 no progress. */

import * as no from '../refusals.ts'
import * as cards from '../state/doors/cards.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  COMBAT,
  COMMAND,
  DECK,
  DISCARD,
  DRAWN,
  enemyOf,
  handOf,
  type Side,
  type Title,
} from '../vocabulary.ts'
import { gainAtTurnStart, lookAtObjectives } from './objectives.ts'
import { decideByLead } from './victory.ts'

type T = s.GreatWarTable

const RECON = s.flagBit('recon')
const RESHUFFLE = s.flagBit('reshuffle')
const DISCARDED = s.flagBit('discarded')
const HQ_TAKEN = 2

/** The battles are over: the command card is discarded and the hand filled up. */
export const beginEnd = (t: T): void => {
  const side = s.activeSide(t)
  if (s.hqAside(t) > 0) doors.returnHqAside(t, s.hqAside(t))
  for (let each = 0; each < 2; each++) cards.discardPlayed(t, COMMAND, each)
  if (s.hasFlag(t, RESHUFFLE)) reshuffle(t)
  // G-12.10 Whoever struck first draws first.
  for (let due = s.strikesDue(t); due > 0; due--)
    cards.drawCard(t, COMMAND, enemyOf(side), handOf(enemyOf(side)))
  if (!s.hasFlag(t, RECON)) {
    cards.drawCard(t, COMMAND, side, handOf(side))
    return f.endTurn.goto(t, BEFORE_DRAW)
  }
  if (mayRace(t, side)) f.race.goto(t)
  else drawTwo(t)
}

/** G-12.3 Both decks are shuffled with their discards, this turn's combat cards among them. */
const reshuffle = (t: T): void => {
  for (let side = 0; side < 2; side++) cards.discardPlayed(t, COMBAT, side)
  cards.renewDeck(t, COMMAND)
  cards.renewDeck(t, COMBAT)
}

// G-11.7 The race against time

/** Never as the winning medal. */
const mayRace = (t: T, side: Side): boolean =>
  t.board.race[side] > 0 && s.medalsOf(t, side) + t.board.race[side] < t.board.medals

export const whyNotTakeMedal = (t: T, side: Side): number => (mayRace(t, side) ? no.OK : no.WINNING_MEDAL)

export const takeMedal = (t: T): void => {
  const side = s.activeSide(t)
  doors.keepMedals(t, side, t.board.race[side], 'race')
  cards.drawCard(t, COMMAND, side, handOf(side))
  f.endTurn.goto(t, BEFORE_DRAW)
}

/** G-4.6 Recon: draw two, keep one. */
export const drawTwo = (t: T): void => {
  const side = s.activeSide(t)
  cards.drawCard(t, COMMAND, side, DRAWN)
  cards.drawCard(t, COMMAND, side, DRAWN)
  f.keep.goto(t)
}

export const whyNotKeep = (t: T, title: Title): number =>
  s.hasTitle(t, COMMAND, DRAWN, title) ? no.OK : no.NOT_DRAWN

export const keepCard = (t: T, title: Title): void => {
  cards.keepDrawn(t, COMMAND, s.activeSide(t), s.lowestOf(t, COMMAND, DRAWN, title))
  f.endTurn.goto(t, BEFORE_DRAW)
}

// A combat card or HQ tokens

const BEFORE_DRAW = 0
const AFTER_DRAW = 1

export const isBeforeDraw = (t: T): boolean => f.endTurn.stage(t) === BEFORE_DRAW

/** G-2.1 Not above the limit. */
export const whyNotTakeCard = (t: T, side: Side): number => {
  if (!isBeforeDraw(t)) return no.OTHER_DECISION
  if (s.cardCount(t, COMBAT, handOf(side)) >= s.combatLimit(t, side)) return no.HAND_FULL
  return s.isEmpty(t, COMBAT, DECK) && s.isEmpty(t, COMBAT, DISCARD) ? no.NOTHING_TO_DRAW : no.OK
}

/** Whether the side may still trade a combat card for a token, for all that everybody knows. */
const mayDiscard = (t: T, side: Side): boolean => s.combatPlayed(t, side) === 0 && !s.hasFlag(t, DISCARDED)

export const whyNotDiscard = (t: T, side: Side, title: Title): number => {
  if (!mayDiscard(t, side)) return no.DISCARD_USED
  return s.hasTitle(t, COMBAT, handOf(side), title) ? no.OK : no.COMBAT_NOT_IN_HAND
}

export const takeCard = (t: T): void => {
  const side = s.activeSide(t)
  cards.drawCard(t, COMBAT, side, handOf(side))
  if (mayDiscard(t, side)) f.endTurn.goto(t, AFTER_DRAW)
  else finishTurn(t)
}

export const takeHq = (t: T, count = HQ_TAKEN): void => {
  doors.gainHq(t, s.activeSide(t), count, 'G-4.6')
  finishTurn(t)
}

/** G-4.6 One combat card for one token, before or after the draw. */
export const discardForHq = (t: T, side: Side, title: Title): void => {
  cards.layOpen(t, COMBAT, side, cards.cardToShow(t, side, title), DISCARD)
  doors.setFlag(t, DISCARDED)
  doors.gainHq(t, side, 1, 'G-4.6')
  if (!isBeforeDraw(t)) finishTurn(t)
}

/** Played combat cards are discarded, and the other side's turn begins. */
export const finishTurn = (t: T): void => {
  const side = s.activeSide(t)
  for (let each = 0; each < 2; each++) cards.discardPlayed(t, COMBAT, each)
  doors.giveStandingOrder(t, enemyOf(side), 0)
  // G-2.5
  if (doors.countStaleTurn(t) >= t.board.house.noProgressTurns) return decideByLead(t, 'no-progress')
  beginTurn(t, enemyOf(side))
}

export const beginTurn = (t: T, side: Side): void => {
  doors.beginTurn(t, side)
  f.playCard.goto(t)
  lookAtObjectives(t)
  if (!s.isOver(t)) gainAtTurnStart(t, side)
}
