/** Shell Shortage: before the targeting roll the enemy's artillery has two dice fewer (G-13.5). */

import { takeTargetingDice } from '../../rules/artillery.ts'
import { gainHq } from '../../state/doors.ts'
import { enemyOf } from '../../vocabulary.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const DICE = 2

export const shellShortage = combatCard({
  title: 'shell-shortage',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'before-artillery',
  play(t, side) {
    const taken = takeTargetingDice(t, DICE)
    gainHq(t, enemyOf(side), taken * t.board.house.shellShortageRefund, 'G-13.5')
  },
  scene: 'shell-shortage',
  worth: { inHand: 0.6, brings: guess(1.6) },
})
