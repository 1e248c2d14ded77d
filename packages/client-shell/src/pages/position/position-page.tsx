/** A position that somebody sent as a link: look at it, and play on from there. */
import './position-page.css'
import type { Problem, Result } from '@bivouac/kernel'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { scenarioOf } from '../parts/game-line.ts'
import { MapWell } from '../parts/map-well.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { shortName } from '../parts/short-name.ts'
import { Skeleton } from '../parts/skeleton.tsx'
import { type PageWords, usePageWords } from '../say.ts'
import { FIRST_SEATING, seatsOf, useSeating } from '../seats/seating.ts'
import { SeatsForm } from '../seats/seats-form.tsx'
import { StartButton } from '../seats/start-button.tsx'
import { readPositionLink, type SharedPosition } from './position-link.ts'

export default function PositionPage() {
  const { say } = usePageWords()
  const { data = '' } = useParams<{ data: string }>()
  const [read, setRead] = useState<Result<SharedPosition>>()
  useEffect(() => {
    let isHeard = true
    setRead(undefined)
    void readPositionLink(data).then(result => isHeard && setRead(result))
    return () => {
      isHeard = false
    }
  }, [data])
  return (
    <PageFrame title={say('position.title')} lead={say('position.lead')}>
      {read === undefined && <Skeleton slips={1} height={240} />}
      {read && !read.ok && <Broken problem={read.problem} />}
      {read?.ok && <Readable shared={read.value} />}
    </PageFrame>
  )
}

function Broken({ problem }: { readonly problem: Problem }) {
  const { say } = usePageWords()
  return (
    <ProblemNotice
      problem={problem}
      title={say('position.broken')}
      onward={
        <Link href={paths.scenarios.all} className="button">
          {say('position.onward')}
        </Link>
      }
    />
  )
}

function Readable({ shared }: { readonly shared: SharedPosition }) {
  const words = usePageWords()
  const { covers } = useShell()
  const cover = covers.find(({ id }) => id === shared.module)
  if (!cover) return <Broken problem={{ code: 'unknown-game', text: shared.module }} />
  if (!scenarioOf(cover, words, shared.scenario))
    return <Broken problem={{ code: 'unknown-scenario', text: shared.scenario }} />
  return <PlayOn shared={shared} cover={cover} />
}

function PlayOn({ shared, cover }: { readonly shared: SharedPosition; readonly cover: GameCover }) {
  const words = usePageWords()
  const { say } = words
  const scenario = scenarioOf(cover, words, shared.scenario)
  const choice = useSeating({ ...FIRST_SEATING, side: shared.asked?.[0] ?? 0 })
  const { module, position } = shared
  return (
    <div className="paper position-page">
      <div className="position-page__about">
        <MapWell map={scenario} className="position-page__map" />
        <p className="label">{shortName(cover.name)}</p>
        <h2 className="title">{scenario?.name}</h2>
        <p>{[scenario?.place, scenario?.date].filter(Boolean).join(', ')}</p>
        <p className="position-page__asked">{askedText(words, cover, shared)}</p>
      </div>
      <div className="position-page__plan">
        <SeatsForm cover={cover} {...choice} />
        <StartButton
          className="position-page__start"
          plan={{ module, scenario: shared.scenario, position, ...seatsOf(choice.seating) }}
        >
          {say('position.play')}
        </StartButton>
      </div>
    </div>
  )
}

function askedText(words: PageWords, cover: GameCover, { asked = [] }: SharedPosition): string | undefined {
  if (asked.length === 0) return undefined
  return asked.length > 1
    ? words.say('position.asked.both')
    : words.say('position.asked', { side: cover.sides(words.language)[asked[0]] })
}
