/** Two people who find each other: the open seats, a new game, the waiting room, the invitation, the table between them. */
import { openWindow, playOn } from '@bivouac/web/driver'
import type { Session } from './album.ts'

const SCREENS = [
  'online',
  'online-new',
  'online-waiting',
  'online-seats',
  'online-invitation',
  'table-online',
]

export async function photographOnline({ browser, url, size, album }: Session): Promise<void> {
  if (!SCREENS.some(screen => album.wants(screen))) return
  const settings = { coach: false }
  const host = await openWindow(browser, url, { size, settings })
  const guest = await openWindow(browser, url, { size, settings })
  await host.page.goto('./#/online/new')
  await host.page.locator('.new-game').waitFor()
  await album.take(host, 'online-new', size)
  // The second choice of the second strip of the form: an open seat.
  await host.page.locator('.draft-form fieldset').nth(1).locator('label').nth(1).click()
  await host.page.locator('[data-start]').click()
  const link = await host.page.locator('[data-invite]').innerText()
  await album.take(host, 'online-waiting', size)
  await guest.page.goto('./#/online')
  await guest.page.locator('.open-seats__row').first().waitFor()
  await album.take(guest, 'online-seats', size)
  await guest.page.goto(link)
  await guest.page.locator('[data-start]').waitFor()
  await album.take(guest, 'online-invitation', size)
  await guest.page.locator('[data-start]').click()
  await guest.page.locator('[data-seq]').waitFor()
  await host.page.locator('[data-seq]').waitFor()
  await playOn(guest.page, { until: async ({ seq, asked }) => seq >= 1 || asked === 'other' })
  await album.take(guest, 'table-online', size)
  await host.page.goto('./#/online')
  await host.page.locator('.game-slip').first().waitFor()
  await album.take(host, 'online', size)
  await host.close()
  await guest.close()
}
