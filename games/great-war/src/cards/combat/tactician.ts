/** Tactician: a card of one section counts as the same card of another section (G-12.4, G-13.5). */
import { sectionIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { commandAs } from '../../rules/command.ts'
import { AT } from '../../state.ts'
import { COMMAND_TITLES, type CommandTitle, SECTIONS } from '../../words.ts'
import { COMMAND_CARDS, combatCard, commandNumber } from '../vocabulary.ts'

const { command: atCommand } = AT

export const tactician = combatCard({
  title: 'tactician',
  clause: 'G-13.5',
  point: 'with-command',
  aim: 'section',
  whyNot(t, _, aim) {
    const { section } = COMMAND_CARDS[t.words[atCommand] - 1]
    return section >= 0 && section !== sectionIn(aim) ? no.OK : no.NO_EFFECT
  },
  resolve(t, side, aim) {
    const title = t.words[atCommand] - 1
    const { section } = COMMAND_CARDS[title]
    const name = COMMAND_TITLES[title].slice(0, -SECTIONS[section].length)
    commandAs(t, side, commandNumber(`${name}${SECTIONS[sectionIn(aim)]}` as CommandTitle))
  },
})
