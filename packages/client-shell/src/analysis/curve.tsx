/** The win chance over the game: decisions solid, luck hatched, the band that holds the truth 19 times in 20; a press goes there. */
import './curve.css'
import type { Step } from '@bivouac/analysis'
import { memo, type PointerEvent, useId, useRef } from 'react'
import { useWidth } from '../parts/use-width.ts'
import { curveLines, type Frame } from './curve-math.ts'
import { LuckHatch } from './luck-hatch.tsx'

export interface CurveMark {
  readonly number: number
  readonly label: string
}

interface Props {
  readonly steps: readonly Step[]
  /** How many commands the game has. */
  readonly last: number
  readonly height: number
  /** What is read out in its place. */
  readonly label: string
  readonly rounds: readonly number[]
  readonly marks?: readonly CurveMark[]
  /** Only the curve itself: beside a board there is no room for more. */
  readonly isBare?: boolean
  /** The moment that is shown, as a line. */
  readonly here?: number
  readonly onGo?: (seq: number) => void
}

const TICKS = [0, 2500, 5000, 7500, 10_000]

export const Curve = memo(function Curve(props: Props) {
  const { steps, last, height, label, rounds, marks = [], isBare = false, here, onGo } = props
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const hatch = useId()
  const frame: Frame = isBare
    ? { width, height, left: 0, right: 0, top: 4, bottom: 4 }
    : { width, height, left: width > 600 ? 44 : 30, right: 6, top: 26, bottom: 6 }
  const { line, band, decided, lucky, x, y } = curveLines(steps, last, frame)
  const wrong = steps.filter(step => step.decision?.isMistake)
  const go = ({ clientX }: PointerEvent<SVGSVGElement>) => {
    const at = (clientX - (box.current?.getBoundingClientRect().left ?? 0) - frame.left) / (x(1) - x(0))
    onGo?.(Math.max(0, Math.min(last, Math.floor(at))))
  }
  return (
    <div ref={box} className={isBare ? 'curve curve--bare' : 'curve'} style={{ height }}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          onPointerUp={onGo && go}
        >
          <defs>
            <LuckHatch id={hatch} every={5} stripe={2.4} />
          </defs>
          <Rounds rounds={rounds} last={last} frame={frame} x={x} isBare={isBare} />
          <path className="curve__band" d={band} />
          {TICKS.filter(tick => !isBare || tick === 5000).map(tick => (
            <path
              key={tick}
              className={tick === 5000 ? 'curve__half' : 'curve__grid'}
              d={`M${frame.left} ${y(tick)}H${width - frame.right}`}
            />
          ))}
          {!isBare &&
            TICKS.map(tick => (
              <text key={tick} className="curve__tick" x={frame.left - 5} y={y(tick)} dy="4" textAnchor="end">
                {tick / 100}
              </text>
            ))}
          {lucky.map(one => (
            <rect key={one.number} {...rectOf(one)} fill={`url(#${hatch})`} className="curve__luck" />
          ))}
          {decided.map(one => (
            <rect key={one.number} {...rectOf(one)} className="curve__decision" />
          ))}
          <path className="curve__line" d={line} />
          {wrong.map(({ number, decided: at }) => (
            <path key={number} className="curve__mistake" d={`M${x(number - 0.75)} ${y(at) + 3}l4.5 8h-9z`} />
          ))}
          {here !== undefined && <path className="curve__here" d={`M${x(here)} 0V${height}`} />}
          <Marks marks={marks} steps={steps} top={frame.top} x={x} y={y} />
        </svg>
      )}
    </div>
  )
})

interface MarksProps {
  readonly marks: readonly CurveMark[]
  readonly steps: readonly Step[]
  readonly top: number
  x(number: number): number
  y(chance: number): number
}

function Marks({ marks, steps, top, x, y }: MarksProps) {
  return marks.map(({ number, label }) => {
    const step = steps.find(one => one.number === number)
    if (!step) return undefined
    const at = Math.max(top + 12, y(Math.max(step.before, step.after)) - 20)
    return (
      <g key={number} className="curve__mark">
        <path d={`M${x(number - 0.5)} ${at}V${y(Math.min(step.before, step.after))}`} />
        <circle cx={x(number - 0.5)} cy={at} r="11" />
        <text x={x(number - 0.5)} y={at} dy="5" textAnchor="middle">
          {label}
        </text>
      </g>
    )
  })
}

const rectOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x,
  y,
  width,
  height,
})

interface RoundsProps {
  readonly rounds: readonly number[]
  readonly last: number
  readonly frame: Frame
  x(number: number): number
  readonly isBare: boolean
}

/** Rounds as bands; their numbers where there is room for them. */
function Rounds({ rounds, last, frame, x, isBare }: RoundsProps) {
  const { top, bottom, height } = frame
  return rounds.map((from, i) => {
    const begin = Math.max(0, from - 1)
    const width = x((rounds[i + 1] ?? last + 1) - 1) - x(begin)
    return (
      <g key={from}>
        {i % 2 === 1 && (
          <rect className="curve__round" x={x(begin)} y={top} width={width} height={height - top - bottom} />
        )}
        {!isBare && width > 15 && (
          <text className="curve__tick" x={x(begin) + width / 2} y={15} textAnchor="middle">
            {i + 1}
          </text>
        )}
      </g>
    )
  })
}
