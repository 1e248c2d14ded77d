/** The pages of online play and the table with all that lies around it: for everybody, on desktop and phone. */
import { expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { overflowFlaws, readTable } from '../driver/reading.ts'
import { expectNoFlaws } from '../no-flaws.ts'
import { withServer } from './server.ts'

const app = appInBrowser(withServer)
const SIZES = ['desktop', 'phone'] as const

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
    expect((await readTable(stranger))?.seq).toBeGreaterThanOrEqual(0)
    await page.goto('./#/invite/xxxxxxxxxxxxxxxxxxxxxx')
    await page.locator('[role="alert"]').waitFor()
    await look('an invitation that leads nowhere')
  },
  300_000,
)
