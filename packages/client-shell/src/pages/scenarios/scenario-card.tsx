/** A scenario in the gallery: its map, where and when, what is special, how long and how hard. */
import './scenario-card.css'
import { Link } from 'wouter'
import type { GameCover, ScenarioCover } from '../../game-ui.ts'
import { Icon } from '../../parts/icon.tsx'
import { type GalleryPaths, paths } from '../../paths.ts'
import { MapWell } from '../parts/map-well.tsx'
import { usePageWords } from '../say.ts'
import { BalanceBar } from './balance-bar.tsx'

interface Props {
  readonly cover: GameCover
  readonly scenario: ScenarioCover
  /** Without what is special, for a short row. */
  readonly brief?: boolean
  /** Where its sheet is opened. */
  readonly gallery?: GalleryPaths
}

export function ScenarioCard({ cover, scenario, brief = false, gallery = paths.scenarios }: Props) {
  const { say } = usePageWords()
  return (
    <Link href={gallery.scenario(cover.id, scenario.id)} className="paper scenario-card">
      <MapWell map={scenario} className="scenario-card__map" />
      <span className="title scenario-card__number" aria-hidden="true">
        {scenario.number}
      </span>
      <span className="scenario-card__words">
        <b>{scenario.name}</b>
        <small>{[scenario.place, scenario.date].filter(Boolean).join(', ')}</small>
        {!brief && <span className="scenario-card__special">{scenario.special}</span>}
        <small className="scenario-card__length">
          <Icon name="clock" size={15} /> {say('scenarios.minutes', { minutes: scenario.minutes })}
        </small>
        {scenario.balance && <BalanceBar cover={cover} balance={scenario.balance} />}
      </span>
    </Link>
  )
}
