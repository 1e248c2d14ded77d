/** Replacements: one die a command card held brings figures back; units that gained may be ordered (G-12.7). */
import { add, call, end, firstOf, frameArg, lowestBit, rollDie, setFrameArg, verbOf } from '@bivouac/kernel'
import { AT_HEX, atHex, DONE, done } from '../../commands.ts'
import * as doors from '../../doors.ts'
import { CHOOSE } from '../../frames.ts'
import * as no from '../../refusals.ts'
import { orderAmong, PLENTY } from '../../rules/orders.ts'
import * as s from '../../state.ts'
import { BATTLE_DIE, COMMAND, DIE_FACES, FIGURES_MAX, handOf, SIDES } from '../../words.ts'
import { type Choice, commandCard, commandNumber } from '../vocabulary.ts'
import { figuresBack } from '../worth.ts'

type T = s.GreatWarTable

/** In the frame: figures for infantry only, and figures for anybody. */
const FOR_INFANTRY = 3
const FOR_ANYBODY = 4

/** Never above the start; a machine gun or mortar needs a figure that is for anybody. */
const canGain = (t: T, unit: number, forInfantry: number, forAnybody: number): boolean =>
  s.figuresOf(t, unit) < FIGURES_MAX && (forAnybody > 0 || (forInfantry > 0 && s.isInfantry(t, unit)))

function canAnyGain(t: T, side: number, forInfantry: number, forAnybody: number): boolean {
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    if (canGain(t, lowestBit(units), forInfantry, forAnybody)) return true
  return false
}

const giveFigures: Choice = {
  prompt: 'prompt.choose.replacements',
  onHex: atHex,
  list(t, seat, out) {
    for (let units = s.unitsOnBoard(t, seat); units !== 0; units &= units - 1) {
      const unit = lowestBit(units)
      if (canGain(t, unit, frameArg(t, FOR_INFANTRY), frameArg(t, FOR_ANYBODY)))
        add(out, atHex(s.hexOf(t, unit)))
    }
    add(out, done)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === DONE) return no.OK
    if (verbOf(command) !== AT_HEX) return no.OTHER_DECISION
    if (!s.hasUnitOf(t, seat, firstOf(command))) return no.NO_OWN_UNIT_THERE
    const unit = s.unitOn(t, firstOf(command))
    return canGain(t, unit, frameArg(t, FOR_INFANTRY), frameArg(t, FOR_ANYBODY)) ? no.OK : no.NOT_A_CHOICE
  },
  choose(t, seat, command) {
    if (verbOf(command) === DONE) return end(t)
    const unit = s.unitOn(t, firstOf(command))
    const pool = s.isInfantry(t, unit) && frameArg(t, FOR_INFANTRY) > 0 ? FOR_INFANTRY : FOR_ANYBODY
    setFrameArg(t, pool, frameArg(t, pool) - 1)
    doors.gainFigures(t, unit, 1)
    doors.mark(t, s.AT.orderable, unit)
    if (!canAnyGain(t, seat, frameArg(t, FOR_INFANTRY), frameArg(t, FOR_ANYBODY))) end(t)
  },
}

export const replacements = commandCard({
  title: 'replacements',
  clause: 'G-12.7',
  copies: 1,
  command(t, side) {
    const faces: number[] | undefined = t.recorder ? [] : undefined
    let forInfantry = 0
    let forAnybody = 0
    for (let dice = s.cardCount(t, COMMAND, handOf(side)) + 1; dice > 0; dice--) {
      const die = rollDie(t, BATTLE_DIE)
      const face = DIE_FACES[die]
      if (face === 'soldier') forInfantry++
      else if (face === 'hq' || face === 'flag') forAnybody++
      if (faces) faces.push(die)
    }
    if (faces) doors.noteRoll(t, SIDES[side], -1, 'replacements', faces, [])
    // Nobody may be ordered yet: each unit that gains is added.
    orderAmong(t, 0, 0, 0, PLENTY)
    if (canAnyGain(t, side, forInfantry, forAnybody))
      call(t, CHOOSE, COMMAND, commandNumber('replacements'), side, forInfantry, forAnybody)
  },
  choice: giveFigures,
  picture: { scene: 'replacements', sign: 'soldier' },
  rolls: 'replacements',
  worth: { inHand: 2.5, brings: figuresBack(0.5, 2.2) },
})
