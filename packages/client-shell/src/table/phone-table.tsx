/** The table on a phone: both plates in a strip, the board, a sheet with what is asked, the hand, and tabs for the rest. */
import './phone-table.css'
import { memo } from 'react'
import { CoachSlip } from '../coach/coach-slip.tsx'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { CommandChooser } from '../parts/command-chooser.tsx'
import { HintSlip } from '../parts/hint-slip.tsx'
import { PlayerPlate } from '../parts/player-plate.tsx'
import { PromptButtons, PromptWords } from '../parts/prompt-bar.tsx'
import { Recap, useRecap } from '../parts/recap.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { TrialBar } from '../parts/trial-bar.tsx'
import { useSay } from '../say/say.ts'
import { BoardBox, Looking } from './board-box.tsx'
import { useDesk } from './desk.ts'
import { ReadySlip } from './ready-slip.tsx'

export const PhoneTable = memo(function PhoneTable() {
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
      <div className="table-frame__rack">
        <ui.parts.Hand {...part} />
      </div>
      <Tabs />
    </>
  )
})

/** One line that unfolds: the board needs the room. */
function FoldedRecap() {
  const { say } = useSay()
  const count = useRecap().length
  if (count === 0) return undefined
  return (
    <details className="table-frame__recap">
      <summary>{say('pad.recap')}</summary>
      <Recap />
    </details>
  )
}

/** What is asked or the arithmetic of what lies ready, and the buttons where the thumb is. */
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
      <div className="table-frame__slips">
        <CommandChooser />
        <ReadySlip />
        {hand.hands.proposed === undefined && <HintSlip />}
      </div>
      {hand.hands.proposed === undefined && hand.hands.picked.length === 0 && <FoldedRecap />}
      <CoachSlip />
      <PromptButtons />
      <ChoiceButtons />
    </section>
  )
}
