/** Somebody who studies: from a recorded moment into a study of it, and moves in it. */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { bring } from './driver/bringing.ts'
import { recordOf } from './host/records.ts'

/** A record of each game to study. To be called once at the top of a test file; they are there when its tests begin. */
export function recordsToStudy(): Readonly<Record<'normandy' | 'greatWar', string>> {
  const records = { normandy: '', greatWar: '' }
  beforeAll(async () => {
    records.normandy = await recordOf('normandy', 24)
    records.greatWar = await recordOf('greatWar', 30)
  }, 120_000)
  return records
}

/** From the theatre into a study of the moment after so many commands. */
export async function studyOf(page: Page, record: string, seq: number): Promise<void> {
  await bring(page, record, 'replay/file')
  await page.locator('.theatre[data-shown="0"]').waitFor()
  await page.locator('.timeline__thumb').fill(`${seq}`)
  await page.locator(`.theatre[data-shown="${seq}"]`).waitFor()
  const link = page.getByRole('link', { name: 'Study this moment' })
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'More' }).click()
  await link.click()
  await at(page, '')
}

/** Waits until the moment at a path is shown. */
export const at = (page: Page, path: string) =>
  page.locator(`.study[data-path="${path}"][data-shown="${path}"]`).waitFor()

/** Presses whatever can be pressed until a command has been given; `pick` chooses among what lies on the table. */
export async function playMove(page: Page, pick: number): Promise<string> {
  const pathNow = () => page.locator('.study').getAttribute('data-path')
  const before = await pathNow()
  for (let press = 0; press < 12; press++) {
    const ready = page.locator('.study [data-primary], .study .command-chooser__choice')
    const things = page.locator('.study [data-can="true"]')
    if ((await ready.count()) > 0) await ready.first().click()
    else {
      const count = await things.count()
      expect(count).toBeGreaterThan(0)
      await things.nth((pick + press) % count).dispatchEvent('click')
    }
    await page.waitForTimeout(150)
    const now = await pathNow()
    if (now !== before) {
      await at(page, now!)
      return now!
    }
  }
  throw new Error('no command came of it')
}

export const savedNow = (page: Page) =>
  page.locator('.study__saved[data-saved="kept"]').waitFor({ state: 'attached' })
