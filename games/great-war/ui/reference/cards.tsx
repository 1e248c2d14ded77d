/** Both decks, every title as it is printed, with how many there are and what combat cards cost. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { CARD } from '@bivouac/face-kit/art'
import { useCallback } from 'react'
import { combatCard, commandCard } from '../../src/art/index.ts'
import '../../src/cards/index.ts'
import {
  COMBAT_CARDS,
  COMMAND_CARDS,
  type CombatCard as Combat,
  type CommandCard as Command,
} from '../../src/cards/vocabulary.ts'
import { cardText, doesText } from '../../src/text/names.ts'
import { capitalised } from '../../src/text/words.ts'
import type { GalleryWords } from './words.ts'

interface Props {
  readonly words: GalleryWords
}

export const CommandCards = ({ words }: Props) => (
  <GallerySection title={words.say('command')} note={words.say('command.note')} room="card">
    {COMMAND_CARDS.map(card => (
      <CommandCard key={card.title} words={words} card={card} />
    ))}
  </GallerySection>
)

export const CombatCards = ({ words }: Props) => (
  <GallerySection title={words.say('combat')} note={words.say('combat.note')} room="card">
    {COMBAT_CARDS.map(card => (
      <CombatCard key={card.title} words={words} card={card} />
    ))}
  </GallerySection>
)

interface CardProps<Card> extends Props {
  readonly card: Card
}

/** What stands on a card: its name, and what it does as a sentence. */
const printed = ({ names }: GalleryWords, title: string) => ({
  title: capitalised(names, cardText(names, title)),
  text: capitalised(names, doesText(names, title)),
})

function CommandCard({ words, card }: CardProps<Command>) {
  const on = printed(words, card.title)
  const draw = useCallback(
    (prefix: string) => commandCard({ card, words: printed(words, card.title), prefix }),
    [words, card],
  )
  return (
    <GalleryItem
      title={on.title}
      spoken={on.text}
      lines={[words.sayCounted('copies', card.copies)]}
      width={CARD.width}
      height={CARD.height}
      draw={draw}
    />
  )
}

function CombatCard({ words, card }: CardProps<Combat>) {
  const on = printed(words, card.title)
  const { cost, costIs } = card
  const draw = useCallback(
    (prefix: string) => combatCard({ card, words: printed(words, card.title), cost: card.cost, prefix }),
    [words, card],
  )
  return (
    <GalleryItem
      title={on.title}
      spoken={on.text}
      lines={[
        cost === 0
          ? words.say('cost.free')
          : words.sayCounted(costIs === 'ours' ? 'cost.ours' : 'cost', cost),
        words.sayCounted('copies', card.copies),
      ]}
      width={CARD.width}
      height={CARD.height}
      draw={draw}
    />
  )
}
