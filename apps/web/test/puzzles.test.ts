/** Puzzles in a real browser: solved and failed at a desk and on a phone, the rating that follows, and the rush. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { byKeyboard } from './driver/keyboard.ts'
import { byFinger, byMouse } from './driver/player.ts'
import { answerPuzzle, keptPuzzles } from './driver/solver.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

const verdict = (page: Page, how: 'solved' | 'missed') =>
  page.locator(`.puzzle[data-answer="${how}"]`).waitFor()

describe.each(
  inDepth(
    [
      ['normandy', 'phone', 'finger', byFinger],
      ['great-war', 'desktop', 'keys', byKeyboard],
    ],
    [
      ['normandy', 'desktop', 'mouse', byMouse],
      ['great-war', 'phone', 'finger', byFinger],
    ],
  ),
)('%s on a %s, by %s', (game, size, _, pressing) => {
  test('one is solved, one failed; the rating goes up and down and is kept', async () => {
    const { page } = await app.open({ size })
    await page.goto(`./#/puzzles/${game}`)
    const first = await answerPuzzle(page, game, 'solve', pressing)
    await verdict(page, 'solved')
    await page.getByRole('heading', { name: 'Solved' }).and(page.locator(':focus')).waitFor()
    const solved = await keptPuzzles(page, game)
    expect(solved.rating.rating).toBeGreaterThan(1500)
    expect(solved.answers[first].isSolved).toBe(true)
    expect(Object.values(solved.days)).toEqual([true])
    expect(await page.locator('.choices li').count()).toBeGreaterThan(1)
    await page.getByText('Checked twice').waitFor()
    await expectNoFlaws(page, `${game} solved, ${size}`)

    await page.getByRole('button', { name: 'Next' }).click()
    const second = await answerPuzzle(page, game, 'miss', pressing)
    expect(second).not.toBe(first)
    await verdict(page, 'missed')
    const missed = await keptPuzzles(page, game)
    expect(missed.rating.rating).toBeLessThan(solved.rating.rating)
    expect(missed.rating.deviation).toBeLessThan(solved.rating.deviation)
    await page.getByText('Your choice costs').waitFor()

    // The answer has been seen: another try changes nothing.
    await page.getByRole('button', { name: 'Again' }).click()
    expect(await answerPuzzle(page, game, 'solve', pressing)).toBe(second)
    await verdict(page, 'solved')
    expect(await keptPuzzles(page, game)).toEqual(missed)

    await page.reload()
    await verdict(page, 'solved')
    expect(await page.locator('.puzzle').getAttribute('data-puzzle')).toBe(first)
    expect(await keptPuzzles(page, game)).toEqual(missed)
  }, 300_000)
})

test.each(inDepth(['desktop'], ['phone']))(
  'a rush on a %s ends with the third miss and keeps the best',
  async size => {
    const { page } = await app.open({ size })
    const pressing = size === 'phone' ? byFinger : byMouse
    await page.goto('./#/puzzles/normandy/rush')
    await page.locator('.puzzle-pages').waitFor()
    await expectNoFlaws(page, `before a rush, ${size}`)
    await page.getByRole('button', { name: 'Start' }).click()
    await answerPuzzle(page, 'normandy', 'solve', pressing)
    await page.locator('.rush-score').getByText('Right').waitFor()
    for (let miss = 0; miss < 3; miss++) await answerPuzzle(page, 'normandy', 'miss', pressing)
    await page.getByText('The rush is over').waitFor()
    await page.getByText('1 solved').waitFor()
    expect(await page.locator('.puzzle-pages__answers li').count()).toBe(4)
    const { best, rating } = await keptPuzzles(page, 'normandy')
    expect(best).toBe(1)
    expect(rating.rating).toBe(1500)
    await expectNoFlaws(page, `after a rush, ${size}`)
  },
  300_000,
)

test('a rush is over when its time is', async () => {
  const { page } = await app.open()
  await page.goto('./#/puzzles/great-war/rush')
  const start = page.getByRole('button', { name: 'Start' })
  await start.click()
  await page
    .locator('.rush-score')
    .getByText(/^[23]:\d\d$/)
    .waitFor()
  // Only what the rush reads of the time: all else goes on as it does.
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 181_000
  })
  await page.getByText('The rush is over').waitFor()
  await page.getByText('0 solved').waitFor()
})
