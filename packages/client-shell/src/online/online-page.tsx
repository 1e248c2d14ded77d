/** Play online: what waits for me, what is being played, seats that are free, and the way to a new game. */
import './online-page.css'
import { Link } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { SectionHeading } from '../pages/parts/section-heading.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { grouped } from './groups.ts'
import { NameSlip } from './name-slip.tsx'
import type { Online } from './online.ts'
import { OnlineSlip } from './online-slip.tsx'
import { OpenSeats } from './open-seats.tsx'
import { useOnlineWords } from './say.ts'
import { useList, WithOnline } from './use-online.tsx'

/** Nobody looks for an old game here. */
const FINISHED_MOST = 8

export default function OnlinePage() {
  const { say } = useOnlineWords()
  return (
    <PageFrame title={say('title')} lead={say('lead')} place="online">
      <WithOnline>{online => <Lists online={online} />}</WithOnline>
    </PageFrame>
  )
}

function Lists({ online }: { readonly online: Online }) {
  const { say } = useOnlineWords()
  const mine = useList(online, 'mine')
  const [waiting, running, ...others] = grouped(mine.state === 'here' ? mine.value : [])
  return (
    <div className="online-page">
      {mine.state === 'waiting' && <Skeleton slips={4} height={112} />}
      {mine.state === 'trouble' && <ProblemNotice problem={mine.problem} />}
      <Slips {...waiting} />
      <Slips {...running} />
      <div className="online-page__main">
        <section className="paper online-page__new" aria-labelledby="online-new">
          <h2 id="online-new" className="title">
            {say('new')}
          </h2>
          <p>{say('new.how')}</p>
          <Link href={paths.newOnline} className="button button--primary online-page__huge">
            <Icon name="plus" size={24} /> {say('new.go')}
          </Link>
          <NameSlip online={online} />
        </section>
        <OpenSeats online={online} />
      </div>
      {others.map(group => (
        <Slips key={group.id} {...group} />
      ))}
    </div>
  )
}

function Slips({ id, games }: ReturnType<typeof grouped>[number]) {
  const { say } = useOnlineWords()
  if (games.length === 0) return undefined
  return (
    <section aria-labelledby={`online-${id}`}>
      <SectionHeading id={`online-${id}`} title={say(`group.${id}`)}>
        {id === 'waiting' && <span>{say('group.waiting.how')}</span>}
      </SectionHeading>
      <ul className="online-page__slips">
        {games.slice(0, id === 'finished' ? FINISHED_MOST : games.length).map(game => (
          <li key={game.id}>
            <OnlineSlip game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
