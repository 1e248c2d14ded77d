/** Where a link leads somebody who has perhaps never been here: who invites to what, one name, one button. No menu, nothing to accept. */
import './invite-page.css'
import { emblemPicture } from '@bivouac/face-kit/art'
import type { Problem } from '@bivouac/kernel'
import type { Invitation } from '@bivouac/protocol/online'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import type { GameCover } from '../game-ui.ts'
import { LanguageSwitch } from '../pages/frame/language-switch.tsx'
import '../pages/frame/page-frame.css'
import { scenarioOf } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { Picture } from '../pages/parts/picture.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import type { Asked } from '../pages/parts/use-asked.ts'
import { usePageWords } from '../pages/say.ts'
import { Icon } from '../parts/icon.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useWindowTitle } from '../parts/use-window-title.ts'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useCover } from '../shell-context.ts'
import { useStore } from '../store/use-store.ts'
import { IdentityDisc } from './identity-disc.tsx'
import { Facts, Men } from './invitation-card.tsx'
import { NAME_MOST } from './name-slip.tsx'
import type { Online } from './online.ts'
import { useOnlineWords } from './say.ts'
import { WithOnline } from './use-online.tsx'

const MARK = emblemPicture(34)

export default function InvitePage() {
  const { say } = useOnlineWords()
  const { code = '' } = useParams<{ code: string }>()
  useWindowTitle(say('invite.card'))
  return (
    <div className="desk invite-page">
      <header className="invite-page__bar">
        <Link href={paths.home} className="invite-page__brand title">
          <Picture svg={MARK} />
          <span>Bivouac</span>
        </Link>
        <span className="invite-page__promise">{say('invite.promise')}</span>
        <LanguageSwitch />
      </header>
      <main id="content">
        <h1 className="sr-only">{say('invite.card')}</h1>
        <WithOnline>{online => <Invited online={online} code={code} />}</WithOnline>
      </main>
    </div>
  )
}

function Invited({ online, code }: { readonly online: Online; readonly code: string }) {
  const { say } = useOnlineWords()
  const [asked, setAsked] = useState<Asked<Invitation>>({ state: 'waiting' })
  useEffect(() => {
    let isHeard = true
    online.ask('invitation', { code }).then(
      value => isHeard && setAsked({ state: 'here', value }),
      error => isHeard && setAsked({ state: 'trouble', problem: problemOf(error) }),
    )
    return () => {
      isHeard = false
    }
  }, [online, code])
  if (asked.state === 'waiting') return <Skeleton slips={1} height={520} />
  if (asked.state === 'trouble')
    return (
      <ProblemNotice
        problem={asked.problem}
        title={say('invite.broken')}
        onward={
          <Link href={paths.online} className="button">
            {say('title')}
          </Link>
        }
      />
    )
  return <Card online={online} code={code} invitation={asked.value} />
}

interface CardProps {
  readonly online: Online
  readonly code: string
  readonly invitation: Invitation
}

function Card({ online, code, invitation }: CardProps) {
  const { say } = useOnlineWords()
  const cover = useCover(invitation.module)
  const { name, state } = invitation
  if (!cover) return <ProblemNotice problem={{ code: 'unknown-game', text: invitation.module }} />
  return (
    <section className="invite-card">
      <Art cover={cover} invitation={invitation} />
      <div className="invite-card__words">
        <p className="invite-card__who">
          <IdentityDisc name={name} />
          <b>{name}</b>
        </p>
        <h2 className="title page-heading">
          {say(state === 'free' ? 'invite.title' : `invite.${state}`, { who: name })}
        </h2>
        {state === 'free' ? (
          <>
            <Facts cover={cover} side={invitation.side} clock={invitation.clock} />
            <Sitting online={online} code={code} game={invitation.game} />
            <Lesson cover={cover} />
          </>
        ) : (
          <Elsewhere invitation={invitation} />
        )}
        <p className="invite-card__dice">
          <Icon name="dice" size={18} /> {say('invite.dice')}
        </p>
      </div>
    </section>
  )
}

function Art({ cover, invitation }: { readonly cover: GameCover; readonly invitation: Invitation }) {
  const scenario = scenarioOf(cover, usePageWords(), invitation.scenario)
  return (
    <div className="invite-card__art">
      <Men cover={cover} side={invitation.side} />
      <div className="invite-card__caption">
        <MapWell map={scenario} className="invite-card__map" />
        <div>
          <h2 className="title">{scenario?.name ?? invitation.scenario}</h2>
          <p>{[cover.name, scenario?.date].filter(Boolean).join(' · ')}</p>
          <p className="invite-card__special">{scenario?.special}</p>
        </div>
      </div>
    </div>
  )
}

/** A name is there already: whoever wants another writes it over. */
function Sitting({
  online,
  code,
  game,
}: {
  readonly online: Online
  readonly code: string
  readonly game: string
}) {
  const { say } = useOnlineWords()
  const [, go] = useLocation()
  const known = useStore(online.name) ?? ''
  const [written, setWritten] = useState<string>()
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const name = (written ?? known).trim()
  const sit = async (): Promise<void> => {
    setSent(true)
    setProblem(undefined)
    try {
      if (name && name !== known) await online.rename(name)
      await online.ask('join', { code })
      go(paths.onlineGame(game))
    } catch (error) {
      setSent(false)
      setProblem(problemOf(error))
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSent) void sit()
  }
  return (
    <form className="invite-card__form" onSubmit={submit}>
      <TextField
        label={say('invite.name')}
        value={written ?? known}
        maxLength={NAME_MOST}
        autoComplete="nickname"
        write={setWritten}
      />
      {problem && <ProblemNotice problem={problem} />}
      <button
        type="submit"
        className="button button--primary invite-card__sit"
        aria-disabled={isSent}
        data-start
      >
        {say('invite.sit')}
      </button>
    </form>
  )
}

function Lesson({ cover }: { readonly cover: GameCover }) {
  const { say } = useOnlineWords()
  return (
    <div className="invite-card__lesson">
      <p>
        <b>{say('invite.new')}</b>
        <small>{say('invite.new.how')}</small>
      </p>
      <Link href={paths.primer(cover.id)} className="button">
        {say('invite.new.go')}
      </Link>
    </div>
  )
}

/** The seat is not free: one's own, taken, or the game is over. */
function Elsewhere({ invitation: { game, state, watch } }: { readonly invitation: Invitation }) {
  const { say } = useOnlineWords()
  const isOwn = state === 'mine' || state === 'joined'
  const ways: ReactNode[] = []
  if (isOwn || watch === 'anyone')
    ways.push(
      <Link key="game" href={paths.onlineGame(game)} className="button button--primary invite-card__sit">
        {say(isOwn ? 'invite.go' : 'invite.watch')}
      </Link>,
    )
  return (
    <>
      <p className="invite-card__why">{say(`invite.${state === 'free' ? 'taken' : state}.how`)}</p>
      {ways}
      <div className="invite-card__ways">
        <Link href={paths.online} className="button">
          {say('invite.others')}
        </Link>
        <Link href={paths.scenarios.all} className="button">
          {say('play-computer')}
        </Link>
      </div>
    </>
  )
}
