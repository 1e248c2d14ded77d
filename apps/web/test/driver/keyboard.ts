/** A player with nothing but a keyboard: goes with Tab to what is highlighted, on the board with arrows, and presses Enter. */
import type { Page } from 'playwright-core'
import type { Pressing } from './player.ts'
import { callInPage } from './reading.ts'

const STOPS = 200

/** Not if it is no longer offered meanwhile. */
async function goAndPress(page: Page, what: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    const key = await callInPage<string | undefined>(page, 'keyTo', what, stop)
    if (key === undefined) return
    await page.keyboard.press(key)
    if (key === 'Enter') return
  }
  throw new Error(`The keyboard does not reach ${what} in ${STOPS} stops.`)
}

export const byKeyboard: Pressing = {
  spot: (page, { thing }) => goAndPress(page, thing),
  primary: page => goAndPress(page, 'primary'),
  reaches: ({ hasKeys }) => hasKeys,
}
