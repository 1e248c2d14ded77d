/** Both tables at the moments that matter. */
import {
  isCurtainDown,
  liftCurtain,
  openWindow,
  playOn,
  type Setup,
  SHORT,
  startGame,
} from '@bivouac/web/driver'
import type { Page } from 'playwright-core'
import type { Session } from './album.ts'

interface Moment {
  readonly name: string
  /** Whether the table has come to it; asked before each press. */
  isHere(page: Page): Promise<boolean>
  readonly inEveryLanguage?: boolean
}

const shows = (selector: string) => (page: Page) => page.locator(selector).first().isVisible()

const OPENING: Moment = {
  name: 'opening',
  isHere: shows('[data-seq][data-asked="you"]'),
  inEveryLanguage: true,
}
const SLIP: Moment = { name: 'slip', isHere: shows('[data-primary]'), inEveryLanguage: true }
const ANSWER: Moment = { name: 'answer', isHere: shows('.gw-answer') }
const END: Moment = { name: 'end', isHere: shows('[data-seq][data-asked="over"]') }

const TABLES: readonly { readonly setup: Setup; readonly moments: readonly Moment[] }[] = [
  { setup: SHORT.normandy, moments: [OPENING, SLIP, END] },
  { setup: SHORT.greatWar, moments: [OPENING, SLIP, ANSWER, END] },
]

/** Brings a game of The Great War to its end in reasonable time. */
const HURRY = /^button:|\/control$/

export async function photographTables(session: Session): Promise<void> {
  for (const { setup, moments } of TABLES) {
    const screen = `table-${setup.game}`
    const isWanted = ({ name }: Moment) => session.album.wants(`${screen}-${name}`)
    // What comes after the last one that is wanted need not be played.
    const wanted = moments.slice(0, moments.findLastIndex(isWanted) + 1)
    if (wanted.length > 0) await photographMoments(session, screen, setup, wanted)
    if (session.album.wants(`${screen}-curtain`)) await photographCurtain(session, screen, setup)
  }
}

async function photographMoments(
  { browser, url, size, album }: Session,
  screen: string,
  setup: Setup,
  moments: readonly Moment[],
): Promise<void> {
  const window = await openWindow(browser, url, { size })
  const { page } = window
  await page.goto('./')
  await startGame(page, setup)
  for (const { name, isHere, inEveryLanguage } of moments) {
    const table = await playOn(page, { until: () => isHere(page), prefers: HURRY })
    if (table.asked === 'over' && name !== 'end')
      album.flaws.push(`${screen}: the game was over before '${name}'`)
    else await album.take(window, `${screen}-${name}`, size, inEveryLanguage)
  }
  await window.close()
}

async function photographCurtain(
  { browser, url, size, album }: Session,
  screen: string,
  setup: Setup,
): Promise<void> {
  const window = await openWindow(browser, url, { size })
  const { page } = window
  await page.goto('./')
  await startGame(page, { ...setup, hotSeat: true })
  await liftCurtain(page)
  await playOn(page, { until: () => isCurtainDown(page) })
  await album.take(window, `${screen}-curtain`, size)
  await window.close()
}
