/**
 * Dice at a desk, with the page's time in the test's hands: nothing runs ahead of them while they roll, and what came of them lies on the
 * board for as long as the settings say.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { prompt, untilDiceAreReady } from './driver/dice.ts'
import { inDepth } from './driver/in-depth.ts'
import { playOn } from './driver/player.ts'
import { changeSettings } from './driver/settings.ts'
import { startGame } from './driver/starting.ts'

const app = appInBrowser()

const GREAT_WAR = {
  game: 'great-war',
  scenario: 'loos-13-october',
  thrown: '.gw-board__thrown',
  chance: 3,
} as const
const NORMANDY = { game: 'normandy', scenario: 'la-raye', thrown: '.normandy-thrown', chance: 3 } as const

const choices = (page: Page) => prompt(page).getByRole('group', { name: 'Other choices' })
const what = (page: Page): Promise<string> => prompt(page).getByRole('paragraph').first().innerText()
const seqOf = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq')
const lit = (page: Page): Promise<number> => page.locator('main [data-thing][data-can="true"]').count()

const logOf = async (page: Page): Promise<string> =>
  (await page.locator('.log__all').allInnerTexts()).join('\n').replaceAll(/\s+/g, ' ')

const isDrawn = (page: Page, layer: string): Promise<boolean> =>
  page.locator(layer).evaluateAll(layers => layers.some(layer => layer.innerHTML.includes('<rect')))

/** The page's time stands still from now on; what is waited for comes a little at a time. */
async function holdTime(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return ms => page.clock.runFor(ms)
}

async function goOnUntil(
  run: (ms: number) => Promise<void>,
  isSo: () => Promise<boolean>,
  step = 20,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await run(step)
        return isSo()
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}

test.each([GREAT_WAR, NORMANDY])(
  'the prompt, its buttons and the board of $game wait for the dice',
  async ({ thrown: _, chance, ...setup }) => {
    const { page } = await app.open({ chance, settings: { coach: false } })
    await page.clock.install()
    await page.reload()
    await startGame(page, { ...setup, level: 'recruit' })
    await untilDiceAreReady(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await changeSettings(page, { speed: 1 })
    const asked = await seqOf(page)
    const run = await holdTime(page)
    await page.locator('[data-primary]').first().press('Enter')
    await goOnUntil(run, async () => (await seqOf(page)) !== asked)

    // They roll: it is said what happens, and nothing of what comes next.
    await run(100)
    const telling = await what(page)
    expect(await choices(page).count(), 'buttons that would give the outcome away').toBe(0)
    expect(await lit(page), 'places that would give it away').toBe(0)
    expect(telling, 'what the dice show').not.toMatch(/rolled/i)
    expect(await logOf(page), 'lines that tell of what still happens').not.toMatch(/rolled/i)

    // What comes next may be for the bot to say, who thinks in a time of its own and is shown in the page's.
    await goOnUntil(run, async () => (await what(page)) !== telling, 500)
    await goOnUntil(run, async () => (await choices(page).count()) + (await lit(page)) > 0, 500)
    expect(await logOf(page)).toMatch(/rolled/i)
  },
  300_000,
)

test.each(inDepth([NORMANDY], [GREAT_WAR]))(
  'what came of dice lies on the board of $game for the time that is set',
  async ({ thrown, chance, ...setup }) => {
    const { page } = await app.open({ chance, settings: { coach: false } })
    await page.clock.install()
    await page.goto('./#/settings')
    await page.reload()
    const stay = page.getByRole('group', { name: 'Results on the board stay' })
    await stay.getByRole('radio', { name: '4 s' }).press('Space')
    await startGame(page, { ...setup, level: 'recruit' })
    await untilDiceAreReady(page)
    const run = await holdTime(page)
    await page.locator('[data-primary]').first().press('Enter')
    await goOnUntil(run, () => isDrawn(page, thrown))
    await run(3000)
    expect(await isDrawn(page, thrown)).toBe(true)
    await run(1000)
    await expect.poll(() => isDrawn(page, thrown)).toBe(false)
  },
  300_000,
)

test.each(inDepth([GREAT_WAR], [NORMANDY]))(
  'what came of dice lies on the board of $game until the player acts, unless something else is set',
  async ({ thrown, chance, ...setup }) => {
    const { page } = await app.open({ chance, settings: { coach: false } })
    await page.clock.install()
    await page.reload()
    await startGame(page, { ...setup, level: 'recruit' })
    await untilDiceAreReady(page)
    const run = await holdTime(page)
    await page.locator('[data-primary]').first().press('Enter')
    await goOnUntil(run, () => isDrawn(page, thrown))
    await run(60_000)
    expect(await isDrawn(page, thrown)).toBe(true)
    await page.clock.resume()
    await playOn(page, { until: async () => !(await isDrawn(page, thrown)) })
  },
  300_000,
)
