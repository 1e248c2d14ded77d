/** Recon Left, Centre, Right: one unit; at the end of the turn draw two command cards and keep one (G-4.6, G-11.7). */
import { setFlag } from '../../state/doors.ts'
import { flagBit } from '../../state/state.ts'
import { inEachSection } from '../section-cards.ts'
import { withTwoCards } from '../worth.ts'

const RECON = flagBit('recon')

export const recon = inEachSection({
  name: 'recon',
  copies: [2, 2, 2],
  orders: 1,
  pigeons: true,
  besides: t => setFlag(t, RECON),
  worth: { inHand: [1, 1, 1], brings: withTwoCards() },
})
