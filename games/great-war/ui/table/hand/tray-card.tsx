/**
 * A card on a desk: title, then its sections or a picture, then words. It is text and no drawing, so that words wrap and stay
 * legible in every language; the picture is the first thing to give way.
 */
import './tray-card.css'
import { type Hands, Icon, pointsAt } from '@bivouac/client-shell'
import { memo } from 'react'
import { isForAll, isSectionCard } from '../../../src/art/command-card.ts'
import { hqCoin } from '../../../src/art/tokens.ts'
import { COMBAT_CARDS, COMMAND_CARDS, type SectionOrders } from '../../../src/cards/vocabulary.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { Art } from '../art.tsx'
import { nameOf } from '../things.ts'
import { type GreatWarWords, tableWords } from '../words.ts'
import { costOf } from './card-face.tsx'
import { CardScene } from './card-scene.tsx'
import { combatWords, commandWords, isLongTitle } from './card-words.ts'
import { type CardLook, cardProps } from './looks.ts'

interface FaceProps {
  readonly title: string
  readonly board: GreatWarBoard
  readonly words: Pick<GreatWarWords, 'language'>
  /** Said instead of what the card does, or of when it may be played. */
  readonly note?: string | undefined
  /** Nothing but its title, and what it costs. */
  readonly isBrief?: boolean
}

interface Props extends Omit<FaceProps, 'title' | 'note'> {
  readonly look: CardLook
  readonly hands: Pick<Hands, 'press' | 'point'>
}

export function TrayCard({ look, board, words, isBrief = false, hands }: Props) {
  const { thing, label, why } = look
  return (
    <button
      type="button"
      className="gw-tray-card"
      aria-label={isBrief ? label : undefined}
      {...cardProps(look)}
      // The prompt tells what its face does not.
      {...(isBrief ? pointsAt(hands, thing) : {})}
      onClick={() => hands.press(thing)}
    >
      <TrayFace title={nameOf(thing)} board={board} words={words} note={why} isBrief={isBrief} />
    </button>
  )
}

/** What is printed on it. */
export const TrayFace = memo(function TrayFace(props: FaceProps) {
  return COMBAT_CARDS.some(card => card.title === props.title) ? (
    <CombatFace {...props} />
  ) : (
    <CommandFace {...props} />
  )
})

function CommandFace({ title, words, note, isBrief }: FaceProps) {
  const own = tableWords(words)
  const card = COMMAND_CARDS.find(one => one.title === title)
  if (card === undefined) return undefined
  const { title: name, text } = commandWords(own, title)
  const hasSections = isSectionCard(card)
  return (
    <span className="gw-tray-card__face" data-kind={hasSections ? 'section' : 'tactic'}>
      <span className="gw-tray-card__title">{name}</span>
      {!isBrief && (
        <>
          {hasSections ? (
            <Sections orders={card.orders} />
          ) : (
            card.picture && <CardScene title={title} scene={card.picture.scene} />
          )}
          <span className="gw-tray-card__text">{note ?? text}</span>
        </>
      )}
    </span>
  )
}

function CombatFace({ title, board, words, note, isBrief }: FaceProps) {
  const own = tableWords(words)
  const { title: name, text, phase } = combatWords(own, title)
  const cost = costOf(board, title)
  const card = COMBAT_CARDS.find(one => one.title === title)
  if (card === undefined) return undefined
  const when = note ?? phase
  return (
    <span className="gw-tray-card__face" data-kind="combat">
      {!isBrief && <CardScene title={title} scene={card.scene} />}
      <span className="gw-tray-card__title" data-long={isLongTitle(name) || undefined}>
        {name}
        <Art
          className="gw-tray-card__cost"
          width={30}
          height={32}
          svg={hqCoin(cost)}
          label={own.say('hand.cost', { cost })}
        />
      </span>
      {!isBrief && (
        <>
          {when && <span className="gw-tray-card__when">{when}</span>}
          <span className="gw-tray-card__text">{text}</span>
        </>
      )}
    </span>
  )
}

/** G-12.1 How many orders in each section, and that the artillery may be ordered in place of one. */
const Sections = ({ orders }: { readonly orders: SectionOrders }) => (
  <span className="gw-tray-card__sections" aria-hidden="true">
    {orders.map((count, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: left, centre and right stay where they are
      <i key={i} data-lit={count > 0 || undefined}>
        {isForAll(count) ? <Icon name="star" size={18} /> : count > 0 ? count : ''}
      </i>
    ))}
    <Icon name="shell" size={16} />
  </span>
)
