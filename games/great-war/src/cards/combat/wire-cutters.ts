/** Wire Cutters: own infantry that moved onto wire removes it and may still battle. */
import { hexIn } from '../../commands.ts'
import { removeWire } from '../../doors.ts'
import * as no from '../../refusals.ts'
import { AT, hasUnitOf, hasWire, isIn, isInfantry, unitOn } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

export const wireCutters = combatCard({
  title: 'wire-cutters',
  clause: 'G-13.4',
  point: 'own-battle',
  aim: 'unit',
  whyNot(t, side, aim) {
    const hex = hexIn(aim)
    if (!hasUnitOf(t, side, hex)) return no.NO_OWN_UNIT_THERE
    if (!hasWire(t, hex)) return no.NO_WIRE
    const unit = unitOn(t, hex)
    return isInfantry(t, unit) && isIn(t, AT.moved, unit) ? no.OK : no.NO_EFFECT
  },
  play: (t, _, aim) => removeWire(t, hexIn(aim)),
})
