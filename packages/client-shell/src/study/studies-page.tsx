/** All studies kept in this browser, the way to a new one, and a file brought in. */
import './studies-page.css'
import type { Problem } from '@bivouac/kernel'
import { movesIn, newChapter, parseStudy, printStudy } from '@bivouac/study'
import { type DragEvent, useCallback, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { Confirm } from '../pages/parts/confirm.tsx'
import { download } from '../pages/parts/download.ts'
import { scenarioOf, whenText } from '../pages/parts/game-line.ts'
import { MapWell } from '../pages/parts/map-well.tsx'
import { SectionHeading } from '../pages/parts/section-heading.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import { usePageWords } from '../pages/say.ts'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { BeginForm } from './begin-form.tsx'
import { ImportedNotice, LineProblems } from './imported.tsx'
import { useStudySay } from './say.ts'
import { addStudy, type Kept, keptStudies, removeStudy } from './shelf.ts'
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
        <button
          type="button"
          className="button button--quiet"
          aria-label={say('named', { action: say('export'), title })}
          onClick={() => download(fileNameOf(study), kept.text)}
        >
          {say('export')}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-label={say('named', { action: say('remove'), title })}
          onClick={onRemove}
        >
          {say('remove')}
        </button>
      </div>
    </li>
  )
}

function NewStudy() {
  const { say } = useStudySay()
  const { host } = useShell()
  const [, goTo] = useLocation()
  const [problem, setProblem] = useState<Problem>()
  return (
    <section className="paper studies-page__new">
      <SectionHeading title={say('new')} />
      <BeginForm
        begin={origin => {
          if (origin.from === 'scenario') return goTo(paths.newStudy(origin.game, origin.scenario))
          host
            .ask('studyBegin', { origin })
            .then(async ({ start, hands }) => {
              const chapter = newChapter(say('chapter.first', { number: 1 }), start, { hands })
              goTo(paths.study(await addStudy(printStudy({ title: '', chapters: [chapter] }))))
            })
            .catch(error => setProblem(problemOf(error)))
        }}
      />
      {problem && <LineProblems problems={[problem]} />}
    </section>
  )
}

function ImportStudy() {
  const { say } = useStudySay()
  const { host } = useShell()
  const id = useId()
  const [, goTo] = useLocation()
  const [pasted, setPasted] = useState('')
  const [found, setFound] = useState<{ readonly problems: readonly Problem[]; readonly id?: string }>()
  const take = async (text: string): Promise<void> => {
    setFound(undefined)
    try {
      const { text: held, problems } = await host.ask('studyRead', { text })
      const study = await addStudy(held)
      if (problems.length === 0) goTo(paths.study(study))
      else setFound({ problems, id: study })
    } catch (error) {
      setFound({ problems: [problemOf(error)] })
    }
  }
  const takeFile = (file: File | undefined): void => {
    // A file that is far too long is not even read.
    if (file && file.size > 8_000_000)
      return setFound({ problems: [{ code: 'too-large', text: 'The file is too large.' }] })
    if (file) file.text().then(take, error => setFound({ problems: [problemOf(error)] }))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the shortcut; the button does the same.
    <section
      className="paper studies-page__new"
      onDragOver={event => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        takeFile(event.dataTransfer.files[0])
      }}
    >
      <SectionHeading title={say('import')} />
      <label className="button">
        <input
          type="file"
          className="sr-only"
          onChange={event => {
            takeFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {say('import.choose')}
      </label>
      <details className="study-form__position">
        <summary>{say('import.paste')}</summary>
        <form
          className="study-form"
          onSubmit={event => {
            event.preventDefault()
            void take(pasted)
          }}
        >
          <label className="label" htmlFor={id}>
            {say('import.text')}
          </label>
          <textarea
            id={id}
            rows={5}
            spellCheck={false}
            value={pasted}
            onChange={event => setPasted(event.target.value)}
          />
          <button type="submit" className="button">
            {say('import.read')}
          </button>
        </form>
      </details>
      {found?.id ? (
        <ImportedNotice id={found.id} problems={found.problems} />
      ) : (
        found && <LineProblems problems={found.problems} />
      )}
    </section>
  )
}
