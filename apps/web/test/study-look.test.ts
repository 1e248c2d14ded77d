/** What a study shows in a real browser: drawings, words, the phone's parts, every language, what Expert says, and paper. */
import { describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { expectNoFlaws } from './no-flaws.ts'
import { at, playMove, recordsToStudy, savedNow, studyOf } from './studying.ts'

const app = appInBrowser()
const records = recordsToStudy()

test('arrows and rings are drawn with the right button and with the pen, and are gone when drawn again', async () => {
  const { page } = await app.open()
  await page.goto('./#/study/new/normandy/la-raye')
  await at(page, '')
  const tile = async (n: number) => {
    const box = await page.locator('.table-frame__board [data-thing^="tile:"]').nth(n).boundingBox()
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height * 0.35 }
  }
  const [from, to] = [await tile(1), await tile(6)]
  const drag = async (button: 'left' | 'right') => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up({ button })
  }
  await drag('right')
  await expect.poll(() => page.locator('.board-marks__arrow--solid').count()).toBe(1)
  await page.mouse.click(to.x, to.y, { button: 'right' })
  await expect.poll(() => page.locator('.board-marks__ring').count()).toBe(1)
  await page.locator('.study__draw > summary').click()
  await page.getByText('Dotted: an idea').locator('..').click()
  await drag('left')
  await expect.poll(() => page.locator('.board-marks__arrow--dotted').count()).toBe(1)
  await drag('left')
  await expect.poll(() => page.locator('.board-marks__arrow--dotted').count()).toBe(0)
  await page.getByLabel('From', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('To', { exact: true }).selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Draw it' }).click()
  await expect.poll(() => page.locator('.board-marks__arrow').count()).toBe(2)
  await page.locator('.study__draw').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => page.locator('.board-marks > *').count()).toBe(0)
  await expectNoFlaws(page, 'the pen')
})

/** How a bid is called: it is laid face down, and the log is silent about it until both lie. */
const BIDS = {
  en: /: initiative \d/,
  de: /: Initiative \d/,
  es: /: iniciativa \d/,
  fr: /\s: initiative \d/,
  hu: /: kezdeményezés \d/,
  pl: /: inicjatywa \d/,
}

test('a move of which the log says nothing is said in words, in every language', async () => {
  const { page } = await app.open()
  await page.goto('./#/study/new/normandy/la-raye')
  await at(page, '')
  await playMove(page, 0)
  for (const [language, bid] of Object.entries(BIDS)) {
    await changeSettings(page, { language })
    await expect.poll(() => page.locator('[data-move="0"]').innerText()).toMatch(bid)
  }
})

test('on a phone the board has most of the room while one reads, and is played on there', async () => {
  const { page } = await app.open({ size: 'phone' })
  await page.goto('./#/study/new/great-war/somme-beaumont-hamel')
  await at(page, '')
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())!.height
  const turnTo = (name: string) => page.locator('.tabs').getByRole('button', { name }).click()
  const lit = page.locator('.study .table-frame__board [data-thing^="hex:"][data-can="true"]')
  // A card is played from the hand; then units are ordered on the board.
  for (let moves = 0; moves < 6 && (await lit.count()) === 0; moves++) await playMove(page, 0)
  const screen = page.viewportSize()!.height
  expect(await heightOf('.study .table-frame__board')).toBeGreaterThan(screen / 3)
  await expectNoFlaws(page, 'playing on a phone')
  await turnTo('Moves')
  await expect.poll(() => heightOf('.study .table-frame__board')).toBeGreaterThan(screen / 2)
  await expectNoFlaws(page, 'reading on a phone')
  await expect.poll(() => page.locator('.study__rack').count()).toBe(0)
  const before = await page.locator('.study').getAttribute('data-path')
  expect(await playMove(page, 0)).toBe(`${before}.0`)
})

describe.each(['desktop', 'phone'] as const)('%s', size => {
  test('pages and table are in order in every language', async () => {
    const { page } = await app.open({ size })
    await studyOf(page, records.greatWar, 12)
    await playMove(page, 0)
    const parts = size === 'phone' ? ['Comment', 'Draw', 'Expert', 'Chapters', 'Play', 'Moves'] : []
    await expectNoFlaws(page, `a study, ${size}`)
    for (const part of parts) {
      await page.locator('.tabs').getByRole('button', { name: part }).click()
      await expectNoFlaws(page, `${part}, ${size}`)
    }
    for (const language of ['de', 'es', 'fr', 'hu', 'pl']) {
      await changeSettings(page, { language })
      await page.waitForFunction(code => document.documentElement.lang === code, language)
      expect(await overflowFlaws(page), language).toEqual([])
    }
    await page.goto('./#/study')
    await page.locator('.studies-page__row').waitFor()
    await expectNoFlaws(page, `the list of studies, ${size}`)
    expect(await overflowFlaws(page)).toEqual([])
  }, 300_000)
})

test('Expert says what it would do, and the study is printed', async () => {
  const { page } = await app.open()
  await studyOf(page, records.normandy, 12)
  await page.getByRole('button', { name: 'Ask Expert' }).click()
  await expect.poll(() => page.locator('.study__expert li').count()).toBeGreaterThan(0)
  await playMove(page, 0)
  await savedNow(page)
  await page.getByRole('link', { name: 'Print' }).click()
  await expect.poll(() => page.locator('.study-print__moves > li').count()).toBe(1)
  await expectNoFlaws(page, 'a study on paper')
})
