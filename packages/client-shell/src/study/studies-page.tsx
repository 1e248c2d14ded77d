/** All studies kept in this browser, the way to a new one, and a file brought in. */
import './studies-page.css'
import { movesIn, parseStudy } from '@bivouac/study'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { Confirm } from '../pages/parts/confirm.tsx'
import { download } from '../pages/parts/download.ts'
import { scenarioOf, whenText } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import { usePageWords } from '../pages/say.ts'
import { paths } from '../paths.ts'
import { useShell } from '../shell-context.ts'
import { ImportStudy, NewStudy } from './new-study.tsx'
import { useStudySay } from './say.ts'
import { type Kept, keptStudies, removeStudy } from './shelf.ts'
import { fileNameOf } from './study-file.ts'

export default function StudiesPage() {
  const { say } = useStudySay()
  const [studies, setStudies] = useState<readonly Kept[]>()
  const [leaving, setLeaving] = useState<Kept>()
  const look = useCallback(() => void keptStudies().then(setStudies), [])
  useEffect(look, [look])
  return (
    <PageFrame title={say('title')} lead={say('lead')} place="games">
      <div className="studies-page">
        {studies === undefined && <Skeleton slips={2} height={80} />}
        {studies?.length === 0 && (
          <section className="paper studies-page__none">
            <h2>{say('none')}</h2>
            <p>{say('none.how')}</p>
          </section>
        )}
        {studies && studies.length > 0 && (
          <ul className="paper studies-page__list">
            {studies.map(kept => (
              <Row key={kept.id} kept={kept} onRemove={() => setLeaving(kept)} />
            ))}
          </ul>
        )}
        <div className="studies-page__ways">
          <NewStudy />
          <ImportStudy />
        </div>
      </div>
      {leaving && (
        <Confirm
          title={say('remove.title')}
          text={say('remove.how', { title: titleOf(leaving) || say('untitled') })}
          yes={say('remove.yes')}
          onYes={() => void removeStudy(leaving.id).then(look)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </PageFrame>
  )
}

const titleOf = ({ text }: Kept): string => {
  const read = parseStudy(text)
  return read.ok ? read.value.study.title : ''
}

function Row({ kept, onRemove }: { readonly kept: Kept; readonly onRemove: () => void }) {
  const { say, sayCounted } = useStudySay()
  const words = usePageWords()
  const { covers } = useShell()
  const read = parseStudy(kept.text)
  const study = read.ok ? read.value.study : { title: '', chapters: [] }
  const title = study.title || say('untitled')
  const start = study.chapters[0]?.start
  const cover = covers.find(({ id }) => id === start?.game)
  const moves = study.chapters.reduce((sum, { next }) => sum + movesIn(next), 0)
  const deed = (key: 'export' | 'remove', onClick: () => void) => (
    <button
      type="button"
      className="button button--quiet"
      aria-label={say('named', { action: say(key), title })}
      onClick={onClick}
    >
      {say(key)}
    </button>
  )
  return (
    <li className="studies-page__row">
      <MapWell map={start && scenarioOf(cover, words, start.scenario)} className="studies-page__map" />
      <div>
        <h2>{title}</h2>
        <p>
          {sayCounted('count.chapters', study.chapters.length)} · {sayCounted('count.moves', moves)} ·{' '}
          {whenText(words, kept.touched, Date.now())}
        </p>
      </div>
      <div className="studies-page__deeds">
        <Link
          href={paths.study(kept.id)}
          className="button"
          aria-label={say('named', { action: say('open'), title })}
        >
          {say('open')}
        </Link>
        {deed('export', () => download(fileNameOf(study), kept.text))}
        {deed('remove', onRemove)}
      </div>
    </li>
  )
}
