/** Artillery Bombard: the artillery attacks twice for one payment, at any target; or one unit of choice (G-12.2). */

import { orderAmong } from '../../rules/orders.ts'
import { setFlag } from '../../state/doors.ts'
import { flagBit, unitsOnBoard } from '../../state/state.ts'
import { commandCard } from '../vocabulary.ts'
import { shellsTwice } from '../worth.ts'

const BOMBARD =
  flagBit('artillery') | flagBit('artillery-anywhere') | flagBit('artillery-twice') | flagBit('either-or')

export const artilleryBombard = commandCard({
  title: 'artillery-bombard',
  clause: 'G-12.2',
  copies: 2,
  command(t, side) {
    orderAmong(t, unitsOnBoard(t, side), 0, 0, 1)
    setFlag(t, BOMBARD)
  },
  picture: { scene: 'artillery-bombard', sign: 'artillery' },
  worth: { inHand: 3, brings: shellsTwice() },
})
