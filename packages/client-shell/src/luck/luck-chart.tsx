/** How each side's luck ran through the game, a line a side; a throw is chosen by pointing, by touch or with the slider. */
import './luck-chart.css'
import { type PointerEvent, useRef, useState } from 'react'
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { chartLines, greatestStroke, HEIGHT, LEFT, type Mark, RIGHT, throwAt, WIDTH } from './chart-math.ts'
import { numbersIn } from './numbers.ts'
import type { Point } from './report.ts'
import { useLuckSay } from './say.ts'
import { ThrowLine } from './throw-line.tsx'
import type { LuckWords } from './throws.ts'

interface Props {
  readonly points: readonly Point[]
  readonly words: LuckWords
  lookAt(seq: number): void
}

const pathOf = (marks: readonly Mark[]): string =>
  marks.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

export function LuckChart({ points, words, lookAt }: Props) {
  const { say, language } = useLuckSay()
  const { cover } = useDesk()
  const [picked, setPicked] = useState<number>()
  const chosen = Math.min(picked ?? greatestStroke(points), points.length - 1)
  const { lines, marks, ticks } = chartLines(points)
  const point = (event: PointerEvent<Element>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPicked(throwAt((event.clientX - left) / width, points.length))
  }
  // A finger covers many throws: it chooses, and the button below looks back. A mouse chooses by pointing.
  const isMouse = useRef(false)
  const press = (event: PointerEvent<Element>) => {
    isMouse.current = event.pointerType === 'mouse'
    point(event)
  }
  const share = (x: number): string => `${((100 * x) / WIDTH).toFixed(2)}%`
  const at = say('chart.at', { at: chosen + 1, last: points.length })
  const { cast, expected } = points[chosen]
  const { tenths, whole } = numbersIn(language)
  const came = say('throw.expected', { expected: tenths(expected), got: whole(cast.got) })
  const spoken = `${at}, ${words.what(cast.what)}. ${came}`
  return (
    <section className="luck-chart">
      <h3 className="label">{say('chart')}</h3>
      <p className="luck-chart__axis">{say('chart.axis')}</p>
      <Legend />
      <svg
        className="luck-chart__plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerMove={point}
        onPointerDown={press}
        onClick={() => isMouse.current && lookAt(points[chosen].cast.seq)}
      >
        <Grid ticks={ticks} />
        <path d={`M${marks[chosen].x} 4V${HEIGHT - 4}`} className="luck-chart__cursor" />
        {lines.map((line, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the line's name.
            key={seat}
            d={pathOf(line)}
            style={{ color: colourOf(cover, seat) }}
            className={`luck-chart__line luck-chart__line--${seat}`}
          />
        ))}
        {lines.map((line, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the line's name.
          <Sign key={seat} seat={seat} mark={line.at(-1)!} size={4} />
        ))}
        <Sign seat={points[chosen].cast.seat} mark={marks[chosen]} size={6} />
      </svg>
      <label
        className="luck-chart__slider"
        // The thumb runs below the throws it stands for.
        style={{ marginLeft: share(marks[0].x), marginRight: share(RIGHT) }}
      >
        <span className="sr-only">{say('chart.throw')}</span>
        <input
          type="range"
          min={1}
          max={points.length}
          value={chosen + 1}
          aria-valuetext={spoken}
          onChange={event => setPicked(Number(event.target.value) - 1)}
        />
      </label>
      <ThrowLine point={points[chosen]} at={at} words={words} lookAt={lookAt} />
    </section>
  )
}

function Grid({ ticks }: Pick<ReturnType<typeof chartLines>, 'ticks'>) {
  const { whole } = numbersIn(useLuckSay().language)
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <path
        d={`M${LEFT} ${y}H${WIDTH - RIGHT}`}
        className={`luck-chart__grid${value === 0 ? ' luck-chart__grid--zero' : ''}`}
      />
      <text x={LEFT - 5} y={y + 4} className="luck-chart__tick">
        {value > 0 ? `+${value}` : whole(value)}
      </text>
    </g>
  ))
}

function Legend() {
  const { cover, words } = useDesk()
  return (
    <p className="luck-chart__legend" aria-hidden="true">
      {cover.sides(words.language).map((name, seat) => (
        <span key={name}>
          <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden="true">
            <path
              d="M0 5H26"
              style={{ color: colourOf(cover, seat) }}
              className={`luck-chart__line luck-chart__line--${seat}`}
            />
          </svg>
          <SideSign cover={cover} side={seat} /> {name}
        </span>
      ))}
    </p>
  )
}

type Cover = ReturnType<typeof useDesk>['cover']

const colourOf = ({ liveries }: Cover, seat: number): string => `var(--${liveries[seat]}-sign)`

/** A side's sign on its line: round or square, as everywhere. */
function Sign({ seat, mark, size }: { readonly seat: number; readonly mark: Mark; readonly size: number }) {
  const { cover } = useDesk()
  const shape = { className: 'luck-chart__sign', style: { color: colourOf(cover, seat) } }
  return cover.shapes[seat] === 'round' ? (
    <circle cx={mark.x} cy={mark.y} r={size} {...shape} />
  ) : (
    <rect x={mark.x - size} y={mark.y - size} width={2 * size} height={2 * size} {...shape} />
  )
}
