/** Start, result, and what the decisions alone would have come to, on one line from 0 to 100. */
import './taken-out.css'
import { useRef } from 'react'
import { numbersIn } from '../luck/numbers.ts'
import { useWidth } from '../parts/use-width.ts'
import { useReport } from './at-report.ts'
import { withoutLuck } from './reading.ts'
import { useAnalysisSay } from './say.ts'

const HEIGHT = 118
const MIDDLE = 62

export function TakenOut() {
  const { say } = useAnalysisSay()
  const { reading, words } = useReport()
  const { account, off } = reading
  const { tenths } = numbersIn(words.language)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const at = withoutLuck(reading)
  const x = (chance: number): number => 10 + (Math.min(10_000, Math.max(0, chance)) / 10_000) * (width - 20)
  const towards = (chance: number): 'start' | 'end' => (chance > 5000 ? 'end' : 'start')
  const named = say('without.here', { chance: tenths(at / 100), off: tenths(off.withoutLuck / 100) })
  const start = say('without.start', { chance: tenths(account.start / 100) })
  const result = say('without.result', { chance: tenths(account.result / 100) })
  const name = (chance: number, y: number, text: string) => (
    <text className="taken-out__name" x={x(chance)} y={y} textAnchor={towards(chance)}>
      {text}
    </text>
  )
  return (
    <div ref={box} className="taken-out">
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={`${start}, ${named}, ${result}`}>
          <path className="taken-out__axis" d={`M${x(0)} ${MIDDLE}H${x(10_000)}`} />
          {[0, 2500, 5000, 7500, 10_000].map(tick => (
            <text
              key={tick}
              className="taken-out__tick"
              x={x(tick)}
              y={MIDDLE + 26}
              textAnchor={tick === 0 ? 'start' : tick === 10_000 ? 'end' : 'middle'}
            >
              {tick / 100}
            </text>
          ))}
          <rect
            className="taken-out__result"
            x={x(account.result) - 7}
            y={MIDDLE - 7}
            width="14"
            height="14"
          />
          {name(account.result, HEIGHT - 6, result)}
          <path className="taken-out__start" d={`M${x(account.start)} ${MIDDLE - 10}v20`} />
          {name(account.start, MIDDLE - 18, start)}
          <path
            className="taken-out__bar"
            d={`M${x(at - off.withoutLuck)} ${MIDDLE}H${x(at + off.withoutLuck)}m0 -7v14M${x(at - off.withoutLuck)} ${MIDDLE - 7}v14`}
          />
          <circle className="taken-out__here" cx={x(at)} cy={MIDDLE} r="8" />
          <text className="taken-out__name taken-out__name--here" x={x(at)} y={18} textAnchor={towards(at)}>
            {named}
          </text>
        </svg>
      )}
    </div>
  )
}
