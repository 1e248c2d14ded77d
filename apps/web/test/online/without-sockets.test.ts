/** Behind a proxy that lets no socket through a game is played all the same, by single requests, against somebody at a socket. */
import { LANGUAGES } from '@bivouac/face-kit'
import { expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { overflowFlaws, playQuickly, readTable } from '../driver/reading.ts'
import { changeSettings } from '../driver/settings.ts'
import { seqOf } from './at-table.ts'
import { wireOf, withServer } from './server.ts'

const app = appInBrowser(withServer)
const WINDOW = { settings: { coach: false } } as const

test('a page whose sockets are all refused takes an invitation, and both play and see the same', async () => {
  const { page: desk } = await app.open(WINDOW)
  const { page: phone, context, wrongs } = await app.open({ ...WINDOW, size: 'phone' })
  const wire = await wireOf(context)
  await wire.cut()
  await desk.goto('./#/online/new')
  await desk.locator('[data-start]').click()
  await phone.goto(await desk.locator('[data-invite]').innerText())
  await phone.locator('[data-start]').tap()
  await Promise.all([desk, phone].map(page => page.locator('[data-seq]').waitFor()))
  await expect.poll(() => phone.locator('[data-line="slow"]').innerText()).toBe('Slow connection')

  for (const language of LANGUAGES) {
    await changeSettings(phone, { language })
    // Its words may have to be fetched.
    await phone.waitForLoadState('networkidle')
    expect(await overflowFlaws(phone), language).toEqual([])
  }
  await changeSettings(phone, { language: 'en' })

  // Somebody who asks now and then is at the table all the while.
  await desk.locator('[data-presence="here"]').waitFor()
  const left: string[] = []
  await desk.exposeFunction('noteLeaving', (presence: string) => left.push(presence))
  await desk.evaluate(`new MutationObserver(() => {
    const found = document.querySelector('[data-presence]')?.dataset.presence
    if (found !== 'here') noteLeaving(String(found))
  }).observe(document.body, { subtree: true, childList: true, attributes: true })`)
  const until = 6
  await Promise.all([desk, phone].map((page, i) => playQuickly(page, { seed: i + 1, prefers: [], until })))
  await expect.poll(async () => (await seqOf(phone)) - (await seqOf(desk))).toBe(0)
  expect(await seqOf(desk)).toBeGreaterThanOrEqual(until)
  expect((await readTable(desk))?.asked === 'you').toBe((await readTable(phone))?.asked !== 'you')
  expect(left).toEqual([])

  // Whoever looks at the page again may be somewhere else by now.
  wire.mend()
  await phone.evaluate(`dispatchEvent(new Event('online'))`)
  await phone.locator('[data-line="kept"]').waitFor()
  await Promise.all(
    [desk, phone].map((page, i) => playQuickly(page, { seed: i + 3, prefers: [], until: until + 3 })),
  )
  await expect.poll(async () => (await seqOf(phone)) - (await seqOf(desk))).toBe(0)
  expect(wrongs).toEqual([])
}, 300_000)
