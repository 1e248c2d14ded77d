/** The coach's note: what comes up for the first time, in a few sentences, with the clauses behind them. */
import './coach-slip.css'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useSettings } from '../settings/use-settings.ts'
import { type Desk, useDesk } from '../table/desk.ts'

const LARGE = 1.3

export function CoachSlip() {
  const { coach } = useDesk()
  // The region is there before the note is: only so is a note read out when it comes.
  return (
    <div className="coach-slip-place" aria-live="polite">
      {coach.open && <Note key={coach.open.note.id} open={coach.open} />}
    </div>
  )
}

function Note({ open: { note, words } }: { readonly open: NonNullable<Desk['coach']['open']> }) {
  const { say } = useSay()
  const { ui, coach, hand, state, room } = useDesk()
  const { textSize } = useSettings()
  // With large letters on a small screen the note would leave no board to look at.
  const [isOpen, setOpen] = useState(room !== 'narrow' || textSize < LARGE)
  // On the phone the board needs the room as soon as something is in hand, and so does a hint.
  const makesWay = room === 'narrow' && (hand.canStepBack || state.hint !== undefined)
  useEffect(() => {
    if (makesWay) setOpen(false)
  }, [makesWay])
  return (
    <details
      className="paper coach-slip"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      data-coach={note.id}
    >
      <summary className="coach-slip__head">
        <Icon name="pencil" size={18} />
        <span className="sr-only">{say('coach')}</span>
        <span className="coach-slip__title">{words.title}</span>
        <span className="coach-slip__fold">
          <Icon name={isOpen ? 'down' : 'up'} size={14} />
        </span>
      </summary>
      <p>{words.text}</p>
      <footer className="coach-slip__foot">
        <span className="coach-slip__clauses">
          {note.clauses.map(clause => (
            <Link key={clause} href={paths.rules(ui.module.id, clause)}>
              {say('refusal.clause', { clause })}
            </Link>
          ))}
        </span>
        <button type="button" className="coach-slip__off" onClick={coach.noMore}>
          {say('coach.off')}
        </button>
        <button type="button" className="button button--small coach-slip__ok" onClick={coach.gotIt}>
          {say('coach.ok')}
        </button>
      </footer>
    </details>
  )
}
