/** Recon in Force: one unit in each section (G-12.1). */
import { inSections } from '../section-cards.ts'
import { sections } from '../worth.ts'

export const reconInForce = inSections({
  title: 'recon-in-force',
  copies: 4,
  orders: [1, 1, 1],
  worth: { inHand: 3, brings: sections() },
})
