/** Nothing on the screen as it is now stands in anybody's way, by day and by lamplight. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFlaws } from './driver/axe.ts'
import { changeSettings } from './driver/settings.ts'

export async function expectNoFlaws(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await changeSettings(page, { theme })
    // Colours may take a moment to change over.
    await page.waitForTimeout(200)
    expect(await axeFlaws(page), `${screen}, ${theme}`).toEqual([])
  }
}
