/** A study laid out for the room there is: chapters and hand, board, and moves on a desk; a sheet with tabs on a phone. */
import './study-frame.css'
import './study-lines.css'
import './study-tools.css'
import './study-drawings.css'
import './study-sheet.css'
import './study-phone.css'
import { useRef } from 'react'
import { TroubleNote } from '../parts/trouble-note.tsx'
import { useSay } from '../say/say.ts'
import { BoardBox } from '../table/board-box.tsx'
import { type Desk, useDesk } from '../table/desk.ts'
import { Deciding, Rack, ThirdPart } from '../table/laid-parts.tsx'
import { RulesBeside } from '../table/rules-beside.tsx'
import { useDrag } from '../touch/use-drag.ts'
import { useWideTargets } from '../touch/use-wide-targets.ts'
import { useAtStudy } from './at-study.ts'
import { ChanceChoice } from './chance-choice.tsx'
import { Chapters } from './chapters.tsx'
import { CommentField } from './comment.tsx'
import { DrawTools } from './draw-tools.tsx'
import { Drawings } from './drawings.tsx'
import { Expert } from './expert.tsx'
import { EyesAndHands } from './hands.tsx'
import { HideToggle, Lines } from './lines.tsx'
import { MoveTools } from './move-tools.tsx'
import { Playing } from './playing.tsx'
import { useStudySay } from './say.ts'
import { PhoneBar, StudyBar } from './study-bar.tsx'
import { StudySheets } from './study-sheets.tsx'
import { StudyTabs } from './study-tabs.tsx'
import { Transport } from './transport.tsx'
import { useDrawing } from './use-drawing.ts'
import { useStudyKeys } from './use-study-keys.ts'

export function StudyFrame() {
  const words = useSay()
  const { ui, room, hand } = useDesk()
  const at = useAtStudy()
  const root = useRef<HTMLDivElement>(null)
  useDrag(root, hand.hands, hand.choices)
  useDrawing(root)
  useStudyKeys()
  return (
    <div
      ref={root}
      className={`desk table-room ${room === 'narrow' ? 'phone-room' : 'laid-room'} study study--${room} table-frame--${ui.module.id}`}
      data-path={at.path.join('.')}
      data-shown={at.scene.path}
      data-drawing={at.drawing}
    >
      {room === 'narrow' ? <PhoneStudy /> : <DeskStudy />}
      <StudySheets />
      <ChanceChoice />
      <RulesBeside root={root} />
      {at.problem && <TroubleNote words={words} problem={at.problem} drop={at.dropProblem} />}
    </div>
  )
}

function DeskStudy() {
  const { say } = useStudySay()
  return (
    <>
      <StudyBar />
      <aside className="study__left" aria-label={say('chapters')}>
        <Chapters />
        <EyesAndHands />
        <Rack />
      </aside>
      <BoardBox over={<Drawings />} />
      <section className="paper study__line" aria-label={say('more')}>
        <Transport />
        <Playing />
      </section>
      <aside className="study__right" aria-label={say('lines')}>
        <section className="paper study__moves">
          <Lines />
          <MoveTools />
          <CommentField />
        </section>
        <Deciding />
        <ThirdPart />
        <DrawTools />
        <Expert />
      </aside>
    </>
  )
}

/** Something is picked up or lies ready, or what was pressed cannot be done. */
const isUnderWay = ({ hands, canStepBack, refusal }: Desk['hand']): boolean =>
  canStepBack || hands.proposed !== undefined || refusal !== undefined

function PhoneStudy() {
  const { say } = useStudySay()
  const { panel } = useAtStudy()
  const { hand, lens } = useDesk()
  useWideTargets(lens.box, hand.hands.press)
  // While one reads, the board has the room; what is pressed on it brings up what it leads to.
  const isPlaying = panel === 'play' || (panel === 'lines' && isUnderWay(hand))
  return (
    <>
      <PhoneBar />
      <BoardBox over={<Drawings />} />
      <section className="paper phone-sheet study__sheet" aria-label={say('more')}>
        {isPlaying && <Playing />}
        {panel === 'lines' && !isPlaying && <Lines />}
        {panel === 'comment' && (
          <>
            <MoveTools />
            <HideToggle />
            <CommentField />
          </>
        )}
        {panel === 'draw' && <DrawTools />}
        {panel === 'expert' && <Expert />}
        {panel === 'chapters' && (
          <>
            <Chapters />
            <EyesAndHands />
          </>
        )}
        <Transport />
      </section>
      {isPlaying && <Rack />}
      <StudyTabs />
    </>
  )
}
