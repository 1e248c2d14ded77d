/** Nothing on the screen as it is now stands in anybody's way, by day and by lamplight. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFlaws } from './driver/axe.ts'
import { changeSettings } from './driver/settings.ts'
import { whilePainted } from './driver/window.ts'

/** They differ in nothing but colours. */
const THEMES = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const

export const expectNoFlaws = (page: Page, screen: string): Promise<void> =>
  whilePainted(page, () => expectNoneNow(page, screen))

async function expectNoneNow(page: Page, screen: string): Promise<void> {
  for (const [theme, look] of THEMES) {
    await changeSettings(page, { theme })
    await changedOver(page)
    expect((await lastingFlaws(page, look)).join('\n'), `${screen}, ${theme}`).toBe('')
  }
}

const LOOKS = 5
const BETWEEN_MS = 1000

/** What is passing by, as a slip that fades in, is nobody's hindrance; what stays is. One look may take long on a busy machine. */
async function lastingFlaws(page: Page, look: 'all' | 'colours'): Promise<string[]> {
  for (let looks = 1; looks < LOOKS; looks++) {
    const flaws = await axeFlaws(page, look)
    if (flaws.length === 0) return []
    await page.waitForTimeout(BETWEEN_MS)
  }
  return axeFlaws(page, look)
}

/** Colours may take a moment to change over. */
const changedOver = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(passing.map(one => one.finished.then(() => undefined)))
  })
