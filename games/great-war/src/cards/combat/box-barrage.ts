/** Box Barrage: this turn terrain protects nobody from the reserve artillery, skulls hit, flags cannot be ignored. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'
import { shells } from '../worth.ts'

const BOX = flagBit('box-barrage')

export const boxBarrage = combatCard({
  title: 'box-barrage',
  clause: 'G-13.5',
  copies: 2,
  cost: 3,
  point: 'with-command',
  resolve: t => setFlag(t, BOX),
  scene: 'box-barrage',
  worth: { inHand: 0.7, brings: shells(0.5) },
})
