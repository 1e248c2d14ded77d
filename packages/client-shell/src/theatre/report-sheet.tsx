/** Something is wrong at this moment: a file that loads exactly it, to be sent to whoever can mend it. */
import { useState } from 'react'
import { download } from '../pages/parts/download.ts'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import { problemFile } from './brought.ts'
import { useTheatreSay } from './say.ts'
import { useRecord } from './use-record.ts'

export default function ReportSheet() {
  const { say } = useTheatreSay()
  const { words } = useDesk()
  const { stage, seq, eyes, captionAt } = useAtTheatre()
  const record = useRecord()
  const [note, setNote] = useState('')
  const [saved, setSaved] = useState<string>()
  const save = () => {
    if (record === undefined) return
    const { module, scenario } = stage.summary.plan
    const name = `bivouac-problem-${module}-${scenario}-${seq}.json`
    const about = {
      caption: captionAt(seq),
      language: words.language,
      window: [innerWidth, innerHeight],
      browser: navigator.userAgent,
    }
    download(name, problemFile({ text: record, seq, eyes, note }, about))
    setSaved(name)
  }
  return (
    <section className="theatre-sheet__part">
      <p>{say('report.how')}</p>
      {!stage.summary.outcome && <p>{say('report.secrets')}</p>}
      <label className="field">
        <span className="label">{say('report.what')}</span>
        <textarea rows={5} maxLength={4000} value={note} onChange={event => setNote(event.target.value)} />
      </label>
      <button type="button" className="button button--primary" disabled={record === undefined} onClick={save}>
        {say('report.save')}
      </button>
      {saved && <p role="status">{say('share.saved', { file: saved })}</p>}
    </section>
  )
}
