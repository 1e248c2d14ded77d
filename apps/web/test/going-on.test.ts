/** What must not disturb a game: a reload, another language, another window, a lost network, an update. */
import { LANGUAGES } from '@bivouac/face-kit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { byMouse, playOn } from './driver/player.ts'
import { readTable } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { answerPuzzle } from './driver/solver.ts'
import { SHORT, startGame } from './driver/starting.ts'
import { anotherPage } from './driver/window.ts'

const app = appInBrowser()

/** All things on the table with whether they can be pressed: what the game looks like. */
const things = (page: Page) =>
  page
    .locator('[data-thing]')
    .evaluateAll(all =>
      all.map(one => `${one.getAttribute('data-thing')} ${one.getAttribute('data-can')}`).sort(),
    )

const games = [SHORT.normandy, SHORT.greatWar]

/** Plays some commands and stops where the player is asked and nothing moves any more. */
async function playSome(page: Page, seq: number): Promise<void> {
  await playOn(page, { seed: 5, until: table => table.seq >= seq && table.asked === 'you' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

test.each(games)(
  '$game: a reload in the middle finds the same table, and another language changes words only',
  async setup => {
    const { page } = await app.open({ chance: 1 })
    await startGame(page, setup)
    await playSome(page, 12)
    const [table, before] = [await readTable(page), await things(page)]
    await page.reload()
    await page.locator('[data-seq][data-asked="you"]').waitFor()
    expect((await readTable(page))?.seq).toBe(table?.seq)
    expect(await things(page)).toEqual(before)
    const words = await page.locator('[data-seq]').innerText()
    for (const language of LANGUAGES.filter(one => one !== 'en')) {
      await changeSettings(page, { language })
      await expect.poll(() => page.locator('[data-seq]').innerText()).not.toBe(words)
      expect(await things(page)).toEqual(before)
    }
    await playOn(page, { seed: 6, until: ({ seq }) => seq >= 18 })
  },
)

test('two windows on one game: what is done in one shows in the other, and both can go on', async () => {
  const window = await app.open()
  const { page: one } = window
  await startGame(one, SHORT.normandy)
  const { page: other, wrongs } = await anotherPage(window)
  await other.goto(one.url())
  await other.locator('[data-seq]').waitFor()
  for (const [here, there, seq] of [
    [one, other, 6],
    [other, one, 12],
  ] as const) {
    await here.bringToFront()
    const table = await playOn(here, {
      seed: seq,
      until: ({ seq: now, asked }) => now >= seq && asked === 'you',
    })
    await there.bringToFront()
    await expect.poll(async () => (await readTable(there))?.seq).toBe(table.seq)
  }
  expect(wrongs).toEqual([])
})

test('after the first visit everything works without a network: both games, the bots, all languages, lessons, puzzles', async () => {
  const { page, wrongs } = await app.open({ serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await app.goDown()
  await page.goto('./')
  for (const setup of [SHORT.normandy, { ...SHORT.greatWar, level: 'regular' as const }]) {
    await startGame(page, setup)
    await playOn(page, { seed: 2, until: table => table.seq >= 10 })
    for (const language of LANGUAGES.toReversed()) await changeSettings(page, { language })
  }
  for (const address of ['rules/normandy', 'rules/great-war', 'settings', 'games', 'campaign']) {
    await page.goto(`./#/${address}`)
    await page.locator('h1').first().waitFor()
  }
  for (const [game, lesson] of [
    ['normandy', 'bid'],
    ['great-war', 'command'],
  ] as const) {
    await page.goto(`./#/learn/${game}/${lesson}`)
    await page.locator('.lesson-slip').waitFor()
    await page.goto(`./#/puzzles/${game}`)
    await answerPuzzle(page, game, 'solve', byMouse)
    await page.locator('.puzzle[data-answer="solved"]').waitFor()
  }
  // Looking for a newer version is all that may fail.
  expect(wrongs.splice(0).filter(wrong => !wrong.includes('service-worker.js'))).toEqual([])
})
