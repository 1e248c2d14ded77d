/** Games that are brought along, as somebody would who was sent a file or a link. */
import type { BrowserContext, Page } from 'playwright-core'

export const fileOf = (text: string, name = 'game.bivouac.txt') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** To the page that takes a record, with this one. */
export async function bring(page: Page, text: string, address: string): Promise<void> {
  await page.goto(`./#/${address}`)
  await page.locator('.record-drop input[type="file"]').setInputFiles(fileOf(text))
}

export const mayUseClipboard = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'])

/** What the sheet for sharing copies. */
export async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}
