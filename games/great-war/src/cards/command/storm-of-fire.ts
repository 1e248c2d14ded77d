/** Storm of Fire: up to four units with no adjacent enemy fire with one die more, and do not move (G-12.9). */
import { lowestBit } from '@bivouac/kernel'
import { isBeside } from '../../rules/beside.ts'
import { orderAmong } from '../../rules/orders.ts'
import { addDice, setFlag } from '../../state/doors.ts'
import { flagBit, hexOf, unitsOnBoard } from '../../state/state.ts'
import { enemyOf } from '../../vocabulary.ts'
import { commandCard } from '../vocabulary.ts'
import { bestOf } from '../worth.ts'

const STORM = flagBit('no-move') | flagBit('ranged-only')

export const stormOfFire = commandCard({
  title: 'storm-of-fire',
  clause: 'G-12.9',
  copies: 3,
  command(t, side) {
    let free = 0
    for (let units = unitsOnBoard(t, side); units !== 0; units &= units - 1) {
      const unit = lowestBit(units)
      if (!isBeside(t, enemyOf(side), hexOf(t, unit))) free |= 1 << unit
    }
    orderAmong(t, free, 0, 0, 4)
    addDice(t, 1)
    setFlag(t, STORM)
  },
  picture: { scene: 'storm-of-fire', sign: 'machine-gun' },
  worth: { inHand: 5, brings: bestOf(4, 1) },
})
