/** Physician: one damaged unit of yours gets back one figure for each HQ token spent, up to its start (G-13.5). */
import { add, end, verbOf } from '@bivouac/kernel'
import { DONE, done, hexIn, SPEND, spend } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { costOf } from '../../rules/combat-cards.ts'
import { gainFigures, payHq } from '../../state/doors.ts'
import * as f from '../../state/frames.ts'
import * as s from '../../state/state.ts'
import { COMBAT, FIGURES_MAX } from '../../vocabulary.ts'
import { type Choice, combatCard, titleNumber } from '../vocabulary.ts'
import { heals } from '../worth.ts'

const canHeal = (t: s.GreatWarTable, side: number, unit: number): boolean =>
  s.figuresOf(t, unit) < FIGURES_MAX && s.hqOf(t, side) >= t.board.house.physicianPerFigure

const heal: Choice = {
  prompt: 'prompt.choose.physician',
  isOfUnit: true,
  list(_t, _seat, out) {
    add(out, spend)
    add(out, done)
  },
  whyNot: (_t, _seat, command) =>
    verbOf(command) === SPEND || verbOf(command) === DONE ? no.OK : no.OTHER_DECISION,
  choose(t, seat, command) {
    const unit = f.choose.left(t)
    if (verbOf(command) === SPEND) {
      payHq(t, seat, t.board.house.physicianPerFigure, 'G-13.5')
      gainFigures(t, unit, 1)
    }
    if (verbOf(command) === DONE || !canHeal(t, seat, unit)) end(t)
  },
}

export const physician = combatCard({
  title: 'physician',
  clause: 'G-13.5',
  copies: 1,
  cost: 0,
  point: 'with-command',
  aim: 'unit',
  whyNot(t, side, aim) {
    if (!s.hasUnitOf(t, side, hexIn(aim))) return no.NO_OWN_UNIT_THERE
    if (s.figuresOf(t, s.unitOn(t, hexIn(aim))) === FIGURES_MAX) return no.NO_EFFECT
    return s.hqOf(t, side) >= costOf(t, titleNumber('physician')) + t.board.house.physicianPerFigure
      ? no.OK
      : no.TOO_FEW_HQ
  },
  resolve(t, side, aim) {
    const unit = s.unitOn(t, hexIn(aim))
    if (canHeal(t, side, unit)) f.choose.call(t, COMBAT, titleNumber('physician'), side, unit, 0)
  },
  choice: heal,
  scene: 'physician',
  worth: { inHand: 1, brings: heals() },
})
