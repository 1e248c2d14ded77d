/** The table on a phone: both plates in a strip, the board, a sheet with what is asked, the hand, and tabs for the rest. */
import './phone-table.css'
import { memo, useMemo, useRef } from 'react'
import { CoachSlip } from '../coach/coach-slip.tsx'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { CommandChooser } from '../parts/command-chooser.tsx'
import { HintSlip } from '../parts/hint-slip.tsx'
import { PlayerPlate } from '../parts/player-plate.tsx'
import { PromptButtons, PromptWords } from '../parts/prompt-bar.tsx'
import { Recap } from '../parts/recap.tsx'
import { SheetTools } from '../parts/sheet-tools.tsx'
import { SoundOffer } from '../parts/sound-offer.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { TrialBar } from '../parts/trial-bar.tsx'
import { useSay } from '../say/say.ts'
import { useWideTargets } from '../touch/use-wide-targets.ts'
import { BoardBox, Looking } from './board-box.tsx'
import { useDesk } from './desk.ts'
import { ReadySlip } from './ready-slip.tsx'
import { useBack } from './use-back.ts'
import { useStillBoard } from './use-still-board.ts'

export const PhoneTable = memo(function PhoneTable() {
  const { near, ui, part, seen, words, scenario, around, teaching } = useDesk()
  const { say } = useSay()
  const now = ui.steps(seen, words).find(step => step.isNow)
  const { hand, lens, openDrawer, isOver, trial } = useDesk()
  const isPlayed = seen.seat >= 0 && !isOver && !teaching && !trial
  useBack(isPlayed ? () => openDrawer('leave') : undefined)
  useWideTargets(lens.box, hand.hands.press)
  return (
    <>
      <header className="phone-strip table-frame__strip">
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
      <section className="table-frame__rack" aria-label={say('hand')}>
        <ui.parts.Hand {...part} />
      </section>
      <Tabs />
    </>
  )
})

/** One line that unfolds: the board needs the room. */
function FoldedRecap() {
  const { say } = useSay()
  const { recap } = useDesk()
  if (recap.lines.length === 0) return undefined
  return (
    <details className="table-frame__recap">
      <summary>{say('pad.recap')}</summary>
      <Recap />
    </details>
  )
}

/** What is asked or the arithmetic of what lies ready, and the buttons where the thumb is. */
function Sheet() {
  const { ui, hand, lens, seen, state, around, teaching, isOver, coach } = useDesk()
  const { say } = useSay()
  const { proposed } = hand.hands
  const sheet = useRef<HTMLElement>(null)
  const ready = useMemo(() => {
    if (proposed === undefined) return undefined
    const things = ui.pathOf(seen.board, seen.view, proposed)
    return [...things, ...things.flatMap(thing => ui.meantBy?.(seen.view, thing) ?? [])]
  }, [ui, seen.board, seen.view, proposed])
  const isTaught = teaching !== undefined
  // A lesson and a hint speak of places, too.
  const spokenOf = isTaught || state.hint !== undefined ? hand.hands.advised : undefined
  useStillBoard(lens.box, sheet, ready ?? spokenOf, { isFixed: isTaught, isUsual: !coach.open })
  const isSaid = (hand.hands.proposed !== undefined && !hand.refusal) || (isOver && around !== undefined)
  return (
    <section ref={sheet} className="paper table-frame__sheet" aria-label={say('prompt')}>
      <h2 className="sr-only">{say('prompt')}</h2>
      {around && <around.Tray />}
      <TrialBar />
      <Looking />
      {seen.isLive && !isSaid && (
        <div className="table-frame__asked">
          <PromptWords />
          <SheetTools />
        </div>
      )}
      <div className="table-frame__slips">
        <CommandChooser />
        <ReadySlip />
        {proposed === undefined && <HintSlip />}
      </div>
      {proposed === undefined && hand.hands.picked.length === 0 && <FoldedRecap />}
      <CoachSlip />
      {!teaching &&
        !coach.open &&
        state.hint === undefined &&
        proposed === undefined &&
        hand.hands.picked.length === 0 && <SoundOffer />}
      <PromptButtons />
      <ChoiceButtons />
    </section>
  )
}
