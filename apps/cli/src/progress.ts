/** A progress bar on a terminal for work that takes longer than two seconds; silent everywhere else. */
import { SingleBar } from 'cli-progress'

const PATIENCE_MS = 2000

export interface Progress {
  /** How much is done, out of the total. */
  update(done: number): void
  /** Takes the bar away. */
  stop(): void
}

const SILENT: Progress = { update: () => {}, stop: () => {} }

/** `what` says what is counted: 'games', 'actions'. Nothing is drawn before two seconds are over. */
export function progress(what: string, total: number): Progress {
  if (process.stderr.isTTY !== true) return SILENT
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${what} · {duration_formatted} · about {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    hideCursor: false,
    stream: process.stderr,
  })
  let done = 0
  let drawn = false
  const timer = setTimeout(() => {
    drawn = true
    bar.start(total, done)
  }, PATIENCE_MS)
  timer.unref()
  return {
    update(now) {
      done = now
      if (drawn) bar.update(now)
    },
    stop() {
      clearTimeout(timer)
      if (drawn) bar.stop()
    },
  }
}
