/** The checks behind `npm run screens`: they find what is cut off, sticks out or is too small, and nothing else. */
import { launchChromium } from '@bivouac/testkit/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inPageScript, overflowFlaws, smallTextFlaws } from './driver/reading.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 360, height: 600 } })
})
afterAll(() => browser?.close())

async function show(body: string): Promise<void> {
  await page.setContent(`<!doctype html><body style="margin:0;font:16px sans-serif">${body}</body>`)
  await page.evaluate(await inPageScript())
}

async function flawsOf(body: string): Promise<string[]> {
  await show(body)
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

test('text under 13 px is told, also where only a word of a line is', async () => {
  await show(
    '<p>as large <small style="font-size:12px">as a note</small></p><p style="font-size:13px">just so</p>',
  )
  expect(await smallTextFlaws(page)).toEqual(["too small: SMALL 'as a note'"])
})

test.each([
  ['what screen readers find', '<b class="sr-only" style="font-size:8px">heard</b>'],
  ['letters of a drawing', '<svg><text y="9" font-size="9">drawn</text></svg>'],
  ['what is not shown', '<p style="display:none;font-size:8px">away</p>'],
])('%s may be small', async (_, body) => {
  await show(body)
  expect(await smallTextFlaws(page)).toEqual([])
})
