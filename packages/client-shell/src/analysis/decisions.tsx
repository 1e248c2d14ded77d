/** The decisions of each side: how many of which grade, the best and the worst, and every mistake. */
import type { Step } from '@bivouac/analysis'
import type { Seat } from '@bivouac/kernel'
import { numbersIn } from '../luck/numbers.ts'
import { SideSign } from '../parts/side-sign.tsx'
import { useReport } from './at-report.ts'
import { Choices } from './choices.tsx'
import { GradeSign } from './grade-sign.tsx'
import { decisionsOf, GRADES, gradeOf, type Reading, SURE } from './reading.ts'
import { useAnalysisSay } from './say.ts'

/** More than that nobody reads; the curve and the theatre have all of them. */
const MISTAKES_MOST = 8

export function Decisions() {
  const { say } = useAnalysisSay()
  const { reading } = useReport()
  return (
    <section className="paper analysis__sheet">
      <h2>{say('decisions')}</h2>
      <p className="analysis__how">{say('decisions.how')}</p>
      <div className="analysis__sides">
        {[reading.near, 1 - reading.near].map(seat => (
          <SideDecisions key={seat} seat={seat} />
        ))}
      </div>
    </section>
  )
}

/** Those that are told one by one, with the turning points: of these the moments are needed. */
export function shownOf(reading: Reading): readonly Step[] {
  const numbers = new Set([
    ...[0, 1].flatMap(seat => cardsOf(reading, seat)),
    ...reading.summary.turningPoints,
  ])
  return [...numbers].flatMap(number => reading.stepAt(number) ?? [])
}

function cardsOf(reading: Reading, seat: Seat): readonly number[] {
  const { best, worst } = reading.summary.bySide[seat]
  const wrong = decisionsOf(reading, seat)
    .filter(step => step.decision?.isMistake)
    .toSorted((a, b) => (b.decision?.lost ?? 0) - (a.decision?.lost ?? 0))
    .slice(0, MISTAKES_MOST)
    .map(({ number }) => number)
  return [...new Set([...(best ? [best] : []), ...(worst ? [worst] : []), ...wrong])]
}

function SideDecisions({ seat }: { readonly seat: Seat }) {
  const { say, sayCounted } = useAnalysisSay()
  const { reading, stage, whoOf, words } = useReport()
  const { signed, tenths } = numbersIn(words.language)
  const steps = decisionsOf(reading, seat)
  const { best, worst, lost } = reading.summary.bySide[seat]
  const titleOf = (number: number): string =>
    say(number === best ? 'best' : number === worst ? 'worst' : 'mistake.more')
  const off = tenths(reading.off.decisions[seat] / 100)
  return (
    <div className="side-decisions">
      <h3>
        <SideSign cover={stage.cover} side={seat} /> {whoOf(seat)}
        <small>
          {sayCounted('decisions.count', steps.length)} · {signed(-lost / 100)} ± {off}
        </small>
      </h3>
      <ul className="side-decisions__grades">
        {GRADES.map(grade => (
          <li key={grade}>
            <GradeSign grade={grade} />
            <b>{steps.filter(step => step.decision && gradeOf(step.decision) === grade).length}</b>
            <span>{say(`grade.${grade}`)}</span>
          </li>
        ))}
      </ul>
      {cardsOf(reading, seat).map(number => (
        <DecisionCard key={number} number={number} title={titleOf(number)} />
      ))}
      <p className="analysis__foot">{say('decisions.rest')}</p>
    </div>
  )
}

function DecisionCard({ number, title }: { readonly number: number; readonly title: string }) {
  const { say } = useAnalysisSay()
  const { reading, stage, words, momentBefore, placeOf, go } = useReport()
  const { tenths } = numbersIn(words.language)
  const step = reading.stepAt(number)
  if (!step?.decision) return undefined
  const { lost, error } = step.decision
  const off = tenths((SURE * error) / 100)
  return (
    <article className="decision-card">
      <h4>
        <GradeSign grade={gradeOf(step.decision)} /> {title}
        <small>{placeOf(number)}</small>
      </h4>
      <Choices step={step} ui={stage.ui} board={stage.board} words={words} moment={momentBefore(number)} />
      <p className="decision-card__foot">
        <span>
          {lost > 0
            ? say('lost', { points: tenths(lost / 100), off })
            : say('gained', { points: tenths(-lost / 100), off })}
        </span>
        <button type="button" className="button button--small" onClick={() => go(number - 1)}>
          {say('go')}
        </button>
      </p>
    </article>
  )
}
