/** Lifts the curtain that falls between two people at one screen. */
import type { Page } from 'playwright-core'

export const isCurtainDown = (page: Page): Promise<boolean> => page.locator('.curtain').isVisible()

/** True if there was one to lift; for `aside` of the player. */
export async function liftCurtain(page: Page): Promise<boolean> {
  if (!(await isCurtainDown(page))) return false
  await page.locator('.curtain button').first().click()
  await page.locator('[data-seq]').waitFor()
  return true
}
