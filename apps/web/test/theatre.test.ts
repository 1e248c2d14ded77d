/** The replay theatre and the page that checks dice, in a real browser: from a file to the end, by mouse, finger and keys. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { bring, fileOf, mayUseClipboard, sharedLink } from './driver/bringing.ts'
import { inDepth, TABLES } from './driver/in-depth.ts'
import { isLineInView, stepToALine } from './driver/log.ts'
import { overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { recordOf } from './host/records.ts'
import { expectNoFlaws } from './no-flaws.ts'

const app = appInBrowser()
const records: Record<string, string> = {}
beforeAll(async () => {
  records.normandy = await recordOf('normandy', 24)
  records.greatWar = await recordOf('greatWar', 30)
  records.running = await recordOf('normandy', 12, false)
}, 120_000)

const stage = (page: Page) => page.locator('.theatre')
const at = (page: Page, seq: number) => page.locator(`.theatre[data-shown="${seq}"]`).waitFor()
const lastOf = (text: string): number => Number(text.match(/^(\d+) [^\n]*\nend /m)?.[1])

describe.each(TABLES)('$game, $size', ({ game, size }) => {
  test('a record is watched from a file to its end', async () => {
    const { page } = await app.open({ size })
    const last = lastOf(records[game])
    await bring(page, records[game], 'replay/file')
    await stage(page).waitFor()
    await at(page, 0)
    await page.getByRole('button', { name: 'Forward' }).click()
    await at(page, 1)
    await page.getByRole('button', { name: 'To the end' }).click()
    await at(page, last)
    await page.locator('.timeline__thumb').fill('7')
    await at(page, 7)
    if (size === 'phone') await page.getByRole('button', { name: 'Eyes' }).click()
    await page.getByText('Both hands').click()
    await expect.poll(() => page.locator('.theatre__hand').count()).toBe(2)
    if (size === 'phone') await page.keyboard.press('Escape')
    await expectNoFlaws(page, 'the theatre')
  }, 300_000)
})

test('by keys alone: steps, turns, ends, play, marks', async () => {
  const { page } = await app.open()
  const last = lastOf(records.normandy)
  await bring(page, records.normandy, 'replay/file')
  await at(page, 0)
  const press = async (key: string, seq: number) => {
    await page.keyboard.press(key)
    await at(page, seq)
  }
  await press('ArrowRight', 1)
  await press('ArrowRight', 2)
  await press('ArrowLeft', 1)
  await press('End', last)
  await press('Home', 0)
  await page.keyboard.press('b')
  await expect.poll(() => page.locator('.theatre__marked li').count()).toBe(1)
  await page.keyboard.press('Space')
  await at(page, 2)
  await page.keyboard.press('Space')
  // The story beside it goes along: from the end back to a moment that has a line, and on again.
  await press('End', last)
  await press('Home', 0)
  await stepToALine(page, () => page.locator('.theatre').getAttribute('data-shown'))
  await expect.poll(() => isLineInView(page, 'current')).toBe(true)
  await press('End', last)
  await expect.poll(() => isLineInView(page, 'newest')).toBe(true)
})

test('a link to a moment opens it in a browser that has never seen the game', async () => {
  const { page, context } = await app.open()
  await mayUseClipboard(context)
  await bring(page, records.normandy, 'replay/file')
  await at(page, 0)
  await page.locator('.timeline__thumb').fill('9')
  await at(page, 9)
  const link = await sharedLink(page)
  expect(link.length).toBeLessThanOrEqual(8 * 1024)
  const { page: fresh } = await app.open()
  await fresh.goto(link)
  await at(fresh, 9)
  // From there it can be analysed, though it never came as a file.
  await fresh.getByRole('link', { name: 'Analysis' }).click()
  await fresh.getByRole('button', { name: 'Analyse this game' }).waitFor()
})

test('a moment is saved as a picture, in both kinds', async () => {
  const { page } = await app.open()
  await bring(page, records.normandy, 'replay/file')
  await at(page, 0)
  await page.getByRole('button', { name: 'Share' }).click()
  const saved = async (kind: string): Promise<Buffer> => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: kind, exact: true }).click()
    return readFileSync(await (await download).path())
  }
  const svg = (await saved('SVG')).toString()
  expect(svg).toContain('The starting position.')
  expect(svg).not.toContain('blob:')
  const png = await saved('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(50_000)
})

test('a turn is saved as a film that has frames and plays', async () => {
  const { page, context } = await app.open()
  await bring(page, records.normandy, 'replay/file')
  await at(page, 0)
  await page.locator('.timeline__thumb').fill('5')
  await at(page, 5)
  await page.getByRole('button', { name: 'Share' }).click()
  const download = page.waitForEvent('download', { timeout: 200_000 })
  await page.getByRole('button', { name: 'Make the film' }).click()
  const made = readFileSync(await (await download).path())
  expect(made.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  // The moment that was looked at is there again.
  await at(page, 5)
  // Our own pages play no films: an empty one does.
  const cinema = await context.newPage()
  const seen = await cinema.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const video = document.createElement('video')
    video.muted = true
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }))
    const ended = new Promise((resolve, reject) => {
      video.onended = resolve
      video.onerror = () => reject(new Error('the film does not play'))
    })
    video.playbackRate = 4
    await video.play()
    await ended
    return {
      width: video.videoWidth,
      seconds: video.currentTime,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
    }
  }, made.toString('base64'))
  expect(seen.width).toBeGreaterThan(300)
  expect(seen.frames).toBeGreaterThan(3)
  expect(seen.seconds).toBeGreaterThan(1)
}, 300_000)

test('both hands stay closed while a game goes on', async () => {
  const { page } = await app.open()
  await bring(page, records.running, 'replay/file')
  await at(page, 0)
  const eyes = page.locator('.eyes-choice input')
  expect(await eyes.evaluateAll(all => all.map(one => (one as HTMLInputElement).disabled))).toEqual([
    false,
    true,
    true,
    false,
  ])
  // A file that asks for both hands gets what was open to its player.
  await page.evaluate(text => {
    sessionStorage.setItem('bivouac.brought', JSON.stringify({ text, eyes: 'both' }))
  }, records.running)
  await page.reload()
  await at(page, 0)
  expect(await page.locator('.theatre__hand').count()).toBe(1)
  expect(await eyes.first().isChecked()).toBe(true)
})

test('a record that is cut off is watched as far as it holds; what is none says why', async () => {
  const { page } = await app.open()
  const lines = records.normandy.split('\n')
  const cut = lines.findIndex(line => line.startsWith('15 '))
  await bring(page, `${lines.slice(0, cut).join('\n')}\n15 us`, 'replay/file')
  await at(page, 0)
  await expect.poll(() => page.locator('.theatre__cut').innerText()).toContain(`line ${cut + 1}`)
  await page.keyboard.press('End')
  await at(page, 14)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  for (const [text, word] of [
    [records.normandy.replace('game normandy', 'game chess'), /game/i],
    [records.normandy.replace(/^scenario \S+/m, 'scenario carthage'), /scenario/i],
    [records.normandy.replace(/^rules .*/m, 'rules 99'), /newer|version/i],
  ] as const) {
    await bring(page, text, 'check')
    await expect.poll(() => page.locator('.check-page__result').innerText()).toMatch(word)
  }
})

describe.each(inDepth(['phone'], ['desktop']))('checking dice, %s', size => {
  test('proves a record, and shows where one digit was altered, in every language', async () => {
    const { page } = await app.open({ size })
    await bring(page, records.normandy, 'check')
    await expect
      .poll(() => page.locator('.check-page__verdict').innerText())
      .toContain('The dice of this game check out')
    expect(await page.locator('.check-page__verdict').innerText()).toContain(
      'All chance follows from the secret that was committed to before the game.',
    )
    expect(await page.locator('.check-page__throws li:not([data-state="proved"])').count()).toBe(0)
    await expectNoFlaws(page, 'a record that holds')
    const number = records.normandy.split('\n').findIndex(line => / d10 \d/.test(line)) + 1
    const wrong = records.normandy.replace(/ d10 (\d)/, (_, face) => ` d10 ${(Number(face) + 1) % 10}`)
    await page.locator('.record-drop input[type="file"]').setInputFiles(fileOf(wrong))
    await expect.poll(() => page.locator('.check-page__verdict').innerText()).toContain('does not check out')
    expect(await page.locator('.check-page__line').innerText()).toContain(`line ${number}`)
    const [says, gives] = await page.locator('.check-page__against dd').allInnerTexts()
    expect(says).not.toBe(gives)
    expect(await page.locator('.check-page__throws [data-state="wrong"]').count()).toBeGreaterThan(0)
    await expectNoFlaws(page, 'an altered record')
    for (const language of ['de', 'es', 'fr', 'hu', 'pl']) {
      await changeSettings(page, { language })
      await page.waitForFunction(code => document.documentElement.lang === code, language)
      expect(await overflowFlaws(page), language).toEqual([])
    }
  }, 300_000)
})
