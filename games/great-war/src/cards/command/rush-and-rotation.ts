/** Rush & Rotation: up to four infantry units move up to six hexes, through friends and terrain, and do not battle (G-12.8). */
import { setFlag } from '../../doors.ts'
import { infantryAmong, orderAmong } from '../../rules/orders.ts'
import { flagBit, unitsOnBoard } from '../../state.ts'
import { commandCard } from '../vocabulary.ts'

const RUSH = flagBit('rush') | flagBit('no-battle')

export const rushAndRotation = commandCard({
  title: 'rush-and-rotation',
  clause: 'G-12.8',
  command(t, side) {
    orderAmong(t, infantryAmong(t, unitsOnBoard(t, side)), 4, 0, 0)
    setFlag(t, RUSH)
  },
})
