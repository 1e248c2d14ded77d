/** The place to bring games in: drop files here or choose them; what came of each is said below. */
import './import-drop.css'
import { type DragEvent, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { useCover } from '../../shell-context.ts'
import { scenarioOf } from '../parts/game-line.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { usePageWords } from '../say.ts'
import { isGameFile } from './game-files.ts'
import { type Taken, useImport } from './use-import.ts'

export function ImportDrop({ titled = true }: { readonly titled?: boolean }) {
  const { say } = usePageWords()
  const { taken, take } = useImport()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files)
  }
  return (
    <section className="import-drop">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the shortcut; the button does the same. */}
      <div
        className={isOver ? 'paper import-drop__place import-drop__place--over' : 'paper import-drop__place'}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="cards" size={30} />
        <div>
          {titled && <h2 className="import-drop__title">{say('import.title')}</h2>}
          <p>{say('import.lead')}</p>
        </div>
        <div className="import-drop__ways">
          <label className="button import-drop__choose">
            <input
              type="file"
              multiple
              className="sr-only"
              onChange={event => {
                void take([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            {say('import.choose')}
          </label>
          <label className="button import-drop__choose">
            <input
              type="file"
              multiple
              className="sr-only"
              // A whole folder, where the browser knows how.
              {...{ webkitdirectory: '' }}
              onChange={event => {
                void take([...(event.target.files ?? [])].filter(isGameFile))
                event.target.value = ''
              }}
            />
            {say('import.folder')}
          </label>
        </div>
      </div>
      <div className="import-drop__results" aria-live="polite">
        {taken.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
          <TakenNotice key={i} taken={one} />
        ))}
      </div>
    </section>
  )
}

function TakenNotice({ taken }: { readonly taken: Taken }) {
  const words = usePageWords()
  const { say } = words
  if (taken.state === 'reading') return <p>{say('import.reading', { file: taken.file })}</p>
  if (taken.state === 'failed')
    return <ProblemNotice problem={taken.problem} title={say('import.failed', { file: taken.file })} />
  return <DoneNotice taken={taken} />
}

function DoneNotice({ taken: { games, file } }: { readonly taken: Extract<Taken, { state: 'done' }> }) {
  const words = usePageWords()
  const [first] = games
  const cover = useCover(first?.plan.module ?? '')
  const scenario = first && scenarioOf(cover, words, first.plan.scenario)
  return (
    <Notice
      tone="calm"
      title={file}
      onward={
        games.length === 1 && (
          <Link href={paths.play(first.id)} className="button button--primary">
            {words.say('import.open')}
          </Link>
        )
      }
    >
      {games.length === 1
        ? words.say('import.done', { scenario: scenario?.name ?? first.plan.scenario })
        : words.sayCounted('import.done.many', games.length)}
    </Notice>
  )
}
