/** Games by somebody who has nothing but a keyboard. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { byKeyboard } from './driver/keyboard.ts'
import { playOn } from './driver/player.ts'
import type { TableState } from './driver/reading.ts'
import { LEVELS, SHORT } from './driver/starting.ts'

const app = appInBrowser()

/** From now on everything that the prompt shows, and that it lets be heard, is written down. */
const writeDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said = { seen: new Set<string>(), heard: new Set<string>() }
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('.prompt-bar__what')) said.seen.add(one.textContent)
      for (const one of document.querySelectorAll('[aria-live]')) said.heard.add(one.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

const writtenDown = (page: Page): Promise<{ seen: string[]; heard: string[] }> =>
  page.evaluate(() => {
    const { said } = globalThis as unknown as { said: { seen: Set<string>; heard: Set<string> } }
    return { seen: [...said.seen], heard: [...said.heard] }
  })

/** So many commands by whatever can be reached; then whatever brings the end nearer comes first. */
const AT_LEISURE = 30

const playAtLeisure = (page: Page, seed: number): Promise<TableState> =>
  playOn(page, {
    pressing: byKeyboard,
    seed,
    until: ({ seq, asked }) => asked === 'you' && seq >= AT_LEISURE,
  })

async function playByKeys(page: Page, seed: number): Promise<TableState> {
  await playAtLeisure(page, seed)
  return playOn(page, { pressing: byKeyboard, seed, prefers: /^button:/ })
}

test('a game that is begun by a key begins with the focus where the arrows work', async () => {
  const { page } = await app.open()
  await page.goto(`./#/scenarios/great-war/${SHORT.greatWar.scenario}`)
  await page.locator('dialog[open] [data-start]').focus()
  await page.keyboard.press('Enter')
  /** By its place: two cards of a hand may be the same. */
  const focused = (): Promise<number> =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('.table-frame__rack [data-thing]')]
      return cards.indexOf(document.activeElement!)
    })
  await expect.poll(focused).toBeGreaterThanOrEqual(0)
  const first = await focused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).not.toBe(first)
})

/** The other game's end is reached by keys below. */
const HOW_FAR = inDepth([['well into', playAtLeisure, 'you']], [['to the end of', playByKeys, 'over']])

test.each(HOW_FAR)(
  'from the first page %s a game by keyboard only',
  async (_, play, asked) => {
    const { page } = await app.open({ chance: 5 })
    // The first game that the start page offers, with the gentlest bot.
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="recruit"]') })
      .first()
      .focus()
    await page.keyboard.press('Home')
    await page.locator('[data-start]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-seq]').waitFor()
    const table = await play(page, 3)
    expect(table.seq).toBeGreaterThanOrEqual(AT_LEISURE)
    expect(table.asked).toBe(asked)
  },
  600_000,
)

test('The Great War by keyboard only, from its sheet to the end', async () => {
  const { page } = await app.open({ chance: 4 })
  await page.goto(`./#/scenarios/great-war/${SHORT.greatWar.scenario}`)
  // Regular makes short work of somebody who knows no rule.
  await page.locator('dialog[open] input[name="level"]').nth(LEVELS.indexOf('regular')).focus()
  await page.keyboard.press('Space')
  await page.locator('dialog[open] [data-start]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  await writeDown(page)
  const table = await playByKeys(page, 4)
  expect(table.asked).toBe('over')
  // The bot is asked again and again whether it answers: worth a glance, not a word each time.
  const { seen, heard } = await writtenDown(page)
  const mayPlay = (words: string): boolean => words.includes('may play a card')
  expect(seen.filter(mayPlay)).toHaveLength(1)
  expect(heard.filter(mayPlay)).toEqual([])
  expect(heard.some(words => /Waiting for .*\(German\)|\(German\) is thinking/.test(words))).toBe(true)
}, 600_000)
