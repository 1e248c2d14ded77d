/** G-4.1 The command phase: a command card, a combat card with it, the enemy's answer, and then the orders. */

import { changeOrders } from '../cards/in-force.ts'
import { COMBAT_CARDS, COMMAND_CARDS } from '../cards/vocabulary.ts'
import * as no from '../refusals.ts'
import { cardToShow, layOpen, noteCardPlayed, takeOpen } from '../state/doors/cards.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, COMMAND, DISCARD, handOf, playedOf, type Side, type Title } from '../vocabulary.ts'
import { costOf } from './combat-cards.ts'
import { fetchedCardsGoBack } from './versions.ts'
import { couldPlay, openWindow } from './windows.ts'

type T = s.GreatWarTable
const { aim: atAim, command: atCommand, fetched: atFetched, withCard: atWithCard } = s.AT

/** G-4.1 Any card of the hand. */
export const whyNotPlay = (t: T, side: Side, title: Title): number =>
  s.hasTitle(t, COMMAND, handOf(side), title) ? no.OK : no.NOT_IN_HAND

/** G-4.1 Without any command card the turn goes on to its end. */
export const whyNotPlayNone = (t: T, side: Side): number =>
  s.isEmpty(t, COMMAND, handOf(side)) ? no.OK : no.CARD_FIRST

export const playCommand = (t: T, side: Side, title: Title): void => {
  const card = s.lowestOf(t, COMMAND, handOf(side), title)
  noteCardPlayed(t, COMMAND, side, card, 0, -1)
  layOpen(t, COMMAND, side, card, playedOf(side))
  doors.setTurnCell(t, atCommand, title + 1)
  // G-5.1 Without another word from a card infantry moves two hexes, or one and battles.
  doors.setReach(t, 2, 1)
  if (couldPlay(t, side, f.WITH_COMMAND)) f.withCard.goto(t)
  else f.commanding.goto(t, LAID)
}

export const endWithCards = (t: T): void => {
  f.commanding.goto(t, LAID)
}

// The stages after the cards lie open.
const LAID = 0
const ANSWERED = 1
const RESOLVED = 2
const COMMANDED = 3

export const advanceCommand = (t: T): void => {
  const side = s.activeSide(t)
  switch (f.commanding.stage(t)) {
    case LAID:
      f.commanding.set.stage(t, ANSWERED)
      return openWindow(t, f.AFTER_COMMAND, -1, -1)
    case ANSWERED: {
      f.commanding.set.stage(t, RESOLVED)
      const withCard = s.withCardTitle(t)
      if (withCard >= 0) COMBAT_CARDS[withCard].resolve(t, side, s.aimNow(t))
      return
    }
    case RESOLVED: {
      f.commanding.set.stage(t, COMMANDED)
      const title = s.commandTitle(t)
      doors.setLastCommand(t, side, title)
      COMMAND_CARDS[title].command(t, side)
      return
    }
    default:
      changeOrders(t, side)
      return f.order.goto(t)
  }
}

/** G-12.4 The command card counts as another one from now on. */
export const commandAs = (t: T, side: Side, title: Title): void => {
  doors.setTurnCell(t, atCommand, title + 1)
  doors.setLastCommand(t, side, title)
}

/**
 * G-13.5 Lost Messenger: combat cards go back to the hand, their tokens are refunded, they no longer count; and what they
 * have done is undone: the card that Counter Intelligence fetched goes back to the discards.
 */
export const returnWithCards = (t: T, side: Side): void => {
  for (let title = 0; title < COMBAT_CARDS.length; title++) {
    if (!s.hasTitle(t, COMBAT, playedOf(side), title)) continue
    takeOpen(t, COMBAT, side, s.lowestOf(t, COMBAT, playedOf(side), title), playedOf(side))
    doors.gainHq(t, side, costOf(t, title), 'G-13.5')
    doors.countCombatCard(t, side, -1)
  }
  const fetched = s.fetchedTitle(t)
  if (fetched >= 0 && fetchedCardsGoBack(t)) layOpen(t, COMBAT, side, cardToShow(t, side, fetched), DISCARD)
  doors.setTurnCell(t, atWithCard, 0)
  doors.setTurnCell(t, atAim, 0)
  doors.setTurnCell(t, atFetched, 0)
}
