/** What a learner sees besides the words: the picture of the course, a board that keeps still, and one press for a card on a phone. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'

const app = appInBrowser()

test('the lesson to begin with shows its map', async () => {
  const { page } = await app.open()
  await page.goto('./#/learn/normandy')
  const map = page.locator('.course-page__go-on .map-well img')
  await map.waitFor({ state: 'attached' })
  expect((await map.boundingBox())?.height).toBeGreaterThan(100)
})

test('on a phone a card is played by the one button of its sheet, and the board keeps its size', async () => {
  const { page } = await app.open({ size: 'phone' })
  await page.goto('./#/learn/great-war/command')
  const board = page.locator('.table-frame__board')
  await page.getByText('Step 1 of 4').waitFor()
  const before = await board.boundingBox()
  await page.getByText('Why?').tap()
  await page.locator('.lesson-slip__why').waitFor()
  expect(await board.boundingBox()).toEqual(before)
  await page.locator('.lesson-slip').getByText('Close').tap()
  await page.getByRole('button', { name: /^Attack Centre/ }).tap()
  await page.getByRole('button', { name: 'Play Attack Centre' }).tap()
  await page.getByText('Step 2 of 4').waitFor()
})

test('nobody is asked about sound in a lesson', async () => {
  const { page } = await app.open()
  await page.goto('./#/learn/normandy/bid')
  await page.locator('.pad__body').waitFor()
  expect(await page.locator('.sound-offer').count()).toBe(0)
})
