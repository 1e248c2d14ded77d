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

/** On from a moment, by the arrow, to the next one that has a line: a card that is chosen face down has none. */
export async function stepToALine(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight')
      return page.locator('.log__scroll [aria-current]').count()
    })
    .toBeGreaterThan(0)
}
