/** How fast somebody is asked: as fast as he answers, or so often a second whether or not he keeps up. */

/** One who asks and waits for the answer before he asks again: a table of a game, or one of the echo. */
export interface Asker {
  isReady(): boolean
  ask(answered: () => void): void
  /** To be called whenever it is ready again. */
  whenReady: (() => void) | undefined
}

interface Drive {
  /** Answers a second. */
  readonly perSecond: number
  /** Milliseconds until each answer: from when it was asked, or, at a fixed rate, from when it should have been. */
  readonly latencies: readonly number[]
  /** How many were asked, and how many of them answered in the end. */
  readonly asked: number
  readonly answered: number
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** For so many seconds, or until something is over. Without a rate each asks again as soon as he can. */
export async function drive(
  askers: readonly Asker[],
  seconds: number | (() => boolean),
  rate?: number,
): Promise<Drive> {
  const latencies: number[] = []
  const free = askers.filter(asker => asker.isReady())
  const began = performance.now()
  let isOn = true
  let asked = 0
  let answered = 0
  const dueOf = (n: number): number => (rate === undefined ? performance.now() : began + (n * 1000) / rate)

  function pump(): void {
    while (isOn && (rate === undefined || dueOf(asked) <= performance.now())) {
      const asker = free.shift()
      if (asker === undefined) return
      const since = dueOf(asked++)
      asker.ask(() => {
        answered++
        if (isOn) latencies.push(performance.now() - since)
      })
    }
  }

  for (const asker of askers)
    asker.whenReady = () => {
      free.push(asker)
      pump()
    }
  const timer = setInterval(pump, 1)
  pump()
  if (typeof seconds === 'number') await wait(seconds * 1000)
  else while (!seconds()) await wait(10)
  clearInterval(timer)
  isOn = false
  const now = performance.now()
  const count = latencies.length
  // What should have been asked by now and could not be has waited as well.
  if (rate !== undefined) for (let n = asked; dueOf(n) < now; n++) latencies.push(now - dueOf(n))
  for (let tries = 0; answered < asked && tries < 1000; tries++) await wait(10)
  for (const asker of askers) asker.whenReady = undefined
  return { perSecond: (count * 1000) / (now - began), latencies, asked, answered }
}
