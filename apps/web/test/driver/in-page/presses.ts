/** Measures, from within the page, how long a press takes to be answered by what is painted. */
import type { PressTime } from '../reading.ts'

let pressedAt: number | undefined
let answeredAt: number | undefined
let momentAt: number | undefined
let seqBefore: string | undefined
let onAnswer: (() => void) | undefined

const seqNow = (): string | undefined => document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq

/** A task that is posted in a frame is done when the frame has been painted; an urgent one, before what the page left for later. */
function afterPaint(then: (time: number) => void): void {
  requestAnimationFrame(() => {
    const { scheduler } = globalThis as unknown as { scheduler: Scheduler }
    scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' })
  })
}

interface Scheduler {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>
}

export function watchPresses(): void {
  addEventListener(
    'pointerdown',
    event => {
      pressedAt = event.timeStamp
      answeredAt = undefined
      momentAt = undefined
      seqBefore = seqNow()
    },
    { capture: true },
  )
  new MutationObserver(() => {
    if (pressedAt === undefined) return
    const isNext = momentAt === undefined && seqNow() !== seqBefore
    if (answeredAt !== undefined && !isNext) return
    afterPaint(time => {
      answeredAt ??= time
      onAnswer?.()
      if (isNext) momentAt ??= time
    })
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** Waits until what the last movement of the pointer has changed is painted. */
export const atRest = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => afterPaint(() => resolve())))

/** Nothing is painted in answer to some presses: then it gives up. */
const PATIENCE_MS = 1000

/** Waits until the last press has been answered, without getting in the page's way. */
export const answered = (): Promise<void> =>
  new Promise(resolve => {
    if (answeredAt !== undefined) return resolve()
    onAnswer = resolve
    setTimeout(resolve, PATIENCE_MS)
  })

/** The times of the last press, once it has been answered. */
export function lastPress(): PressTime | undefined {
  if (pressedAt === undefined || answeredAt === undefined) return undefined
  return {
    answerMs: answeredAt - pressedAt,
    momentMs: momentAt === undefined ? undefined : momentAt - pressedAt,
  }
}
