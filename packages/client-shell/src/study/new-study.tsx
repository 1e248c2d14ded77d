/** Ways to a study that is not on the shelf yet: begun anew, or brought in as a file or as pasted text. */
import type { Problem } from '@bivouac/kernel'
import { newChapter, printStudy } from '@bivouac/study'
import { type DragEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { SectionHeading } from '../pages/parts/section-heading.tsx'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { BeginForm } from './begin-form.tsx'
import { ImportedNotice, LineProblems } from './imported.tsx'
import { PastedForm } from './pasted-form.tsx'
import { useStudySay } from './say.ts'
import { addStudy } from './shelf.ts'

export function NewStudy() {
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

export function ImportStudy() {
  const { say } = useStudySay()
  const { host } = useShell()
  const [, goTo] = useLocation()
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
      <PastedForm
        title={say('import.paste')}
        label={say('import.text')}
        deed={say('import.read')}
        take={text => void take(text)}
      />
      {found?.id ? (
        <ImportedNotice id={found.id} problems={found.problems} />
      ) : (
        found && <LineProblems problems={found.problems} />
      )}
    </section>
  )
}
