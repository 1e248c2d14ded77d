/** Every kind of card as it is printed, with how many there are. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { CARD } from '@bivouac/face-kit/art'
import { useCallback } from 'react'
import { cardArt, printedCard } from '../../src/art/index.ts'
import { KIND } from '../../src/cards/cards.ts'
import { actionName, actionText, cardText, cardTitle, manOf } from '../../src/text/names.ts'
import { ACTIONS, KINDS, type KindName, type SideName } from '../../src/vocabulary.ts'
import type { GalleryWords } from './words.ts'

interface Props {
  readonly words: GalleryWords
  readonly side: SideName
}

export const Cards = ({ words, side }: Props) => (
  <GallerySection title={words.say('cards')} note={words.say('cards.note')} room="card">
    {KINDS.map(kind => (
      <Card key={kind} words={words} side={side} kind={kind} />
    ))}
  </GallerySection>
)

function Card({ words, side, kind }: Props & { readonly kind: KindName }) {
  const { names, table } = words
  const number = KINDS.indexOf(kind)
  const { initiative, actions, copies } = KIND[number]
  const draw = useCallback(
    (prefix: string): string => {
      const man = manOf(side, `${kind}.1`)
      const rows = printedCard(kind).actions.map(({ action }) => ({ name: actionName(names, action) }))
      const look = { side, kind, title: cardTitle(names, kind), rows, text: table.say('hand.fog') }
      return cardArt(man === undefined ? look : { ...look, man }, prefix)
    },
    [names, table, side, kind],
  )
  const printed = actions.map(({ action }) => actionText(names, number, ACTIONS[action])).join(', ')
  return (
    <GalleryItem
      title={cardText(names, kind)}
      spoken={printed === '' ? table.say('hand.fog') : printed}
      lines={[words.say('cards.initiative', { initiative }), words.sayCounted('cards.copies', copies)]}
      width={CARD.width}
      height={CARD.height}
      draw={draw}
    />
  )
}
