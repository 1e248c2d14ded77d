/** Big Show: one die a command card held decides who is ordered; they battle with one die more (G-12.3). */
import { rollDie } from '@bivouac/kernel'
import { orderAmong } from '../../rules/orders.ts'
import * as doors from '../../state/doors.ts'
import { cardCount, flagBit, unitsOnBoard } from '../../state/state.ts'
import { BATTLE_DIE, COMMAND, DIE_FACES, handOf, SIDES } from '../../vocabulary.ts'
import { commandCard } from '../vocabulary.ts'
import { dicedOrders } from '../worth.ts'

const RESHUFFLE = flagBit('reshuffle')

export const bigShow = commandCard({
  title: 'big-show',
  clause: 'G-12.3',
  copies: 1,
  command(t, side) {
    const faces: number[] | undefined = t.recorder ? [] : undefined
    let infantry = 0
    let guns = 0
    let any = 0
    let hq = 0
    for (let dice = cardCount(t, COMMAND, handOf(side)) + 1; dice > 0; dice--) {
      const die = rollDie(t, BATTLE_DIE)
      const face = DIE_FACES[die]
      if (face === 'soldier') infantry++
      else if (face === 'skull') guns++
      else if (face === 'flag') any++
      else if (face === 'hq') hq++
      if (faces) faces.push(die)
    }
    if (faces) doors.noteRoll(t, SIDES[side], -1, 'big-show', faces, [], [])
    doors.gainHq(t, side, hq, 'G-12.3')
    orderAmong(t, unitsOnBoard(t, side), infantry, guns, any)
    doors.addDice(t, 1)
    doors.setFlag(t, RESHUFFLE)
  },
  picture: { scene: 'big-show', sign: 'burst' },
  rolls: 'big-show',
  worth: { inHand: 4, brings: dicedOrders(0.6, 1.3) },
})
