/** Both decks, every title as it is printed, with how many there are and what combat cards cost. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { CARD } from '@bivouac/face-kit/art'
import { useCallback } from 'react'
import house from '../../data/house.json' with { type: 'json' }
import { combatCard, commandCard } from '../../src/art/index.ts'
import { COPIES, TITLES_MAX } from '../../src/cards.ts'
import { cardText, doesText } from '../../src/text/names.ts'
import { capitalised } from '../../src/text/words.ts'
import {
  COMBAT,
  COMBAT_TITLES,
  COMMAND,
  COMMAND_TITLES,
  type CombatTitle,
  type CommandTitle,
} from '../../src/words.ts'
import type { GalleryWords } from './words.ts'

interface Props {
  readonly words: GalleryWords
}

export const CommandCards = ({ words }: Props) => (
  <GallerySection title={words.say('command')} note={words.say('command.note')} room="card">
    {COMMAND_TITLES.map((title, i) => (
      <CommandCard key={title} words={words} title={title} copies={COPIES[COMMAND * TITLES_MAX + i]} />
    ))}
  </GallerySection>
)

export const CombatCards = ({ words }: Props) => (
  <GallerySection title={words.say('combat')} note={words.say('combat.note')} room="card">
    {COMBAT_TITLES.map((title, i) => (
      <CombatCard key={title} words={words} title={title} copies={COPIES[COMBAT * TITLES_MAX + i]} />
    ))}
  </GallerySection>
)

interface CardProps<Title> extends Props {
  readonly title: Title
  readonly copies: number
}

/** What stands on a card: its name, and what it does as a sentence. */
const printed = ({ names }: GalleryWords, title: CommandTitle | CombatTitle) => ({
  title: capitalised(names, cardText(names, title)),
  text: capitalised(names, doesText(names, title)),
})

function CommandCard({ words, title, copies }: CardProps<CommandTitle>) {
  const on = printed(words, title)
  const draw = useCallback(
    (prefix: string) => commandCard({ title, words: printed(words, title), prefix }),
    [words, title],
  )
  return (
    <GalleryItem
      title={on.title}
      spoken={on.text}
      lines={[words.sayCounted('copies', copies)]}
      width={CARD.width}
      height={CARD.height}
      draw={draw}
    />
  )
}

function CombatCard({ words, title, copies }: CardProps<CombatTitle>) {
  const on = printed(words, title)
  const { value, provenance } = house.combatCosts[title]
  const draw = useCallback(
    (prefix: string) => combatCard({ title, words: printed(words, title), cost: value, prefix }),
    [words, title, value],
  )
  return (
    <GalleryItem
      title={on.title}
      spoken={on.text}
      lines={[
        value === 0
          ? words.say('cost.free')
          : words.sayCounted(provenance === 'G' ? 'cost.ours' : 'cost', value),
        words.sayCounted('copies', copies),
      ]}
      width={CARD.width}
      height={CARD.height}
      draw={draw}
    />
  )
}
