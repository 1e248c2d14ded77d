/** The lesson's slip in the place of the prompt: what to do, what was wrong with what was tried, why, and a hand if wanted. */
import './lesson-slip.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ClauseLink } from '../parts/clause-link.tsx'
import { Icon } from '../parts/icon.tsx'
import { UndoTool } from '../parts/sheet-tools.tsx'
import { useArmed } from '../parts/use-armed.ts'
import { useWhatIsAsked } from '../parts/what-is-asked.ts'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { useDesk } from '../table/desk.ts'
import { meantProps } from '../touch/attributes.ts'
import { useLesson } from './at-lesson.ts'
import { useLessonSay } from './say.ts'
import { StepDots } from './step-dots.tsx'

export function LessonSlip() {
  const { say } = useLessonSay()
  const { ui, seen, state: shown, room } = useDesk()
  const { table, lesson } = useLesson()
  const { asked, since, command } = useStore(table.state)
  // What was done is watched to its end before the next thing is asked for.
  const isCaughtUp = seen.seq === since[since.length - 1] && !shown.playing.isPlaying
  const total = lesson.steps.length
  const step = asked?.at ?? total
  const isAsked = isCaughtUp && command !== undefined
  return (
    <section
      className="lesson-slip"
      aria-label={say('slip')}
      {...meantProps(isAsked ? ui.pathOf(seen.board, seen.view, command) : [])}
    >
      <header className="lesson-slip__head">
        <span className="label">{asked ? say('step', { number: step + 1, total }) : say('lesson-done')}</span>
        <StepDots
          total={total}
          now={step}
          label={say('step', { number: Math.min(step + 1, total), total })}
        />
        {room === 'narrow' && isCaughtUp && <UndoTool />}
      </header>
      {!isCaughtUp ? (
        <p className="lesson-slip__how" aria-live="polite">
          {say('watch')}
        </p>
      ) : asked ? (
        <Step key={`${step} ${since.length}`} />
      ) : (
        <Done />
      )}
    </section>
  )
}

/** What is asked for, and what has been tried instead. */
function Step() {
  const { say } = useLessonSay()
  const { hand } = useDesk()
  const { sentence, how } = useWhatIsAsked()
  const { lesson, table, text } = useLesson()
  const { asked, command, since } = useStore(table.state)
  const [isOpen, setOpen] = useState(false)
  if (!asked) return undefined
  const { step, at } = asked
  const before = lesson.steps[at - 1]
  const isFirst = asked.deed === step.deeds[0]
  const key = `${lesson.id}.${step.id}`
  return (
    <>
      {before?.after && isFirst && (
        <p className="lesson-slip__after" aria-live="polite">
          <Icon name="check" size={16} />
          {text(`${lesson.id}.${before.id}.after`)}
        </p>
      )}
      <h2 className="lesson-slip__do" aria-live="polite">
        {text(key)}
      </h2>
      {/* In the midst of the step the table itself asks, as it does in a game. */}
      {!isFirst && <p className="lesson-slip__how">{sentence}</p>}
      <Feedback stepKey={key} how={how} />
      {isOpen && (
        <div className="lesson-slip__why">
          <p>{text(`${key}.why`)}</p>
          {since.length === 1 && <p>{say('set-dice')}</p>}
          <p className="lesson-slip__clauses">
            {step.clauses.map(clause => (
              <ClauseLink key={clause} clause={clause} />
            ))}
          </p>
        </div>
      )}
      <div className="lesson-slip__deeds">
        <button
          type="button"
          className="button button--quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? 'why.close' : 'why')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => command !== undefined && hand.choose(command)}
        >
          {say('show')}
        </button>
      </div>
    </>
  )
}

/**
 * What is wrong with what was tried: forbidden by a rule, or allowed and beside the point. Otherwise how it is done, for those who
 * listen: whoever sees the table is shown the one thing that is asked for, and would only wonder about the other options.
 */
function Feedback({ stepKey, how }: { readonly stepKey: string; readonly how: string | undefined }) {
  const { say } = useLessonSay()
  const { say: sayShell } = useSay()
  const { hand } = useDesk()
  const { table, text } = useLesson()
  const { tried } = useStore(table.state)
  const { refusal } = hand
  // What is allowed and beside the point breaks no clause.
  const isAsideOnly = tried?.id === undefined
  const clause =
    refusal && 'clause' in refusal ? refusal.clause : refusal || isAsideOnly ? undefined : tried.clause
  const sentence = refusal
    ? 'plain' in refusal
      ? sayShell(`refusal.${refusal.plain}`)
      : refusal.sentence
    : tried && (tried.id === undefined ? say('other') : text(`${stepKey}.${tried.id}`))
  if (sentence === undefined || hand.canStepBack)
    return how === undefined ? undefined : <p className="sr-only">{how}</p>
  return (
    <div className="lesson-slip__wrong" role="alert">
      <Icon name="cross" size={18} />
      <p>
        {sentence} {clause !== undefined && <ClauseLink clause={clause} />}
      </p>
    </div>
  )
}

/** Longer than between the two presses of somebody who presses twice, shorter than it takes to read what was learned. */
const ARMED_MS = 600

/** What has been learned, and the way on: it lies where the last button lay, so it sleeps at first. */
function Done() {
  const { say } = useLessonSay()
  const { game, lesson, next, text, again } = useLesson()
  const [, go] = useLocation()
  const onward = useRef<HTMLButtonElement>(null)
  const isArmed = useArmed(ARMED_MS)
  useEffect(() => {
    if (isArmed) onward.current?.focus({ preventScroll: true })
  }, [isArmed])
  return (
    <>
      <h2 className="lesson-slip__do" aria-live="polite">
        {text(`${lesson.id}.done`)}
      </h2>
      <div className="lesson-slip__deeds">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!isArmed}
          onClick={() => isArmed && again()}
        >
          {say('once-more')}
        </button>
        <button
          ref={onward}
          type="button"
          className="button button--primary"
          aria-disabled={!isArmed}
          onClick={() => isArmed && go(paths.learn(game, next))}
        >
          {say(next === undefined ? 'lessons' : 'next')}
        </button>
      </div>
    </>
  )
}
