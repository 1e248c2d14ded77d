/** Out Flanked: two units on each flank (G-12.1). */
import { inSections } from '../section-cards.ts'
import { sections } from '../worth.ts'

export const outFlanked = inSections({
  title: 'out-flanked',
  copies: 2,
  orders: [2, 0, 2],
  worth: { inHand: 4, brings: sections() },
})
