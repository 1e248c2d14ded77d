/** Sound is offered once and is never needed. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { changeSettings } from './driver/settings.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

test('sound is offered at the first table once the coach has been read, and not again', async () => {
  const { page } = await app.open()
  await startGame(page, SHORT.normandy)
  const note = page.locator('.coach-slip__ok')
  await note.waitFor()
  expect(await page.locator('.sound-offer').count()).toBe(0)
  // What lies ready has the pad to itself, and the note is there again when it is put away.
  await page.locator('.normandy-hand-card__whole[data-can]').first().click()
  await page.getByRole('tab', { name: 'Your choice' }).waitFor()
  await page.locator('.pad__body .normandy-slip__plain').waitFor()
  expect(await note.count()).toBe(0)
  await page.keyboard.press('Escape')
  await note.waitFor()
  const no = page.getByRole('button', { name: 'No, thanks' })
  // A second note may follow the first.
  await expect
    .poll(async () => {
      if ((await note.count()) > 0) await note.click()
      return no.count()
    })
    .toBe(1)
  await no.click()
  expect(await page.locator('.sound-offer').count()).toBe(0)
  await page.reload()
  await page.locator('.pad__body').waitFor()
  expect(await page.locator('.sound-offer').count()).toBe(0)
})

test('sound is not offered in the midst of a game', async () => {
  const { page } = await app.open({ settings: { coach: false } })
  await startGame(page, SHORT.normandy)
  const offer = page.locator('.sound-offer')
  await offer.waitFor()
  await playOn(page, { until: ({ seq }) => seq >= 3 })
  expect(await offer.count()).toBe(0)
})

/** From now on the page's audio tells how loud what it plays is. */
const heed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { createGain } = AudioContext.prototype
    const gains: GainNode[] = []
    AudioContext.prototype.createGain = function () {
      const gain = createGain.call(this)
      gains.push(gain)
      return gain
    }
    // All that is played goes through the first.
    Object.assign(globalThis, { loudness: () => gains[0]?.gain.value })
  })

const loudness = (page: Page): Promise<number | undefined> => page.evaluate('loudness()')

test('who says yes hears the table from then on, as loud as is set', async () => {
  const { page } = await app.open({ settings: { coach: false, volume: 0.25 } })
  await heed(page)
  await page.reload()
  await startGame(page, SHORT.normandy)
  const yes = page.getByRole('button', { name: 'Sound on' })
  await yes.waitFor()
  expect(await loudness(page)).toBeUndefined()
  await yes.click()
  await expect.poll(() => loudness(page)).toBe(0.25)
  expect(await page.locator('.sound-offer').count()).toBe(0)
  await changeSettings(page, { volume: 0.75 })
  await playOn(page, { until: async () => (await loudness(page)) === 0.75 })
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('button', { name: 'Sound', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})
