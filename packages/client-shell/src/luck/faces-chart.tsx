/** How often each face of a die has come up for each side, with a mark where it was to be expected. */
import './luck-chart.css'
import { Drawing } from '../parts/drawing.tsx'
import { useDesk } from '../table/desk.ts'
import { numbersIn } from './numbers.ts'
import type { FaceCounts } from './report.ts'
import { useLuckSay } from './say.ts'
import type { Die, LuckWords } from './throws.ts'

interface Props {
  readonly die: Die
  readonly counts: readonly [FaceCounts, FaceCounts]
  readonly words: LuckWords
  /** Whether to say what the marks mean. */
  readonly isFirst: boolean
}

export function FacesChart({ die: { die, sides }, counts, words, isFirst }: Props) {
  const { say, language } = useLuckSay()
  const { cover, words: table } = useDesk()
  const { tenths } = numbersIn(language)
  const names = cover.sides(table.language)
  const rolled = counts.map(one => sides.reduce((sum, { face }) => sum + (one.get(face) ?? 0), 0))
  if (rolled[0] + rolled[1] === 0) return undefined
  const bars = sides.map(({ face, chance, drawing }) => ({
    face,
    drawing,
    seats: counts.map((one, seat) => ({ seat, count: one.get(face) ?? 0, expected: chance * rolled[seat] })),
  }))
  const most = Math.max(
    ...bars.flatMap(({ seats }) => seats.flatMap(({ count, expected }) => [count, expected])),
  )
  const height = (value: number): string => `${((100 * value) / most).toFixed(1)}%`
  return (
    <section className="luck-faces">
      <h3 className="label">{words.die(die)}</h3>
      {isFirst && <p className="luck-faces__mark">{say('faces.mark')}</p>}
      <ul className="luck-faces__chart">
        {bars.map(({ face, drawing, seats }) => (
          <li key={face}>
            {seats.map(({ seat, count, expected }) => (
              <span key={seat} className="luck-faces__bar">
                <span className="sr-only">
                  {say('faces.face', {
                    face: words.face(face),
                    side: names[seat],
                    count,
                    expected: tenths(expected),
                  })}
                </span>
                <span
                  className={`luck-faces__count luck-faces__count--${seat}`}
                  style={{ height: height(count), color: `var(--${cover.liveries[seat]}-sign)` }}
                />
                <i className="luck-faces__expected" style={{ bottom: height(expected) }} />
              </span>
            ))}
            {seats.map(({ seat, count }) => (
              <span key={seat} className="luck-faces__number" aria-hidden="true">
                {count}
              </span>
            ))}
            <Drawing className="luck-faces__die" svg={drawing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
