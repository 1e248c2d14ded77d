/** G-12.10 Strike First: a command card played as an answer to a declared close combat; the defender battles first. */
import { end } from '@bivouac/kernel'
import { layOpen, noteCardPlayed } from '../card-doors.ts'
import { commandNumber } from '../cards/vocabulary.ts'
import * as doors from '../doors.ts'
import * as f from '../frames.ts'
import * as no from '../refusals.ts'
import * as s from '../state.ts'
import { COMMAND, handOf, playedOf } from '../words.ts'
import { whyNotAnswerClose } from './answers.ts'
import { declare } from './attack.ts'
import { ANSWER_SHIFT, CLOSE_BATTLE, STRIKE_FIRST } from './dice.ts'

type T = s.GreatWarTable
const { strikes: atStrikes } = s.AT

const MODE = CLOSE_BATTLE | (STRIKE_FIRST << ANSWER_SHIFT)

export function whyNotStrikeFirst(t: T, side: number, title: number): number {
  if (title !== commandNumber('strike-first') || f.answer.point(t) !== f.BEFORE_CLOSE) return no.WRONG_MOMENT
  if (!s.hasTitle(t, COMMAND, handOf(side), title)) return no.NOT_IN_HAND
  return whyNotAnswerClose(t, f.answer.unit(t), f.answer.hex(t), MODE)
}

/** The card lies open, its replacement is due at the end of the turn, and the defender attacks. */
export function strikeFirst(t: T, side: number, title: number): void {
  const unit = f.answer.unit(t)
  const hex = f.answer.hex(t)
  const card = s.lowestOf(t, COMMAND, handOf(side), title)
  end(t)
  noteCardPlayed(t, COMMAND, side, card, 0, hex)
  layOpen(t, COMMAND, side, card, playedOf(side))
  doors.setTurnWord(t, atStrikes, t.words[atStrikes] + 1)
  declare(t, 1 << unit, hex, MODE)
}
