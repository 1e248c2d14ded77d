/** Direct From HQ: as many units as HQ tokens held, one token each; no HQ from combat this turn (G-12.5). */

import { orderAmong } from '../../rules/orders.ts'
import { setFlag } from '../../state/doors.ts'
import { flagBit, hqOf, unitsOnBoard } from '../../state/state.ts'
import { commandCard } from '../vocabulary.ts'
import { paidOrders } from '../worth.ts'

const DIRECT = flagBit('pay-orders') | flagBit('no-hq')

export const directFromHq = commandCard({
  title: 'direct-from-hq',
  clause: 'G-12.5',
  copies: 3,
  command(t, side) {
    orderAmong(t, unitsOnBoard(t, side), 0, 0, hqOf(t, side))
    setFlag(t, DIRECT)
  },
  picture: { scene: 'direct-from-hq', sign: 'headquarters' },
  worth: { inHand: 5, brings: paidOrders() },
})
