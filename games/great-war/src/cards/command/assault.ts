/** Assault Left, Centre, Right: all units of the section, and the artillery besides (G-12.1, G-4.3). */

import { orderEverybody, PLENTY } from '../../rules/orders.ts'
import { setFlag } from '../../state/doors.ts'
import { flagBit } from '../../state/state.ts'
import { inEachSection } from '../section-cards.ts'
import { artilleryBesides } from '../worth.ts'

const BESIDES = flagBit('artillery-besides')

export const assault = inEachSection({
  name: 'assault',
  copies: [2, 2, 2],
  orders: PLENTY,
  besides(t) {
    setFlag(t, BESIDES)
    orderEverybody(t)
  },
  worth: { inHand: [4, 4.5, 4], brings: artilleryBesides() },
})
