/** Where the curve of a game runs: pure geometry in the chart's own units. */
import { CERTAIN, type Step } from '@bivouac/analysis'
import type { Chance } from '@bivouac/protocol'
import { SURE } from './reading.ts'

export interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface CurveLines {
  readonly line: string
  readonly band: string
  readonly decided: readonly Block[]
  readonly lucky: readonly Block[]
  x(number: number): number
  y(chance: Chance): number
}

interface Block {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const THINNEST = 1.6

/** Each command has its share of the width: its decision in the first half, what luck did after it in the second. */
export function curveLines(steps: readonly Step[], last: number, frame: Frame): CurveLines {
  const { width, height, left, right, top, bottom } = frame
  const x = (number: number): number => left + (number / Math.max(1, last)) * (width - left - right)
  const y = (chance: Chance): number =>
    top + (1 - Math.min(1, Math.max(0, chance / CERTAIN))) * (height - top - bottom)
  const half = (x(1) - x(0)) / 2
  const block = (number: number, at: number, from: Chance, to: Chance): Block[] =>
    from === to
      ? []
      : [
          {
            number,
            x: at,
            y: Math.min(y(from), y(to)),
            width: Math.max(THINNEST, half),
            height: Math.max(1, Math.abs(y(from) - y(to))),
          },
        ]
  const known = steps.flatMap(step =>
    step.decision ? [{ step, error: SURE * step.decision.bestError }] : [],
  )
  const edge = (sign: number): string[] =>
    known.map(({ step, error }) => point(x(step.number - 1), y(step.before + sign * error)))
  return {
    line: steps
      .map(({ number, before, decided, after }, i) => {
        const at = x(number - 1)
        const begin = i === 0 ? `M${point(at, y(before))}` : `V${short(y(before))}`
        return `${begin}H${short(at + half / 2)}V${short(y(decided))}H${short(at + half * 1.5)}V${short(y(after))}H${short(at + 2 * half)}`
      })
      .join(''),
    band: known.length > 1 ? `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z` : '',
    decided: steps.flatMap(({ number, before, decided }) => block(number, x(number - 1), before, decided)),
    lucky: steps.flatMap(({ number, decided, after }) => block(number, x(number - 1) + half, decided, after)),
    x,
    y,
  }
}

const short = (value: number): string => value.toFixed(1)
const point = (x: number, y: number): string => `${short(x)} ${short(y)}`
