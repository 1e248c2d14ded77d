/** Forward: two units in each section (G-12.1). */
import { inSections } from '../section-cards.ts'
import { sections } from '../worth.ts'

export const forward = inSections({
  title: 'forward',
  copies: 2,
  orders: [2, 2, 2],
  worth: { inHand: 5, brings: sections() },
})
