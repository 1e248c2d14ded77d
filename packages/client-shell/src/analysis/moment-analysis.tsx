/** The moment in the theatre as the analysis sees it: what luck has just done, and what there was to choose now. */
import './moment-analysis.css'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { numbersIn } from '../luck/numbers.ts'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from '../theatre/at-theatre.ts'
import { Cause } from './cause.tsx'
import { Choices } from './choices.tsx'
import { GradeSign } from './grade-sign.tsx'
import { lineMarks } from './line-marks.ts'
import { gradeOf, type Reading, SURE } from './reading.ts'
import { useAnalysisSay } from './say.ts'
import { useMoments } from './use-moments.ts'

interface Props {
  readonly reading: Reading
  /** Where the whole report is. */
  readonly report: string
  /** The board lies under this: what is pressed is shown when it is gone. */
  readonly onShow?: () => void
}

export default function MomentAnalysis({ reading, report, onShow }: Props) {
  const { say } = useAnalysisSay()
  const { seq } = useAtTheatre()
  return (
    <section className="paper moment-analysis">
      <Thrown reading={reading} number={seq} />
      <ToChoose key={seq} reading={reading} number={seq + 1} {...(onShow && { onShow })} />
      <Link href={report}>{say('at.report')}</Link>
    </section>
  )
}

interface AtNumber {
  readonly reading: Reading
  readonly number: number
}

/** What the command that led here brought or cost by luck. */
function Thrown({ reading, number }: AtNumber) {
  const { say } = useAnalysisSay()
  const { cover, words } = useDesk()
  const step = reading.stepAt(number)
  if (!step || step.after === step.decided) return undefined
  const { tenths, signed } = numbersIn(words.language)
  return (
    <div className="moment-analysis__part">
      <p className="moment-analysis__head">
        <Cause by="luck" />
        <b className="change change--luck">{signed((step.after - step.decided) / 100)}</b>
      </p>
      <p>
        {say('at.chance', {
          side: cover.sides(words.language)[reading.near],
          before: tenths(step.decided / 100),
          after: tenths(step.after / 100),
        })}
      </p>
    </div>
  )
}

/** What there was to choose here, and what it was worth. */
function ToChoose({ reading, number, onShow }: AtNumber & { readonly onShow?: () => void }) {
  const { say } = useAnalysisSay()
  const { ui, cover, words, seen, hand } = useDesk()
  const { stage, showLine } = useAtTheatre()
  const step = reading.stepAt(number)
  const wanted = useMemo(() => (step?.decision ? [{ seat: step.seat, seq: step.number - 1 }] : []), [step])
  const momentOf = useMoments(stage.summary.id, wanted)
  if (!step) return undefined
  if (!step.decision) return <p className="moment-analysis__none">{say('at.no-choice')}</p>
  const { lost, error } = step.decision
  const { tenths } = numbersIn(words.language)
  const grade = gradeOf(step.decision)
  const side = cover.sides(words.language)[step.seat]
  const moment = momentOf({ seat: step.seat, seq: number - 1 })
  const off = tenths((SURE * error) / 100)
  return (
    <div className="moment-analysis__part">
      <p className="moment-analysis__head">
        <Cause by="decision" />
        <small>{say('at.knew', { side })}</small>
      </p>
      <Choices
        step={step}
        ui={ui}
        board={seen.board}
        words={words}
        moment={moment}
        point={(things, line = []) => {
          hand.hands.tell(things && { things, facts: [] })
          showLine(moment ? lineMarks(ui, { board: seen.board, view: moment.view }, line) : [])
          if (things && onShow) onShow()
        }}
      />
      <p className="moment-analysis__grade">
        <GradeSign grade={grade} />
        <b>{say(`grade.${grade}`)}</b>
        <span>
          {lost > 0
            ? say('lost', { points: tenths(lost / 100), off })
            : lost < 0
              ? say('gained', { points: tenths(-lost / 100), off })
              : say('at.same')}
        </span>
      </p>
    </div>
  )
}
