import { launchChromium } from '@bivouac/testkit/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SmallSite, smallSite } from './small-site.ts'

let browser: Browser
let site: SmallSite
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  site = await smallSite('one')
  page = await (await browser.newContext()).newPage()
  await page.goto(site.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
afterEach(async () => {
  await page.context().close()
  await site.remove()
})

const cacheNames = () => page.evaluate(() => caches.keys())

test('after the first visit it opens without a network, whatever the query', async () => {
  await site.goDown()
  await page.goto(`${site.url}?from=home-screen`)
  expect(await page.title()).toBe('one')
})

test('a new version waits until the player wants it, then takes the place of the old one', async () => {
  await site.publish('two')
  await page.reload()
  await page.locator('#reload').waitFor({ state: 'visible' })
  expect(await page.title(), 'the old version goes on').toBe('one')
  await page.locator('#reload').click()
  await page.waitForFunction(() => document.title === 'two')
  expect(await cacheNames()).toEqual(['bivouac-two'])
})

test('another window of the old version goes along', async () => {
  const other = await page.context().newPage()
  await other.goto(site.url)
  await site.publish('two')
  await page.reload()
  await page.locator('#reload').click()
  await other.waitForFunction(() => document.title === 'two')
})

test('a version that cannot be fetched whole changes nothing', async () => {
  await site.publish('two', true)
  await page.reload()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    const { installing } = registration
    if (installing) await new Promise(resolve => installing.addEventListener('statechange', resolve))
  })
  expect(await page.title()).toBe('one')
  expect(await page.locator('#reload').isHidden()).toBe(true)
  await site.goDown()
  await page.reload()
  expect(await page.title()).toBe('one')
})

test('it comes only when the page has been fetching nothing for a while', async () => {
  const later = await (await browser.newContext()).newPage()
  await later.clock.install()
  await later.goto(site.url)
  const isThere = () => later.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()))
  for (let i = 0; i < 3; i++) {
    await later.clock.runFor(2000)
    expect(await isThere()).toBe(false)
    await later.evaluate(async () => {
      const seen = new Promise(resolve => new PerformanceObserver(resolve).observe({ type: 'resource' }))
      await fetch('./index.html')
      await seen
    })
  }
  await later.clock.runFor(3000)
  await later.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await later.context().close()
})
