/** The games of the list drawn: results by scenario and side, luck and accuracy over time, cards, length. */
import './statistics.css'
import { numbersIn } from '../../luck/numbers.ts'
import { usePageWords } from '../say.ts'
import type { Listed } from './library.ts'
import { analysedPoints, type Counted, favouriteCards, lengths, type ResultRow, resultRows } from './tally.ts'
import { TimeChart } from './time-chart.tsx'
import type { Library } from './use-listed.ts'

export function Statistics({
  listed,
  library,
}: {
  readonly listed: readonly Listed[]
  readonly library: Library
}) {
  const { say, language } = usePageWords()
  const results = resultRows(listed)
  const points = analysedPoints(listed, library.analysed)
  const { tenths, signed } = numbersIn(language)
  if (!listed.some(({ game }) => game.outcome)) return undefined
  return (
    <details className="paper statistics">
      <summary>
        <h2>{say('stats')}</h2>
      </summary>
      <div className="statistics__parts">
        <section>
          <h3>{say('stats.results')}</h3>
          {results.length > 0 ? <Results rows={results} /> : <p>{say('stats.none')}</p>}
        </section>
        <section>
          <h3>{say('stats.luck')}</h3>
          {points.length > 0 ? (
            <>
              <TimeChart
                label={say('stats.luck.how')}
                values={points.map(({ id, luck }) => ({ id, value: luck }))}
                format={signed}
              />
              <p>{say('stats.luck.how')}</p>
              <TimeChart
                label={say('stats.accuracy.how')}
                values={points.map(({ id, lostEach }) => ({ id, value: lostEach }))}
                format={tenths}
              />
              <p>{say('stats.accuracy.how')}</p>
            </>
          ) : (
            <p>{say('stats.luck.none')}</p>
          )}
        </section>
        <Bars title={say('stats.cards')} rows={favouriteCards(listed, library)} none={say('stats.none')} />
        <Bars title={say('stats.length')} rows={lengths(listed)} none={say('stats.none')} />
      </div>
    </details>
  )
}

function Results({ rows }: { readonly rows: readonly ResultRow[] }) {
  const { say } = usePageWords()
  const most = Math.max(...rows.map(({ won, lost }) => won + lost))
  return (
    <ul className="statistics__bars">
      {rows.map(({ scenario, side, won, lost }) => (
        <li key={`${scenario} ${side}`}>
          <span>
            {scenario}, {side}
          </span>
          <span className="statistics__bar" aria-hidden="true">
            <i className="statistics__won" style={{ width: `${(100 * won) / most}%` }} />
            <i className="statistics__lost" style={{ width: `${(100 * lost) / most}%` }} />
          </span>
          <b>{say('stats.won-lost', { won, lost })}</b>
        </li>
      ))}
    </ul>
  )
}

function Bars(props: { readonly title: string; readonly rows: readonly Counted[]; readonly none: string }) {
  const { title, rows, none } = props
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 && <p>{none}</p>}
      <ul className="statistics__bars">
        {rows.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="statistics__bar" aria-hidden="true">
              <i className="statistics__count" style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
