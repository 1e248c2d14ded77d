/** Forward: two units in each section (G-12.1). */
import { orderInSections } from '../../rules/orders.ts'
import { ALL_SECTIONS } from '../../words.ts'
import { commandCard } from '../vocabulary.ts'

export const forward = commandCard({
  title: 'forward',
  clause: 'G-12.1',
  command: (t, side) => orderInSections(t, side, ALL_SECTIONS, 2),
})
