/** G-4.6, G-11.7 The end of a turn: the race against time, Recon's two cards, a combat card or tokens, standing orders. */
import { add, type Commands, decision, firstOf, lowestBit, secondOf, verbOf } from '@bivouac/kernel'
import { COMMAND_TITLES } from '../cards/cards.ts'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { addCombatCards, playCombat } from '../rules/combat-cards.ts'
import * as rules from '../rules/end-of-turn.ts'
import * as windows from '../rules/windows.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, handOf, STANDING_ORDERS } from '../vocabulary.ts'
import { CARDS_TESTED, type T, whyNotHere } from './common.ts'

export const race = decision<T>({
  frame: f.race,
  candidates(_, __, out) {
    add(out, c.takeMedal)
    add(out, c.draw)
  },
  whyNot(t, seat, command) {
    if (command === c.draw) return no.OK
    return command === c.takeMedal ? rules.whyNotTakeMedal(t, seat) : whyNotHere(t, seat, command)
  },
  apply(t, _, command) {
    if (command === c.takeMedal) rules.takeMedal(t)
    else rules.drawTwo(t)
  },
})

export const keep = decision<T>({
  frame: f.keep,
  candidates(_, __, out) {
    for (let title = 0; title < COMMAND_TITLES.length; title++) add(out, c.keep(title))
  },
  whyNot: (t, seat, command) =>
    verbOf(command) === c.KEEP ? rules.whyNotKeep(t, firstOf(command)) : whyNotHere(t, seat, command),
  apply: (t, _, command) => rules.keepCard(t, firstOf(command)),
})

const addHolds = (t: T, seat: number, hand: number, out: Commands): void => {
  for (let titles = hand; titles !== 0; titles &= titles - 1) {
    const title = lowestBit(titles)
    if (windows.whyNotHold(t, seat, title) === no.OK) add(out, c.hold(title))
  }
}

const addDiscards = (t: T, seat: number, hand: number, out: Commands): void => {
  for (let titles = hand; titles !== 0; titles &= titles - 1) {
    const title = lowestBit(titles)
    if (rules.whyNotDiscard(t, seat, title) === no.OK) add(out, c.discard(title))
  }
}

export const endTurn = decision<T>({
  frame: f.endTurn,
  exact: CARDS_TESTED,
  candidates(t, seat, out) {
    const hand = s.titlesIn(t, COMBAT, handOf(seat))
    if (rules.isBeforeDraw(t)) {
      if (rules.whyNotTakeCard(t, seat) === no.OK) add(out, c.takeCard)
      add(out, c.takeHq)
      addCombatCards(t, seat, out)
      for (let orders = 0; orders < STANDING_ORDERS.length; orders++)
        if (windows.whyNotStanding(t, seat, orders, false) === no.OK) add(out, c.standing(orders))
      addHolds(t, seat, hand, out)
    } else add(out, c.done)
    addDiscards(t, seat, hand, out)
  },
  whyNot(t, seat, command) {
    const before = rules.isBeforeDraw(t)
    switch (verbOf(command)) {
      case c.TAKE_CARD:
        return rules.whyNotTakeCard(t, seat)
      case c.TAKE_HQ:
        return before ? no.OK : no.OTHER_DECISION
      case c.STANDING:
        return before ? windows.whyNotStanding(t, seat, firstOf(command), false) : no.OTHER_DECISION
      case c.HOLD:
        return before ? windows.whyNotHold(t, seat, firstOf(command)) : no.OTHER_DECISION
      case c.DISCARD:
        return rules.whyNotDiscard(t, seat, firstOf(command))
      case c.DONE:
        return before ? no.OTHER_DECISION : no.OK
      default:
        return whyNotHere(t, seat, command)
    }
  },
  apply(t, seat, command) {
    const a = firstOf(command)
    switch (verbOf(command)) {
      case c.TAKE_CARD:
        return rules.takeCard(t)
      case c.TAKE_HQ:
        return rules.takeHq(t)
      case c.STANDING:
        return windows.giveStanding(t, seat, a)
      case c.HOLD:
        return windows.holdFor(t, seat, a)
      case c.DISCARD:
        return rules.discardForHq(t, seat, a)
      case c.COMBAT:
        return playCombat(t, seat, a, secondOf(command))
      default:
        return rules.finishTurn(t)
    }
  },
})
