/** My games as a library in a real browser: a folder brought in, searched, tagged, drawn, taken out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { fileOf } from './driver/bringing.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { recordOf } from './host/records.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
/** The Americans have given up in both. */
const records: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'bivouac-library-'))
beforeAll(async () => {
  records.push(await recordOf('normandy', 10), await recordOf('normandy', 20))
  writeFileSync(join(folder, 'one.bivouac.txt'), records[0])
  writeFileSync(join(folder, 'two.bivouac'), records[1])
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

/** As if the bot had been this one, on this side. */
const against = (bot: string, record: string): string => record.replace(/^player .*$/m, `player ${bot}`)

test.each([
  ['a defeat an easier one', ['german bot regular'], 'An easier opponent: Recruit', 'Recruit, German'],
  [
    'two victories a harder one',
    ['us bot recruit', 'us bot recruit'],
    'A harder opponent: Regular',
    'Regular, US',
  ],
])('after %s is offered, and begun by one press', async (_, bots, offer, plate) => {
  const { page } = await app.open()
  await page.goto('./#/games')
  const files = bots.map((bot, i) => fileOf(against(bot, records[i]), `${i}.txt`))
  await page.locator('.import-drop input:not([webkitdirectory])').setInputFiles(files)
  const rows = page.locator('.game-row')
  await expect.poll(() => rows.count()).toBe(bots.length)
  const watch = await rows.first().getByRole('link').first().getAttribute('href')
  await page.goto(`./#/play/${watch?.split('/').at(-1)}`)
  await page.locator('.end-slip').getByRole('button', { name: offer }).click()
  await page.locator('[data-seq="0"]').waitFor()
  await page.getByRole('heading', { name: 'La Raye' }).waitFor()
  await page.getByRole('region', { name: plate }).waitFor()
})
