/** Both tables at the moments that matter. */
import {
  isCurtainDown,
  liftCurtain,
  openCampaign,
  openWindow,
  type PlayerWindow,
  playOn,
  type Setup,
  SHORT,
  startCampaign,
  startGame,
  type TableState,
} from '@bivouac/web/driver'
import type { Page } from 'playwright-core'
import type { Session } from './album.ts'
import { photographAnswer } from './answer-window.ts'

interface Shot {
  readonly name: string
  /** Whether the table has come to it; asked before each press. */
  isHere(page: Page, table: TableState): Promise<boolean>
  /** It goes by in a moment: time stands still while it is photographed. */
  readonly isPassing?: true
  /** What is pressed first to get there soon. */
  readonly prefers?: RegExp | readonly RegExp[]
}

/** It may follow what was pressed a moment later. */
const comesUp = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    )
const shows = (selector: string) => (page: Page) => page.locator(selector).first().isVisible()
const isAsked = shows('[data-seq][data-asked="you"]')

const OPENING: Shot = { name: 'opening', isHere: isAsked }
const BIDS: Shot = { name: 'bids', isHere: shows('.normandy-ceremony__bids'), isPassing: true }
const slip = (selector: string): Shot => ({
  name: 'slip',
  // Before the roll: what lies ready can still be confirmed.
  isHere: async (page, { asked, primary }) =>
    asked === 'you' && primary !== undefined && (await comesUp(page, selector)),
  prefers: /\/attack$/,
})
/** In reasonable time, and not without a fight. */
const END: Shot = {
  name: 'end',
  isHere: shows('[data-seq][data-asked="over"]'),
  prefers: [/\/attack$/, /^button:|\/control$/],
}

const TABLES: readonly { readonly setup: Setup; readonly moments: readonly Shot[] }[] = [
  { setup: SHORT.normandy, moments: [OPENING, BIDS, slip('.normandy-slip__chance'), END] },
  { setup: SHORT.greatWar, moments: [OPENING, slip('.gw-slip'), END] },
]

export async function photographTables(session: Session): Promise<void> {
  const { album } = session
  for (const { setup, moments } of TABLES) {
    const screen = `table-${setup.game}`
    const isWanted = ({ name }: Shot) => album.wants(`${screen}-${name}`)
    const isCampaign = setup === SHORT.normandy
    const needsEnd = isCampaign && album.wants('campaign-under-way')
    // What comes after the last one that is wanted need not be played.
    const wanted = needsEnd ? moments : moments.slice(0, moments.findLastIndex(isWanted) + 1)
    if (wanted.length > 0) await photographMoments(session, setup, wanted, isCampaign)
    if (album.wants(`${screen}-curtain`)) await photographCurtain(session, setup)
    if (album.wants(`${screen}-coach`)) await photographCoach(session, setup)
    if (album.wants(`${screen}-rules`)) await photographRules(session, setup)
  }
  await photographAnswer(session)
}

/** Without the coach, who is shown once by himself. */
const open = ({ browser, url, size }: Session, settings = {}): Promise<PlayerWindow> =>
  openWindow(browser, url, { size, settings: { coach: false, ...settings } })

/** A clock cannot be set back. */
const AHEAD_MS = 200
/** What has just happened lies on the board for so long. */
const JUST_HAPPENED_MS = 2800

async function photographMoments(
  session: Session,
  setup: Setup,
  moments: readonly Shot[],
  isCampaign: boolean,
): Promise<void> {
  const { size, album } = session
  const window = await open(session)
  const { page } = window
  await page.clock.install()
  await page.goto('./')
  await (isCampaign ? startCampaign(page) : startGame(page, setup))
  for (const { name, isHere, isPassing, prefers = [] } of moments) {
    const screen = `table-${setup.game}-${name}`
    const table = await playOn(page, { until: now => isHere(page, now), prefers })
    if (name === 'end') await page.locator('.end-slip').waitFor()
    else if (table.asked === 'over') album.flaws.push(`${screen}: the game was over before`)
    if (isPassing) await page.clock.pauseAt(Date.now() + AHEAD_MS)
    else await page.waitForTimeout(JUST_HAPPENED_MS)
    await album.take(window, screen, size)
    if (isPassing) await page.clock.resume()
  }
  if (isCampaign && album.wants('campaign-under-way')) {
    await openCampaign(page)
    await album.take(window, 'campaign-under-way', size)
  }
  await window.close()
}

async function photographCurtain(session: Session, setup: Setup): Promise<void> {
  const { size, album } = session
  const window = await open(session)
  const { page } = window
  await page.goto('./')
  await startGame(page, { ...setup, hotSeat: true })
  await liftCurtain(page)
  await playOn(page, { until: () => isCurtainDown(page) })
  await album.take(window, `table-${setup.game}-curtain`, size)
  await window.close()
}

async function photographCoach(session: Session, setup: Setup): Promise<void> {
  const { size, album } = session
  const window = await open(session, { coach: true })
  const { page } = window
  await page.goto('./')
  await startGame(page, setup)
  await playOn(page, { until: () => isAsked(page) })
  await page.locator('.coach-slip').waitFor()
  await page.waitForTimeout(JUST_HAPPENED_MS)
  await album.take(window, `table-${setup.game}-coach`, size)
  await window.close()
}

/** The rules beside the table, at the clause that the prompt names. */
async function photographRules(session: Session, setup: Setup): Promise<void> {
  const { size, album } = session
  const window = await open(session)
  const { page } = window
  await page.goto('./')
  await startGame(page, setup)
  await playOn(page, { until: () => isAsked(page) })
  await page.locator('.clause-link').filter({ visible: true }).first().click()
  await page.locator('.rules-beside .clause--wanted').waitFor()
  await page.waitForTimeout(JUST_HAPPENED_MS)
  await album.take(window, `table-${setup.game}-rules`, size)
  await window.close()
}
