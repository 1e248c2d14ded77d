/** Whistles & Bugle Calls: all units of one chain of adjacent hexes; the first order names the chain (G-12.11). */
import { setFlag } from '../../doors.ts'
import { orderAmong, PLENTY } from '../../rules/orders.ts'
import { flagBit, unitsOnBoard } from '../../state.ts'
import { commandCard } from '../vocabulary.ts'

const CHAIN = flagBit('chain')

export const whistlesAndBugleCalls = commandCard({
  title: 'whistles-and-bugle-calls',
  clause: 'G-12.11',
  command(t, side) {
    orderAmong(t, unitsOnBoard(t, side), 0, 0, PLENTY)
    setFlag(t, CHAIN)
  },
})
