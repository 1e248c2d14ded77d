/** One battle in the book: who won it and what it cost, or that it is to come. */
import { Link } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { SideSign } from '../../parts/side-sign.tsx'
import { paths } from '../../paths.ts'
import { gameLine, scenarioOf } from '../parts/game-line.ts'
import { MapWell } from '../parts/map-well.tsx'
import { StatusFlag } from '../parts/status-flag.tsx'
import { usePageWords } from '../say.ts'
import { type BattleEntry, casualtiesIn } from './score.ts'

interface Props {
  readonly cover: GameCover
  readonly entry: BattleEntry
  readonly isNext: boolean
}

export function BattleRow({ cover, entry: { scenario: id, game }, isNext }: Props) {
  const words = usePageWords()
  const { say, language } = words
  const scenario = scenarioOf(cover, words, id)
  const winner = game?.outcome?.winner
  const losses = game?.outcome && casualtiesIn(game, cover)
  return (
    <li
      className={isNext ? 'battle-row battle-row--next' : 'battle-row'}
      aria-current={isNext ? 'step' : undefined}
    >
      <MapWell map={scenario} className="battle-row__map" />
      <div>
        <h3>{scenario?.name ?? id}</h3>
        <p>{scenario?.date}</p>
      </div>
      <div className="battle-row__result">
        {winner !== undefined ? (
          <>
            <b>
              <SideSign cover={cover} side={winner} />{' '}
              {say('turn.won-by', { side: cover.sides(language)[winner] })}
            </b>
            {losses && <span>{say('campaign.losses', { one: losses[0], other: losses[1] })}</span>}
          </>
        ) : game ? (
          <StatusFlag tone={gameLine(words, cover, game).tone}>
            {gameLine(words, cover, game).status}
          </StatusFlag>
        ) : (
          <span>{say('campaign.ahead')}</span>
        )}
      </div>
      {game?.outcome && (
        <Link href={paths.play(game.id)} className="button button--quiet">
          {say('campaign.look')}
        </Link>
      )}
    </li>
  )
}
