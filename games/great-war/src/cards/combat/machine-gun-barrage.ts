/** Machine Gun Barrage: all ordered machine guns battle twice with one die more, and do not move. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { MACHINE_GUN } from '../../words.ts'
import { combatCard } from '../vocabulary.ts'
import { againWith } from '../worth.ts'

const BARRAGE = flagBit('machine-gun-barrage')

export const machineGunBarrage = combatCard({
  title: 'machine-gun-barrage',
  clause: 'G-13.1',
  copies: 3,
  cost: 3,
  point: 'with-command',
  resolve: t => setFlag(t, BARRAGE),
  scene: 'machine-gun-barrage',
  worth: { inHand: 1, brings: againWith(MACHINE_GUN, 0.5) },
})
