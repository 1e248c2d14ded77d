/** How all this was measured, what it cannot say, and every figure as a table. */
import { numbersIn } from '../luck/numbers.ts'
import { useReport } from './at-report.ts'
import { gradeOf, SURE } from './reading.ts'
import { useAnalysisSay } from './say.ts'

export function Measured() {
  const { say } = useAnalysisSay()
  const { analysis } = useReport()
  return (
    <section className="paper analysis__sheet">
      <h2>{say('measured')}</h2>
      <p className="analysis__foot">{say('measured.depth', { depth: say(`depth.${analysis.depth}`) })}</p>
      <p className="analysis__foot">{say('measured.error')}</p>
      <p className="analysis__foot">{say('measured.not')}</p>
      <details>
        <summary>{say('table.all')}</summary>
        <Figures />
      </details>
    </section>
  )
}

/** Every command: the chance before it, after the decision, and after luck. */
function Figures() {
  const { say } = useAnalysisSay()
  const { reading, sideOf, words } = useReport()
  const { tenths } = numbersIn(words.language)
  const percent = (chance: number): string => tenths(chance / 100)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled must be reached by keys.
    <section className="analysis__table" tabIndex={0} aria-label={say('table.all')}>
      <table>
        <thead>
          <tr>
            {(
              [
                'table.number',
                'table.side',
                'table.command',
                'table.before',
                'table.decided',
                'table.after',
                'table.lost',
                'table.grade',
              ] as const
            ).map(key => (
              <th key={key} scope="col">
                {say(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reading.account.steps.map(({ number, seat, command, before, decided, after, decision }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{sideOf(seat)}</td>
              <td>{command}</td>
              <td>{percent(before)}</td>
              <td>{percent(decided)}</td>
              <td>{percent(after)}</td>
              <td>{decision ? `${percent(decision.lost)} ± ${percent(SURE * decision.error)}` : '–'}</td>
              <td>{decision ? say(`grade.${gradeOf(decision)}`) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
