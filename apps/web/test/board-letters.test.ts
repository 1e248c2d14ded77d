/** Letters on the board can be read wherever it lies, on the smallest desk and a usual one: in the theatre, a study, a puzzle, a report. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { bring } from './driver/bringing.ts'
import { letterFlaws } from './driver/reading.ts'
import { recordsToStudy, studyOf } from './studying.ts'

const app = appInBrowser()
const records = recordsToStudy()

const DESKS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
] as const

async function expectToBeRead(page: Page, where: string): Promise<void> {
  await page.locator(':is(.table-frame__board, .turning-point__board) text').first().waitFor()
  for (const desk of DESKS) {
    await page.setViewportSize(desk)
    await expect.poll(() => letterFlaws(page), { message: `${where}, ${desk.width}` }).toEqual([])
  }
}

/** Each in a browser of its own: a page that has been brought a record asks for no other. */
async function opened(): Promise<Page> {
  return (await app.open({ settings: { coordinates: true } })).page
}

test('of The Great War in a study', async () => {
  const page = await opened()
  await studyOf(page, records.greatWar, 12)
  await expectToBeRead(page, 'a study')
})

test('of The Great War in the theatre', async () => {
  const page = await opened()
  await bring(page, records.greatWar, 'replay/file')
  await page.locator('.theatre[data-shown="0"]').waitFor()
  await expectToBeRead(page, 'the theatre')
})

test('of The Great War in a puzzle', async () => {
  const page = await opened()
  await page.goto('./#/puzzles/great-war')
  await expectToBeRead(page, 'a puzzle')
})

test('of The Great War in a report', async () => {
  const page = await opened()
  await bring(page, records.greatWar, 'analysis/file')
  await page.getByRole('button', { name: 'Analyse this game' }).click()
  await page.locator('.turning-points').waitFor({ timeout: 400_000 })
  await expectToBeRead(page, 'a report')
}, 600_000)
