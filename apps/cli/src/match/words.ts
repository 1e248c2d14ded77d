/** A match in words: the figures as people read them, used on the terminal and in the report. */
import type { MatchSummary, ThinkTimes } from './summary.ts'

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const interval = ({ low, high }: { low: number; high: number }): string =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`

/** '+120', '−35'. */
const signed = (n: number): string => (n < 0 ? `−${Math.abs(n).toFixed(0)}` : `+${n.toFixed(0)}`)

export function eloText({ elo, eloLow, eloHigh }: MatchSummary): string {
  if (eloLow === null && eloHigh === null) return signed(elo)
  if (eloHigh === null) return `${signed(elo)} (${signed(eloLow ?? 0)} or more)`
  if (eloLow === null) return `${signed(elo)} (${signed(eloHigh)} or less)`
  return `${signed(elo)} (${signed(eloLow)} to ${signed(eloHigh)})`
}

/** What is tested and how that stands; undefined if nothing is. */
export function testText({ goal, llr, decided }: MatchSummary): string | undefined {
  if (goal.kind === 'pairs' || llr === null) return undefined
  const say = (bound: number): string => (goal.kind === 'sprt' ? `${signed(bound)} Elo` : percent(bound))
  const verdict =
    decided === null
      ? 'not decided yet'
      : decided === 'H1'
        ? `H1: as strong as ${say(goal.high)}`
        : `H0: no stronger than ${say(goal.low)}`
  return `${say(goal.low)} against ${say(goal.high)}: LLR ${llr.toFixed(2)} of ±2.94, ${verdict}`
}

export const sidesText = ({ bySide }: MatchSummary): string =>
  Object.entries(bySide)
    .map(([side, score]) => `${percent(score)} as ${side}`)
    .join(', ')

export const endsText = ({ ends }: MatchSummary): string =>
  Object.entries(ends)
    .map(([reason, n]) => `${reason} ${n}`)
    .join(', ')

const milliseconds = (ms: number): string =>
  ms >= 100 ? ms.toFixed(0) : ms >= 1 ? ms.toFixed(1) : ms.toFixed(3)

export function thinkText({ decisions, p50, p99, max }: ThinkTimes): string {
  if (decisions === 0) return 'never had a choice to make'
  return `half within ${milliseconds(p50)} ms, 99 % within ${milliseconds(p99)} ms, longest ${milliseconds(max)} ms`
}
