/** A game that waits for its second player: the link to send, the square for a camera, and what was chosen. */
import './waiting-room.css'
import type { Problem } from '@bivouac/kernel'
import type { OnlineGame } from '@bivouac/protocol/online'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { scenarioOf } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { usePageWords } from '../pages/say.ts'
import { Icon } from '../parts/icon.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useCover } from '../shell-context.ts'
import { useStore } from '../store/use-store.ts'
import { Men } from './invitation-card.tsx'
import { inviteLink } from './invite-link.ts'
import type { Online } from './online.ts'
import { clockText } from './plan-words.ts'
import { QrCode } from './qr-code.tsx'
import { useOnlineWords } from './say.ts'

interface Props {
  readonly online: Online
  readonly game: OnlineGame
}

export function WaitingRoom({ online, game }: Props) {
  const words = useOnlineWords()
  const { say } = words
  const scenario = scenarioOf(useCover(game.module), usePageWords(), game.scenario)
  const about = [scenario?.date, clockText(words, game.clock), say(`watch.${game.watch}.short`)]
  return (
    <PageFrame
      title={say('wait', { scenario: scenario?.name ?? game.scenario })}
      lead={about.filter(Boolean).join(' · ')}
      place="online"
    >
      <div className="waiting-room">
        <Seats online={online} game={game} />
        {game.invite && <LinkSlip link={inviteLink(game.invite, location.href)} />}
        <Meanwhile online={online} game={game} />
      </div>
    </PageFrame>
  )
}

function Seats({ online, game }: Props) {
  const { say, language } = useOnlineWords()
  const cover = useCover(game.module)
  const own = useStore(online.name) ?? ''
  const scenario = scenarioOf(cover, usePageWords(), game.scenario)
  if (!cover) return undefined
  const free = game.seats.findIndex(({ who }) => who === 'nobody')
  const isDrawn = game.mine < 0
  const sides: readonly string[] = cover.sides(language)
  return (
    <section className="waiting-room__seats" aria-label={say('wait.seats')}>
      <div className="waiting-room__picture">
        <Men cover={cover} side={isDrawn ? 'random' : (free as 0 | 1)} />
        <MapWell map={scenario} className="invitation-card__map" />
      </div>
      <div className="paper waiting-room__seat">
        {isDrawn ? <Icon name="dice" size={34} /> : <SideSign cover={cover} side={game.mine} />}
        <p>
          <b>{own}</b>
          <small>{isDrawn ? say('side.drawn') : sides[game.mine]}</small>
        </p>
      </div>
      <div className="waiting-room__seat waiting-room__seat--free">
        {isDrawn ? <Icon name="dice" size={34} /> : <SideSign cover={cover} side={free} plain />}
        <p>
          <b>{say('wait.free')}</b>
          <small>{isDrawn ? say('side.drawn') : sides[free]}</small>
        </p>
      </div>
    </section>
  )
}

function LinkSlip({ link }: { readonly link: string }) {
  const { say } = useOnlineWords()
  const [note, setNote] = useState<string>()
  const [isLarge, setLarge] = useState(false)
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setNote(say('link.copied')),
      () => setNote(say('link.by-hand')),
    ) ?? setNote(say('link.by-hand'))
  }
  const share = (): void => {
    // Whoever thinks better of it has done nothing wrong.
    navigator.share?.({ title: 'Bivouac', text: say('link.text'), url: link }).catch(() => undefined)
  }
  return (
    <section className={`paper link-slip${isLarge ? ' link-slip--large' : ''}`} aria-labelledby="link-slip">
      <h2 id="link-slip" className="title">
        {say('link')}
      </h2>
      <p className="link-slip__link" data-invite>
        {link}
      </p>
      <div className="link-slip__deeds">
        <button type="button" className="button button--primary" onClick={copy}>
          <Icon name="copy" size={20} /> {say('link.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            <Icon name="share" size={20} /> {say('link.share')}
          </button>
        )}
      </div>
      <p role="status" className="link-slip__note">
        {note}
      </p>
      <div className="link-slip__square">
        <QrCode text={link} name={say('link.square')} />
        <div>
          <h3>{say('link.near')}</h3>
          <p>{say('link.near.how')}</p>
          <button
            type="button"
            className="button button--small"
            aria-pressed={isLarge}
            onClick={() => setLarge(on => !on)}
          >
            {say(isLarge ? 'link.small' : 'link.large')}
          </button>
        </div>
      </div>
      <p className="link-slip__once">{say('link.once')}</p>
    </section>
  )
}

function Meanwhile({ online, game }: Props) {
  const { say } = useOnlineWords()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<Problem>()
  const takeBack = (): void => {
    online.ask('withdraw', { game: game.id }).then(
      () => go(paths.online),
      error => setProblem(problemOf(error)),
    )
  }
  return (
    <section className="paper waiting-room__meanwhile">
      <p>
        <b>{say('wait.leave')}</b> {say('wait.leave.how')}
      </p>
      {problem && <ProblemNotice problem={problem} />}
      <div className="waiting-room__deeds">
        <Link href={paths.scenarios.all} className="button">
          <Icon name="machine" size={20} /> {say('play-computer')}
        </Link>
        <button type="button" className="button button--quiet" onClick={takeBack}>
          {say('wait.take-back')}
        </button>
      </div>
    </section>
  )
}
