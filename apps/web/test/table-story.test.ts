/**
 * What has happened, on the board of a desk: the enemy's turn in numbers until the player acts, the outcome of dice beside their
 * target, and places that light each other with the lines, objectives and cards that speak of them.
 */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { callInPage } from './driver/reading.ts'
import { startGame } from './driver/starting.ts'

const app = appInBrowser()

const TABLES = [
  {
    game: 'great-war',
    scenario: 'loos-13-october',
    thrown: '.gw-board__thrown',
    story: '.gw-board__story',
    objectives: '.gw-objectives__place',
    /** One of the hexes of the trench that is an objective. */
    place: 'hex:5,3',
    played: /^The Germans play /m,
  },
  {
    game: 'normandy',
    scenario: 'la-raye',
    thrown: '.normandy-thrown',
    story: '.normandy-story',
    objectives: '.normandy-objectives__place',
    place: 'tile:',
    played: /^German .*: /m,
  },
] as const

/** Lines follow the pointer a frame or two later; there are many places to point at. */
const MARKED_MS = 150

const drawn = (page: Page, layer: string): Promise<string> =>
  page.locator(layer).evaluateAll(layers => layers.map(layer => layer.innerHTML).join(''))

/** What is drawn changes while this is pointed at or has the focus, and is as before when that is over. */
async function lightsUp(page: Page, one: Locator, draw: () => Promise<string>): Promise<void> {
  const still = await draw()
  await one.hover()
  await expect.poll(draw).not.toBe(still)
  const lit = await draw()
  await page.mouse.move(2, 2)
  await expect.poll(draw).toBe(still)
  await one.focus()
  await expect.poll(draw).toBe(lit)
  await one.blur()
  await expect.poll(draw).toBe(still)
}

const isRecapped = (page: Page): Promise<boolean> => page.locator('.recap').isVisible()

test.each(TABLES)(
  'what has happened at the table of $game',
  async ({ thrown, story, objectives, place, played, ...setup }) => {
    const { page } = await app.open({ chance: 2, settings: { coach: false } })
    await startGame(page, { ...setup, level: 'recruit' })

    // The enemy's turn: each numbered line has its number on the board.
    // An answer may be asked for before the enemy has done anything that has a place.
    const isNumbered = async (): Promise<boolean> =>
      (await isRecapped(page)) && /<circle.*>1<\/text>/.test(await drawn(page, story))
    await playOn(page, { until: async ({ asked }) => asked === 'you' && (await isNumbered()) })
    await expect.poll(() => page.locator('.pad__body').evaluate(pad => pad.scrollTop)).toBe(0)
    // His cards are no longer in front of him: here they are still told.
    expect(await page.locator('.recap').innerText()).toMatch(played)
    const board = (): Promise<string> => drawn(page, story)

    // A line that is pointed at, or has the focus, is lit.
    await lightsUp(page, page.locator('.recap .log__line').first(), board)

    // So is an objective, and its place marks it.
    const objective = page.locator(objectives).first()
    await lightsUp(page, objective, board)
    const [worth] = (await objective.innerText()).match(/\d+[AB]/) ?? ['']
    await page.locator(`.table-frame__board svg [data-thing="${place}${worth}"]`).hover({ force: true })
    await page.locator(`${objectives}[data-pointed]`).waitFor()
    await page.mouse.move(2, 2)

    // And a line of the log itself.
    await page.getByRole('tab', { name: 'Log' }).click()
    await lightsUp(page, page.locator('.log .log__row:has(> .log__unfold) .log__line').last(), board)
    await page.getByRole('tab', { name: 'Enemy turn' }).click()

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

test('a card of the hand and the counter that it leads light each other', async () => {
  const { page } = await app.open({ chance: 2, settings: { coach: false } })
  await startGame(page, { game: 'normandy', scenario: 'la-raye', level: 'recruit' })
  await page.locator('.normandy-counters').waitFor()
  const card = page.locator('.normandy-hand-card', {
    has: page.locator('[data-thing="card:scout-a"], [data-thing="card:rifleman-a"]'),
  })
  await lightsUp(page, card.first().getByRole('button').first(), () => drawn(page, '.normandy-counters'))
  const thing = await card.first().locator('[data-thing^="card:"]').getAttribute('data-thing')
  const unit = thing === 'card:scout-a' ? 'us-scouts-a' : 'us-riflemen-a'
  await page.locator(`.normandy-counters [data-thing="unit:${unit}"]`).hover({ force: true })
  await page.locator('.normandy-hand-card[data-pointed]').first().waitFor()
})
