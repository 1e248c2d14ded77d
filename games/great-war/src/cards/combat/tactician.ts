/** Tactician: a card of one section counts as the same card of another section (G-12.4, G-13.5). */
import { sectionIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { commandAs } from '../../rules/command.ts'
import * as s from '../../state/state.ts'
import { COMMAND_CARDS, combatCard, inOtherSection } from '../vocabulary.ts'
import { guess } from '../worth.ts'

export const tactician = combatCard({
  title: 'tactician',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'with-command',
  aim: 'section',
  whyNot(t, _, aim) {
    const { section } = COMMAND_CARDS[s.commandTitle(t)]
    return section >= 0 && section !== sectionIn(aim) ? no.OK : no.NO_EFFECT
  },
  resolve(t, side, aim) {
    commandAs(t, side, inOtherSection(s.commandTitle(t), sectionIn(aim)))
  },
  scene: 'tactician',
  worth: { inHand: 0.5, brings: guess(1) },
})
