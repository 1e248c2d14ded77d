/** The check behind `npm run screens`: it finds what is cut off or sticks out, and nothing else. */
import { launchChromium } from '@bivouac/testkit/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inPageScript, overflowFlaws } from './driver/reading.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 360, height: 600 } })
})
afterAll(() => browser?.close())

async function flawsOf(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><body style="margin:0;font:16px sans-serif">${body}</body>`)
  await page.evaluate(await inPageScript())
  return overflowFlaws(page)
}

const WORD = 'Fernmeldeaufklärungsbataillon'

test.each([
  ['text that wraps', `<p style="width:200px">${'some words '.repeat(20)}</p>`],
  ['text in a box that scrolls', `<p style="width:80px;overflow-x:auto">${WORD}</p>`],
  [
    'a wide strip that scrolls',
    `<div style="overflow-x:auto"><b style="margin-left:900px">${WORD}</b></div>`,
  ],
  [
    'text for screen readers',
    `<b style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">${WORD}</b>`,
  ],
  ['what is not shown', `<p style="width:40px;display:none">${WORD}</p>`],
])('%s is in order', async (_, body) => {
  expect(await flawsOf(body)).toEqual([])
})

test('a page that is not painted is measured as if it were, and stays unpainted', async () => {
  await flawsOf(`<p style="width:80px">${WORD}</p>`)
  const opacity = (): Promise<string> => page.evaluate(() => document.documentElement.style.opacity)
  await page.evaluate(() => {
    document.documentElement.style.opacity = '0'
  })
  expect(await overflowFlaws(page)).toContainEqual(expect.stringContaining('cut off: p'))
  expect(await opacity()).toBe('0')
})

test.each([
  ['a word too long for its box', `<p style="width:80px">${WORD}</p>`, 'cut off: p'],
  [
    'an ellipsis',
    `<p style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">${WORD}</p>`,
    'cut off: p',
  ],
  [
    'lines too many for their box',
    `<p style="height:30px;overflow:hidden">${'some words '.repeat(30)}</p>`,
    'cut off: p',
  ],
  ['a page too wide', '<div style="width:500px;height:10px"></div>', 'the page is 500 wide'],
])('%s is told', async (_, body, flaw) => {
  expect(await flawsOf(body)).toContainEqual(expect.stringContaining(flaw))
})
