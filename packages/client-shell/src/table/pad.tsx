/**
 * The pad under the prompt: what is being decided (a choice of several, odds, a hint, the coach's note), else what has just
 * happened and how the battle stands; behind its other tab the log. All of it lies here, so that nothing lies on the board.
 */
import './pad.css'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { CoachSlip } from '../coach/coach-slip.tsx'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { CommandChooser } from '../parts/command-chooser.tsx'
import { HintSlip } from '../parts/hint-slip.tsx'
import { Recap } from '../parts/recap.tsx'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { SoundOffer } from '../parts/sound-offer.tsx'
import { type ShellKey, useSay } from '../say/say.ts'
import { useMedia } from '../store/use-store.ts'
import { type Desk, useDesk } from './desk.ts'
import { later } from './later.tsx'
import { ReadySlip } from './ready-slip.tsx'
import { TableLog } from './table-log.tsx'

/** Where there is so much room, the log has a pad of its own. */
const ROOM_FOR_TWO = '(min-width: 1700px) and (min-height: 900px)'

export const Pad = later(function Pad() {
  const { say } = useSay()
  const desk = useDesk()
  const { pad, turnPad, room, teaching } = desk
  const topic = topicOf(desk)
  const title = topic === 'odds' && !hasOdds(desk) ? 'pad.ready' : TITLES[topic]
  const hasOwnLog = useMedia(ROOM_FOR_TWO) && room === 'wide'
  const shown = hasOwnLog ? 'now' : pad
  const body = useRef<HTMLDivElement>(null)
  // What is new begins at its beginning, however far one had read in what lay there before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another topic is another text.
  useLayoutEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [topic, shown, desk.seen.decision])
  // What has to be decided is not left lying behind the log.
  useEffect(() => {
    if (topic !== 'table') turnPad('now')
  }, [topic, turnPad])
  return (
    <>
      <section className="paper pad">
        <h2 className="sr-only">{say('pad')}</h2>
        <div className="pad__tabs" role="tablist" aria-label={say('pad')} onKeyDown={otherTab}>
          <Tab name="now" label={say(title)} isOn={shown === 'now'} onPress={turnPad} />
          {!hasOwnLog && <Tab name="log" label={say('log')} isOn={shown === 'log'} onPress={turnPad} />}
        </div>
        <ScrollBox
          className="pad__body"
          ref={body}
          id="pad-body"
          role="tabpanel"
          aria-labelledby={`pad-${shown}`}
        >
          {shown === 'log' ? <TableLog /> : <Decided topic={topic} hasLog={hasOwnLog} />}
        </ScrollBox>
        {/* One question at a time: it waits until nobody is taught or told anything, and nothing lies ready. */}
        {!teaching && (topic === 'recap' || topic === 'table') && <SoundOffer />}
      </section>
      {hasOwnLog && (
        <section className="paper pad" aria-label={say('log')}>
          <div className="pad__body">
            <TableLog />
          </div>
        </section>
      )}
    </>
  )
})

type Topic = 'choice' | 'odds' | 'hint' | 'coach' | 'recap' | 'table'

const TITLES: Readonly<Record<Topic, ShellKey>> = {
  choice: 'pad.choice',
  odds: 'pad.odds',
  hint: 'hint',
  coach: 'coach',
  recap: 'pad.recap',
  table: 'pad.table',
}

/** What the first tab is about: the most pressing of all that may lie in it. */
function topicOf({ hand, state, coach, recap }: Desk): Topic {
  if (hand.among.length > 0) return 'choice'
  if (hand.hands.proposed !== undefined) return 'odds'
  if (state.hint !== undefined) return 'hint'
  if (coach.open) return 'coach'
  return recap.lines.length > 0 ? 'recap' : 'table'
}

/** Not all that lies ready is left to dice: a command card is not. */
const hasOdds = ({ ui, seen, hand }: Desk): boolean =>
  hand.hands.proposed !== undefined &&
  ui.module.forecast(seen.board, seen.view, hand.hands.proposed) !== undefined

interface DecidedProps {
  readonly topic: Topic
  /** Whether the log lies beside it anyway; else the last lines of it fill what is left. */
  readonly hasLog: boolean
}

function Decided({ topic, hasLog }: DecidedProps) {
  const { ui, part, isOver, teaching } = useDesk()
  return (
    <>
      <CommandChooser />
      <ChoiceButtons place="pad" />
      {ui.parts.Offer && <ui.parts.Offer {...part} />}
      <ReadySlip />
      <HintSlip />
      {/* Odds have the pad to themselves; the note is there again as soon as they are put away. */}
      {topic !== 'odds' && <CoachSlip />}
      {topic !== 'odds' && <Recap />}
      {/* What the recap tells need not be told twice. */}
      {!isOver && topic !== 'odds' && topic !== 'recap' && <ui.parts.Ceremony {...part} />}
      {topic === 'table' && teaching && <teaching.Steps />}
      {(topic === 'table' || topic === 'recap') && ui.parts.Pad && <ui.parts.Pad {...part} />}
      {topic === 'table' && !hasLog && <TableLog />}
    </>
  )
}

interface TabProps {
  readonly name: Desk['pad']
  readonly label: string
  readonly isOn: boolean
  onPress(name: Desk['pad']): void
}

const Tab = ({ name, label, isOn, onPress }: TabProps) => (
  <button
    type="button"
    role="tab"
    id={`pad-${name}`}
    className="pad__tab"
    aria-selected={isOn}
    aria-controls="pad-body"
    tabIndex={isOn ? 0 : -1}
    onClick={() => onPress(name)}
  >
    {label}
  </button>
)

/** There are two: either arrow goes to the other one. */
function otherTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const other = event.currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')
  if (!other) return
  event.preventDefault()
  event.stopPropagation()
  other.click()
  other.focus()
}
