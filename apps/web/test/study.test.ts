/** Studies in a real browser: made from a recorded moment, branched, annotated, exported, imported, shared; and what hostile files get. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { fileOf, mayUseClipboard, sharedLink } from './driver/bringing.ts'
import { expectNoFlaws } from './no-flaws.ts'
import { at, playMove, recordsToStudy, savedNow, studyOf } from './studying.ts'

const app = appInBrowser()
const records = recordsToStudy()

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  await page.keyboard.press('Escape')
  return text
}

async function importText(page: Page, text: string): Promise<void> {
  await page.goto('./#/study')
  await page.locator('.studies-page input[type="file"]').setInputFiles(fileOf(text, 'study.txt'))
}

describe.each(['normandy', 'greatWar'] as const)('%s', game => {
  test('a study of a recorded moment is branched, annotated, exported, and imported equal', async () => {
    const { page } = await app.open()
    await studyOf(page, records[game], 13)
    expect(await playMove(page, 0)).toBe('0')
    await page.keyboard.press('1')
    await page.getByLabel('Comment', { exact: true }).fill('Not <b>bold</b>. See [N-6.4].')
    let other = '0'
    for (let pick = 1; other === '0'; pick++) {
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await at(page, '')
      other = await playMove(page, pick)
    }
    expect(other).toBe('1')
    await page.getByRole('button', { name: 'worth a try' }).click()
    await page.getByRole('button', { name: 'Move this branch up' }).click()
    await at(page, '0')
    expect(await page.locator('.study-lines__glyph').allInnerTexts()).toEqual(['!?', '!!'])
    // No markup is made of what is written; the clause leads to the rules.
    expect(await page.locator('.study-lines__comment b').count()).toBe(0)
    expect(await page.locator('.study-lines__comment .clause-link').count()).toBe(1)
    await page.getByLabel('Name of the chapter').fill('Where it turned')
    await page.getByRole('button', { name: 'Hide what follows' }).click()
    await page.keyboard.press('Escape')
    await expectNoFlaws(page, 'a study')
    const text = await exported(page)
    expect(text).toContain('chapter Where it turned')
    expect(text).toContain('; Not <b>bold</b>. See [N-6.4].')
    await savedNow(page)
    await page.reload()
    await at(page, '')
    expect(await exported(page)).toBe(text)

    const { page: fresh } = await app.open()
    await importText(fresh, text)
    await at(fresh, '')
    expect(await exported(fresh)).toBe(text)
  }, 300_000)
})

test('undo and redo take back and bring back moves, glyphs and drawings', async () => {
  const { page } = await app.open()
  await studyOf(page, records.normandy, 12)
  await playMove(page, 0)
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.study-lines__glyph').count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.locator('.study-lines__glyph').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await at(page, '')
  expect(await page.locator('[data-move]').count()).toBe(0)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+y')
  await expect.poll(() => page.locator('.study-lines__glyph').count()).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await at(page, '')
  await page.keyboard.press('ArrowRight')
  await at(page, '0')
})

test('what follows is hidden until the reader tries what the study has, or asks', async () => {
  const { page } = await app.open()
  await studyOf(page, records.normandy, 12)
  await playMove(page, 0)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await at(page, '')
  await page.getByRole('button', { name: 'Hide what follows' }).click()
  await page.getByText('What would you do?').waitFor()
  expect(await page.locator('[data-move]').count()).toBe(0)
  await playMove(page, 0)
  await at(page, '0')
  expect(await page.locator('[data-move]').count()).toBe(1)
  await savedNow(page)
  await page.reload()
  await at(page, '')
  await page.getByRole('button', { name: 'Show it' }).click()
  expect(await page.locator('[data-move]').count()).toBe(1)
})

test('dice fall as they are chosen', async () => {
  const { page } = await app.open()
  const [, number, target] = records.normandy.match(/^(\d+) \S+ at (\S+) \| d10/m)!
  await studyOf(page, records.normandy, Number(number) - 1)
  await page.getByText('Choose', { exact: true }).click()
  await page.locator(`.table-frame__board [data-thing="unit:${target}"]`).first().dispatchEvent('click')
  const primary = page.locator('.study [data-primary]')
  const die = page.locator('.study-chance__faces [data-face="3"]')
  await primary.or(die).first().waitFor()
  if (await primary.isVisible()) await primary.click()
  await die.click()
  await at(page, '0')
  expect(await exported(page)).toMatch(/ at \S+ \| d10 3$/m)
})

test('a link opens the study in a browser that has never seen it', async () => {
  const { page, context } = await app.open()
  await mayUseClipboard(context)
  await studyOf(page, records.normandy, 12)
  await playMove(page, 0)
  const text = await exported(page)
  const link = await sharedLink(page)
  expect(link.length).toBeLessThanOrEqual(8 * 1024)
  const { page: fresh } = await app.open()
  await fresh.goto(link)
  await at(fresh, '')
  expect(await exported(fresh)).toBe(text)
  await fresh.goto(link.slice(0, -40))
  await expect.poll(() => fresh.locator('.notice').innerText()).toMatch(/link/i)
})

test('a hostile file is refused with a sentence; one that holds in part is kept so far', async () => {
  const { page } = await app.open()
  await importText(page, '<img src=x onerror=alert(1)>')
  await expect.poll(() => page.locator('.notice').innerText()).toContain('Line 1 does not hold.')
  expect(await page.locator('.notice img').count()).toBe(0)
  await importText(page, `bivouac-study 1\n${'x'.repeat(1_100_000)}`)
  await expect.poll(() => page.locator('.notice').innerText()).toMatch(/too large|too long/i)
  await page.goto('./#/study/new/normandy/la-raye')
  await at(page, '')
  await playMove(page, 0)
  const text = await exported(page)
  const lines = text.trimEnd().split('\n')
  await importText(page, `${lines.join('\n')}\n2 us fly <b>moon</b>\n`)
  await expect
    .poll(() => page.locator('.notice').innerText())
    .toContain(`Line ${lines.length + 1} does not hold.`)
  expect(await page.locator('.notice b').count()).toBe(0)
  await page.getByRole('link', { name: 'Open what holds' }).click()
  await at(page, '')
  expect(await exported(page)).toBe(text)
})
