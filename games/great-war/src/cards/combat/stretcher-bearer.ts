/** Stretcher Bearer: a unit of either side with one figure left is taken away, and nobody has a medal for it (G-13.5). */
import { hexIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { removeUnit } from '../../state/doors.ts'
import { figuresOf, unitOn } from '../../state/state.ts'
import { combatCard } from '../vocabulary.ts'
import { takesAway } from '../worth.ts'

export const stretcherBearer = combatCard({
  title: 'stretcher-bearer',
  clause: 'G-13.5',
  copies: 1,
  cost: 2,
  point: 'with-command',
  aim: 'unit',
  whyNot: (t, _, aim) =>
    figuresOf(t, unitOn(t, hexIn(aim))) <= t.board.house.stretcherBearerFigures ? no.OK : no.NO_EFFECT,
  resolve: (t, _, aim) => removeUnit(t, unitOn(t, hexIn(aim))),
  scene: 'stretcher-bearer',
  worth: { inHand: 0.8, brings: takesAway() },
})
