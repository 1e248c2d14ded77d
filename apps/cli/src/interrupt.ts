/** Ctrl-C: ends the program at once, unless work that wants to finish tidily has asked to be told first. */
import { EXIT } from './errors.ts'
import { sweep } from './files.ts'

let told: (() => void) | undefined

/** From now on the first Ctrl-C calls this instead; the second one still ends everything. Gives what takes it back. */
export function atInterrupt(stop: () => void): () => void {
  told = stop
  return () => {
    told = undefined
  }
}

export function listenForInterrupts(): void {
  process.on('SIGINT', () => {
    const stop = told
    told = undefined
    if (stop) return stop()
    sweep()
    process.exit(EXIT.interrupted)
  })
}
