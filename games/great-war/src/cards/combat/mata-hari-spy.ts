/** Mata Hari Spy: as Espionage, and the enemy's limit of combat cards drops by one for the rest of the game. */
import { setCombatLimit } from '../../state/doors.ts'
import { combatLimit } from '../../state/state.ts'
import { enemyOf } from '../../vocabulary.ts'
import { chooseReturned, spy } from '../spies.ts'
import { combatCard } from '../vocabulary.ts'
import { steals } from '../worth.ts'

export const mataHariSpy = combatCard({
  title: 'mata-hari-spy',
  clause: 'G-13.5',
  copies: 1,
  cost: 3,
  point: 'with-command',
  resolve(t, side) {
    const enemy = enemyOf(side)
    setCombatLimit(t, enemy, Math.max(0, combatLimit(t, enemy) - 1))
    spy(t, side, 'mata-hari-spy')
  },
  choice: chooseReturned,
  scene: 'mata-hari-spy',
  worth: { inHand: 0.6, brings: steals(0.8) },
})
