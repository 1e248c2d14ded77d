/** The rack of a desk: the command cards in one column beside the board, what is in play first; in a squarer window one hand at a time, in a row. */
import './rack.css'
import { useState } from 'react'
import { titleIn } from '../../../src/text/names.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { progressOf } from '../panels/progress.ts'
import type { TablePart } from '../seen.ts'
import { seatOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { bothHands } from './card-groups.ts'
import { CardList } from './card-list.tsx'
import { useLooks } from './looks.ts'
import { StandingChip } from './standing-chip.tsx'
import { TrayFace } from './tray-card.tsx'

export function Rack(part: TablePart) {
  const { say } = tableWords(part.words)
  const both = bothHands(part)
  if (both === undefined) return <p className="gw-rack__none">{say('hand.spectator')}</p>
  if (part.room === 'middle') return <OneHand {...part} />
  const { view } = part.seen
  return (
    <div className="gw-rack">
      <h3 className="gw-head">
        {both.command.title}
        <span>{say('hand.deck', { count: both.command.things.length, deck: view.command.deck })}</span>
      </h3>
      <div className="gw-rack__cards">
        <InPlay {...part} />
        <CardList {...part} group={both.command} />
      </div>
    </div>
  )
}

/** The own command card of this turn: its words make way for how far its orders have been carried out. */
function InPlay({ seen: { board, view }, words }: TablePart) {
  const own = tableWords(words)
  const side = SIDES[seatOf(view)]
  const cards = view.active === side ? view[side].played.command : []
  // How it began and how far it has come: the whole of it would take the room of other cards.
  const steps = progressOf(view, own)
  const progress = [own.say('hand.in-play'), ...new Set([...steps.slice(0, 1), ...steps.slice(-1)])].join(
    ' · ',
  )
  return cards.map(card => (
    <div key={card} className="gw-tray-card gw-tray-card--in-play">
      <TrayFace title={titleIn(card)} board={board} words={words} note={progress} />
    </div>
  ))
}

const HANDS = ['command', 'combat'] as const

/** The hand that the step asks for, with a button for the other. */
function OneHand(part: TablePart) {
  const both = bothHands(part)
  const look = useLooks(part)
  const can = (key: (typeof HANDS)[number]): boolean =>
    both?.[key].things.some(([thing]) => look(thing).canPress) ?? false
  const asked = can('combat') && !can('command') ? 'combat' : 'command'
  // What was turned up counts until the step asks for the other hand.
  const [turned, setTurned] = useState<{ readonly for: string; readonly up: (typeof HANDS)[number] }>()
  const up = turned?.for === asked ? turned.up : asked
  if (both === undefined) return undefined
  return (
    <div className="gw-rack">
      <div className="gw-head">
        {HANDS.map(key => (
          <button
            key={key}
            type="button"
            className="gw-head__hand"
            aria-pressed={key === up}
            onClick={() => setTurned({ for: asked, up: key })}
          >
            {both[key].title} {both[key].things.length}
          </button>
        ))}
        <StandingChip {...part} />
      </div>
      <div className="gw-rack__cards gw-rack__cards--row">
        {up === 'command' && <InPlay {...part} />}
        <CardList {...part} group={both[up]} />
      </div>
    </div>
  )
}
