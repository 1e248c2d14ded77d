/** Box Barrage: this turn terrain protects nobody from the reserve artillery, skulls hit, flags cannot be ignored. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

const BOX = flagBit('box-barrage')

export const boxBarrage = combatCard({
  title: 'box-barrage',
  clause: 'G-13.5',
  point: 'with-command',
  resolve: t => setFlag(t, BOX),
})
