/** The rulebook on paper in a real browser: the whole book with every picture, no furniture of the page, and nothing cut off on A4. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

/** A4 without its margins, at 96 dots an inch. */
const SHEET = { width: 718, height: 1046 }

const clausesOf = (page: Page): Promise<string[]> =>
  page.locator('.clause').evaluateAll(all => all.map(one => one.id))

/** Whether each picture of the book is there to be printed. */
const picturesOf = (page: Page): Promise<boolean[]> =>
  page.evaluate(
    "[...document.querySelectorAll('[data-example] img')].map(one => one.complete && one.naturalWidth > 0 && one.checkVisibility())",
  )

describe.each(['normandy', 'great-war'])('%s', game => {
  test('the button leads to the whole book, of which only the text and its pictures are printed', async () => {
    const { page } = await app.open()
    await page.goto(`./#/rules/${game}`)
    await page.locator('.clause').first().waitFor()
    const whole = await clausesOf(page)
    const examples = await page.locator('[data-example]').count()
    expect(examples).toBeGreaterThan(0)
    // What was searched for stays on the page of the search.
    await page.getByRole('searchbox').fill('mortar')
    await expect.poll(async () => (await clausesOf(page)).length).toBeLessThan(whole.length)
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.locator('.rules-print .clause').first().waitFor()
    const button = page.getByRole('button', { name: 'Print', exact: true })
    expect(await button.isVisible()).toBe(true)
    await expectNoFlaws(page, 'the rules on paper')

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(SHEET)
    expect(await clausesOf(page)).toEqual(whole)
    await expect.poll(() => picturesOf(page)).toEqual(Array(examples).fill(true))
    for (const furniture of ['button', 'nav', 'header', 'footer', 'input', '.page-frame', '.reference__side'])
      expect(await page.locator(furniture).filter({ visible: true }).count(), furniture).toBe(0)
    for (const language of inDepth(['en', 'hu'], ['de', 'es', 'fr', 'pl'])) {
      await changeSettings(page, { language })
      await page.waitForFunction(code => document.documentElement.lang === code, language)
      await page.locator('.rules-print .clause').first().waitFor()
      expect(await overflowFlaws(page), language).toEqual([])
    }
  }, 300_000)

  test('the button calls the browser’s own dialogue', async () => {
    const { page } = await app.open()
    await page.evaluate('window.print = () => { document.body.dataset.printed = "yes" }')
    await page.goto(`./#/rules-print/${game}`)
    await page.locator('.rules-print .clause').first().waitFor()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    expect(await page.locator('body').getAttribute('data-printed')).toBe('yes')
    await page.getByRole('link', { name: 'Back to the rules' }).click()
    await page.locator('.reference__search').waitFor()
    expect(page.url()).toContain(`#/rules/${game}`)
  })
})
