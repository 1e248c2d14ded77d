/** Gas Attack: enemy units fired upon this turn, by reserve artillery too, cannot ignore flags. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const GAS = flagBit('gas')

export const gasAttack = combatCard({
  title: 'gas-attack',
  clause: 'G-13.5',
  copies: 1,
  cost: 3,
  point: 'with-command',
  resolve: t => setFlag(t, GAS),
  scene: 'gas-attack',
  worth: { inHand: 0.6, brings: guess(1.5) },
})
