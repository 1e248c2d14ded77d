/** The combat cards in the tray of a desk, with the standing order, and the deck in the last place. */
import './rack.css'
import { memo } from 'react'
import { isSameHolding } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { seatOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { bothHands } from './card-groups.ts'
import { CardList } from './card-list.tsx'
import { StandingChip } from './standing-chip.tsx'

export const CombatTray = memo(function CombatTray(part: TablePart) {
  const { say } = tableWords(part.words)
  const { view } = part.seen
  const both = bothHands(part)
  if (both === undefined) return undefined
  const { limit } = view[seatOf(view) === 0 ? 'british' : 'german'].hand
  const { deck, discard } = view.combat
  return (
    <section className="gw-combat" aria-label={both.combat.title}>
      <div className="gw-head">
        <h3>
          {both.combat.title} <span>{say('hand.of', { count: both.combat.things.length, limit })}</span>
        </h3>
        <StandingChip {...part} />
      </div>
      <div className="gw-combat__cards">
        <CardList {...part} group={both.combat} />
        <p className="gw-combat__deck">
          <b>{deck}</b>
          <span>{say('hand.to-draw')}</span>
          <span>{say('hand.discarded', { count: discard.length })}</span>
        </p>
      </div>
    </section>
  )
}, isSameHolding)
