/** Attack Left, Centre, Right: three units of the section (G-12.1). */
import { orderInSections } from '../../rules/orders.ts'
import { inEachSection } from '../section-cards.ts'

export const attack = inEachSection('attack', {
  pigeons: true,
  command: (t, side, section) => orderInSections(t, side, section, 3),
})
