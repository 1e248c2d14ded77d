/** A game that is over, looked at: in the theatre, by the analysis, in a study, by who checks its dice. */
import { openWindow } from '@bivouac/web/driver'
import { recordOf } from '@bivouac/web/driver/records'
import type { Page } from 'playwright-core'
import type { Session } from './album.ts'

const GAMES = [
  ['normandy', 'normandy', 24],
  ['great-war', 'greatWar', 30],
] as const

/** A sheet of analysis is worth a look when there is something to say. */
const ANALYSED = 14

const bring = async (page: Page, address: string, record: string): Promise<void> => {
  await page.goto(`./#/${address}`)
  const buffer = Buffer.from(record)
  await page
    .locator('.record-drop input[type="file"]')
    .setInputFiles({ name: 'game.bivouac.txt', mimeType: 'text/plain', buffer })
}

export async function photographLookingBack({ browser, url, size, album }: Session): Promise<void> {
  const screens = GAMES.flatMap(([game]) =>
    ['theatre', 'study', 'analysis', 'check'].map(one => `${one}-${game}`),
  )
  if (![...screens, 'studies'].some(screen => album.wants(screen))) return
  for (const [game, name, commands] of GAMES) {
    // A record that was brought along stays: the next one needs a window of its own.
    const open = () => openWindow(browser, url, { size, settings: { coach: false } })
    const window = await open()
    const { page } = window
    const record = await recordOf(name, commands)
    await bring(page, 'replay/file', record)
    await page.locator('.theatre[data-shown="0"]').waitFor()
    await page.locator('.timeline__thumb').fill(`${commands / 2}`)
    await page.locator(`.theatre[data-shown="${commands / 2}"]`).waitFor()
    await album.take(window, `theatre-${game}`, size)
    const study = page.getByRole('link', { name: 'Study this moment' })
    if (!(await study.isVisible())) await page.getByRole('button', { name: 'More' }).click()
    await study.click()
    await page.locator('.study[data-shown=""]').waitFor()
    await album.take(window, `study-${game}`, size)
    await bring(page, 'check', record)
    await page.locator('.page-frame__content .paper').nth(1).waitFor()
    await album.take(window, `check-${game}`, size)
    await page.goto('./#/study')
    await page.locator('.page-frame__content .paper').first().waitFor()
    if (game === 'normandy') await album.take(window, 'studies', size)
    await window.close()
    if (!album.wants(`analysis-${game}`)) continue
    const analysed = await open()
    await bring(analysed.page, 'analysis/file', await recordOf(name, ANALYSED))
    await analysed.page.getByRole('button', { name: 'Analyse this game' }).click()
    await analysed.page.locator('.turning-points').waitFor({ timeout: 400_000 })
    await album.take(analysed, `analysis-${game}`, size)
    await analysed.close()
  }
}
