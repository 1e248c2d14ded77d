/** Replacements: one die a command card held brings figures back; units that gained may be ordered (G-12.7). */
import { add, end, firstOf, lowestBit, rollDie, verbOf } from '@bivouac/kernel'
import { AT_HEX, atHex, DONE, done } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { orderAmong, PLENTY } from '../../rules/orders.ts'
import * as doors from '../../state/doors.ts'
import * as f from '../../state/frames.ts'
import * as s from '../../state/state.ts'
import { BATTLE_DIE, COMMAND, DIE_FACES, FIGURES_MAX, handOf, SIDES } from '../../vocabulary.ts'
import { type Choice, commandCard, commandNumber } from '../vocabulary.ts'
import { figuresBack } from '../worth.ts'

type T = s.GreatWarTable

/** In the frame: figures for infantry only, and figures for anybody. */
const { left: forInfantry, more: forAnybody } = f.choose

/** Never above the start; a machine gun or mortar needs a figure that is for anybody. */
const canGain = (t: T, unit: number, infantry: number, anybody: number): boolean =>
  s.figuresOf(t, unit) < FIGURES_MAX && (anybody > 0 || (infantry > 0 && s.isInfantry(t, unit)))

const canAnyGain = (t: T, side: number, infantry: number, anybody: number): boolean => {
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    if (canGain(t, lowestBit(units), infantry, anybody)) return true
  return false
}

const giveFigures: Choice = {
  prompt: 'prompt.choose.replacements',
  onHex: atHex,
  list(t, seat, out) {
    for (let units = s.unitsOnBoard(t, seat); units !== 0; units &= units - 1) {
      const unit = lowestBit(units)
      if (canGain(t, unit, forInfantry(t), forAnybody(t))) add(out, atHex(s.hexOf(t, unit)))
    }
    add(out, done)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === DONE) return no.OK
    if (verbOf(command) !== AT_HEX) return no.OTHER_DECISION
    if (!s.hasUnitOf(t, seat, firstOf(command))) return no.NO_OWN_UNIT_THERE
    const unit = s.unitOn(t, firstOf(command))
    return canGain(t, unit, forInfantry(t), forAnybody(t)) ? no.OK : no.NOT_A_CHOICE
  },
  choose(t, seat, command) {
    if (verbOf(command) === DONE) return end(t)
    const unit = s.unitOn(t, firstOf(command))
    const pool = s.isInfantry(t, unit) && forInfantry(t) > 0 ? 'left' : 'more'
    f.choose.set[pool](t, f.choose[pool](t) - 1)
    doors.gainFigures(t, unit, 1)
    doors.mark(t, s.AT.orderable, unit)
    if (!canAnyGain(t, seat, forInfantry(t), forAnybody(t))) end(t)
  },
}

export const replacements = commandCard({
  title: 'replacements',
  clause: 'G-12.7',
  copies: 1,
  command(t, side) {
    const faces: number[] | undefined = t.recorder ? [] : undefined
    let infantry = 0
    let anybody = 0
    for (let dice = s.cardCount(t, COMMAND, handOf(side)) + 1; dice > 0; dice--) {
      const die = rollDie(t, BATTLE_DIE)
      const face = DIE_FACES[die]
      if (face === 'soldier') infantry++
      else if (face === 'hq' || face === 'flag') anybody++
      if (faces) faces.push(die)
    }
    if (faces) doors.noteRoll(t, SIDES[side], -1, 'replacements', faces, [], [])
    // Nobody may be ordered yet: each unit that gains is added.
    orderAmong(t, 0, 0, 0, PLENTY)
    if (canAnyGain(t, side, infantry, anybody))
      f.choose.call(t, COMMAND, commandNumber('replacements'), side, infantry, anybody)
  },
  choice: giveFigures,
  picture: { scene: 'replacements', sign: 'soldier' },
  rolls: 'replacements',
  worth: { inHand: 2.5, brings: figuresBack(0.5, 2.2) },
})
