/** Whistles & Bugle Calls: all units of one chain of adjacent hexes; the first order names the chain (G-12.11). */

import { orderAmong, PLENTY } from '../../rules/orders.ts'
import { setFlag } from '../../state/doors.ts'
import { flagBit, unitsOnBoard } from '../../state/state.ts'
import { UNITS_PER_SIDE } from '../../vocabulary.ts'
import { commandCard } from '../vocabulary.ts'
import { bestOf } from '../worth.ts'

const CHAIN = flagBit('chain')

export const whistlesAndBugleCalls = commandCard({
  title: 'whistles-and-bugle-calls',
  clause: 'G-12.11',
  copies: 1,
  command(t, side) {
    orderAmong(t, unitsOnBoard(t, side), 0, 0, PLENTY)
    setFlag(t, CHAIN)
  },
  picture: { scene: 'whistles-and-bugle-calls', sign: 'inspire' },
  worth: { inHand: 4, brings: bestOf(UNITS_PER_SIDE, 0.6) },
})
