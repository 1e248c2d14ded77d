/** One figure of each game, in the order in which they were played, around nothing. */
interface Props {
  readonly label: string
  readonly values: readonly { readonly id: string; readonly value: number }[]
  format(value: number): string
}

const WIDTH = 360
const HEIGHT = 110
const LEFT = 44

export function TimeChart({ label, values, format }: Props) {
  const all = values.map(({ value }) => value)
  const high = Math.max(1, ...all)
  const low = Math.min(0, ...all)
  const x = (i: number): number => LEFT + ((i + 0.5) / values.length) * (WIDTH - LEFT)
  const y = (value: number): number => 8 + ((high - value) / (high - low)) * (HEIGHT - 16)
  const spoken = `${label} ${all.map(format).join(', ')}`
  return (
    <svg className="time-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken}>
      {[...new Set([high, 0, low])].map(tick => (
        <g key={tick}>
          <path className="time-chart__grid" d={`M${LEFT} ${y(tick)}H${WIDTH}`} />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      <path
        className="time-chart__line"
        d={`M${values.map(({ value }, i) => `${x(i)} ${y(value)}`).join('L')}`}
      />
      {values.map(({ id, value }, i) => (
        <circle key={id} cx={x(i)} cy={y(value)} r="3.5" />
      ))}
    </svg>
  )
}
