/** A position that somebody sent as a link: look at it, and play on from there. */
import './position-page.css'
import type { Result } from '@bivouac/kernel'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { useShell } from '../../shell-context.ts'
import { addresses } from '../addresses.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { scenarioOf } from '../parts/game-line.ts'
import { MapWell } from '../parts/map-well.tsx'
import { Notice } from '../parts/notice.tsx'
import { problemText } from '../parts/problem-text.ts'
import { shortName } from '../parts/short-name.ts'
import { Skeleton } from '../parts/skeleton.tsx'
import { useStart } from '../parts/use-start.ts'
import { type PageWords, usePageWords } from '../say.ts'
import { FIRST_SEATING, seatsOf, useSeating } from '../seats/seating.ts'
import { SeatsForm } from '../seats/seats-form.tsx'
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
      {read && !read.ok && <Broken code={read.problem.code} text={read.problem.text} />}
      {read?.ok && <Readable shared={read.value} />}
    </PageFrame>
  )
}

function Broken(problem: { readonly code: string; readonly text: string }) {
  const words = usePageWords()
  return (
    <Notice
      title={words.say('position.broken')}
      onward={
        <Link href={addresses.allScenarios} className="button">
          {words.say('position.onward')}
        </Link>
      }
    >
      {problemText(words, problem)}
    </Notice>
  )
}

function Readable({ shared }: { readonly shared: SharedPosition }) {
  const words = usePageWords()
  const { covers } = useShell()
  const cover = covers.find(({ id }) => id === shared.module)
  if (!cover) return <Broken code="unknown-game" text={shared.module} />
  if (!scenarioOf(cover, words, shared.scenario))
    return <Broken code="unknown-scenario" text={shared.scenario} />
  return <PlayOn shared={shared} cover={cover} />
}

function PlayOn({ shared, cover }: { readonly shared: SharedPosition; readonly cover: GameCover }) {
  const words = usePageWords()
  const { say } = words
  const scenario = scenarioOf(cover, words, shared.scenario)
  const choice = useSeating({ ...FIRST_SEATING, side: shared.asked?.[0] ?? 0 })
  const { start, isStarting, problem } = useStart()
  const { module, position } = shared
  return (
    <div className="paper position-page">
      <div className="position-page__about">
        <MapWell svg={scenario?.thumbnail} className="position-page__map" />
        <p className="label">{shortName(cover.name)}</p>
        <h2 className="title">{scenario?.name}</h2>
        <p>{[scenario?.place, scenario?.date].filter(Boolean).join(', ')}</p>
        <p className="position-page__asked">{askedText(words, cover, shared)}</p>
      </div>
      <div className="position-page__plan">
        <SeatsForm cover={cover} {...choice} />
        {problem && <Notice title={say('trouble.title')}>{problemText(words, problem)}</Notice>}
        <button
          type="button"
          className="button button--primary position-page__start"
          aria-disabled={isStarting}
          data-start
          onClick={() => start({ module, scenario: shared.scenario, position, ...seatsOf(choice.seating) })}
        >
          {say('position.play')}
        </button>
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
