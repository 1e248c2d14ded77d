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

test('of The Great War', async () => {
  const { page } = await app.open({ settings: { coordinates: true } })
  await studyOf(page, records.greatWar, 12)
  await expectToBeRead(page, 'a study')
  await bring(page, records.greatWar, 'replay/file')
  await page.locator('.theatre[data-shown="0"]').waitFor()
  await expectToBeRead(page, 'the theatre')
  await page.goto('./#/puzzles/great-war')
  await expectToBeRead(page, 'a puzzle')
  await bring(page, records.greatWar, 'analysis/file')
  await page.getByRole('button', { name: 'Analyse this game' }).click()
  await page.locator('.turning-points').waitFor({ timeout: 400_000 })
  await expectToBeRead(page, 'a report')
}, 600_000)
