/** A card that lies ready, large enough to be read at leisure, with its cost and what it says. */
import { firstOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../../src/cards/cards.ts'
import { COMBAT } from '../../../src/commands.ts'
import { cardText } from '../../../src/text/names.ts'
import { repeatedCard } from '../../../src/view/outlook.ts'
import { CardFace, costOf } from '../hand/card-face.tsx'
import { combatWords, commandWords } from '../hand/card-words.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'

export function CardSlip({ seen, words, command }: TablePart & { readonly command: number }) {
  const own = tableWords(words)
  const isCombat = verbOf(command) === COMBAT
  const card = (isCombat ? COMBAT_TITLES : COMMAND_TITLES)[firstOf(command)]
  const { title, text, phase } = isCombat ? combatWords(own, card) : commandWords(own, card)
  const repeated = isCombat ? undefined : repeatedCard(seen.board, seen.view, firstOf(command))
  return (
    <section className="paper gw-slip gw-card-slip">
      <CardFace title={card} board={seen.board} words={words} />
      <div>
        <h3 className="gw-slip__title">{title}</h3>
        {isCombat && (
          <p className="gw-card-slip__cost">{own.say('hand.cost', { cost: costOf(seen.board, card) })}</p>
        )}
        {phase && <p className="gw-card-slip__when">{phase}</p>}
        <p>{text}</p>
        {repeated && <p>{own.say('slip.repeats', { card: cardText(own.game, repeated) })}</p>}
      </div>
    </section>
  )
}
