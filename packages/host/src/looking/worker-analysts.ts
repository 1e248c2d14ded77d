/** Analysts in Web Workers, one a thread. One that dies is replaced, and what it looked at is asked again. */
import type { Problem } from '@bivouac/kernel'
import type { Depth, Finding } from '@bivouac/protocol'
import type { Analysts, LookHearing, LookTask } from './looking.ts'

/** The first message is the task; all others name a command. */
export type ToAnalyst = { readonly task: LookTask } | { readonly number: number }
export type FromAnalyst = { readonly finding: Finding } | { readonly problem: Problem }

/** As much of a `Worker` as is needed here. */
export interface AnalystWorker {
  onmessage: ((event: { readonly data: FromAnalyst }) => void) | null
  onerror: ((event: { readonly message: string }) => void) | null
  postMessage(message: ToAnalyst): void
  terminate(): void
}

/** So often a command is asked for that its analyst died over. */
const TRIES = 3
/** Whoever looks at one command this long has died without a word. */
const PATIENCE_MS: Readonly<Record<Depth, number>> = { quick: 120_000, expert: 900_000, master: 3_600_000 }

export function workerAnalysts(
  start: () => AnalystWorker,
  threads: number,
  patience: Readonly<Record<Depth, number>> = PATIENCE_MS,
): Analysts {
  /** Those who wait until nobody waits for a bot any more. */
  const held: (() => void)[] = []
  let isHeld = false
  const whenFree = (act: () => void): void => void (isHeld ? held.push(act) : act())
  return {
    threads,
    hold(on) {
      isHeld = on
      if (!on) for (const act of held.splice(0)) act()
    },
    look: (task, numbers, hear) =>
      lookTogether({ start, threads, patience: patience[task.depth], whenFree }, task, numbers, hear),
  }
}

interface Means {
  start(): AnalystWorker
  readonly threads: number
  readonly patience: number
  whenFree(act: () => void): void
}

// long: one crew at one game: who works, what is left, and how often it was tried, belong to all of it
function lookTogether(means: Means, task: LookTask, numbers: readonly number[], hear: LookHearing) {
  const left = [...numbers]
  const tries = new Map<number, number>()
  const crew = new Set<() => void>()
  let isOver = false

  function end(): void {
    isOver = true
    for (const dismiss of [...crew]) dismiss()
  }
  function fail(problem: Problem): void {
    if (isOver) return
    end()
    hear.failed(problem)
  }

  function hire(): void {
    let worker: AnalystWorker
    try {
      worker = means.start()
    } catch (error) {
      return fail({ code: 'no-analyst', text: String(error) })
    }
    let at: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const dismiss = (): void => {
      clearTimeout(timer)
      worker.onmessage = null
      worker.onerror = null
      worker.terminate()
      crew.delete(dismiss)
    }
    const die = (why: string): void => {
      dismiss()
      if (isOver) return
      // One that dies before it has been given anything would die again.
      const tried = at === undefined ? TRIES : (tries.get(at) ?? 0) + 1
      if (tried >= TRIES) return fail({ code: 'no-analyst', text: why })
      tries.set(at!, tried)
      left.unshift(at!)
      hire()
    }
    const next = (): void =>
      means.whenFree(() => {
        if (isOver) return
        at = left.shift()
        if (at !== undefined) {
          timer = setTimeout(() => die('An analyst has not answered for a long time.'), means.patience)
          return worker.postMessage({ number: at })
        }
        dismiss()
        if (crew.size > 0) return
        isOver = true
        hear.done()
      })
    worker.onmessage = ({ data }) => {
      clearTimeout(timer)
      if ('problem' in data) return die(data.problem.text)
      at = undefined
      hear.found(data.finding)
      if (!isOver) next()
    }
    worker.onerror = ({ message }) => die(message || 'its script could not be loaded')
    crew.add(dismiss)
    worker.postMessage({ task })
    next()
  }

  for (let i = 0; i < Math.max(1, Math.min(means.threads, left.length)); i++) if (!isOver) hire()
  return { stop: end }
}
