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

/** The app stays on its way until it is let go. */
async function holdApp(page: Page): Promise<{ resolve(): void }> {
  const held = Promise.withResolvers<void>()
  await page.route(/assets\/index-.*\.js/, async route => {
    await held.promise
    await route.continue()
  })
  return held
}

test('a newcomer sees the first page before the app, which takes over what is there', async () => {
  const { page } = await app.open()
  const held = await holdApp(page)
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

test('what is chosen and pressed before the app is there is done when it is', async () => {
  const { page } = await app.open()
  const held = await holdApp(page)
  expect(await sawFirstPage(page, './')).toBe(true)
  await page.getByText('Same screen').click()
  await page.locator('.quick-play [data-start]').click()
  held.resolve()
  // Two people share the screen.
  await page.locator('.curtain').waitFor({ timeout: 30_000 })
})

test('who goes on before the app is there has no more to do with the first page', async () => {
  const { page } = await app.open()
  const held = await holdApp(page)
  expect(await sawFirstPage(page, './')).toBe(true)
  await page.locator('.quick-play [data-start]').click()
  await page.evaluate(() => location.assign('#/settings'))
  await page.locator('.quick-play [data-start]').waitFor({ state: 'hidden' })
  await page.locator('#starting').waitFor()
  held.resolve()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await page.locator('#starting').count()).toBe(0)
  expect(new URL(page.url()).hash).toBe('#/settings')
})

test.each([
  ['Normandy', 'normandy', '.normandy-board'],
  ['The Great War', 'great-war', '.gw-board'],
])('%s: one press from its lessons, and one from a battle', async (title, game, board) => {
  const { page } = await app.open()
  const ways = page.locator('.first-visit').getByRole('group', { name: title })
  await ways.getByRole('link', { name: 'I have never played' }).click()
  await page.locator('.course-page__go-on').waitFor()
  expect(new URL(page.url()).hash).toBe(`#/learn/${game}`)
  await page.goBack()
  await ways.getByRole('button', { name: 'I know the game' }).click()
  await page.locator(`[data-seq] ${board}`).waitFor()
  await page.getByRole('region', { name: /^Recruit, / }).waitFor()
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

test("Normandy's lessons are announced by the map they are taught on", async () => {
  const { page } = await app.open({ size: 'phone' })
  const held = await holdApp(page)
  await page.goto('./?anew#/learn/normandy/bid', { waitUntil: 'domcontentloaded' })
  const ground = page.locator('#starting img')
  await ground.waitFor()
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('#starting img')!.naturalWidth > 0,
  )
  held.resolve()
  await page.locator('.normandy-board').waitFor()
  expect(await page.locator('#starting').count()).toBe(0)
})

test('the outline of a table is seen before the app, with its ground where the address tells which it is', async () => {
  const { page } = await app.open({ size: 'phone' })
  const held = await holdApp(page)
  await page.goto('./?anew#/learn/great-war/command', { waitUntil: 'domcontentloaded' })
  const ground = page.locator('#starting img')
  await ground.waitFor()
  const upright = './great-war-ground-1.svg'
  expect(await ground.getAttribute('src')).toBe(upright)
  held.resolve()
  await page.locator(`.gw-board__ground[src="${upright}"]`).waitFor()
  expect(await page.locator('#starting').count()).toBe(0)
})
