/** Nothing on the screen as it is now stands in anybody's way, by day and by lamplight. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFlaws } from './driver/axe.ts'
import { changeSettings } from './driver/settings.ts'
import { paint } from './driver/window.ts'

/** They differ in nothing but colours. */
const THEMES = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const

export async function expectNoFlaws(page: Page, screen: string): Promise<void> {
  await paint(page)
  for (const [theme, look] of THEMES) {
    await changeSettings(page, { theme })
    await changedOver(page)
    // What is passing by, as a slip that fades in, is nobody's hindrance; what stays is.
    await expect
      .poll(async () => (await axeFlaws(page, look)).join('\n'), {
        message: `${screen}, ${theme}`,
        timeout: 10_000,
      })
      .toBe('')
  }
}

/** Colours may take a moment to change over. */
const changedOver = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(passing.map(one => one.finished.then(() => undefined)))
  })
