/** G-13.4 Answers to the enemy, the unit that a standing order names, and the choices that cards bring with them. */
import { add, decision, end, firstOf, lowestBit, secondOf, verbOf } from '@bivouac/kernel'
import { COMMAND_TITLES_AT, choiceOf } from '../cards/vocabulary.ts'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { addCombatCards, playCombat } from '../rules/combat-cards.ts'
import { answerWith, whyNotAnswerWith } from '../rules/command-answers.ts'
import {
  giveStanding,
  PASS_TURN,
  passWindow,
  stopAt,
  whyNotStanding,
  whyNotStopAt,
} from '../rules/windows.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { CARDS_TESTED, type T, whyNotHere } from './common.ts'

export const answer = decision<T>({
  frame: f.answer,
  toChoose: t => 1 << f.answer.side(t),
  exact: CARDS_TESTED,
  candidates(t, seat, out) {
    add(out, c.pass)
    add(out, c.standing(PASS_TURN))
    for (let titles = COMMAND_TITLES_AT[f.answer.point(t)]; titles !== 0; titles &= titles - 1) {
      const title = lowestBit(titles)
      if (whyNotAnswerWith(t, seat, title) === no.OK) add(out, c.play(title))
    }
    addCombatCards(t, seat, out)
  },
  whyNot(t, seat, command) {
    switch (verbOf(command)) {
      case c.PASS:
        return no.OK
      case c.PLAY:
        return whyNotAnswerWith(t, seat, firstOf(command))
      case c.STANDING:
        return whyNotStanding(t, seat, firstOf(command), true)
      default:
        return whyNotHere(t, seat, command)
    }
  },
  apply(t, seat, command) {
    switch (verbOf(command)) {
      case c.PLAY:
        return answerWith(t, seat, firstOf(command))
      case c.STANDING:
        return giveStanding(t, seat, firstOf(command))
      case c.COMBAT:
        return playCombat(t, seat, firstOf(command), secondOf(command))
      default:
        return passWindow(t)
    }
  },
})

export const standing = decision<T>({
  frame: f.standing,
  exact: "the list is made of the side's own units, and each may be named",
  candidates(t, seat, out) {
    for (let units = s.unitsOnBoard(t, seat); units !== 0; units &= units - 1)
      add(out, c.atHex(s.hexOf(t, lowestBit(units))))
    add(out, c.done)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === c.DONE) return no.OK
    return verbOf(command) === c.AT_HEX
      ? whyNotStopAt(t, seat, firstOf(command))
      : whyNotHere(t, seat, command)
  },
  apply(t, seat, command) {
    if (verbOf(command) === c.AT_HEX) stopAt(t, seat, firstOf(command))
    else end(t)
  },
})

/** What may be chosen is in the card's own file. */
export const choose = decision<T>({
  frame: f.choose,
  toChoose: t => 1 << f.choose.side(t),
  candidates: (t, seat, out) => choiceOf(f.choose.deck(t), f.choose.title(t)).list(t, seat, out),
  whyNot: (t, seat, command) => choiceOf(f.choose.deck(t), f.choose.title(t)).whyNot(t, seat, command),
  apply: (t, seat, command) => choiceOf(f.choose.deck(t), f.choose.title(t)).choose(t, seat, command),
})
