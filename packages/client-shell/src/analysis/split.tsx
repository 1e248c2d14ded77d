/** Where the game went, how unusual the luck was, and what is left when it is taken out. */
import { numbersIn } from '../luck/numbers.ts'
import { useReport } from './at-report.ts'
import { LuckSpread } from './luck-spread.tsx'
import { type Part, PartsChart } from './parts-chart.tsx'
import { oneIn, withoutLuck } from './reading.ts'
import { useAnalysisSay } from './say.ts'
import { TakenOut } from './taken-out.tsx'

export function Split() {
  const { say } = useAnalysisSay()
  const { reading, own, sideOf, words } = useReport()
  const { near, account, off } = reading
  const { start, decisions, luck, result } = account
  const { tenths, signed } = numbersIn(words.language)
  const nameOf = (seat: number): string =>
    seat === own ? say('part.own') : say('part.decisions', { side: sideOf(seat) })
  const after = start + decisions[near]
  const parts: readonly Part[] = [
    { name: say('part.start'), kind: 'stand', from: 0, to: start, off: off.start },
    { name: nameOf(near), kind: 'decision', from: start, to: after, off: off.decisions[near] },
    {
      name: nameOf(1 - near),
      kind: 'decision',
      from: after,
      to: after + decisions[1 - near],
      off: off.decisions[1 - near],
    },
    { name: say('part.luck'), kind: 'luck', from: result - luck, to: result, off: off.luck },
    { name: say('part.result'), kind: 'stand', from: 0, to: result, off: undefined },
  ]
  const figures = parts
    .slice(1, -1)
    .map(({ name, kind, from, to }) => ({ name, kind, text: signed((to - from) / 100) }))
  const label = parts
    .map(
      ({ name, kind, from, to }) =>
        `${name}: ${kind === 'stand' ? tenths(to / 100) : signed((to - from) / 100)}`,
    )
    .join('; ')
  return (
    <>
      <section className="paper analysis__sheet">
        <h2>{say('split')}</h2>
        <p className="analysis__how">{say('split.how', { side: sideOf(near) })}</p>
        <PartsChart parts={parts} label={label} exact={say('exact')} language={words.language} />
        <p className="analysis__sum">
          <b>{tenths(start / 100)}</b>
          {figures.map(({ name, kind, text }) => (
            <b key={name} className={`change--${kind}`}>
              {text}
            </b>
          ))}
          <b>= {tenths(result / 100)}</b>
          <small>{say('split.sum')}</small>
        </p>
      </section>
      <div className="analysis__two">
        <Unusual />
        <section className="paper analysis__sheet">
          <h2>{say('without')}</h2>
          <p className="analysis__how">{say('without.how')}</p>
          <p className="analysis__big">
            {say('without.games', { games: Math.round(withoutLuck(reading) / 100) })}
          </p>
          <p className="analysis__how">{say('without.side', { side: sideOf(near) })}</p>
          <TakenOut />
        </section>
      </div>
    </>
  )
}

function Unusual() {
  const { say, sayCounted } = useAnalysisSay()
  const { reading, analysis, words } = useReport()
  const { near, account, summary } = reading
  const { signed, tenths } = numbersIn(words.language)
  const one = oneIn(summary)
  const here = say('unusual.here', { points: signed(account.luck / 100) })
  return (
    <section className="paper analysis__sheet">
      <h2>{say('unusual')}</h2>
      <p className="analysis__how">{sayCounted('unusual.how', summary.rarity.throws)}</p>
      <p className="analysis__big">
        {one === undefined
          ? say('unusual.most')
          : one === 0
            ? say('unusual.never')
            : say('unusual.one-in', { one })}
      </p>
      <p className="analysis__how">
        {say('unusual.share', { share: tenths(summary.rarity.atLeastSo / 100) })}
      </p>
      <LuckSpread
        findings={analysis.findings}
        luck={account.luck}
        sign={near === 0 ? 1 : -1}
        label={`${say('unusual')} ${here}`}
        here={here}
        axis={say('unusual.axis')}
      />
    </section>
  )
}
