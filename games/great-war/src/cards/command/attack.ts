/** Attack Left, Centre, Right: three units of the section (G-12.1). */
import { inEachSection } from '../section-cards.ts'
import { sections } from '../worth.ts'

export const attack = inEachSection({
  name: 'attack',
  copies: [3, 4, 3],
  orders: 3,
  pigeons: true,
  worth: { inHand: [3, 3.4, 3], brings: sections() },
})
