/** Pauses in long work, so that the page can be painted and can answer in between. */

/** Newer browsers go on with what was paused before they begin anything else. */
const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }

export const breath = (): Promise<void> =>
  scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve, 0))

/** A third of a frame: on a phone four times slower it is still short of what is felt. */
const STRETCH_MS = 5

/** The parts of a text one behind the other, worked out with pauses. */
export async function gathered(parts: Iterable<string>): Promise<string> {
  let text = ''
  let since = performance.now()
  for (const part of parts) {
    text += part
    if (performance.now() - since < STRETCH_MS) continue
    await breath()
    since = performance.now()
  }
  return text
}
