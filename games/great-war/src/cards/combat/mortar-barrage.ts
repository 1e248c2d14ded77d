/** Mortar Barrage: all ordered mortars make two ranged attacks, each with one die more (G-13.5). */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { MORTAR } from '../../words.ts'
import { combatCard } from '../vocabulary.ts'
import { againWith } from '../worth.ts'

const BARRAGE = flagBit('mortar-barrage')

export const mortarBarrage = combatCard({
  title: 'mortar-barrage',
  clause: 'G-13.5',
  copies: 2,
  cost: 3,
  point: 'with-command',
  resolve: t => setFlag(t, BARRAGE),
  scene: 'mortar-barrage',
  worth: { inHand: 0.9, brings: againWith(MORTAR, 0.5) },
})
