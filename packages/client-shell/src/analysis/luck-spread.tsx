/** The luck of this game among that of 10,000 games put together from its own throws and draws, made again. */
import './luck-spread.css'
import { luckMadeAgain } from '@bivouac/analysis'
import type { Finding } from '@bivouac/protocol'
import { useId, useMemo, useRef } from 'react'
import { useWidth } from '../parts/use-width.ts'
import { LuckHatch } from './luck-hatch.tsx'

interface Props {
  readonly findings: readonly Finding[]
  /** In hundredths of a point, for the one it is told to. */
  readonly luck: number
  /** 1, or -1 where it is told to the second side. */
  readonly sign: 1 | -1
  readonly label: string
  readonly here: string
  readonly axis: string
}

const BINS = 31
const HEIGHT = 190
const TOP = 26
const FOOT = 38

export function LuckSpread({ findings, luck, sign, label, here, axis }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const hatch = useId()
  const { counts, reach } = useMemo(() => binned(luckMadeAgain(findings), luck, sign), [findings, luck, sign])
  const most = Math.max(1, ...counts)
  const x = (value: number): number => 4 + ((value + reach) / (2 * reach)) * (width - 8)
  const bin = (2 * reach) / BINS
  const end = luck < 0 ? 'start' : 'end'
  return (
    <div ref={box} className="luck-spread">
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          <defs>
            <LuckHatch id={hatch} every={6} stripe={3} />
          </defs>
          {counts.map((count, i) => {
            const from = -reach + i * bin
            const height = (count / most) * (HEIGHT - TOP - FOOT)
            const isAsMuch = Math.abs(from + bin / 2) >= Math.abs(luck)
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bin has no other name than its place.
                key={i}
                className={isAsMuch ? 'luck-spread__bin luck-spread__bin--far' : 'luck-spread__bin'}
                x={x(from) + 0.5}
                y={HEIGHT - FOOT - height}
                width={Math.max(1, x(from + bin) - x(from) - 1)}
                height={height}
                fill={isAsMuch ? `url(#${hatch})` : 'var(--paper-3)'}
              />
            )
          })}
          <path className="luck-spread__here" d={`M${x(luck)} ${TOP - 8}V${HEIGHT - FOOT}`} />
          <text className="luck-spread__name" x={x(luck) + (luck < 0 ? 4 : -4)} y={13} textAnchor={end}>
            {here}
          </text>
          {[-1, 0, 1].map(side => (
            <text
              key={side}
              className="luck-spread__tick"
              x={x(side * reach * 0.9)}
              y={HEIGHT - FOOT + 17}
              textAnchor="middle"
            >
              {side === 0 ? '0' : `${side < 0 ? '−' : '+'}${Math.round((reach * 0.9) / 100)}`}
            </text>
          ))}
          <text className="luck-spread__tick" x={width / 2} y={HEIGHT - 4} textAnchor="middle">
            {axis}
          </text>
        </svg>
      )}
    </div>
  )
}

/** Counted in bins from one end to the other, as far as this game and nearly all others reach. */
function binned(sums: Float64Array, luck: number, sign: number): { counts: number[]; reach: number } {
  const sizes = sums.map(Math.abs).sort()
  const reach = Math.max(1000, Math.abs(luck) * 1.1, sizes[Math.floor(sizes.length * 0.999)])
  const counts = Array.from({ length: BINS }, () => 0)
  for (const sum of sums) {
    const at = Math.floor(((sign * sum + reach) / (2 * reach)) * BINS)
    counts[Math.min(BINS - 1, Math.max(0, at))]++
  }
  return { counts, reach }
}
