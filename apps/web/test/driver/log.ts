/** The log of a table as a reader sees it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whether a line of it can be seen whole: the newest, or the one of the moment that is looked at. */
export const isLineInView = (page: Page, which: 'newest' | 'current'): Promise<boolean> =>
  page.locator('.log__scroll').evaluate((log, line) => {
    const lines = log.querySelectorAll(line === 'newest' ? '.log__line' : '[aria-current]')
    const last = lines[lines.length - 1]
    if (!last) return false
    const [all, one] = [log.getBoundingClientRect(), last.getBoundingClientRect()]
    return one.top >= all.top - 1 && one.bottom <= all.bottom + 1
  }, which)

/** The story follows a step in a moment. */
const FOLLOWS_MS = 1000

/**
 * On from a moment without a line, by the arrow, to the next one that has one: a card that is chosen face down has none. `shown` says which
 * moment the screen is at: whoever presses again before it has moved goes too far.
 */
export async function stepToALine(page: Page, shown: () => Promise<unknown>): Promise<void> {
  const line = page.locator('.log__scroll [aria-current]').first()
  for (let isThere = false; !isThere; ) {
    const before = await shown()
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).not.toBe(before)
    isThere = await line.waitFor({ state: 'attached', timeout: FOLLOWS_MS }).then(
      () => true,
      () => false,
    )
  }
}
