/** Gas Attack: enemy units fired upon this turn, by reserve artillery too, cannot ignore flags. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

const GAS = flagBit('gas')

export const gasAttack = combatCard({
  title: 'gas-attack',
  clause: 'G-13.5',
  point: 'with-command',
  resolve: t => setFlag(t, GAS),
})
