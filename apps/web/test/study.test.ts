/** Studies in a real browser: made from a recorded moment, branched, annotated, exported, imported, shared; and what hostile files get. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { bring, fileOf, mayUseClipboard, sharedLink } from './driver/bringing.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { recordOf } from './host/records.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
const records: Record<string, string> = {}
beforeAll(async () => {
  records.normandy = await recordOf('normandy', 24)
  records.greatWar = await recordOf('greatWar', 30)
}, 120_000)

/** From the theatre into a study of the moment after so many commands. */
async function studyOf(page: Page, record: string, seq: number): Promise<void> {
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
const at = (page: Page, path: string) =>
  page.locator(`.study[data-path="${path}"][data-shown="${path}"]`).waitFor()

/** Presses whatever can be pressed until a command has been given; `pick` chooses among what lies on the table. */
async function playMove(page: Page, pick: number): Promise<string> {
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

const savedNow = (page: Page) =>
  page.locator('.study__saved[data-saved="kept"]').waitFor({ state: 'attached' })

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

    const { page: fresh } = await app.open({ isPainted: false })
    await importText(fresh, text)
    await at(fresh, '')
    expect(await exported(fresh)).toBe(text)
  }, 300_000)
})

test('undo and redo take back and bring back moves, glyphs and drawings', async () => {
  const { page } = await app.open({ isPainted: false })
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

test('arrows and rings are drawn with the right button and with the pen, and are gone when drawn again', async () => {
  const { page } = await app.open()
  await page.goto('./#/study/new/normandy/la-raye')
  await at(page, '')
  const tile = async (n: number) => {
    const box = await page.locator('.table-frame__board [data-thing^="tile:"]').nth(n).boundingBox()
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height * 0.35 }
  }
  const [from, to] = [await tile(1), await tile(6)]
  const drag = async (button: 'left' | 'right') => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up({ button })
  }
  await drag('right')
  await expect.poll(() => page.locator('.board-marks__arrow--solid').count()).toBe(1)
  await page.mouse.click(to.x, to.y, { button: 'right' })
  await expect.poll(() => page.locator('.board-marks__ring').count()).toBe(1)
  await page.locator('.study__draw > summary').click()
  await page.getByText('Dotted: an idea').locator('..').click()
  await drag('left')
  await expect.poll(() => page.locator('.board-marks__arrow--dotted').count()).toBe(1)
  await drag('left')
  await expect.poll(() => page.locator('.board-marks__arrow--dotted').count()).toBe(0)
  await page.getByLabel('From', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('To', { exact: true }).selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Draw it' }).click()
  await expect.poll(() => page.locator('.board-marks__arrow').count()).toBe(2)
  await page.locator('.study__draw').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => page.locator('.board-marks > *').count()).toBe(0)
  await expectNoFlaws(page, 'the pen')
})

test('what follows is hidden until the reader tries what the study has, or asks', async () => {
  const { page } = await app.open({ isPainted: false })
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
  const { page } = await app.open({ isPainted: false })
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
  const { page, context } = await app.open({ isPainted: false })
  await mayUseClipboard(context)
  await studyOf(page, records.normandy, 12)
  await playMove(page, 0)
  const text = await exported(page)
  const link = await sharedLink(page)
  expect(link.length).toBeLessThanOrEqual(8 * 1024)
  const { page: fresh } = await app.open({ isPainted: false })
  await fresh.goto(link)
  await at(fresh, '')
  expect(await exported(fresh)).toBe(text)
  await fresh.goto(link.slice(0, -40))
  await expect.poll(() => fresh.locator('.notice').innerText()).toMatch(/link/i)
})

test('a hostile file is refused with a sentence; one that holds in part is kept so far', async () => {
  const { page } = await app.open({ isPainted: false })
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

/** How a bid is called: it is laid face down, and the log is silent about it until both lie. */
const BIDS = {
  en: /: initiative \d/,
  de: /: Initiative \d/,
  es: /: iniciativa \d/,
  fr: /\s: initiative \d/,
  hu: /: kezdeményezés \d/,
  pl: /: inicjatywa \d/,
}

test('a move of which the log says nothing is said in words, in every language', async () => {
  const { page } = await app.open({ isPainted: false })
  await page.goto('./#/study/new/normandy/la-raye')
  await at(page, '')
  await playMove(page, 0)
  for (const [language, bid] of Object.entries(BIDS)) {
    await changeSettings(page, { language })
    await expect.poll(() => page.locator('[data-move="0"]').innerText()).toMatch(bid)
  }
})

test('on a phone the board has most of the room while one reads, and is played on there', async () => {
  const { page } = await app.open({ size: 'phone' })
  await page.goto('./#/study/new/great-war/somme-beaumont-hamel')
  await at(page, '')
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())!.height
  const turnTo = (name: string) => page.locator('.tabs').getByRole('button', { name }).click()
  const lit = page.locator('.study .table-frame__board [data-thing^="hex:"][data-can="true"]')
  // A card is played from the hand; then units are ordered on the board.
  for (let moves = 0; moves < 6 && (await lit.count()) === 0; moves++) await playMove(page, 0)
  const screen = page.viewportSize()!.height
  expect(await heightOf('.study .table-frame__board')).toBeGreaterThan(screen / 3)
  await expectNoFlaws(page, 'playing on a phone')
  await turnTo('Moves')
  await expect.poll(() => heightOf('.study .table-frame__board')).toBeGreaterThan(screen / 2)
  await expectNoFlaws(page, 'reading on a phone')
  await expect.poll(() => page.locator('.study__rack').count()).toBe(0)
  const before = await page.locator('.study').getAttribute('data-path')
  expect(await playMove(page, 0)).toBe(`${before}.0`)
})

describe.each(['desktop', 'phone'] as const)('%s', size => {
  test('pages and table are in order in every language', async () => {
    const { page } = await app.open({ size })
    await studyOf(page, records.greatWar, 12)
    await playMove(page, 0)
    const parts = size === 'phone' ? ['Comment', 'Draw', 'Expert', 'Chapters', 'Play', 'Moves'] : []
    await expectNoFlaws(page, `a study, ${size}`)
    for (const part of parts) {
      await page.locator('.tabs').getByRole('button', { name: part }).click()
      await expectNoFlaws(page, `${part}, ${size}`)
    }
    for (const language of ['de', 'es', 'fr', 'hu', 'pl']) {
      await changeSettings(page, { language })
      await page.waitForFunction(code => document.documentElement.lang === code, language)
      expect(await overflowFlaws(page), language).toEqual([])
    }
    await page.goto('./#/study')
    await page.locator('.studies-page__row').waitFor()
    await expectNoFlaws(page, `the list of studies, ${size}`)
    expect(await overflowFlaws(page)).toEqual([])
  }, 300_000)
})

test('Expert says what it would do, and the study is printed', async () => {
  const { page } = await app.open()
  await studyOf(page, records.normandy, 12)
  await page.getByRole('button', { name: 'Ask Expert' }).click()
  await expect.poll(() => page.locator('.study__expert li').count()).toBeGreaterThan(0)
  await playMove(page, 0)
  await savedNow(page)
  await page.getByRole('link', { name: 'Print' }).click()
  await expect.poll(() => page.locator('.study-print__moves > li').count()).toBe(1)
  await expectNoFlaws(page, 'a study on paper')
})
