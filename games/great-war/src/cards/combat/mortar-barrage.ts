/** Mortar Barrage: all ordered mortars make two ranged attacks, each with one die more (G-13.5). */

import { type GreatWarTable, kindOf } from '../../state/state.ts'
import { MORTAR } from '../../vocabulary.ts'
import { inForce } from '../in-force.ts'
import { combatCard } from '../vocabulary.ts'
import { againWith } from '../worth.ts'

const fires = (t: GreatWarTable, unit: number, close: boolean): boolean =>
  !close && kindOf(t, unit) === MORTAR

export const mortarBarrage = combatCard({
  title: 'mortar-barrage',
  clause: 'G-13.5',
  copies: 2,
  cost: 3,
  point: 'with-command',
  inForce: inForce({
    flag: 'mortar-barrage',
    bonusDice: (t, unit, close) => (fires(t, unit, close) ? 1 : 0),
    battlesTwice: fires,
  }),
  scene: 'mortar-barrage',
  worth: { inHand: 0.9, brings: againWith(MORTAR, 0.5) },
})
