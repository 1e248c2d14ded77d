/** Counter Attack: the opponent's last command card, with left and right mirrored (G-12.4). */
import { commandAs } from '../../rules/command.ts'
import * as s from '../../state/state.ts'
import { enemyOf } from '../../vocabulary.ts'
import { COMMAND_CARDS, commandCard, commandNumber, inOtherSection } from '../vocabulary.ts'
import { repeats } from '../worth.ts'

/** The title with left and right mirrored. */
const mirrored = (title: number): number => {
  const section = COMMAND_CARDS[title].section
  return section < 0 ? title : inOtherSection(title, 2 - section)
}

/** The title that the side would repeat; -1 if none was played yet, or one that had nothing to repeat. */
export const repeatedBy = (t: s.GreatWarTable, side: number): number => {
  const last = s.lastCommandOf(t, enemyOf(side))
  return last < 0 || last === commandNumber('counter-attack') ? -1 : mirrored(last)
}

export const counterAttack = commandCard({
  title: 'counter-attack',
  clause: 'G-12.4',
  copies: 2,
  command(t, side) {
    const title = repeatedBy(t, side)
    if (title < 0) return
    commandAs(t, side, title)
    COMMAND_CARDS[title].command(t, side)
  },
  picture: { scene: 'counter-attack', sign: 'flip' },
  worth: { inHand: 2.5, brings: repeats() },
})
