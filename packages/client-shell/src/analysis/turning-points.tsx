/** The curve of the whole game, and the three commands around which it moved most. */
import { numbersIn } from '../luck/numbers.ts'
import { useReport } from './at-report.ts'
import { BoardAt } from './board-at.tsx'
import { Cause } from './cause.tsx'
import { Curve } from './curve.tsx'
import { CurveKey } from './curve-key.tsx'
import { causeOf } from './reading.ts'
import { useAnalysisSay } from './say.ts'

export function TurningPoints() {
  const { say, sayCounted } = useAnalysisSay()
  const { reading, chapters, sideOf, words, go } = useReport()
  const { near, account, summary } = reading
  const { tenths } = numbersIn(words.language)
  const marks = summary.turningPoints.map((number, i) => ({ number, label: String(i + 1) }))
  const label = say('curve.label', {
    side: sideOf(near),
    start: tenths(account.start / 100),
    result: tenths(account.result / 100),
  })
  return (
    <section className="paper analysis__sheet">
      <h2>{sayCounted('turning', marks.length)}</h2>
      <p className="analysis__how">{say('turning.how')}</p>
      <p className="analysis__axis">{say('curve.axis', { side: sideOf(near) })}</p>
      <Curve
        steps={account.steps}
        last={chapters.last}
        height={250}
        label={label}
        rounds={chapters.rounds}
        marks={marks}
        onGo={go}
      />
      <CurveKey />
      <ol className="turning-points">
        {marks.map(({ number, label: name }) => (
          <TurningPoint key={number} number={number} name={name} />
        ))}
      </ol>
    </section>
  )
}

function TurningPoint({ number, name }: { readonly number: number; readonly name: string }) {
  const { say } = useAnalysisSay()
  const { reading, whoOf, placeOf, captionAt, words, go } = useReport()
  const step = reading.stepAt(number)
  if (!step) return undefined
  const { by, change } = causeOf(step)
  const { tenths, signed } = numbersIn(words.language)
  const [before, decided, after] = [step.before, step.decided, step.after].map(one => tenths(one / 100))
  return (
    <li className="turning-point">
      <BoardAt step={step} name={name} />
      <div className="turning-point__head">
        <Cause by={by} />
        <h3>
          {placeOf(number)} · {whoOf(step.seat)}
        </h3>
        <b className={`change change--${by}`}>{signed(change / 100)}</b>
      </div>
      <p>{captionAt(number)}</p>
      <p className="analysis__foot">
        {step.decision
          ? say('turning.parts', { before, decided, after })
          : say('turning.luck', { before, after })}
      </p>
      <button type="button" className="button button--small" onClick={() => go(number - 1)}>
        {say('go')}
      </button>
    </li>
  )
}
