/** The pages of online play and the table with all that lies around it: for everybody, on desktop and phone. */
import { LANGUAGES } from '@bivouac/face-kit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { fitFlaws, overflowFlaws, readTable } from '../driver/reading.ts'
import { changeSettings } from '../driver/settings.ts'
import { expectNoFlaws } from '../no-flaws.ts'
import { qrText } from './qr-picture.ts'
import { withServer } from './server.ts'

const app = appInBrowser(withServer)
const SIZES = ['desktop', 'phone'] as const

/** With clocks on them the plates leave less room between them than anywhere else. */
async function expectBandToFit(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1920, 1080],
  ])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width, height })
      await changeSettings(page, { language })
      await page.waitForLoadState('networkidle')
      expect(await fitFlaws(page), `the table, ${width}, ${language}`).toEqual([])
    }
  await changeSettings(page, { language: 'en' })
}

test.each(SIZES)(
  'all pages of online play, %s',
  async size => {
    const { page } = await app.open({ size })
    const look = async (screen: string): Promise<void> => {
      await expectNoFlaws(page, screen)
      expect(await overflowFlaws(page), screen).toEqual([])
    }
    await page.goto('./#/online/new')
    await page.locator('.new-game').waitFor()
    await look('a new game')
    // The second choice of the second strip of the form: an open seat.
    await page.locator('.draft-form fieldset').nth(1).locator('label').nth(1).click()
    await page.locator('[data-start]').click()
    const link = await page.locator('[data-invite]').innerText()
    await look('the waiting room')
    expect(await qrText(page)).toBe(link)
    await page.goto(link)
    await page.locator('.invite-card').waitFor()
    await look('one’s own invitation')
    await page.goto('./#/online')
    await page.locator('.game-slip').first().waitFor()
    await look('one’s games')

    const { page: stranger } = await app.open({ size })
    await stranger.goto('./#/online')
    await stranger.locator('.open-seats__row').first().waitFor()
    await expectNoFlaws(stranger, 'open seats')
    await stranger.goto(link)
    await stranger.locator('[data-start]').waitFor()
    await expectNoFlaws(stranger, 'the invitation')
    await stranger.locator('[data-start]').click()
    await stranger.locator('[data-seq]').waitFor()
    await expectNoFlaws(stranger, 'the table')
    expect(await overflowFlaws(stranger), 'the table').toEqual([])
    if (size === 'desktop') await expectBandToFit(stranger)
    expect((await readTable(stranger))?.seq).toBeGreaterThanOrEqual(0)
    await page.goto('./#/invite/xxxxxxxxxxxxxxxxxxxxxx')
    await page.locator('[role="alert"]').waitFor()
    await look('an invitation that leads nowhere')
  },
  300_000,
)

test('the largest text on the smallest phone, in every language', async () => {
  const { page } = await app.open({ size: 'phone', settings: { textSize: 2, coach: false } })
  await page.setViewportSize({ width: 360, height: 740 })
  const fits = async (screen: string): Promise<void> => {
    for (const language of LANGUAGES) {
      await changeSettings(page, { language })
      // Its words may have to be fetched.
      await page.waitForLoadState('networkidle')
      expect(await overflowFlaws(page), `${screen}, ${language}`).toEqual([])
    }
  }
  await page.goto('./#/online/new')
  await page.locator('.new-game').waitFor()
  await fits('a new game')
  await page.locator('[data-start]').click()
  const link = await page.locator('[data-invite]').innerText()
  await fits('the waiting room')
  await page.goto('./#/online')
  await page.locator('.game-slip').first().waitFor()
  await fits('one’s games')
  const { page: other } = await app.open()
  await other.goto('./#/online/new')
  await other.locator('[data-start]').click()
  const invited = await other.locator('[data-invite]').innerText()
  expect(invited).not.toBe(link)
  await page.goto(invited)
  await page.locator('[data-start]').waitFor()
  await fits('the invitation')
  await page.locator('[data-start]').click()
  await page.locator('[data-seq]').waitFor()
  await fits('the table')
}, 300_000)
