/** What the players of online tests press and read at the table. */
import type { Locator, Page } from 'playwright-core'
import { readTable } from '../driver/reading.ts'

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** What lies in the tray above one's own plate. */
export const tray = (page: Page, kind: string): Locator => page.locator(`[data-tray="${kind}"]`)

export const seqOf = async (page: Page): Promise<number> => (await readTable(page))?.seq ?? -1

export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Menu|More)$/ }).click()
  await page.locator('.table-menu').getByRole('button', { name, exact: true }).click()
}
