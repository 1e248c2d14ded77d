/** Machine Gun Barrage: all ordered machine guns battle twice with one die more, and do not move. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

const BARRAGE = flagBit('machine-gun-barrage')

export const machineGunBarrage = combatCard({
  title: 'machine-gun-barrage',
  clause: 'G-13.1',
  point: 'with-command',
  resolve: t => setFlag(t, BARRAGE),
})
