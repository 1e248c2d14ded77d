/**
 * What has happened, on the board of a desk: the enemy's turn in numbers until the player acts, the outcome of dice beside their
 * target, and places that light each other with the lines, objectives and cards that speak of them.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { callInPage } from './driver/reading.ts'
import { startGame } from './driver/starting.ts'

const app = appInBrowser()

const TABLES = [
  { game: 'great-war', scenario: 'loos-13-october', thrown: '.gw-board__thrown', story: '.gw-board__story' },
  { game: 'normandy', scenario: 'la-raye', thrown: '.normandy-thrown', story: '.normandy-story' },
] as const

/** Lines follow the pointer a frame or two later; there are many places to point at. */
const MARKED_MS = 150

const drawn = (page: Page, layer: string): Promise<string> =>
  page.locator(layer).evaluateAll(layers => layers.map(layer => layer.innerHTML).join(''))

const isRecapped = (page: Page): Promise<boolean> => page.locator('.recap').isVisible()

test.each(TABLES)(
  'what has happened at the table of $game',
  async ({ thrown, story, ...setup }) => {
    const { page } = await app.open({ chance: 2, settings: { coach: false } })
    await startGame(page, { ...setup, level: 'recruit' })

    // The enemy's turn: each numbered line has its number on the board.
    // An answer may be asked for before the enemy has done anything that has a place.
    const isNumbered = async (): Promise<boolean> =>
      (await isRecapped(page)) && /<circle.*>1<\/text>/.test(await drawn(page, story))
    await playOn(page, { until: async ({ asked }) => asked === 'you' && (await isNumbered()) })
    await expect.poll(() => page.locator('.pad__body').evaluate(pad => pad.scrollTop)).toBe(0)
    const still = await drawn(page, story)

    // A line that is pointed at, or has the focus, is lit.
    const line = page.locator('.recap .log__line').first()
    await line.hover()
    await expect.poll(() => drawn(page, story)).not.toBe(still)
    const lit = await drawn(page, story)
    await page.mouse.move(2, 2)
    await expect.poll(() => drawn(page, story)).toBe(still)
    await line.focus()
    await expect.poll(() => drawn(page, story)).toBe(lit)
    await line.blur()

    // The other way round: a place marks its lines, and the prompt says what is there.
    const marked = page.locator('.recap .log__line[data-pointed]')
    const isMarkedSoon = (): Promise<boolean> =>
      marked
        .first()
        .waitFor({ timeout: MARKED_MS })
        .then(
          () => true,
          () => false,
        )
    await expect.poll(() => marked.count()).toBe(0)
    for (const place of await callInPage<{ x: number; y: number }[]>(page, 'places')) {
      await page.mouse.move(place.x, place.y)
      if (await isMarkedSoon()) break
    }
    expect(await marked.count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.prompt-bar__how--does').textContent()).not.toBe('')

    // Coordinates come and go with a key.
    const bare = await page.locator('.table-frame__board text').count()
    await page.keyboard.press('c')
    await page.waitForFunction(`document.querySelectorAll('.table-frame__board text').length > ${bare + 10}`)
    await page.keyboard.press('c')
    await page.waitForFunction(`document.querySelectorAll('.table-frame__board text').length === ${bare}`)

    // The player acts, and the recap is gone. Then the outcome of the next dice lies beside their target.
    await playOn(page, { until: async () => !(await isRecapped(page)) })
    await playOn(page, {
      until: async ({ asked }) => asked === 'you' && (await drawn(page, thrown)).includes('<rect'),
      prefers: /\/attack$/,
    })
    await expect.poll(() => callInPage<string[]>(page, 'slipsOverPieces', thrown)).toEqual([])
  },
  300_000,
)
