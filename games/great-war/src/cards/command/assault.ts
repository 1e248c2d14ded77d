/** Assault Left, Centre, Right: all units of the section, and the artillery besides (G-12.1, G-4.3). */
import { setFlag } from '../../doors.ts'
import { orderEverybody, orderInSections, PLENTY } from '../../rules/orders.ts'
import { flagBit } from '../../state.ts'
import { inEachSection } from '../section-cards.ts'

const BESIDES = flagBit('artillery-besides')

export const assault = inEachSection('assault', {
  pigeons: false,
  command(t, side, section) {
    orderInSections(t, side, section, PLENTY)
    setFlag(t, BESIDES)
    orderEverybody(t)
  },
})
