/** Looking back at a game in a real browser: to the end of the report, over a reload, by keys, in every language. */
import { accountOf, summaryOf } from '@bivouac/analysis'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { bring } from './driver/bringing.ts'
import { TABLES } from './driver/in-depth.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { lookedAlone } from './host/looked-alone.ts'
import { recordOf } from './host/records.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
const records: Record<'normandy' | 'greatWar' | 'longer' | 'running', string> = {
  normandy: '',
  greatWar: '',
  longer: '',
  running: '',
}
beforeAll(async () => {
  records.normandy = await recordOf('normandy', 14)
  records.greatWar = await recordOf('greatWar', 14)
  records.longer = await recordOf('normandy', 40)
  records.running = await recordOf('normandy', 8, false)
}, 120_000)

const begin = (page: Page) => page.getByRole('button', { name: 'Analyse this game' }).click()
const report = (page: Page) => page.locator('.turning-points').waitFor({ timeout: 400_000 })

const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const tenthsIn = new Intl.NumberFormat('en', { ...one, signDisplay: 'negative' })
const signedIn = new Intl.NumberFormat('en', { ...one, signDisplay: 'exceptZero' })
const tenths = (chance: number): string => tenthsIn.format(chance / 100).replace('-', '−')
const signed = (chance: number): string => signedIn.format(chance / 100).replace('-', '−')

/** What the table of all figures shows: number, before, decided, after of each command. */
const figures = async (page: Page): Promise<string[][]> => {
  await page.locator('.analysis details summary').click()
  const rows = await page
    .locator('.analysis__table tbody tr')
    .evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent ?? '')))
  return rows.map(cells => [cells[0], cells[3], cells[4], cells[5]])
}

/** The same as it is found in Node. */
function expected(text: string): { readonly rows: string[][]; readonly sum: string[] } {
  const findings = lookedAlone(text)
  // The first side gave up.
  const account = accountOf(findings, 0)
  const { start, decisions, luck, result } = account
  expect(start + decisions[0] + decisions[1] + luck).toBe(result)
  expect(summaryOf(account, findings).turningPoints.length).toBeGreaterThan(0)
  return {
    rows: account.steps.map(({ number, before, decided, after }) => [
      String(number),
      tenths(before),
      tenths(decided),
      tenths(after),
    ]),
    sum: [tenths(start), signed(decisions[0]), signed(decisions[1]), signed(luck), `= ${tenths(result)}`],
  }
}

describe.each(TABLES)('$game, $size', ({ game, size }) => {
  test('a game is analysed to its end, with the figures that Node finds, in every language', async () => {
    const { page } = await app.open({ size })
    await bring(page, records[game], 'analysis/file')
    await begin(page)
    await report(page)
    const { rows, sum } = expected(records[game])
    expect(await figures(page)).toEqual(rows)
    const shown = await page.locator('.analysis__sum > b').allInnerTexts()
    expect(shown).toEqual(sum)
    await page.locator('.analysis details summary').click()
    await expectNoFlaws(page, 'the report')
    for (const language of ['de', 'es', 'fr', 'hu', 'pl']) {
      await changeSettings(page, { language })
      expect(await overflowFlaws(page), language).toEqual([])
    }
  }, 600_000)
})

test('a reload in the middle loses nothing: it goes on by itself where it was', async () => {
  const { page } = await app.open()
  await bring(page, records.longer, 'analysis/file')
  await begin(page)
  const done = () =>
    page.locator('.analysis-run progress').evaluate(bar => (bar as HTMLProgressElement).value)
  await expect.poll(done, { timeout: 200_000 }).toBeGreaterThanOrEqual(4)
  await page.reload()
  expect(await done()).toBeGreaterThanOrEqual(4)
  await report(page)
  expect(await figures(page)).toEqual(expected(records.longer).rows)
  // What is whole is there at once the next time.
  await page.reload()
  await report(page)
}, 600_000)

test('is stopped and gone on with', async () => {
  const { page } = await app.open()
  await bring(page, records.longer, 'analysis/file')
  await begin(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped. What has been found so far is kept.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
}, 300_000)

test('by keys alone: from the report to the moment, and the commands that were possible light up on the board', async () => {
  const { page } = await app.open()
  await bring(page, records.longer, 'analysis/file')
  await begin(page)
  await report(page)
  await page.locator('.decision-card button').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.moment-analysis').waitFor()
  const choice = page.locator('.moment-analysis button.choices__one')
  expect(await choice.count()).toBeGreaterThan(1)
  expect(await page.locator('.moment-analysis').innerText()).toContain('played')
  // Where a command goes on the board, the board shows it while its line has the focus.
  const board = () => page.locator('.table-frame__board').innerHTML()
  let lit = 0
  await page.keyboard.press('Home')
  for (let seq = 1; seq < 30 && lit === 0; seq++) {
    await page.keyboard.press('ArrowRight')
    await page.locator(`.theatre[data-shown="${seq}"]`).waitFor()
    if ((await choice.count()) === 0) continue
    const before = await board()
    await choice.last().focus()
    if ((await board()) !== before) lit++
  }
  expect(lit).toBe(1)
  await expectNoFlaws(page, 'the theatre with an analysis')

  // How it would go on is drawn over the board, in order, and goes with the focus.
  const marks = page.locator('.board-marks text')
  let drawn: string[] = []
  for (let seq = 1; seq < 40 && drawn.length < 2; seq++) {
    await page.keyboard.press(seq === 1 ? 'Home' : 'ArrowRight')
    await page.locator(`.theatre[data-shown="${seq - 1}"]`).waitFor()
    if ((await choice.count()) === 0) continue
    await choice.first().focus()
    drawn = await marks.allTextContents()
  }
  expect(drawn.length).toBeGreaterThan(1)
  expect(drawn).toEqual(drawn.toSorted())
  await choice.first().blur()
  await expect.poll(() => marks.count()).toBe(0)
}, 300_000)

test('a game that goes on is not analysed', async () => {
  const { page } = await app.open()
  await bring(page, records.running, 'analysis/file')
  await page.getByText('The game is still being played').waitFor()
  expect(await page.getByRole('button', { name: 'Analyse this game' }).count()).toBe(0)
})
