/** A player's plate: the side's helmet, who it is, a sign while he thinks, and what the game tells of the side. */
import './player-plate.css'
import { avatar, picture } from '@bivouac/face-kit/art'
import type { Seat } from '@bivouac/kernel'
import { memo, useState } from 'react'
import type { GameCover } from '../game-ui.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { isRolling } from '../table/is-rolling.ts'
import { later } from '../table/later.tsx'
import { Drawing } from './drawing.tsx'
import { useSitterName } from './sitter-name.ts'

interface Props {
  readonly side: Seat
  /** For the phone's strip: less of it. */
  readonly brief?: boolean
}

export const PlayerPlate = later(function PlayerPlate({ side, brief = false }: Props) {
  const desk = useDesk()
  const { ui, cover, seen, state, words, around } = desk
  // Medals and points must not tell how the dice will fall.
  const part = useUntilNow(desk.part, isRolling(desk))
  const { say } = useSay()
  const name = useSitterName()
  const { who } = name(side)
  const isAsked = seen.isLive && seen.decision.seats.includes(side) && !seen.outcome
  const sideName = cover.sides(words.language)[side]
  const label = say('plate', { who, side: sideName })
  return (
    <section
      className={`player-plate${brief ? ' player-plate--brief' : ''}`}
      data-asked={isAsked || undefined}
      aria-label={label}
    >
      <div className="player-plate__head">
        <Avatar cover={cover} side={side} />
        <div className="player-plate__who">
          <span className="player-plate__name">{who}</span>
          {!brief && who !== sideName && <small>{sideName}</small>}
          {brief && <ui.parts.Plate {...part} side={side} brief />}
          {around && <around.PlatePresence side={side} brief={brief} />}
        </div>
        {!brief && <ui.parts.Plate {...part} side={side} brief={false} />}
        {state.thinking.includes(side) && (
          <span className="player-plate__thinking" role="img" aria-label={say('plate.thinking')}>
            <i />
            <i />
            <i />
          </span>
        )}
        {around && <around.PlateSign side={side} brief={brief} />}
      </div>
      {!brief && <OpenPiles label={label} />}
    </section>
  )
})

/** As it was before `isHeld` began, until it ends. */
function useUntilNow<T>(value: T, isHeld: boolean): T {
  const [last, setLast] = useState(value)
  if (!isHeld && last !== value) setLast(value)
  return isHeld ? last : value
}

/** Decks, discards, what is known of the other hand, what can be won: all of it lies behind either plate. */
function OpenPiles({ label }: { readonly label: string }) {
  const { say } = useSay()
  const { openDrawer } = useDesk()
  return (
    <button
      type="button"
      className="player-plate__open"
      aria-label={`${label}: ${say('tools.panel')}`}
      title={say('tools.panel')}
      onClick={() => openDrawer('panel')}
    />
  )
}

interface AvatarProps {
  readonly cover: GameCover
  readonly side: Seat
}

const Avatar = memo(function Avatar({ cover, side }: AvatarProps) {
  return <Drawing className="player-plate__avatar" svg={picture(64, 66, avatar(cover.liveries[side]))} />
})
