/** What the table says of its line while a move is on its way, kept or without a line; and it stands in nobody's way. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { byFinger, byMouse, playOn } from '../driver/player.ts'
import { fitFlaws, overflowFlaws, playQuickly, readTable } from '../driver/reading.ts'
import { seqOf, tray } from './at-table.ts'
import { wireOf, withServer } from './server.ts'

const app = appInBrowser(withServer)
const SIZES = ['desktop', 'phone'] as const
const WINDOW = { settings: { coach: false } } as const

/** Each button of the table in whose middle a press meets what tells of the line. */
const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.table-frame button')].flatMap(button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const sign = hit?.closest('[data-tray="lost"], [data-line]')
    return sign && !sign.contains(button) && !button.contains(hit) ? [button.textContent] : []
  })`)

async function expectNothingInTheWay(page: Page, size: (typeof SIZES)[number], state: string): Promise<void> {
  expect(await coveredButtons(page), state).toEqual([])
  expect((await readTable(page))?.covered, state).toEqual([])
  expect(await overflowFlaws(page), state).toEqual([])
  if (size === 'desktop') expect(await fitFlaws(page), state).toEqual([])
}

test.each(SIZES)(
  'sending, lost and kept, %s',
  async size => {
    const { page: other } = await app.open(WINDOW)
    const { page, context } = await app.open({ ...WINDOW, size })
    const wire = await wireOf(context)
    const pressing = size === 'phone' ? byFinger : byMouse
    await other.goto('./#/online/new')
    await other.locator('[data-start]').click()
    await page.goto(await other.locator('[data-invite]').innerText())
    await page.locator('[data-start]').click()
    await Promise.all([other, page].map(one => one.locator('[data-seq]').waitFor()))
    const line = (state: string) => page.locator(`[data-line="${state}"]`).first()
    /** Both play on until the page is asked. */
    async function untilAsked(): Promise<void> {
      for (let until = (await seqOf(page)) + 1; (await readTable(page))?.asked !== 'you'; until++)
        await Promise.all([other, page].map(one => playQuickly(one, { seed: until, prefers: [], until })))
    }
    const give = (isDone: () => Promise<boolean>) => playOn(page, { pressing, seed: 3, until: isDone })

    await untilAsked()
    await line('kept').waitFor()
    wire.hold()
    await give(async () => (await line('sending').count()) > 0)
    await expectNothingInTheWay(page, size, 'sending')
    wire.letGo()
    await line('kept').waitFor()

    await untilAsked()
    const before = await seqOf(page)
    await wire.cut()
    await line('lost').waitFor()
    await tray(page, 'lost').waitFor()
    expect((await readTable(page))?.spots).not.toEqual([])
    await expectNothingInTheWay(page, size, 'lost')
    const saved = tray(page, 'lost').getByText('Your move is saved on this device')
    await give(async () => (await saved.count()) > 0)
    await expectNothingInTheWay(page, size, 'lost, and a move kept')
    expect(await seqOf(page)).toBe(before)
    wire.mend()
    await line('kept').waitFor()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before)
    await expect.poll(async () => (await seqOf(other)) - (await seqOf(page))).toBe(0)
    expect(await tray(page, 'lost').count()).toBe(0)
  },
  300_000,
)
