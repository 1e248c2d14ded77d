/** Where the game went: start, the decisions of both sides, luck, result, each bar beginning where the last one ended. */
import './parts-chart.css'
import type { Language } from '@bivouac/face-kit'
import { useId, useRef } from 'react'
import { numbersIn } from '../luck/numbers.ts'
import { useWidth } from '../parts/use-width.ts'
import { LuckHatch } from './luck-hatch.tsx'

export interface Part {
  readonly name: string
  readonly kind: 'stand' | 'decision' | 'luck'
  /** Where the bar begins and ends, in hundredths of a point. */
  readonly from: number
  readonly to: number
  /** How far it may be off; undefined where it is exact. */
  readonly off: number | undefined
}

interface Props {
  readonly parts: readonly Part[]
  readonly label: string
  readonly exact: string
  readonly language: Language
}

const NARROW = 600

export function PartsChart(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const hatch = useId()
  const Chart = width < NARROW ? Rows : Columns
  return (
    <div ref={box} className="parts-chart">
      {width > 0 && <Chart {...props} width={width} hatch={hatch} />}
    </div>
  )
}

type Drawn = Props & { readonly width: number; readonly hatch: string }

const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <LuckHatch id={id} every={7} stripe={3} />
  </defs>
)

const fillOf = (kind: Part['kind'], hatch: string): string =>
  kind === 'stand' ? 'var(--paper-3)' : kind === 'decision' ? 'var(--dec)' : `url(#${hatch})`

const figureOf = ({ kind, from, to }: Part, language: Language): string => {
  const { tenths, signed } = numbersIn(language)
  return kind === 'stand' ? tenths(to / 100) : signed((to - from) / 100)
}

const HEIGHT = 330
const TOP = 34
const FOOT = 56

/** What leaves 0 to 100 leaves the chart with it: luck may bring more than there was to win. */
function scaleOf(parts: readonly Part[]): { low: number; high: number } {
  const ends = parts.flatMap(({ from, to }) => [from, to])
  return { low: Math.min(0, ...ends), high: Math.max(10_000, ...ends) }
}

const TICKS = [0, 2500, 5000, 7500, 10_000]

function Columns({ parts, label, exact, language, width, hatch }: Drawn) {
  const { tenths } = numbersIn(language)
  const { low, high } = scaleOf(parts)
  const left = 44
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - FOOT)
  const slot = (width - left) / parts.length
  const bar = Math.min(96, slot * 0.6)
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      <Hatch id={hatch} />
      {TICKS.map(tick => (
        <g key={tick}>
          <path className="parts-chart__grid" d={`M${left} ${y(tick)}H${width}`} />
          <text className="parts-chart__tick" x={left - 6} y={y(tick) + 4} textAnchor="end">
            {tick / 100}
          </text>
        </g>
      ))}
      {parts.map((part, i) => {
        const middle = left + (i + 0.5) * slot
        const [top, bottom] = [y(Math.max(part.from, part.to)), y(Math.min(part.from, part.to))]
        const next = parts[i + 1]
        return (
          <g key={part.name}>
            <rect
              className={`parts-chart__bar parts-chart__bar--${part.kind}`}
              x={middle - bar / 2}
              y={top}
              width={bar}
              height={Math.max(2, bottom - top)}
              fill={fillOf(part.kind, hatch)}
            />
            {next && (
              <path
                className="parts-chart__join"
                d={`M${middle + bar / 2} ${y(part.to)}H${middle + slot - bar / 2}`}
              />
            )}
            {part.off !== undefined && (
              <path
                className="parts-chart__error"
                d={`M${middle + bar / 2 - 9} ${y(part.to - part.off)}V${y(part.to + part.off)}m-5 0h10M${middle + bar / 2 - 14} ${y(part.to - part.off)}h10`}
              />
            )}
            <text
              className={`parts-chart__figure parts-chart__figure--${part.kind}`}
              x={middle}
              y={top - 9}
              textAnchor="middle"
            >
              {figureOf(part, language)}
            </text>
            <text className="parts-chart__name" x={middle} y={HEIGHT - FOOT + 24} textAnchor="middle">
              {part.name}
            </text>
            <text className="parts-chart__tick" x={middle} y={HEIGHT - FOOT + 44} textAnchor="middle">
              {part.off === undefined ? exact : `± ${tenths(part.off / 100)}`}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const ROW = 46

/** The same on a phone: one row a part. */
function Rows({ parts, label, exact, language, width, hatch }: Drawn) {
  const { tenths } = numbersIn(language)
  const { low, high } = scaleOf(parts)
  const x = (value: number): number => 2 + ((value - low) / (high - low)) * (width - 4)
  const height = ROW * parts.length + 26
  return (
    <svg width={width} height={height} role="img" aria-label={label}>
      <Hatch id={hatch} />
      {TICKS.map(tick => (
        <g key={tick}>
          <path className="parts-chart__grid" d={`M${x(tick)} 20V${height}`} />
          <text
            className="parts-chart__tick"
            x={x(tick)}
            y={13}
            textAnchor={tick === 0 ? 'start' : tick === 10_000 ? 'end' : 'middle'}
          >
            {tick / 100}
          </text>
        </g>
      ))}
      {parts.map((part, i) => {
        const top = 26 + i * ROW
        const [begin, end] = [x(Math.min(part.from, part.to)), x(Math.max(part.from, part.to))]
        return (
          <g key={part.name}>
            <text className="parts-chart__name" x={2} y={top + 13}>
              {part.name}
            </text>
            <text
              className={`parts-chart__figure parts-chart__figure--${part.kind} parts-chart__figure--row`}
              x={width - 2}
              y={top + 13}
              textAnchor="end"
            >
              {figureOf(part, language)} {part.off === undefined ? exact : `± ${tenths(part.off / 100)}`}
            </text>
            <rect
              className={`parts-chart__bar parts-chart__bar--${part.kind}`}
              x={begin}
              y={top + 19}
              width={Math.max(2, end - begin)}
              height={16}
              fill={fillOf(part.kind, hatch)}
            />
            {part.off !== undefined && (
              <path
                className="parts-chart__error"
                d={`M${x(part.to - part.off)} ${top + 27}H${x(part.to + part.off)}m0 -5v10M${x(part.to - part.off)} ${top + 22}v10`}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
