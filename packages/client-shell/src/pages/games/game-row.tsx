/** A saved game in the list, with everything that can be done with it. */
import './game-row.css'
import type { GameSummary } from '@bivouac/protocol'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { problemText } from '../../say/problem-text.ts'
import { useCover } from '../../shell-context.ts'
import { gameLine, whenText } from '../parts/game-line.ts'
import { MapWell } from '../parts/map-well.tsx'
import { shortName } from '../parts/short-name.ts'
import { StatusFlag } from '../parts/status-flag.tsx'
import { type PageKey, usePageWords } from '../say.ts'
import { TagField } from './tag-field.tsx'

interface Props {
  readonly game: GameSummary
  readonly onExport: () => void
  readonly onRemove: () => void
}

export function GameRow({ game, onExport, onRemove }: Props) {
  const words = usePageWords()
  const { say } = words
  const cover = useCover(game.plan.module)
  const line = gameLine(words, cover, game)
  const when = whenText(words, game.touched, Date.now())
  /** Many rows have a button of the same name: each is told apart for those who hear it alone. */
  const named = (action: PageKey): string =>
    say('games.named', { action: say(action), scenario: line.scenario, time: when })
  const about = [
    cover && shortName(cover.name),
    line.sitters,
    line.round,
    game.plan.campaign && say('game.battle', { battle: game.plan.campaign.battle + 1 }),
  ]
  const way: PageKey = game.outcome ? 'games.watch' : 'games.continue'
  const deed = (key: 'games.export' | 'games.remove', onClick: () => void) => (
    <button type="button" className="button button--quiet" aria-label={named(key)} onClick={onClick}>
      {say(key)}
    </button>
  )
  return (
    <li className="game-row">
      <MapWell map={line.map} pieces={game.pieces} className="game-row__map" />
      <div className="game-row__words">
        <h3>{line.scenario}</h3>
        <p>{about.filter(Boolean).join(' · ')}</p>
        <p className="game-row__state">
          <StatusFlag tone={line.tone}>{line.status}</StatusFlag>
          <span>{when}</span>
        </p>
        <TagField game={game.id} named={`${line.scenario}, ${when}`} />
        {game.flaw && <p className="game-row__flaw">{problemText(words, game.flaw)}</p>}
      </div>
      <div className="game-row__deeds">
        {!game.flaw && (
          <Link
            href={game.outcome ? paths.replay(game.id) : paths.play(game.id)}
            className="button"
            aria-label={named(way)}
          >
            {say(way)}
          </Link>
        )}
        {game.outcome && !game.flaw && (
          <Link
            href={paths.analysis(game.id)}
            className="button button--quiet"
            aria-label={named('games.analyse')}
          >
            {say('games.analyse')}
          </Link>
        )}
        {deed('games.export', onExport)}
        {deed('games.remove', onRemove)}
      </div>
    </li>
  )
}
