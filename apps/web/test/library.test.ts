/** My games as a library in a real browser: a folder brought in, searched, tagged, drawn, taken out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { recordOf } from './host/records.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
const folder = mkdtempSync(join(tmpdir(), 'bivouac-library-'))
beforeAll(async () => {
  writeFileSync(join(folder, 'one.bivouac.txt'), await recordOf('normandy', 10))
  writeFileSync(join(folder, 'two.bivouac'), await recordOf('normandy', 20))
  writeFileSync(join(folder, 'three.txt'), await recordOf('greatWar', 10))
  writeFileSync(join(folder, 'holiday.jpg'), 'no game at all')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(['desktop', 'phone'] as const)('%s', size => {
  test('a folder is brought in, searched, tagged, drawn and taken out', async () => {
    const { page } = await app.open({ size })
    await page.goto('./#/games')
    await page.locator('input[webkitdirectory]').setInputFiles(folder)
    const rows = page.locator('.game-row')
    await expect.poll(() => rows.count()).toBe(3)
    expect(await page.locator('.import-drop__results').innerText()).not.toContain('holiday')

    await page
      .getByRole('button', { name: /^Add tags.*La Raye/ })
      .first()
      .click()
    await page.keyboard.type('cup, snow')
    await page.keyboard.press('Enter')
    const search = page.getByLabel('Search your games')
    await search.fill('snow')
    await expect.poll(() => rows.count()).toBe(1)
    await search.fill('raye')
    await expect.poll(() => rows.count()).toBe(2)
    await search.fill('carthage')
    await page.getByText('No game fits.').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByText('More ways to search').click()
    await page.getByLabel('Tag', { exact: true }).selectOption('cup')
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('button', { name: 'Show all' }).click()

    await page.getByText('Statistics').click()
    await expect.poll(() => page.locator('.statistics__bars li').count()).toBeGreaterThan(3)
    expect(await page.locator('.statistics').innerText()).toContain('0 : 2')
    await expectNoFlaws(page, 'the library')
    for (const language of ['de', 'es', 'fr', 'hu', 'pl']) {
      await changeSettings(page, { language })
      expect(await overflowFlaws(page), language).toEqual([])
    }
    await changeSettings(page, { language: 'en' })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save everything as one file' }).click()
    const bundle = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(bundle.games).toHaveLength(3)
  }, 300_000)
})
