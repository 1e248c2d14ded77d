/** The first page as it is written into the page: seen before any script, taken over by the app, and hidden from whoever it is not for. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'

const app = appInBrowser()

/** Whether it was there to be seen when the page had been read. */
async function sawFirstPage(page: Page, address: string): Promise<boolean> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const isSeen = document.querySelector('.first-visit')?.checkVisibility() ?? false
      document.documentElement.dataset.sawFirstPage = String(isSeen)
    }),
  )
  // With a query, as a new hash alone would load nothing. The app may be held back: the page is there without it.
  await page.goto(address.replace('./', './?anew'), { waitUntil: 'domcontentloaded' })
  return (await page.locator('html').getAttribute('data-saw-first-page')) === 'true'
}

test('a newcomer sees the first page before the app, which takes over what is there', async () => {
  const { page } = await app.open()
  const held = Promise.withResolvers<void>()
  await page.route(/assets\/index-.*\.js/, async route => {
    await held.promise
    await route.continue()
  })
  expect(await sawFirstPage(page, './')).toBe(true)
  expect(await page.locator('#starting').isVisible()).toBe(false)
  const learn = page.getByRole('link', { name: 'Learn', exact: true }).first()
  await learn.focus()
  const drawn = await learn.elementHandle()
  held.resolve()
  await page.locator('.box-lid img').first().waitFor()
  expect(await drawn?.evaluate(element => element === document.activeElement)).toBe(true)
  await page.getByText('Same screen').click()
  await page.locator('.quick-play__plan', { hasText: 'against the computer' }).waitFor({ state: 'detached' })
})

interface Visitor {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly hasGames?: string
}

test.each<[string, Visitor, string]>([
  ['who reads another language', { settings: { language: 'de' } }, './'],
  ['who has games', { hasGames: 'yes' }, './'],
  ['who wants another page', {}, './#/settings'],
])('nobody sees it %s', async (_, { settings = {}, hasGames = 'no' }, address) => {
  const { page } = await app.open({ settings })
  await page.addInitScript(has => localStorage.setItem('bivouac.has-games', has), hasGames)
  expect(await sawFirstPage(page, address)).toBe(false)
  await page.locator('.page-frame__content').waitFor()
  expect(await page.locator('#starting').count()).toBe(0)
})
