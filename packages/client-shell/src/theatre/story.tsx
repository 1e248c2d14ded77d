/** The story beside the table: the moments that were marked, and the log of the whole game; a press goes there. */
import { Icon } from '../parts/icon.tsx'
import { TableLog } from '../table/table-log.tsx'
import { useAtTheatre } from './at-theatre.ts'
import { useTheatreSay } from './say.ts'

export function Story({ onGo }: { readonly onGo?: () => void }) {
  const { seq, go } = useAtTheatre()
  const lookAt = (to: number) => {
    go(to)
    onGo?.()
  }
  return (
    <>
      <Marked lookAt={lookAt} />
      <TableLog seq={seq} lookAt={lookAt} />
    </>
  )
}

function Marked({ lookAt }: { lookAt(seq: number): void }) {
  const { say } = useTheatreSay()
  const { notes, placeOf, seq } = useAtTheatre()
  if (notes.length === 0) return undefined
  return (
    <section className="paper theatre__marked" aria-label={say('marked')}>
      <h2 className="label">{say('marked')}</h2>
      <ul>
        {notes.map(note => (
          <li key={note.seq}>
            <button
              type="button"
              aria-current={note.seq === seq || undefined}
              onClick={() => lookAt(note.seq)}
            >
              <Icon name="star" size={14} />
              <span>
                <b>
                  {placeOf(note.seq)}, {say('step', { seq: note.seq })}
                </b>
                {note.text && <q>{note.text}</q>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
