/** Sound is offered once and is never needed. */
import { expect, test } from 'vitest'
import { appInBrowser } from './browser.ts'
import { SHORT, startGame } from './driver/starting.ts'

const app = appInBrowser()

test('sound is offered at the first table, and not again', async () => {
  const { page } = await app.open({ isPainted: false })
  await startGame(page, SHORT.normandy)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  expect(await page.locator('.sound-offer').count()).toBe(0)
  await page.reload()
  await page.locator('.pad__body').waitFor()
  expect(await page.locator('.sound-offer').count()).toBe(0)
})
