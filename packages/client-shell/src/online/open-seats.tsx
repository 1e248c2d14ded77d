/** Seats that are free: the map, who waits there, the clock, and a button that carries the side one would lead. */
import './open-seats.css'
import type { Problem } from '@bivouac/kernel'
import type { OnlineGame } from '@bivouac/protocol/online'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { scenarioOf } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { Segmented } from '../pages/parts/segmented.tsx'
import { usePageWords } from '../pages/say.ts'
import { SideSign } from '../parts/side-sign.tsx'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useCover } from '../shell-context.ts'
import type { Online } from './online.ts'
import { clockText, sitterText } from './plan-words.ts'
import { useOnlineWords } from './say.ts'
import { useList } from './use-online.tsx'

const PACES = ['all', 'live', 'turn', 'none'] as const
type Pace = (typeof PACES)[number]

export function OpenSeats({ online }: { readonly online: Online }) {
  const { say } = useOnlineWords()
  const lobby = useList(online, 'lobby')
  const [pace, setPace] = useState<Pace>('all')
  const [problem, setProblem] = useState<Problem>()
  const [, go] = useLocation()
  const all = lobby.state === 'here' ? lobby.value.filter(game => !game.isMine && game.mine < 0) : []
  const shown = all.filter(({ clock }) => pace === 'all' || clock.kind === pace)
  const join = (game: OnlineGame): void => {
    setProblem(undefined)
    online.ask('join', { game: game.id }).then(
      ({ id }) => go(paths.onlineGame(id)),
      error => setProblem(problemOf(error)),
    )
  }
  return (
    <section className="paper open-seats" aria-labelledby="open-seats">
      <header className="open-seats__head">
        <h2 id="open-seats" className="title">
          {say('seats')}
        </h2>
        <span>{say('seats.how')}</span>
      </header>
      <Segmented
        legend={say('seats.pace')}
        quiet
        options={PACES.map(value => ({ value, label: say(`pace.${value}`) }))}
        value={pace}
        onChange={setPace}
      />
      {problem && <ProblemNotice problem={problem} />}
      {lobby.state === 'trouble' && <ProblemNotice problem={lobby.problem} />}
      {lobby.state === 'here' && shown.length === 0 && (
        <p className="open-seats__none">{say('seats.none')}</p>
      )}
      <ul className="open-seats__list">
        {shown.map(game => (
          <SeatRow key={game.id} game={game} onJoin={() => join(game)} />
        ))}
      </ul>
    </section>
  )
}

function SeatRow({ game, onJoin }: { readonly game: OnlineGame; onJoin(): void }) {
  const words = useOnlineWords()
  const common = usePageWords()
  const cover = useCover(game.module)
  const scenario = scenarioOf(cover, common, game.scenario)
  const name = scenario?.name ?? game.scenario
  const free = game.seats.findIndex(({ who }) => who === 'nobody')
  const isDrawn = game.seats.every(({ who }) => who === 'nobody')
  const host = game.seats.find(({ who }) => who !== 'nobody')
  const side = isDrawn || free < 0 ? words.say('side.either') : (cover?.sides(words.language)[free] ?? '')
  return (
    <li className="open-seats__row">
      <MapWell map={scenario} className="open-seats__map" />
      <div className="open-seats__words">
        <h3>{name}</h3>
        <p>
          {[host && sitterText(words, common, host), clockText(words, game.clock)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <button
        type="button"
        className="button open-seats__join"
        aria-label={words.say('seats.join', { scenario: name, side })}
        onClick={onJoin}
      >
        {cover && !isDrawn && free >= 0 ? (
          <SideSign cover={cover} side={free} />
        ) : (
          cover && [0, 1].map(seat => <SideSign key={seat} cover={cover} side={seat} />)
        )}
        {side}
      </button>
    </li>
  )
}
