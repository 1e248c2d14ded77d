/** Mortar Barrage: all ordered mortars make two ranged attacks, each with one die more (G-13.5). */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

const BARRAGE = flagBit('mortar-barrage')

export const mortarBarrage = combatCard({
  title: 'mortar-barrage',
  clause: 'G-13.5',
  point: 'with-command',
  resolve: t => setFlag(t, BARRAGE),
})
