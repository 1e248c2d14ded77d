/** The table of a running match, drawn over itself on a terminal; nothing at all elsewhere. */
import type { Standing } from './standing.ts'
import { summary } from './summary.ts'
import { liveLines } from './table.ts'

interface Live {
  /** Something has changed; drawn soon. */
  update(): void
  /** Takes the table away. */
  stop(): void
}

/** Where the table is drawn: `process.stderr`, or something like it. */
interface Screen {
  readonly isTTY?: boolean
  readonly rows?: number
  readonly columns?: number
  write(text: string): unknown
}

const EVERY_MS = 250

const SILENT: Live = { update: () => {}, stop: () => {} }

/** `now` gives milliseconds from anywhere. */
export function liveTable(standing: Standing, screen: Screen, now: () => number): Live {
  if (screen.isTTY !== true) return SILENT
  const began = now()
  let drawn = 0
  let timer: NodeJS.Timeout | undefined
  /** Back to the first line of what was drawn, and everything below it gone. */
  const away = (): string => (drawn > 0 ? `\x1b[${drawn}A\r\x1b[J` : '')
  const draw = (): void => {
    timer = undefined
    const { rows = 24, columns = 80 } = screen
    const lines = liveLines(summary(standing), rows - 1, standing.most, (now() - began) / 1000)
      // A line that wraps would be counted as one and leave its rest behind.
      .map(line => line.slice(0, columns - 1))
    screen.write(`${away()}${lines.join('\n')}\n`)
    drawn = lines.length
  }
  return {
    update() {
      timer ??= setTimeout(draw, EVERY_MS)
    },
    stop() {
      clearTimeout(timer)
      screen.write(away())
      drawn = 0
    },
  }
}
