/** The rack of a desk: the hand in two columns beside the board, in a squarer window in a row below it; at its foot what was played. */
import './rack.css'
import { type CSSProperties, useMemo } from 'react'
import { printedCard } from '../../../src/art/index.ts'
import type { KindName } from '../../../src/vocabulary.ts'
import { actingCard, kindIn, nearSide } from '../logic/reading.ts'
import { PlayedThisTurn } from '../parts/played.tsx'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { ExtraButtons } from './extra-buttons.tsx'
import { ActingCardFace, HandCard } from './hand-card.tsx'
import { laidOut } from './laid-out.ts'
import { liftedKind } from './lifted.ts'
import { extraUses } from './rows.ts'

/** So many cards have a place of their own; of more, equal ones share one. */
const PLACES = 7

/** In a longer hand nothing is left of a Fog of War but its head; in a shorter one its sentence is as tall as two rows. */
const SHORT_HAND = 4
const FOG_ROWS = 2

export function Rack(props: NormandyProps) {
  const { seen, hands, words, room, pointing } = props
  const say = tableWordsIn(words.language)
  const side = nearSide(seen.seat)
  const own = seen.view[side].own
  const acting = useMemo(() => actingCard(seen.view), [seen.view])
  if (own === undefined) return undefined
  const inPlay = acting?.side === side ? acting : undefined
  const lifted = liftedKind(hands.picked[0], hands.proposed)
  // Those with most rows first, so that two neighbours are equally tall.
  const cards = [...laidOut(own.hand, PLACES - (inPlay ? 1 : 0))].sort(
    (a, b) => rowCount(seen, kindIn(b.card)) - rowCount(seen, kindIn(a.card)),
  )
  const shown = [...(inPlay ? [inPlay.card] : []), ...cards.map(({ card }) => card)].map(kindIn)
  const isLong = shown.length > SHORT_HAND
  const heights = shown.map(kind => (kind === 'fog-of-war' && !isLong ? FOG_ROWS : rowCount(seen, kind)))
  return (
    <div className="normandy-rack" style={roomFor(heights)} data-long={isLong || undefined}>
      <div className="normandy-rack__head">
        <h3>
          {say.say('hand.label')} <span>{own.hand.length}</span>
        </h3>
        <ExtraButtons {...props} kind={lifted} />
      </div>
      <div className="normandy-rack__cards">
        {inPlay && <ActingCardFace {...inPlay} words={words} flag={say.say('hand.acting')} />}
        {cards.map(({ card, count, isCopy }) => (
          <HandCard
            key={card}
            {...{ seen, hands, words, pointing, side, card, count, isCopy }}
            isLifted={lifted === kindIn(card) && !isCopy}
          />
        ))}
        {shown.length === 0 && <p className="normandy-rack__empty">{say.names.say('table.hand.empty')}</p>}
      </div>
      {room === 'wide' && <PlayedThisTurn {...props} />}
    </div>
  )
}

const rowCount = (seen: NormandyProps['seen'], kind: KindName): number =>
  printedCard(kind).actions.length + (extraUses(seen, kind).some(({ use }) => use === 'ready') ? 1 : 0)

/** How many lines of cards there are, and how many rows the taller card of each has: pictures share what these leave. */
function roomFor(heights: readonly number[]): CSSProperties {
  const lines = Math.ceil(heights.length / 2)
  const rows = Array.from({ length: lines }, (_, i) => Math.max(...heights.slice(2 * i, 2 * i + 2)))
  return {
    '--lines': Math.max(1, lines),
    '--rows': rows.reduce((sum, one) => sum + one, 0),
  } as CSSProperties
}
