/** What a learner sees besides the words: the course's picture, a board that is near enough and keeps still, and all that the words speak of. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { pressAlong } from './driver/learner.ts'
import { byMouse } from './driver/player.ts'
import { callInPage, readTable } from './driver/reading.ts'

const app = appInBrowser()

test('the lesson to begin with shows what it is about', async () => {
  const { page } = await app.open()
  await page.goto('./#/learn/normandy')
  const map = page.locator('.course-page__go-on .course-page__picture img')
  await map.waitFor({ state: 'attached' })
  expect((await map.boundingBox())?.height).toBeGreaterThan(100)
})

test('on a phone a lesson shows its part of the board, large enough for a finger, until the learner looks elsewhere', async () => {
  const { page } = await app.open({ size: 'phone' })
  await page.goto('./#/learn/great-war/battle')
  await page.getByText('Step 1 of 6').waitFor()
  const unit = page.locator('[data-thing="hex:7,6"]')
  await expect.poll(async () => (await unit.boundingBox())?.width).toBeGreaterThan(54)
  await page.getByRole('button', { name: 'Whole board' }).tap()
  await page.getByText('Show me').tap()
  await page.getByRole('button', { name: 'Play Probe Centre' }).tap()
  await page.locator('[data-thing="hex:7,6"][data-can]').waitFor()
  expect((await unit.boundingBox())?.width).toBeLessThan(54)
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

test.each(['phone', 'laptop'] as const)(
  'on a %s both sides’ HQ tokens are in view where a lesson speaks of them',
  async size => {
    const { page } = await app.open({ size })
    await page.goto('./#/learn/great-war/artillery')
    await page.locator('.lesson-slip__do').waitFor()
    const tokens = page.locator('.lesson-bar').getByTitle('HQ tokens:')
    await expect.poll(() => tokens.count()).toBe(2)
    for (const one of await tokens.all()) {
      const place = await one.boundingBox()
      expect(place?.width).toBeGreaterThan(0)
      expect((place?.x ?? -1) + (place?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
  },
)

test('what the enemy did is told though a new round has begun since', async () => {
  const { page } = await app.open({ size: 'phone' })
  await leftAt(page, 'normandy', 'men', 3)
  // Once to lay it ready, as cards could still be played, and once to do it.
  for (const _ of [1, 2])
    await page.locator('.table-frame__sheet').getByRole('button', { name: 'End turn' }).tap()
  await page.getByText('Step 5 of 5').waitFor()
  await page.locator('.table-frame__recap > summary').tap()
  await page.locator('.table-frame__recap').getByText('Rifleman').first().waitFor()
})

test('beside the why the odds are read to their end', async () => {
  const { page } = await app.open({ size: 'laptop' })
  await page.goto('./#/learn/great-war/flags')
  await page.getByText('Why?').click()
  await page.locator('.lesson-slip__why').waitFor()
  for (;;) {
    const table = await readTable(page)
    if (table?.primary !== undefined) break
    const meant = await page.locator('.lesson-slip').getAttribute('data-meant')
    if (!table || meant === null) continue
    await pressAlong(page, meant.split(' '), table, byMouse)
    await callInPage(page, 'changedFrom', table.sign, 4000)
  }
  await page.locator('.pad__body .gw-slip').waitFor()
  const hidden = () => page.locator('.pad__body').evaluate(pad => pad.scrollHeight - pad.clientHeight)
  await expect.poll(hidden).toBeLessThanOrEqual(0)
  expect(await page.locator('.lesson-slip__why').isVisible()).toBe(true)
})

/** As somebody comes back who has left the lesson at this step, from 0. */
async function leftAt(page: Page, game: string, lesson: string, step: number): Promise<void> {
  const kept = { [game]: { last: lesson, lessons: { [lesson]: { step } } } }
  await page.evaluate(text => localStorage.setItem('bivouac.lessons', text), JSON.stringify(kept))
  await page.goto(`./#/learn/${game}/${lesson}`)
  await page.reload()
  await page.getByText(`Step ${step + 1} of`).waitFor()
}
