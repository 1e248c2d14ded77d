/** Probe Left, Centre, Right: two units of the section (G-12.1). */
import { inEachSection } from '../section-cards.ts'
import { sections } from '../worth.ts'

export const probe = inEachSection({
  name: 'probe',
  copies: [3, 4, 3],
  orders: 2,
  pigeons: true,
  worth: { inHand: [2, 2.2, 2], brings: sections() },
})
