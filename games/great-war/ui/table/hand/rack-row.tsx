/**
 * Both hands in the row below the board of a squarer window: the one that the step asks for in full, the other in full too where there
 * is room for it, else by titles and prices. Where not even these fit, one hand lies there, and a button turns up the other.
 */
import { useWidth } from '@bivouac/client-shell'
import { useRef, useState } from 'react'
import type { TablePart } from '../seen.ts'
import type { CardGroup } from './card-groups.ts'
import { CardList } from './card-list.tsx'
import { cardsInPlay, InPlay } from './in-play.tsx'
import { useLooks } from './looks.ts'
import { isWider, laidIn } from './row-room.ts'
import { StandingChip } from './standing-chip.tsx'

const HANDS = ['command', 'combat'] as const
type HandName = (typeof HANDS)[number]

export function RackRow({ both, ...part }: TablePart & { readonly both: Record<HandName, CardGroup> }) {
  const look = useLooks(part)
  const row = useRef<HTMLDivElement>(null)
  const width = useWidth(row)
  const can = (key: HandName): boolean => both[key].things.some(([thing]) => look(thing).canPress)
  const asked = can('combat') && !can('command') ? 'combat' : 'command'
  // What was turned up counts until the step asks for the other hand.
  const [turned, setTurned] = useState<{ readonly for: HandName; readonly up: HandName }>()
  const up = turned?.for === asked ? turned.up : asked
  const count = (key: HandName): number =>
    both[key].things.length + (key === 'command' ? cardsInPlay(part.seen.view).length : 0)
  const room = laidIn(width, count(up), count(up === 'command' ? 'combat' : 'command'))
  const shown = room.other === 'away' ? [up] : HANDS
  const isBrief = (key: HandName): boolean => key !== up && room.other === 'brief'
  const handOf = (key: HandName): 'asked' | 'other' => (key === up ? 'asked' : 'other')
  return (
    <div
      ref={row}
      className="gw-row"
      style={{ gridTemplateColumns: shown.map(key => `${room.columns[handOf(key)]}fr`).join(' ') }}
    >
      {shown.map(key => (
        <div key={key} className="gw-rack">
          <div className="gw-head">
            {room.other === 'full' ? (
              <h3>
                {both[key].title} <span>{both[key].things.length}</span>
              </h3>
            ) : (
              (room.other === 'away' ? HANDS : [key]).map(name => (
                <button
                  key={name}
                  type="button"
                  className="gw-head__hand"
                  aria-pressed={name === up}
                  onClick={() => setTurned({ for: asked, up: name })}
                >
                  {both[name].title} {both[name].things.length}
                </button>
              ))
            )}
            {isWider(room.columns, handOf(key)) && <StandingChip {...part} />}
          </div>
          <div className={`gw-rack__cards gw-rack__cards--${isBrief(key) ? 'brief' : 'row'}`}>
            {key === 'command' && <InPlay {...part} isBrief={isBrief(key)} />}
            <CardList {...part} group={both[key]} isBrief={isBrief(key)} />
          </div>
        </div>
      ))}
    </div>
  )
}
