/** The hand: real cards where there is room, small ones with a sheet on a narrow screen; beside them what else can be done. */
import { cardBack } from '@bivouac/face-kit/art'
import { firstOf, verbOf } from '@bivouac/kernel'
import { useMemo } from 'react'
import * as c from '../../../src/commands.ts'
import { KINDS, type KindName, type SideName } from '../../../src/vocabulary.ts'
import { type ActingCard, actingCard, kindIn, nearSide, nowDoing } from '../logic/reading.ts'
import { cardThing } from '../logic/things.ts'
import { Drawing } from '../parts/art.tsx'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { actingRows, CardFace } from './card.tsx'
import { ExtraButtons } from './extra-buttons.tsx'
import { HeldCard } from './held-card.tsx'
import { laidOut } from './laid-out.ts'
import { Strip } from './strip.tsx'
import { Tray } from './tray.tsx'
import './hand.css'

/** So many cards lie side by side without a squeeze. */
const PLACES = { wide: 5, middle: 4 } as const

export function Hand(props: NormandyProps) {
  const { seen, hands, words, room } = props
  const say = tableWordsIn(words.language)
  const side = nearSide(seen.seat)
  const own = seen.view[side].own
  const acting = useMemo(() => actingCard(seen.view), [seen.view])
  const ownActing = acting?.side === side ? acting : undefined
  const isTaking = nowDoing(seen.view)?.kind === 'take-cards' && seen.legal.length > 0
  if (own === undefined) return undefined
  if (room === 'narrow') return <Strip {...props} />
  const lifted = liftedKind(hands.picked[0], hands.proposed)
  const places = PLACES[room] - (ownActing ? 1 : 0)
  // While cards are taken, those that can be are laid out in the hand's place.
  const cards = isTaking ? [] : laidOut(own.hand, places)
  return (
    <section
      className={`normandy-hand normandy-hand--${room}`}
      aria-label={say.say('hand.label')}
      data-many={cards.length > places || undefined}
    >
      <div className="normandy-hand__cards">
        {ownActing && (
          <ActingFace acting={ownActing} side={side} words={words} label={say.say('hand.acting')} />
        )}
        {isTaking && <Tray {...props} />}
        {cards.map(({ card, count, isCopy }) => (
          <HeldCard
            key={card}
            seen={seen}
            hands={hands}
            words={words}
            side={side}
            card={card}
            isLifted={lifted === kindIn(card) && !isCopy}
            isCopy={isCopy}
            count={count}
          />
        ))}
        {cards.length === 0 && !isTaking && (
          <p className="normandy-hand__empty">{say.names.say('table.hand.empty')}</p>
        )}
      </div>
      <div className="normandy-hand__side">
        <ExtraButtons {...props} kind={lifted} />
        <Deck
          side={side}
          count={seen.view[side].sizes.deck}
          label={say.say('hand.deck', { count: seen.view[side].sizes.deck })}
        />
      </div>
    </section>
  )
}

/** The kind of card that is picked up, or that the proposed command is about. */
function liftedKind(picked: string | undefined, proposed: number | undefined): KindName | undefined {
  if (picked?.startsWith('card:')) return KINDS.find(kind => cardThing(kind) === picked)
  if (proposed === undefined) return undefined
  const verbs = [c.BID, c.PLAY, c.HUNKER_DOWN, c.READY]
  return verbs.includes(verbOf(proposed)) ? KINDS[firstOf(proposed)] : undefined
}

interface ActingProps {
  readonly acting: ActingCard
  readonly side: SideName
  readonly words: NormandyProps['words']
  readonly label: string
}

/** The card whose action is being carried out, with its row lit. */
function ActingFace({ acting: { card, action }, side, words, label }: ActingProps) {
  const rows = actingRows(tableWordsIn(words.language), card, action)
  return (
    <div className="normandy-card normandy-card--lifted normandy-card--acting">
      <CardFace side={side} card={card} language={words.language} rows={rows} />
      <span className="normandy-card__flag">{label}</span>
    </div>
  )
}

function Deck({
  side,
  count,
  label,
}: {
  readonly side: SideName
  readonly count: number
  readonly label: string
}) {
  const art = useMemo(() => cardBack(side, `deck-${side}`), [side])
  return (
    <div className="normandy-deck" data-empty={count === 0 || undefined}>
      <span className="normandy-deck__cards" data-thick={count > 1 || undefined}>
        {count > 0 && <Drawing art={art} width={250} height={350} />}
      </span>
      <span>{label}</span>
    </div>
  )
}
