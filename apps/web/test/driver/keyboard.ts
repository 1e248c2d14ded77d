/** A player with nothing but a keyboard: goes with Tab to what is highlighted, on the board with arrows, and presses Enter. */
import type { Page } from 'playwright-core'
import type { Pressing } from './player.ts'
import { callInPage } from './reading.ts'

const STOPS = 120

/** Goes on with Tab until the focus is on what is wanted, and presses Enter; not if it is no longer offered meanwhile. */
async function goAndPress(page: Page, what: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    if ((await callInPage<string | undefined>(page, 'focused')) === what) return page.keyboard.press('Enter')
    if (!(await callInPage<boolean>(page, 'isOffered', what))) return
    await page.keyboard.press((await callInPage<string | undefined>(page, 'arrowTo', what)) ?? 'Tab')
  }
  throw new Error(`The keyboard does not reach ${what} in ${STOPS} stops.`)
}

export const byKeyboard: Pressing = {
  spot: (page, { thing }) => goAndPress(page, thing),
  primary: page => goAndPress(page, 'primary'),
  reaches: ({ hasKeys }) => hasKeys,
}
