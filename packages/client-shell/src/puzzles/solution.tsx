/** The verdict: solved or not and why, the chances of the choices with their errors, how it was checked, and the ways on. */
import { SOLVERS, solvedBy } from '@bivouac/puzzles'
import { useEffect, useMemo, useRef } from 'react'
import { ChoiceRows } from '../analysis/choice-rows.tsx'
import { SURE } from '../analysis/reading.ts'
import { numbersIn } from '../luck/numbers.ts'
import { Icon } from '../parts/icon.tsx'
import { levelName } from '../parts/levels.ts'
import { TroubleNote } from '../parts/trouble-note.tsx'
import { useArmed } from '../parts/use-armed.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { useAtPuzzle } from './at-puzzle.ts'
import { rangeOf } from './record.tsx'
import { usePuzzleSay } from './say.ts'
import { useLabels } from './use-labels.ts'
import { useStudyOf } from './use-study-of.ts'

export function Result() {
  const { say } = usePuzzleSay()
  const { verdict } = useAtPuzzle()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone: those who hear the page go on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!verdict) return undefined
  const { isSolved, yours } = verdict
  return (
    <section className="paper puzzle__result" data-solved={isSolved || undefined}>
      <h2 ref={heading} className="title puzzle__verdict" tabIndex={-1}>
        <Icon name={isSolved ? 'check' : yours ? 'cross' : 'lamp'} size={26} />
        {say(isSolved ? 'solved' : yours ? 'missed' : 'shown')}
      </h2>
      <Why />
      <RatingChange />
    </section>
  )
}

function Why() {
  const { say, language } = usePuzzleSay()
  const { verdict } = useAtPuzzle()
  const { labelOf, oddsOf } = useLabels()
  const { tenths } = numbersIn(language)
  if (!verdict) return undefined
  const { isSolved, best, second, yours, cost, off } = verdict
  const inHundred = (chance: number): number => Math.round(chance / 100)
  const odds = oddsOf(best.command)
  const isMissed = !isSolved && yours !== undefined
  const slots = isMissed
    ? {
        yours: labelOf(yours.command),
        chance: inHundred(yours.chance),
        other: inHundred(best.chance),
        cost: tenths(cost / 100),
        off: tenths(off / 100),
      }
    : { chance: inHundred(best.chance), second: labelOf(second.command), other: inHundred(second.chance) }
  return (
    <>
      <p>
        {say(isMissed ? 'text.missed' : 'text.solved', {
          best: labelOf(best.command),
          ...slots,
        })}
      </p>
      {odds && <p className="puzzle__small">{say('odds', { odds })}</p>}
    </>
  )
}

function RatingChange() {
  const { say, language } = usePuzzleSay()
  const { solver, change } = useAtPuzzle()
  const { rating, low, high } = rangeOf(solver)
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  return (
    <p className="puzzle__change">
      <b className="title">{rating}</b>{' '}
      {change === undefined
        ? say('rating.same', { low, high })
        : say('rating.change', { change: signed.format(change).replace('-', '−'), low, high })}
    </p>
  )
}

export function Chances() {
  const { say } = usePuzzleSay()
  const { ui, seen, words, cover } = useDesk()
  const { puzzle, verdict, moment } = useAtPuzzle()
  const { oddsOf } = useLabels()
  if (!verdict) return undefined
  const rows = verdict.shown.map(({ command, chance, error }) => ({
    command,
    chance,
    off: SURE * error,
    isPlayed: command === verdict.yours?.command,
    more: oddsOf(command),
  }))
  const others = puzzle.choices.length - rows.length
  return (
    <div className="puzzle__chances">
      <h2>{say('chances', { side: cover.sides(words.language)[puzzle.seat] })}</h2>
      <ChoiceRows
        {...{ rows, ui, words, moment }}
        board={seen.board}
        best={verdict.best.chance}
        mine={say('yours')}
      />
      {others > 0 && <p className="puzzle__small">{say('chances.others', { count: others })}</p>}
      <Checked />
    </div>
  )
}

function Checked() {
  const { say, language } = usePuzzleSay()
  const common = useSay()
  const { puzzle, book } = useAtPuzzle()
  const { tenths } = numbersIn(language)
  const [first, second] = puzzle.proof
  const solved = solvedBy(puzzle)
  const sentence = useMemo(() => {
    const list = (levels: readonly string[], type: 'conjunction' | 'disjunction'): string =>
      new Intl.ListFormat(language, { type }).format(levels.map(level => levelName(common, level)))
    const others = SOLVERS.filter(level => !solved.includes(level))
    if (solved.length === 0) return say('by.none')
    const levels = list(solved, 'conjunction')
    return others.length === 0
      ? say('by.all', { levels })
      : say('by.some', { levels, others: list(others, 'disjunction') })
  }, [language, common, say, solved])
  return (
    <p className="puzzle__small">
      {say('checked', {
        descents: book.descents.measure,
        first: tenths((first.best - first.second) / 100),
        firstOff: tenths((SURE * first.error) / 100),
        second: tenths((second.best - second.second) / 100),
        secondOff: tenths((SURE * second.error) / 100),
      })}{' '}
      {sentence}
    </p>
  )
}

/** Longer than between the two presses of somebody who presses twice. */
const ARMED_MS = 400

export function Onward() {
  const { say } = usePuzzleSay()
  const words = useSay()
  const { again, next } = useAtPuzzle()
  const study = useStudyOf()
  const isArmed = useArmed(ARMED_MS)
  return (
    <div className="puzzle__deeds puzzle__onward">
      <button type="button" className="button" onClick={study.open}>
        <Icon name="pencil" size={17} /> {say('study')}
      </button>
      <button type="button" className="button" onClick={again}>
        <Icon name="undo" size={17} /> {say('again')}
      </button>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={!isArmed}
        onClick={() => isArmed && next()}
      >
        {say('next')}
      </button>
      {study.problem && <TroubleNote words={words} problem={study.problem} drop={study.drop} />}
    </div>
  )
}
