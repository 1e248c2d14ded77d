/** Wire Cutters: own infantry that moved onto wire, and may still battle, removes it and battles all the same (G-13.5). */
import { hexIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { whyNotRemoveWire } from '../../rules/battle.ts'
import { removeWire } from '../../state/doors.ts'
import { AT, isIn, isInfantry, unitOn } from '../../state/state.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

export const wireCutters = combatCard({
  title: 'wire-cutters',
  clause: 'G-13.5',
  copies: 1,
  cost: 0,
  point: 'own-battle',
  aim: 'unit',
  whyNot(t, side, aim) {
    const why = whyNotRemoveWire(t, side, hexIn(aim))
    if (why !== no.OK) return why
    const unit = unitOn(t, hexIn(aim))
    return isInfantry(t, unit) && isIn(t, AT.moved, unit) ? no.OK : no.NO_EFFECT
  },
  play: (t, _, aim) => removeWire(t, hexIn(aim)),
  scene: 'wire-cutters',
  worth: { inHand: 0.4, brings: guess(1) },
})
