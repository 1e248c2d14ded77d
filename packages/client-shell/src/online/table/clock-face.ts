/** What a clock shows: time that is left, to the second, or the day and hour by which a move is due. */
import type { ClockPlan, Clocks } from '@bivouac/protocol/online'

/** Under this, tenths are shown. */
export const LOW_MS = 30_000

/** What a seat has left at a time of the server's clock; never less than nothing. */
export function leftAt({ at, left, running }: Clocks, seat: 0 | 1, now: number): number {
  const spent = running[seat] ? Math.max(0, now - at) : 0
  return Math.max(0, Number(left[seat]) - spent)
}

const two = (n: number): string => String(n).padStart(2, '0')

/** `1:05:00`, `12:40`, `0:07.3`: whole seconds are rounded up, so that 0:00 means that nothing is left. */
export function figures(ms: number): string {
  if (ms > 0 && ms < LOW_MS) {
    const tenths = Math.ceil(ms / 100)
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`
  }
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

interface ClockFace {
  /** For the eye: figures that run, or a day in words. */
  readonly text: string
  /** Beside a day, its hour. */
  readonly hour?: string
  readonly isRunning: boolean
  readonly isLow: boolean
}

interface Reading {
  readonly plan: ClockPlan
  readonly clocks: Clocks
  readonly seat: 0 | 1
  /** By the server's clock. */
  readonly now: number
  readonly language: string
  readonly isBrief: boolean
}

/** By turn no figures run: whoever is to move has until a day and an hour. */
export function clockFace({ plan, clocks, seat, now, language, isBrief }: Reading): ClockFace {
  const left = leftAt(clocks, seat, now)
  const isRunning = clocks.running[seat]
  if (plan.kind !== 'turn') return { text: figures(left), isRunning, isLow: left < LOW_MS }
  if (!isRunning) return { text: daysText(left, language), isRunning, isLow: false }
  const due = now + left
  const day = new Intl.DateTimeFormat(language, { weekday: isBrief ? 'short' : 'long' }).format(due)
  const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(due)
  return { text: day, hour, isRunning, isLow: false }
}

const DAY_MS = 86_400_000

const daysText = (ms: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'short' }).format(
    Math.round(ms / DAY_MS),
  )
