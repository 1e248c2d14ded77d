/**
 * Signals that ask the program to stop: Ctrl-C, a polite kill, a terminal that has gone. Each ends it at once, with
 * everything it has started, unless work that wants to finish tidily has asked to stop by itself.
 */
import { constants } from 'node:os'
import { sweep } from './files.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Stops the work, or what it still wants to say; the exit code is that of the signal. */
type Stop = (exitCode: number) => void

let tidyStop: Stop | undefined

/** From now on the first signal calls this instead; the second one still ends everything. Gives what takes it back. */
export function atInterrupt(stop: Stop): () => void {
  tidyStop = stop
  return () => {
    tidyStop = undefined
  }
}

export function listenForInterrupts(): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // As shells report a program that a signal has ended.
      const exitCode = 128 + constants.signals[signal]
      const stop = tidyStop
      tidyStop = undefined
      if (stop) stop(exitCode)
      else endAtOnce(exitCode)
    })
}

/** Leaves nothing half-written. What runs as a bot is ended by the listeners of the exit. */
export function endAtOnce(exitCode: number): never {
  sweep()
  process.exit(exitCode)
}
