/**
 * Both tables on a desk, by measure: cards at least 130 wide with text of at least 13, none over another, over a button or over
 * the board; nothing below the board; letters on the board no smaller than those on paper; and the board as large as the window allows,
 * whatever is said beside it.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { inDepth } from './driver/in-depth.ts'
import { playOn } from './driver/player.ts'
import { fitFlaws, overflowFlaws } from './driver/reading.ts'
import { changeSettings } from './driver/settings.ts'
import { startGame } from './driver/starting.ts'

const app = appInBrowser()

const LANGUAGES = ['en', 'de', 'es', 'fr', 'hu', 'pl'] as const

/** Where there is least room: whatever fits here in all languages, fits elsewhere in the same ones. */
const TIGHTEST = '1280x720'

/**
 * The three moments, and the languages in which each is looked at in the roomier windows: each moment in each window, each language in each
 * window and at each moment; in a deep run all of them together.
 */
const MOMENTS = {
  opening: inDepth(['en', 'de'], ['es', 'fr', 'hu', 'pl']),
  'card lies ready': inDepth(['es', 'fr'], ['en', 'de', 'hu', 'pl']),
  odds: inDepth(['hu', 'pl'], ['en', 'de', 'es', 'fr']),
} as const

type Moment = keyof typeof MOMENTS

/** Squarer, with the rack below the board, and lower than a desk: nobody's first window, and looked at in English only. */
const ODD_WINDOWS: readonly string[] = ['1179x900', '1024x768', '1280x640']

const languagesIn = (window: string, moment: Moment): readonly (typeof LANGUAGES)[number][] => {
  if (ODD_WINDOWS.includes(window)) return ['en']
  return window === TIGHTEST ? LANGUAGES : MOMENTS[moment]
}

/** The least width of the board in each window, which the hand below it used to halve. */
const TABLES = [
  {
    game: 'great-war',
    scenario: 'loos-13-october',
    boards: {
      '1920x1080': 1200,
      '1440x900': 950,
      '1366x768': 825,
      '1280x720': 775,
      '1179x900': 785,
      '1024x768': 625,
      '1280x640': 660,
    },
  },
  {
    game: 'normandy',
    scenario: 'la-raye',
    boards: {
      '1920x1080': 980,
      '1440x900': 800,
      '1366x768': 670,
      '1280x720': 630,
      '1179x900': 565,
      '1024x768': 435,
      '1280x640': 555,
    },
  },
] as const

const boardWidth = async (page: Page): Promise<number> =>
  (await page.locator('.table-frame__board').boundingBox())?.width ?? 0

async function expectToFit(
  page: Page,
  boards: Readonly<Record<string, number>>,
  moment: Moment,
): Promise<void> {
  const before = page.viewportSize()
  for (const [window, least] of Object.entries(boards)) {
    const [width, height] = window.split('x').map(Number)
    await page.setViewportSize({ width, height })
    const widths = new Set<number>()
    for (const language of languagesIn(window, moment)) {
      await changeSettings(page, { language })
      await page.waitForLoadState('networkidle')
      const name = `${moment}, ${window}, ${language}`
      expect(await fitFlaws(page), name).toEqual([])
      expect(await overflowFlaws(page), name).toEqual([])
      widths.add(await boardWidth(page))
    }
    expect([...widths], `${moment}, ${window}`).toHaveLength(1)
    expect([...widths][0], `${moment}, ${window}`).toBeGreaterThanOrEqual(least)
  }
  // As it was before, so that the same game is played on.
  if (before) await page.setViewportSize(before)
  await changeSettings(page, { language: 'en' })
}

test.each(TABLES)(
  'the table of $game on a desk',
  async ({ boards, ...setup }) => {
    const { page } = await app.open({ chance: 3, settings: { coach: false } })
    await startGame(page, { ...setup, level: 'recruit' })
    await playOn(page, { until: table => table.asked === 'you' })
    await expectToFit(page, boards, 'opening')
    await playOn(page, { until: table => table.asked === 'you' && table.primary !== undefined })
    await expectToFit(page, boards, 'card lies ready')
    await playOn(page, {
      prefers: /\/attack$/,
      until: () => page.locator('.gw-slip__parts, .normandy-sum').first().isVisible(),
    })
    await expectToFit(page, boards, 'odds')
  },
  600_000,
)

/** The one with the smallest tiles, and the one where most units enter at one; in a deep run all of them. */
const MAPS = inDepth(
  ['crossing-the-vire', 'streets-of-tessy-sur-vire'],
  [
    'montmartin-en-graignes',
    'raid-across-the-canal',
    'behind-enemy-lines',
    'desperate-withdrawal',
    'la-huberderie',
    'reinforcements',
    'critical-intelligence',
    'hill-314',
    'mortain',
  ],
)

test.each(MAPS)('letters on the map of %s can be read on the smallest desk', async scenario => {
  const { page } = await app.open({ chance: 3, settings: { coach: false, coordinates: true } })
  await startGame(page, { game: 'normandy', scenario, level: 'recruit' })
  const [width, height] = TIGHTEST.split('x').map(Number)
  await page.setViewportSize({ width, height })
  await playOn(page, { until: table => table.asked === 'you' })
  await expect.poll(() => fitFlaws(page)).toEqual([])
  await playOn(page, { prefers: /\/attack$/, until: () => page.locator('.normandy-sum').first().isVisible() })
  await expect.poll(() => fitFlaws(page)).toEqual([])
})

test('three counters on a tile too small for them are drawn larger while the tile is pointed at', async () => {
  const { page } = await app.open({ chance: 3, settings: { coach: false } })
  await startGame(page, { game: 'normandy', scenario: 'crossing-the-vire', level: 'recruit' })
  const [width, height] = TIGHTEST.split('x').map(Number)
  await page.setViewportSize({ width, height })
  const counter = page.locator('[data-thing="unit:german-mortar"].normandy-counter')
  const widthOf = async (): Promise<number> => (await counter.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeLessThan(34)
  /** At its upper left corner, where no counter stands. */
  const pointAt = async (tile: string): Promise<void> => {
    const box = await page.locator(`[data-thing="tile:${tile}"]`).first().boundingBox()
    if (box === null) throw new Error(`There is no tile ${tile}`)
    await page.mouse.move(box.x + 8, box.y + 8)
  }
  await pointAt('2B')
  await expect.poll(widthOf).toBeGreaterThan(36)
  await expect.poll(() => fitFlaws(page)).toEqual([])
  await pointAt('14A')
  await expect.poll(widthOf).toBeLessThan(34)
})
