/** Puzzles in a real browser: solved and failed at a desk and on a phone, the rating that follows, the rush, and bad input. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byKeyboard } from './driver/keyboard.ts'
import { byFinger, byMouse } from './driver/player.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { answerPuzzle, bookOf, puzzleOn } from './driver/solver.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
const KEY = 'bivouac.puzzles'

interface Kept {
  readonly rating: { readonly rating: number; readonly deviation: number }
  readonly answers: Readonly<Record<string, { readonly isSolved: boolean }>>
  readonly days: Readonly<Record<string, boolean>>
  readonly best: number
}

const keptOf = (page: Page, game: string): Promise<Kept> =>
  page.evaluate(([key, of]) => JSON.parse(localStorage.getItem(key) ?? '{}')[of], [KEY, game])

const verdict = (page: Page, how: 'solved' | 'missed') =>
  page.locator(`.puzzle[data-answer="${how}"]`).waitFor()

describe.each([
  ['normandy', 'desktop', 'mouse', byMouse],
  ['normandy', 'phone', 'finger', byFinger],
  ['great-war', 'desktop', 'keys', byKeyboard],
  ['great-war', 'phone', 'finger', byFinger],
] as const)('%s on a %s, by %s', (game, size, _, pressing) => {
  test('one is solved, one failed; the rating goes up and down and is kept', async () => {
    const { page } = await app.open({ size })
    await page.goto(`./#/puzzles/${game}`)
    const first = await answerPuzzle(page, game, 'solve', pressing)
    await verdict(page, 'solved')
    await page.getByRole('heading', { name: 'Solved' }).and(page.locator(':focus')).waitFor()
    const solved = await keptOf(page, game)
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
    const missed = await keptOf(page, game)
    expect(missed.rating.rating).toBeLessThan(solved.rating.rating)
    expect(missed.rating.deviation).toBeLessThan(solved.rating.deviation)
    await page.getByText('Your choice costs').waitFor()

    // The answer has been seen: another try changes nothing.
    await page.getByRole('button', { name: 'Again' }).click()
    expect(await answerPuzzle(page, game, 'solve', pressing)).toBe(second)
    await verdict(page, 'solved')
    expect(await keptOf(page, game)).toEqual(missed)

    await page.reload()
    await verdict(page, 'solved')
    expect(await page.locator('.puzzle').getAttribute('data-puzzle')).toBe(first)
    expect(await keptOf(page, game)).toEqual(missed)
  }, 300_000)
})

test.each(['desktop', 'phone'] as const)(
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
    const { best, rating } = await keptOf(page, 'normandy')
    expect(best).toBe(1)
    expect(rating.rating).toBe(1500)
    await expectNoFlaws(page, `after a rush, ${size}`)
  },
  300_000,
)

test('a rush is over when its time is', async () => {
  const { page } = await app.open()
  await page.clock.install()
  await page.goto('./#/puzzles/great-war/rush')
  await page.getByRole('button', { name: 'Start' }).click()
  await page
    .locator('.rush-score')
    .getByText(/^[23]:\d\d$/)
    .waitFor()
  await page.clock.fastForward(181_000)
  await page.getByText('The rush is over').waitFor()
  await page.getByText('0 solved').waitFor()
})

test('what opens a battle is not told of a position from the middle of it', async () => {
  const { page } = await app.open({ size: 'phone', settings: { speed: 1 } })
  const shelled = bookOf('great-war').find(({ scenario }) => scenario === 'loos-2nd-division')!
  await page.goto(`./#/puzzles/great-war/one/${shelled.id}`)
  await puzzleOn(page)
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Shelling before the battle').count()).toBe(0)
})

test('by motif, and on to a study of the position', async () => {
  const { page } = await app.open()
  await page.goto('./#/')
  await page.locator('a[href="#/puzzles"]').first().click()
  await puzzleOn(page)
  const named = page.locator('.puzzle-ask__kind svg')
  expect(await named.count(), 'a motif that gives the answer away').toBe(0)
  await page.getByRole('link', { name: 'By motif' }).click()
  const motif = page.locator('.record__motif').first()
  const href = await motif.getAttribute('href')
  await expectNoFlaws(page, 'the motifs')
  await motif.click()
  const id = await puzzleOn(page)
  const found = bookOf('normandy').find(one => one.id === id)
  expect(href).toBe(`#/puzzles/normandy/motif/${found?.motif}`)
  expect(await named.count()).toBe(1)
  await answerPuzzle(page, 'normandy', 'solve', byMouse)
  await page.getByRole('button', { name: 'Study' }).click()
  await page.locator('.study[data-shown=""]').waitFor()
  await page.goBack()
  await page.locator('.puzzle').waitFor()
})

describe.each(['desktop', 'phone'] as const)('%s', size => {
  test.each(['normandy', 'great-war'] as const)(
    '%s is in order in every language',
    async game => {
      const { page } = await app.open({ size })
      await page.goto(`./#/puzzles/${game}`)
      await puzzleOn(page)
      await expectNoFlaws(page, `${game} asked, ${size}`)
      for (const state of ['asked', 'shown']) {
        for (const language of ['de', 'es', 'fr', 'hu', 'pl', 'en']) {
          await changeSettings(page, { language })
          expect(await overflowFlaws(page), `${state} ${language}`).toEqual([])
        }
        if (state === 'asked') await page.getByRole('button', { name: 'Show the answer' }).click()
      }
      for (const place of ['motif', 'rush']) {
        await page.goto(`./#/puzzles/${game}/${place}`)
        await page.locator('.puzzle-pages').waitFor()
        for (const language of ['de', 'hu', 'en']) {
          await changeSettings(page, { language })
          expect(await overflowFlaws(page), `${place} ${language}`).toEqual([])
        }
      }
    },
    300_000,
  )
})

describe('bad input', () => {
  test.each([
    ['an unknown puzzle', 'normandy/one/none', 'There is no such puzzle'],
    ['an unknown motif', 'normandy/motif/none', 'There is no such puzzle'],
    ['an unknown way', 'normandy/nowhere', 'There is no such puzzle'],
    ['an unknown game', 'chess', 'The puzzles can’t be opened'],
  ])('%s is told, and leads on', async (_, address, sentence) => {
    const { page } = await app.open()
    await page.goto(`./#/puzzles/${address}`)
    await page.getByText(sentence).waitFor()
    await expectNoFlaws(page, address)
  })

  test('a damaged record is told, and what can be read is kept', async () => {
    const { page } = await app.open()
    const answer = { command: 'x', isSolved: true }
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key, text),
      [KEY, JSON.stringify({ normandy: { rating: 'high', answers: { some: answer, other: 3 }, best: 9 } })],
    )
    await page.reload()
    await page.goto('./#/puzzles/normandy')
    await page.getByText('Some of your answers could not be read').waitFor()
    await expectNoFlaws(page, 'a damaged record')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    const { answers, best } = await keptOf(page, 'normandy')
    expect(answers).toMatchObject({ some: answer })
    expect(best).toBe(9)
  })
})
