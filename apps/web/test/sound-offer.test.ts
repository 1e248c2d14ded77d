/** Sound is offered once and is never needed. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { playOn } from './driver/player.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

test('sound is offered at the first table once the coach has been read, and not again', async () => {
  const { page } = await app.open()
  await startGame(page, SHORT.normandy)
  const note = page.locator('.coach-slip__ok')
  await note.waitFor()
  expect(await page.locator('.sound-offer').count()).toBe(0)
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
