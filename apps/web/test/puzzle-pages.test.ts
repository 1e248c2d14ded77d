/** The pages of puzzles in a real browser: what they tell, in order in every language, and bad input. */
import { describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { byMouse } from './driver/player.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { answerPuzzle, bookOf, keptPuzzles, PUZZLES_KEY, puzzleOn } from './driver/solver.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()

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

test.each(
  inDepth(
    [
      ['normandy', 'desktop'],
      ['great-war', 'phone'],
    ],
    [
      ['normandy', 'phone'],
      ['great-war', 'desktop'],
    ],
  ),
)(
  '%s on a %s is in order in every language',
  async (game, size) => {
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
      [
        PUZZLES_KEY,
        JSON.stringify({ normandy: { rating: 'high', answers: { some: answer, other: 3 }, best: 9 } }),
      ],
    )
    await page.reload()
    await page.goto('./#/puzzles/normandy')
    await page.getByText('Some of your answers could not be read').waitFor()
    await expectNoFlaws(page, 'a damaged record')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    const { answers, best } = await keptPuzzles(page, 'normandy')
    expect(answers).toMatchObject({ some: answer })
    expect(best).toBe(9)
  })
})
