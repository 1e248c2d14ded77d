/** A player's plate: the side's helmet, who it is, a sign while he thinks; below, what the game tells of the side. */
import './player-plate.css'
import { avatar, picture } from '@bivouac/face-kit/art'
import type { Seat } from '@bivouac/kernel'
import { memo } from 'react'
import type { GameCover } from '../game-ui.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { later } from '../table/later.tsx'
import { useSitterName } from './sitter-name.ts'

interface Props {
  readonly side: Seat
  /** For the phone's strip: one line. */
  readonly brief?: boolean
}

export const PlayerPlate = later(function PlayerPlate({ side, brief = false }: Props) {
  const { ui, part, cover, seen, state, words, around } = useDesk()
  const { say } = useSay()
  const name = useSitterName()
  const { who, rank } = name(side)
  const isAsked = seen.isLive && seen.decision.seats.includes(side) && !seen.outcome
  const isThinking = state.thinking.includes(side)
  // In the phone's strip the scenario's name is the heading.
  const Name = brief ? 'span' : 'h2'
  const sideName = cover.sides(words.language)[side]
  return (
    <section
      className={`paper player-plate${brief ? ' player-plate--brief' : ''}`}
      data-asked={isAsked || undefined}
      aria-label={say('plate', { who, side: sideName })}
    >
      <div className="player-plate__head">
        <Avatar cover={cover} side={side} />
        <div className="player-plate__who">
          <Name className="player-plate__name">{who}</Name>
          {!brief && who !== sideName && (
            <small>{rank ? say('plate.rank', { side: sideName, rank }) : sideName}</small>
          )}
          {brief && <ui.parts.Plate {...part} side={side} brief />}
          {around && <around.PlatePresence side={side} brief={brief} />}
        </div>
        {isThinking && (
          <span className="player-plate__thinking" role="img" aria-label={say('plate.thinking')}>
            <i />
            <i />
            <i />
          </span>
        )}
        {isAsked && !isThinking && <span className="player-plate__pennant" aria-hidden="true" />}
        {around && <around.PlateSign side={side} brief={brief} />}
      </div>
      {!brief && <ui.parts.Plate {...part} side={side} brief={false} />}
      {around && !brief && <around.PlateFoot side={side} />}
    </section>
  )
})

interface AvatarProps {
  readonly cover: GameCover
  readonly side: Seat
}

const Avatar = memo(function Avatar({ cover, side }: AvatarProps) {
  return (
    <span
      className="player-plate__avatar"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
      dangerouslySetInnerHTML={{ __html: picture(64, 66, avatar(cover.liveries[side])) }}
    />
  )
})
