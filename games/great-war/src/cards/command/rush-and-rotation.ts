/** Rush & Rotation: up to four infantry units move up to six hexes, through friends and terrain, and do not battle (G-12.8). */

import { infantryAmong, orderAmong } from '../../rules/orders.ts'
import { setFlag } from '../../state/doors.ts'
import { flagBit, unitsOnBoard } from '../../state/state.ts'
import { commandCard } from '../vocabulary.ts'
import { bestOf } from '../worth.ts'

const RUSH = flagBit('rush') | flagBit('no-battle')

export const rushAndRotation = commandCard({
  title: 'rush-and-rotation',
  clause: 'G-12.8',
  copies: 1,
  command(t, side) {
    orderAmong(t, infantryAmong(t, unitsOnBoard(t, side)), 4, 0, 0)
    setFlag(t, RUSH)
  },
  picture: { scene: 'rush-and-rotation', sign: 'move' },
  worth: { inHand: 1.5, brings: bestOf(4, 0.3) },
})
