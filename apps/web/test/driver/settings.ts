/** Changes the reader's settings while the page is open, as another window of the same browser would. */
import type { Page } from 'playwright-core'

export const SETTINGS_KEY = 'bivouac.settings'

export async function changeSettings(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    `{
      const key = ${JSON.stringify(SETTINGS_KEY)}
      const before = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...before, ...${JSON.stringify(change)} }))
      dispatchEvent(new StorageEvent('storage', { key }))
    }`,
  )
  if (typeof change.language === 'string') await page.locator(`html[lang="${change.language}"]`).waitFor()
  if (typeof change.theme === 'string') await page.locator(`html[data-theme="${change.theme}"]`).waitFor()
}
