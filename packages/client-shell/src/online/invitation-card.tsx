/** The invitation: who, which battle, which side, which clock. The men painted on it are those its reader will lead. */
import './invitation-card.css'
import type { ClockPlan } from '@bivouac/protocol/online'
import { useMemo } from 'react'
import type { GameCover } from '../game-ui.ts'
import { scenarioOf } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { Picture } from '../pages/parts/picture.tsx'
import { usePageWords } from '../pages/say.ts'
import { Icon } from '../parts/icon.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { menOf } from './men.ts'
import { clockMeaning, clockText } from './plan-words.ts'
import { useOnlineWords } from './say.ts'

interface Props {
  readonly cover: GameCover
  readonly scenario: string
  /** Who invites. */
  readonly name: string
  /** The side that is free. */
  readonly side: 0 | 1 | 'random'
  readonly clock: ClockPlan
}

export function InvitationCard({ cover, scenario, name, side, clock }: Props) {
  const { say } = useOnlineWords()
  const found = scenarioOf(cover, usePageWords(), scenario)
  return (
    <article className="invitation-card" aria-label={say('invite.card')}>
      <div className="invitation-card__picture">
        <Men cover={cover} side={side} />
        <MapWell map={found} className="invitation-card__map" />
      </div>
      <h2 className="title">{say('invite.to', { who: name, scenario: found?.name ?? scenario })}</h2>
      <Facts cover={cover} side={side} clock={clock} />
    </article>
  )
}

/** The scene alone, for wherever it fills a frame of its own. */
export function Men({ cover, side }: Pick<Props, 'cover' | 'side'>) {
  const svg = useMemo(() => menOf(cover, side), [cover, side])
  return <Picture svg={svg} className="men" />
}

/** What one would sit down to. */
export function Facts({ cover, side, clock }: Pick<Props, 'cover' | 'side' | 'clock'>) {
  const words = useOnlineWords()
  const { say, language } = words
  const sides = cover.sides(language)
  return (
    <ul className="facts">
      <li>
        {side === 'random' ? <Icon name="dice" size={26} /> : <SideSign cover={cover} side={side} />}
        <span>
          <b>{side === 'random' ? say('fact.lot') : say('fact.side', { side: sides[side] })}</b>
          <small>{side === 'random' ? say('fact.lot.how') : say(`fact.side.${cover.shapes[side]}`)}</small>
        </span>
      </li>
      <li>
        <Icon name="clock" size={26} />
        <span>
          <b>{clockText(words, clock)}</b>
          <small>{clockMeaning(words, clock)}</small>
        </span>
      </li>
    </ul>
  )
}
