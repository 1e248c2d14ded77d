/** Cards as a list of chips, each title once; what a card does shows when one points at it. */
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { cardText } from '../../../src/text/names.ts'
import { byTitle } from '../hand/card-words.ts'
import { spokenCard } from '../spoken.ts'
import type { TableWords } from '../words.ts'

interface Props {
  readonly board: GreatWarBoard
  readonly words: TableWords
  readonly cards: readonly string[]
}

export const CardChips = ({ board, words, cards }: Props) => (
  <ul className="gw-chips">
    {byTitle(cards).map(([title, count]) => (
      <li key={title} title={spokenCard(board, words, title)}>
        {cardText(words.game, title)}
        {count > 1 && <b> {words.say('piles.copies', { count })}</b>}
      </li>
    ))}
  </ul>
)
