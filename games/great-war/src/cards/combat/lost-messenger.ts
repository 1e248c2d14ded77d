/** Lost Messenger: the enemy's command card orders one unit fewer a section and no artillery (G-13.5). */

import { returnWithCards } from '../../rules/command.ts'
import { orderFewer } from '../../rules/orders.ts'
import { setFlag } from '../../state/doors.ts'
import { flagBit } from '../../state/state.ts'
import { enemyOf } from '../../vocabulary.ts'
import { inForce } from '../in-force.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const LOST = flagBit('lost-messenger')

export const lostMessenger = combatCard({
  title: 'lost-messenger',
  clause: 'G-13.5',
  copies: 1,
  cost: 3,
  point: 'after-command',
  play(t, side) {
    setFlag(t, LOST)
    returnWithCards(t, enemyOf(side))
  },
  inForce: inForce({ flag: 'lost-messenger', cutsOrders: true, changeOrders: orderFewer }),
  scene: 'lost-messenger',
  worth: { inHand: 0.8, brings: guess(3.2) },
})
