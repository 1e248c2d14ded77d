/** Counter Attack: the opponent's last command card, with left and right mirrored (G-12.4). */
import { commandAs } from '../../rules/command.ts'
import { AT } from '../../state.ts'
import { enemyOf } from '../../words.ts'
import { COMMAND_CARDS, commandCard, commandNumber, inOtherSection } from '../vocabulary.ts'

const { lastCommand: atLastCommand } = AT
const ITSELF = commandNumber('counter-attack')

/** The title with left and right mirrored. */
function mirrored(title: number): number {
  const section = COMMAND_CARDS[title].section
  return section < 0 ? title : inOtherSection(title, 2 - section)
}

export const counterAttack = commandCard({
  title: 'counter-attack',
  clause: 'G-12.4',
  command(t, side) {
    const last = t.words[atLastCommand + enemyOf(side)] - 1
    // None played yet, or one that had nothing to repeat: nobody can be ordered.
    if (last < 0 || last === ITSELF) return
    const title = mirrored(last)
    commandAs(t, side, title)
    COMMAND_CARDS[title].command(t, side)
  },
})
