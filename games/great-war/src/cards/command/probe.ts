/** Probe Left, Centre, Right: two units of the section (G-12.1). */
import { orderInSections } from '../../rules/orders.ts'
import { inEachSection } from '../section-cards.ts'

export const probe = inEachSection('probe', {
  pigeons: true,
  command: (t, side, section) => orderInSections(t, side, section, 2),
})
