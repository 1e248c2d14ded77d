/** G-4.1, G-4.2 The command card, the combat card played with it, and the orders. */
import { add, decision, firstOf, lowestBit, secondOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { addCombatCards, playCombat } from '../rules/combat-cards.ts'
import { endWithCards, playCommand, whyNotPlay, whyNotPlayNone } from '../rules/command.ts'
import { beginEnd } from '../rules/end-of-turn.ts'
import { endOrders } from '../rules/flow.ts'
import {
  giveArtilleryOrder,
  giveOrder,
  mayOrder,
  whyNotOrder,
  whyNotOrderArtillery,
} from '../rules/orders.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMMAND, handOf } from '../vocabulary.ts'
import { CARDS_TESTED, type T, whyNotHere } from './common.ts'

export const playCard = decision<T>({
  frame: f.playCard,
  exact: 'any card of the hand may be played, and the hand is what is listed',
  candidates(t, seat, out) {
    for (let titles = s.titlesIn(t, COMMAND, handOf(seat)); titles !== 0; titles &= titles - 1)
      add(out, c.play(lowestBit(titles)))
    if (whyNotPlayNone(t, seat) === no.OK) add(out, c.done)
  },
  whyNot(t, seat, command) {
    switch (verbOf(command)) {
      case c.PLAY:
        return whyNotPlay(t, seat, firstOf(command))
      case c.DONE:
        return whyNotPlayNone(t, seat)
      case c.COMBAT:
        return whyNotHere(t, seat, command)
      case c.STANDING:
      case c.HOLD:
        return no.OTHER_DECISION
      default:
        return no.CARD_FIRST
    }
  },
  apply(t, seat, command) {
    if (verbOf(command) === c.PLAY) playCommand(t, seat, firstOf(command))
    else beginEnd(t)
  },
})

export const withCard = decision<T>({
  frame: f.withCard,
  exact: CARDS_TESTED,
  candidates(t, seat, out) {
    add(out, c.pass)
    addCombatCards(t, seat, out)
  },
  whyNot: (t, seat, command) => (verbOf(command) === c.PASS ? no.OK : whyNotHere(t, seat, command)),
  apply(t, seat, command) {
    if (verbOf(command) === c.PASS) endWithCards(t)
    else playCombat(t, seat, firstOf(command), secondOf(command))
  },
})

export const order = decision<T>({
  frame: f.order,
  exact: 'who still may be ordered is found for all units at once, as one set',
  candidates(t, seat, out) {
    for (let units = mayOrder(t, seat); units !== 0; units &= units - 1)
      add(out, c.order(s.hexOf(t, lowestBit(units))))
    if (whyNotOrderArtillery(t, seat) === no.OK) add(out, c.orderArtillery)
    add(out, c.done)
  },
  whyNot(t, seat, command) {
    switch (verbOf(command)) {
      case c.ORDER:
        return whyNotOrder(t, seat, firstOf(command))
      case c.ORDER_ARTILLERY:
        return whyNotOrderArtillery(t, seat)
      case c.DONE:
        return no.OK
      default:
        return whyNotHere(t, seat, command)
    }
  },
  apply(t, seat, command) {
    switch (verbOf(command)) {
      case c.ORDER:
        return giveOrder(t, seat, firstOf(command))
      case c.ORDER_ARTILLERY:
        return giveArtilleryOrder(t, seat)
      default:
        return endOrders(t)
    }
  },
})
