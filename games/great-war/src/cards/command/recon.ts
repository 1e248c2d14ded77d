/** Recon Left, Centre, Right: one unit; at the end of the turn draw two command cards and keep one (G-4.6, G-11.7). */
import { setFlag } from '../../doors.ts'
import { orderInSections } from '../../rules/orders.ts'
import { flagBit } from '../../state.ts'
import { inEachSection } from '../section-cards.ts'

const RECON = flagBit('recon')

export const recon = inEachSection('recon', {
  pigeons: true,
  command(t, side, section) {
    orderInSections(t, side, section, 1)
    setFlag(t, RECON)
  },
})
