/** Out Flanked: two units on each flank (G-12.1). */
import { orderInSections } from '../../rules/orders.ts'
import { LEFT, RIGHT } from '../../words.ts'
import { commandCard } from '../vocabulary.ts'

export const outFlanked = commandCard({
  title: 'out-flanked',
  clause: 'G-12.1',
  command: (t, side) => orderInSections(t, side, LEFT | RIGHT, 2),
})
