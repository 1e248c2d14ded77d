/** The table laid out for the room there is: columns where it is wide, drawers where it is less, a sheet on the phone. */
import './table-frame.css'
import { memo, useDeferredValue, useRef } from 'react'
import { CoachSlip } from '../coach/coach-slip.tsx'
import { AppBar } from '../parts/app-bar.tsx'
import { BoardList } from '../parts/board-list.tsx'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { CommandChooser } from '../parts/command-chooser.tsx'
import { HintSlip } from '../parts/hint-slip.tsx'
import { LiveRegion } from '../parts/live-region.tsx'
import { PlayerPlate } from '../parts/player-plate.tsx'
import { PromptBar, PromptButtons, PromptWords } from '../parts/prompt-bar.tsx'
import { ReplayBar } from '../parts/replay-bar.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { TrialBar } from '../parts/trial-bar.tsx'
import { TroubleNote } from '../parts/trouble-note.tsx'
import { Viewport } from '../parts/viewport.tsx'
import { WatchBar } from '../parts/watch-bar.tsx'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { type Asked, tableProps } from '../touch/attributes.ts'
import { useDrag } from '../touch/use-drag.ts'
import { type Desk, useDesk } from './desk.ts'
import { later } from './later.tsx'
import { RulesBeside } from './rules-beside.tsx'
import { TableDrawers, TableLog } from './table-drawers.tsx'
import { useGivenMark } from './use-given-mark.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useTableKeys } from './use-table-keys.ts'

export function TableFrame() {
  const desk = useDesk()
  const { room, seen, hand, state, table } = desk
  const root = useRef<HTMLDivElement>(null)
  const given = useStore(table.given)
  useGivenMark(root, given, hand.choices)
  useTableKeys(desk)
  useDrag(root, hand.hands, hand.choices)
  // The board's list, to which it may go, follows the table a frame later.
  useKeptFocus(root, useDeferredValue(seen))
  const Layout = LAYOUTS[room]
  return (
    <div
      ref={root}
      className={`desk table-frame table-frame--${room}`}
      {...tableProps(state.playing.now.seq, given ? 'other' : askedOf(desk))}
    >
      <Layout />
      <Drawers />
      <RulesBeside root={root} />
      <LiveRegion />
      <Trouble />
    </div>
  )
}

// Each is drawn anew when the desk has changed, and not for the sake of the frame's own marks.
const Drawers = memo(TableDrawers)

const Trouble = memo(function Trouble() {
  const words = useSay()
  const { state, table } = useDesk()
  if (!state.trouble) return undefined
  return <TroubleNote words={words} problem={state.trouble.problem} drop={table.dropTrouble} />
})

function askedOf({ seen, state }: Desk): Asked {
  const { outcome, decision } = state.playing.now
  if (outcome) return 'over'
  const { seats } = seen.isLive ? seen.decision : decision
  return seats.includes(seen.seat) && state.playing.waiting.length === 0 ? 'you' : 'other'
}

/** Tab goes hand, board, prompt: the order of the page is the order of the keys, and the long log comes last. */
const WideTable = memo(function WideTable() {
  const { say } = useSay()
  const { near, around } = useDesk()
  return (
    <>
      <AppBar />
      <HandRow />
      <BoardBox />
      <Prompting />
      <aside className="table-frame__right" aria-label={say('side.near')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
        <section className="table-frame__panel" aria-label={say('side.papers')} tabIndex={0}>
          <Slips />
          <OwnPanel />
        </section>
        <CoachSlip />
        {around && <around.Tray />}
        <PlayerPlate side={near} />
      </aside>
      <aside className="table-frame__left" aria-label={say('side.far')}>
        <PlayerPlate side={1 - near} />
        <EnemyPanel />
        <LateLog />
        {around && <around.Talk />}
      </aside>
    </>
  )
})

const LateLog = later(TableLog)

const OwnPanel = later(function OwnPanel() {
  const { ui, part } = useDesk()
  return <ui.parts.OwnPanel {...part} />
})

const EnemyPanel = later(function EnemyPanel() {
  const { ui, part } = useDesk()
  return <ui.parts.EnemyPanel {...part} />
})

const MiddleTable = memo(function MiddleTable() {
  const { say } = useSay()
  const { near, around } = useDesk()
  return (
    <>
      <AppBar />
      <HandRow />
      <BoardBox />
      <Prompting />
      <aside className="table-frame__right" aria-label={say('side.near')}>
        <PlayerPlate side={1 - near} />
        <Slips />
        <CoachSlip />
        {around && <around.Tray />}
        <PlayerPlate side={near} />
      </aside>
    </>
  )
})

const NarrowTable = memo(function NarrowTable() {
  const { near, ui, part, seen, words, scenario, around, teaching } = useDesk()
  const now = ui.steps(seen, words).find(step => step.isNow)
  return (
    <>
      <header className="table-frame__strip">
        {teaching ? (
          <teaching.Bar />
        ) : (
          <>
            <PlayerPlate side={near} brief />
            <div className="table-frame__middle">
              <h1 className={around && 'sr-only'}>{scenario}</h1>
              {around ? <around.Between /> : now && <span>{now.label}</span>}
            </div>
            <PlayerPlate side={1 - near} brief />
          </>
        )}
      </header>
      <BoardBox />
      <Sheet />
      <div className="table-frame__hand">
        <ui.parts.Hand {...part} />
      </div>
      <Tabs />
    </>
  )
})

const LAYOUTS = { wide: WideTable, middle: MiddleTable, narrow: NarrowTable } as const

/** The phone's sheet: what is asked or the arithmetic of what lies ready, and the buttons where the thumb is. */
function Sheet() {
  const { hand, seen, around, isOver } = useDesk()
  const { say } = useSay()
  const isSaid = (hand.hands.proposed !== undefined && !hand.refusal) || (isOver && around !== undefined)
  return (
    <section className="paper table-frame__sheet" aria-label={say('prompt')}>
      <h2 className="sr-only">{say('prompt')}</h2>
      {around && <around.Tray />}
      <TrialBar />
      <Looking />
      {seen.isLive && !isSaid && <PromptWords />}
      <Slips />
      <CoachSlip />
      <PromptButtons />
      <ChoiceButtons />
    </section>
  )
}

function HandRow() {
  const { ui, part } = useDesk()
  const { say } = useSay()
  return (
    <section
      className={ui.hasWideHand ? 'table-frame__hand table-frame__hand--full' : 'table-frame__hand'}
      aria-label={say('hand')}
    >
      <h2 className="sr-only">{say('tabs.hand')}</h2>
      <ui.parts.Hand {...part} />
      <ChoiceButtons />
    </section>
  )
}

function BoardBox() {
  const { ui, part, scenario, isOver } = useDesk()
  const { say } = useSay()
  return (
    <main className="table-frame__board" aria-label={say('board', { scenario })}>
      <BoardList />
      <Viewport>
        <PointedBoard />
      </Viewport>
      {!isOver && (
        <div className="table-frame__ceremony">
          <ui.parts.Ceremony {...part} />
        </div>
      )}
    </main>
  )
}

function PointedBoard() {
  const { ui, part, hand } = useDesk()
  const pointed = useStore(hand.pointing)
  return <ui.parts.Board {...part} pointed={pointed} />
}

function Prompting() {
  const { seen } = useDesk()
  return (
    <div className="table-frame__prompt">
      <TrialBar />
      <Looking />
      {seen.isLive && <PromptBar />}
    </div>
  )
}

/** The bar for looking back, or for watching. */
function Looking() {
  const { seen, around } = useDesk()
  if (!seen.isLive) return <ReplayBar />
  // Others do not wait for the one who watches them.
  return seen.seat < 0 && !seen.outcome && !around ? <WatchBar /> : undefined
}

/** The arithmetic of what lies ready or is pointed at, a choice of several, and the hint. */
function Slips() {
  const { hand, room } = useDesk()
  const isReady = hand.hands.proposed !== undefined
  return (
    <div className="table-frame__slips">
      <CommandChooser />
      {/* In the phone's sheet it takes the place of the prompt; elsewhere target and prompt have told the most of it. */}
      {room === 'narrow' ? <ReadySlip /> : <LateSlip />}
      {(!isReady || room === 'wide') && <HintSlip />}
    </div>
  )
}

function ReadySlip() {
  const { ui, part, hand } = useDesk()
  const { proposed } = hand.hands
  return proposed === undefined ? undefined : <ui.parts.Slip {...part} command={proposed} />
}

const LateSlip = later(ReadySlip)
