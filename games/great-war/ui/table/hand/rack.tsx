/** The rack of a desk: the command cards in one column beside the board, what is in play first; in a squarer window a row below it. */
import './rack.css'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { bothHands } from './card-groups.ts'
import { CardList } from './card-list.tsx'
import { InPlay } from './in-play.tsx'
import { RackRow } from './rack-row.tsx'

export function Rack(part: TablePart) {
  const { say } = tableWords(part.words)
  const both = bothHands(part)
  if (both === undefined) return <p className="gw-rack__none">{say('hand.spectator')}</p>
  if (part.room === 'middle') return <RackRow {...part} both={both} />
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
