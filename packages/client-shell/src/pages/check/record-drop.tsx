/** The place for a record, whoever's it is: drop a file, choose one, or paste its text. */
import './record-drop.css'
import type { Problem } from '@bivouac/kernel'
import { type DragEvent, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { problemOf } from '../../say/problem-text.ts'
import { type Brought, broughtIn } from '../../theatre/brought.ts'
import { FILE_BYTES_MAX } from '../games/game-files.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { useCheckSay } from './say.ts'

interface Props {
  /** What is done with what was pasted. */
  readonly deed: string
  take(brought: Brought): void
}

export function RecordDrop({ deed, take }: Props) {
  const { say } = useCheckSay()
  const [isOver, setOver] = useState(false)
  const [pasted, setPasted] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const takeText = (text: string, name: string): void => {
    const brought = broughtIn(text, name)
    setProblem(brought.ok ? undefined : brought.problem)
    if (brought.ok) take(brought.value)
  }
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file) return
    if (file.size > FILE_BYTES_MAX) return setProblem({ code: 'too-large', text: 'The file is too large.' })
    try {
      takeText(await file.text(), file.name)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void takeFile(event.dataTransfer.files[0])
  }
  return (
    <section className="paper record-drop" aria-label={say('record')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the shortcut; the buttons do the same. */}
      <div
        className="record-drop__place"
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="down" size={26} />
        <p>{say('drop')}</p>
        <div className="record-drop__ways">
          <label className="button button--small">
            <input
              type="file"
              className="sr-only"
              onChange={event => {
                void takeFile(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            {say('drop.choose')}
          </label>
          {pasted === undefined && (
            <button type="button" className="button button--small" onClick={() => setPasted('')}>
              {say('drop.paste')}
            </button>
          )}
        </div>
      </div>
      {pasted !== undefined && (
        <PasteForm
          deed={deed}
          text={pasted}
          setText={setPasted}
          take={text => takeText(text, say('drop.pasted'))}
        />
      )}
      {problem && <ProblemNotice problem={problem} />}
    </section>
  )
}

interface PasteProps {
  readonly deed: string
  readonly text: string
  setText(text: string): void
  take(text: string): void
}

function PasteForm({ deed, text, setText, take }: PasteProps) {
  const { say } = useCheckSay()
  return (
    <form
      className="record-drop__paste"
      onSubmit={event => {
        event.preventDefault()
        take(text)
      }}
    >
      <label>
        <span className="label">{say('drop.paste')}</span>
        <textarea rows={4} value={text} spellCheck={false} onChange={event => setText(event.target.value)} />
      </label>
      <button type="submit" className="button button--small button--primary">
        {deed}
      </button>
    </form>
  )
}
