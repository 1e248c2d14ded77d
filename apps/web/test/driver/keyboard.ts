/** A player with nothing but a keyboard: goes with Tab to what is highlighted, on the board with arrows, and presses Enter. */
import type { Page } from 'playwright-core'
import type { Pressing } from './player.ts'
import { callInPage } from './reading.ts'

const STOPS = 120
const LEAPS = 10

/** Goes on with Tab until the focus is on what is wanted, and presses Enter; not if it is no longer offered meanwhile. */
async function goAndPress(page: Page, what: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    if (await callInPage<boolean>(page, 'isFocused', what)) return page.keyboard.press('Enter')
    if (!(await callInPage<boolean>(page, 'isOffered', what))) return
    const arrow = await callInPage<string | undefined>(page, 'arrowTo', what)
    // From one highlighted thing to the next it may go round in circles; with Shift it goes one thing at a time.
    const isSlow = Math.floor(stop / LEAPS) % 2 === 1
    await page.keyboard.press(arrow === undefined ? 'Tab' : isSlow ? `Shift+${arrow}` : arrow)
  }
  throw new Error(`The keyboard does not reach ${what} in ${STOPS} stops.`)
}

export const byKeyboard: Pressing = {
  spot: (page, { thing }) => goAndPress(page, thing),
  primary: page => goAndPress(page, 'primary'),
  reaches: ({ hasKeys }) => hasKeys,
}
