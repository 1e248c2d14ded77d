/** G-12.10 A command card played as an answer to a declared close combat: the defender battles first. */
import { end } from '@bivouac/kernel'
import { COMMAND_CARDS } from '../cards/vocabulary.ts'
import * as no from '../refusals.ts'
import { layOpen, noteCardPlayed } from '../state/doors/cards.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMMAND, handOf, playedOf, type Side, type Title } from '../vocabulary.ts'
import { whyNotAnswerClose } from './answers.ts'
import { declare } from './attack.ts'

type T = s.GreatWarTable
const { strikes: atStrikes } = s.AT

export const whyNotAnswerWith = (t: T, side: Side, title: Title): number => {
  if (COMMAND_CARDS[title].answersAt !== f.answer.point(t)) return no.WRONG_MOMENT
  if (!s.hasTitle(t, COMMAND, handOf(side), title)) return no.NOT_IN_HAND
  return whyNotAnswerClose(t, f.answer.unit(t))
}

/** The card lies open, its replacement is due at the end of the turn, and the defender attacks. */
export const answerWith = (t: T, side: Side, title: Title): void => {
  const unit = f.answer.unit(t)
  const hex = f.answer.hex(t)
  const card = s.lowestOf(t, COMMAND, handOf(side), title)
  end(t)
  noteCardPlayed(t, COMMAND, side, card, 0, hex)
  layOpen(t, COMMAND, side, card, playedOf(side))
  doors.setTurnCell(t, atStrikes, s.strikesDue(t) + 1)
  declare(t, 1 << unit, hex, COMMAND_CARDS[title].strikes)
}
