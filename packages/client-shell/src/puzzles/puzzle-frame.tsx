/** A puzzle laid out for the room there is: cards or record, board, and the task or its answer; a sheet and tabs on a phone. */
import './puzzle-frame.css'
import { useMemo, useRef } from 'react'
import { type BoardMark, BoardMarks } from '../parts/board-marks.tsx'
import { ChoiceButtons } from '../parts/choice-buttons.tsx'
import { PromptButtons, PromptWords } from '../parts/prompt-bar.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { BoardBox } from '../table/board-box.tsx'
import { useDesk } from '../table/desk.ts'
import { Deciding, Rack, ThirdPart } from '../table/laid-parts.tsx'
import { RulesBeside } from '../table/rules-beside.tsx'
import { tableProps } from '../touch/attributes.ts'
import { endingChoice } from '../touch/buttons.ts'
import { useDrag } from '../touch/use-drag.ts'
import { isForHands, useKeys } from '../touch/use-keys.ts'
import { useWideTargets } from '../touch/use-wide-targets.ts'
import { AskHead, GiveUp, HowItWorks } from './ask.tsx'
import { useAtPuzzle } from './at-puzzle.ts'
import { Behind } from './behind.tsx'
import { marksOf } from './marks.ts'
import { PuzzleBar, PuzzleStrip, PuzzleTabs } from './puzzle-bar.tsx'
import { Record } from './record.tsx'
import { RushScore } from './rush-score.tsx'
import { usePuzzleSay } from './say.ts'
import { Chances, Onward, Result } from './solution.tsx'

export function PuzzleFrame() {
  const { ui, room, hand } = useDesk()
  const { puzzle, verdict } = useAtPuzzle()
  const root = useRef<HTMLDivElement>(null)
  useDrag(root, hand.hands, hand.choices)
  const { letterKeys } = useSettings()
  useKeys(({ ctrlKey, metaKey, altKey, key }, target) => {
    if (ctrlKey || metaKey || altKey) return false
    const ending = letterKeys && key.toLowerCase() === 'e' ? endingChoice(hand.choices) : undefined
    if (ending) hand.hands.press(ending.path[0])
    return ending !== undefined || isForHands(hand, key, target)
  })
  return (
    <div
      ref={root}
      className={`desk table-room ${room === 'narrow' ? 'phone-room' : 'laid-room'} puzzle puzzle--${room} table-frame--${ui.module.id}`}
      data-puzzle={puzzle.id}
      data-answer={verdict && (verdict.isSolved ? 'solved' : 'missed')}
      {...tableProps(0, verdict ? 'over' : 'you')}
    >
      {room === 'narrow' ? <PhonePuzzle /> : <DeskPuzzle />}
      <RulesBeside root={root} />
    </div>
  )
}

function DeskPuzzle() {
  const { say } = usePuzzleSay()
  const { hand } = useDesk()
  const { cover, book, verdict, rush } = useAtPuzzle()
  return (
    <>
      <PuzzleBar />
      <aside className="puzzle__right" aria-label={say('more')}>
        {verdict ? (
          <>
            <Result />
            <section className="paper puzzle__slip">
              <Chances />
              <Onward />
            </section>
            <Behind />
          </>
        ) : (
          <>
            <section className="paper puzzle__slip puzzle__slip--task">
              {rush && <RushScore />}
              <AskHead />
              <PromptWords />
              <PromptButtons />
              {!rush && <GiveUp />}
            </section>
            <Deciding />
            <ThirdPart />
            {!rush && hand.hands.proposed === undefined && <HowItWorks />}
          </>
        )}
      </aside>
      <aside className="puzzle__left" aria-label={say(verdict ? 'rating' : 'title')}>
        {verdict ? <Record cover={cover} book={book} /> : <Rack />}
      </aside>
      <MarkedBoard />
    </>
  )
}

function PhonePuzzle() {
  const { say } = usePuzzleSay()
  const { hand, lens, seen } = useDesk()
  const { verdict, rush } = useAtPuzzle()
  useWideTargets(lens.box, hand.hands.press)
  const isReady = hand.hands.proposed !== undefined
  return (
    <>
      <PuzzleStrip />
      <MarkedBoard />
      <section className="paper phone-sheet puzzle__sheet" aria-label={say('more')}>
        {verdict ? (
          <>
            <Result />
            <Chances />
            <Onward />
            <Behind />
          </>
        ) : (
          <>
            {rush && <RushScore />}
            {!isReady && <AskHead />}
            {!isReady && <PromptWords />}
            <Deciding />
            {!seen.outcome && <PromptButtons />}
            <ChoiceButtons />
            {!rush && !hand.canStepBack && <GiveUp />}
          </>
        )}
      </section>
      {!verdict && <Rack />}
      <PuzzleTabs />
    </>
  )
}

const NO_MARKS: readonly BoardMark[] = []

function MarkedBoard() {
  const { say } = usePuzzleSay()
  const { ui, seen } = useDesk()
  const { verdict } = useAtPuzzle()
  const best = say('best')
  const yours = say('yours')
  const marks = useMemo(
    () => (verdict ? marksOf(ui, seen, verdict, { best, yours }) : NO_MARKS),
    [ui, seen, verdict, best, yours],
  )
  return <BoardBox over={<BoardMarks marks={marks} />} />
}
