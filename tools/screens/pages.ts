/** Every page around the table. */
import greatWarBook from '@bivouac/great-war/puzzles.json' with { type: 'json' }
import normandyBook from '@bivouac/normandy/puzzles.json' with { type: 'json' }
import { openSheet, openWindow, playOn, SHORT, startGame } from '@bivouac/web/driver'
import type { Page } from 'playwright-core'
import type { Session } from './album.ts'

interface Visit {
  readonly screen: string
  go(page: Page): Promise<unknown>
  /** What is there once the page is; its papers unless told. */
  readonly ready?: string
}

const PAPERS = '.page-frame__content :is(.paper, .page-frame__onward):visible'
const TABLE = '[data-seq]'
const PUZZLE = '.puzzle[data-asked="you"]'

const address = (path: string) => (page: Page) => page.goto(`./#${path}`)

/** A part of the reference by its place in the choice: how to play, clauses, cards, terrain, terms. */
const part = (game: string, place: number) => async (page: Page) => {
  await page.goto(`./#/rules/${game}`)
  await page.locator('.rules-page__choices fieldset').nth(1).locator('label').nth(place).click()
}

const CARDS = 2
const TERRAIN = 3

const VISITS: readonly Visit[] = [
  { screen: 'home', go: address('/') },
  { screen: 'scenarios', go: address('/scenarios') },
  {
    screen: 'sheet-normandy',
    go: page => openSheet(page, { game: 'normandy', scenario: 'la-raye', level: 'regular' }),
  },
  { screen: 'sheet-great-war', go: page => openSheet(page, { ...SHORT.greatWar, level: 'expert' }) },
  { screen: 'games', go: address('/games') },
  { screen: 'import', go: address('/import') },
  { screen: 'campaign', go: address('/campaign') },
  { screen: 'rules-normandy', go: address('/rules/normandy') },
  { screen: 'rules-great-war', go: address('/rules/great-war') },
  { screen: 'rules-normandy-cards', go: part('normandy', CARDS) },
  { screen: 'rules-normandy-terrain', go: part('normandy', TERRAIN) },
  { screen: 'rules-great-war-cards', go: part('great-war', CARDS) },
  { screen: 'rules-great-war-terrain', go: part('great-war', TERRAIN) },
  { screen: 'primer', go: address('/how-to-play/normandy') },
  { screen: 'course-normandy', go: address('/learn/normandy') },
  { screen: 'course-great-war', go: address('/learn/great-war') },
  { screen: 'lesson-normandy', go: address('/learn/normandy/attack'), ready: TABLE },
  { screen: 'lesson-great-war', go: address('/learn/great-war/battle'), ready: TABLE },
  {
    screen: 'puzzle-normandy',
    go: address(`/puzzles/normandy/one/${normandyBook.puzzles[0]?.id}`),
    ready: PUZZLE,
  },
  {
    screen: 'puzzle-great-war',
    go: address(`/puzzles/great-war/one/${greatWarBook.puzzles[0]?.id}`),
    ready: PUZZLE,
  },
  { screen: 'puzzle-motifs', go: address('/puzzles/normandy/motif') },
  { screen: 'puzzle-rush', go: address('/puzzles/normandy/rush') },
  { screen: 'settings', go: address('/settings') },
  { screen: 'about', go: address('/about') },
  { screen: 'lost', go: address('/nowhere') },
]

export async function photographPages({ browser, url, size, album }: Session): Promise<void> {
  const visits = VISITS.filter(({ screen }) => album.wants(screen))
  if (visits.length === 0) return
  const window = await openWindow(browser, url, { size, settings: { coach: false } })
  const { page } = window
  await page.goto('./')
  // Some games under way, so that the lists have something to show.
  for (const setup of [SHORT.normandy, SHORT.greatWar]) {
    await startGame(page, setup)
    await playOn(page, { until: table => table.seq >= 8 })
  }
  for (const { screen, go, ready = PAPERS } of visits) {
    await go(page)
    // What stands on the page may have to be fetched.
    await page.locator(ready).first().waitFor()
    await album.take(window, screen, size)
  }
  await window.close()
}
