/** The log of a table on a desk: its newest line is in view, and whoever looks back is followed by it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { isLineInView, stepToALine } from './driver/log.ts'
import { playOn } from './driver/player.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

/** There the log has a pad of its own. */
const LARGE = { width: 1800, height: 1000 }

const log = (page: Page) => page.locator('.log__scroll')
/** How far it can be scrolled. */
const hidden = (page: Page): Promise<number> =>
  log(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

test('the newest line is in view, and so is that of the moment one looks back at', async () => {
  const { page } = await app.open({ chance: 3, settings: { coach: false, soundOffered: true } })
  await page.setViewportSize(LARGE)
  await startGame(page, SHORT.greatWar)
  const oldest = log(page).locator('.log__heading .log__unfold').first()
  const table = await playOn(page, {
    until: async ({ asked }) => asked === 'you' && (await hidden(page)) > 200,
  })
  await expect.poll(() => isLineInView(page, 'newest')).toBe(true)

  // Whoever unfolds an old turn reads on there, until something happens.
  await oldest.click()
  await expect.poll(() => oldest.getAttribute('aria-expanded')).toBe('true')
  expect(await isLineInView(page, 'newest')).toBe(false)
  await playOn(page, { until: ({ seq, asked }) => seq > table.seq && asked === 'you' })
  await expect.poll(() => isLineInView(page, 'newest')).toBe(true)

  // Looking back: by a line, then by arrows, wherever the focus is.
  const at = async (): Promise<number> =>
    Number.parseInt(await page.locator('.replay-bar__at').innerText(), 10)
  const isAt = (seq: number): Promise<void> => expect.poll(at).toBe(seq)
  await log(page).locator('.log__line').nth(2).click()
  const from = await at()
  await page.keyboard.press('ArrowRight')
  await isAt(from + 1)
  for (const [place, key, to] of [
    ['.table-frame__rack button', 'ArrowRight', from + 2],
    ['.log__line', 'ArrowLeft', from + 1],
    ['.pad__tab', 'ArrowRight', from + 2],
    ['.board-list [tabindex="0"]', 'ArrowLeft', from + 1],
    ['.replay-bar button', 'Home', 0],
  ] as const) {
    await page.locator(place).first().focus()
    await page.keyboard.press(key)
    await isAt(to)
  }
  await stepToALine(page, at)
  await expect.poll(() => isLineInView(page, 'current')).toBe(true)

  // By itself, until it is stopped.
  const play = page.locator('.replay-bar').getByRole('button', { name: 'Play', exact: true })
  await play.click()
  await expect.poll(at).toBeGreaterThan(1)
  await page.keyboard.press('Space')
  await play.waitFor()
  const stopped = await at()
  await page.keyboard.press('ArrowRight')
  await isAt(stopped + 1)
  await page.keyboard.press('End')
  await page.locator('.replay-bar').waitFor({ state: 'detached' })
  await expect.poll(() => isLineInView(page, 'newest')).toBe(true)
})
