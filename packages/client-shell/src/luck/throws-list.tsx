/** All throws in a table, which is the chart in figures; each row looks back to its moment. */
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { numbersIn } from './numbers.ts'
import type { Point } from './report.ts'
import { useLuckSay } from './say.ts'
import type { LuckWords } from './throws.ts'

interface Props {
  readonly points: readonly Point[]
  readonly words: LuckWords
  lookAt(seq: number): void
}

export function ThrowsList({ points, words, lookAt }: Props) {
  const { say, language } = useLuckSay()
  const { cover, words: table } = useDesk()
  const { tenths, signed, whole } = numbersIn(language)
  const names = cover.sides(table.language)
  return (
    <details className="luck-throws">
      <summary>{say('all')}</summary>

      <table className="luck-table">
        <thead>
          <tr>
            <th scope="col">{say('chart.throw')}</th>
            <th scope="col">{say('expected')}</th>
            <th scope="col">{say('got')}</th>
            <th scope="col">{say('all.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ cast, expected, standing }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a throw is known by its place.
            <tr key={i}>
              <th scope="row">
                <button type="button" className="luck-throws__look" onClick={() => lookAt(cast.seq)}>
                  <SideSign cover={cover} side={cast.seat} />
                  <span className="sr-only">{names[cast.seat]}</span> {i + 1} · {words.what(cast.what)}
                </button>
              </th>
              <td>{tenths(expected)}</td>
              <td>{whole(cast.got)}</td>
              <td>{signed(standing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
