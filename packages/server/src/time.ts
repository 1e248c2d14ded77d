/** The server's time, and what it does again and again. */
import type { Database } from './data/database.ts'

/** So much of a difference is none. */
const SURE_MS = 5

/** Servers that share a database go by its clock, as their own may differ; unless they are all given the same one. */
export async function sharedTime(
  db: Database,
  given?: () => number,
): Promise<{ now(): number; set(): Promise<void> }> {
  const own = given ?? Date.now
  let ahead = 0
  const set = async (): Promise<void> => {
    if (db.time === undefined || given !== undefined) return
    const asked = own()
    const time = await db.time()
    const heard = own()
    // What was measured is right within half of what the question took: only what is surely wrong is corrected.
    const measured = time - (asked + heard) / 2
    if (Math.abs(measured - ahead) > (heard - asked) / 2 + SURE_MS) ahead = measured
  }
  await set()
  return { now: () => Math.round(own() + ahead), set }
}

/** A clock that never goes back, not even behind `from`: where the machine's is set back, it goes on from where it was. */
export function steady(clock: () => number, from: number): () => number {
  let last = from
  let ahead = 0
  return () => {
    const now = clock()
    ahead = Math.max(ahead, last - now)
    last = now + ahead
    return last
  }
}

/** Does things every so often. What cannot be done now is tried the next time; nothing is done twice at once. */
export const repeating =
  (failed: (why: string) => void) =>
  (ms: number, act: () => Promise<void>): NodeJS.Timeout => {
    let isBusy = false
    return setInterval(() => {
      if (isBusy) return
      isBusy = true
      act()
        .catch(error => failed(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          isBusy = false
        })
    }, ms)
  }
