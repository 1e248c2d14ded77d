/**
 * Whole games by invitation in two real browsers, one of them a phone, over lines that are cut twenty times: bids from the same moment, a
 * take-back, somebody who looks on, the end, another game. And a game by turns over a restart of its server.
 */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { OnlineGame, OnlinePlan } from '@bivouac/protocol/online'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { playQuickly, readTable } from '../driver/reading.ts'
import { fromMenu, press, seqOf, tray } from './at-table.ts'
import { newFolder, serverIn, wireOf } from './server.ts'

const folder = newFolder()
const app = appInBrowser(serverIn(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CUTS = 20
const FOR_EVER = 1e9
const WINDOW = { settings: { coach: false } } as const

/** Asks the server in the name of whoever has this page open. */
const ask = <T>(page: Page, name: string, asks: object): Promise<T> =>
  page.evaluate(
    async message => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await post('./api/guest', {})
      const said = await (await post('./api/ask', message)).json()
      return said.at(-1).answer
    },
    { ask: 1, name, asks },
  )

/** A game between a desk and a phone, both of which look at it, and their wires. */
async function sitDown(part: Pick<OnlinePlan, 'module' | 'scenario' | 'clock'>) {
  const { page: desk, context } = await app.open(WINDOW)
  const { page: phone, context: phones } = await app.open({ ...WINDOW, size: 'phone' })
  const wires = [await wireOf(context), await wireOf(phones)]
  const plan: OnlinePlan = { ...part, side: 0, watch: 'anyone', listed: false }
  const made = await ask<OnlineGame>(desk, 'create', { id: randomBytes(16).toString('hex'), plan })
  await ask(phone, 'join', { code: made.invite })
  const pages = [desk, phone]
  for (const page of pages) {
    await page.goto(`./#/online/game/${made.id}`)
    await page.locator('[data-seq]').waitFor()
  }
  /** Both play until so many commands stand, or to the end. */
  const playTo = (until: number) =>
    Promise.all(pages.map((page, i) => playQuickly(page, { seed: until + i, prefers: ['^button:'], until })))
  return { desk, phone, pages, wires, playTo, game: made.id }
}

/** Cuts one line after the other while the game goes on. */
async function cutting(wires: readonly Awaited<ReturnType<typeof wireOf>>[], page: Page): Promise<void> {
  for (let cut = 0; cut < CUTS; cut++) {
    const wire = wires[cut % wires.length]
    await wire.cut()
    await page.waitForTimeout(100)
    wire.mend()
    await page.waitForTimeout(400)
  }
}

test.each([
  { module: 'normandy', scenario: 'la-raye' },
  // Of all scenarios the one that ends soonest between two who know no rule.
  { module: 'great-war', scenario: 'opening-action-1' },
])(
  '$module is played to its end, and all see the same',
  async part => {
    const { desk, phone, pages, wires, playTo, game } = await sitDown({ ...part, clock: { kind: 'none' } })
    if (part.module === 'normandy') {
      // Both bid while neither hears of the other; both bids count.
      await Promise.all(wires.map(wire => wire.cut()))
      await Promise.all(pages.map(page => tray(page, 'lost').waitFor()))
      const bids = playTo(2)
      await Promise.all(
        pages.map(page => tray(page, 'lost').getByText('Your move is saved on this device').waitFor()),
      )
      for (const wire of wires) wire.mend()
      await bids
    }
    await playTo(12)
    await expect.poll(async () => (await seqOf(phone)) - (await seqOf(desk))).toBe(0)
    const before = await seqOf(desk)
    await fromMenu(desk, 'Ask for a take-back')
    await tray(phone, 'asked').getByRole('button', { name: 'OK', exact: true }).click()
    await expect.poll(() => seqOf(desk)).toBeLessThan(before)
    await expect.poll(async () => (await seqOf(phone)) - (await seqOf(desk))).toBe(0)

    const { page: watcher } = await app.open(WINDOW)
    await watcher.goto(`./#/online/game/${game}`)
    await watcher.locator('[data-seq]').waitFor()
    await Promise.all([playTo(FOR_EVER), cutting(wires, desk)])
    const last = await seqOf(desk)
    // Whoever looks on is shown one thing after the other, and may be some way behind.
    await expect
      .poll(() => Promise.all([phone, watcher].map(seqOf)), { timeout: 150_000 })
      .toEqual([last, last])
    expect((await readTable(watcher))?.asked).toBe('over')
    const record = await ask<string>(desk, 'export', { game })
    for (const line of [/^back to \d+$/m, /^secret /m]) expect(record).toMatch(line)

    await tray(desk, 'end').locator('.tray__two:not([data-asleep])').waitFor()
    await press(desk, 'Rematch, sides swapped')
    await tray(phone, 'asked').getByRole('button', { name: 'Yes, let’s play' }).click()
    await desk.getByRole('link', { name: 'To the next game' }).waitFor()
    const next = (await ask<OnlineGame[]>(desk, 'mine', {})).find(one => one.id !== game)
    expect([next?.mine, next?.status]).toEqual([1, 'playing'])
  },
  600_000,
)

test('a game by turns goes on over a restart of its server, and both come back by themselves', async () => {
  const { desk, pages, playTo, game } = await sitDown({
    module: 'normandy',
    scenario: 'la-raye',
    clock: { kind: 'turn', days: 3 },
  })
  await playTo(6)
  // Where both bid at once, one may have been shown the other's while its own was on its way: both count.
  const kept = () => Promise.all(pages.map(page => page.locator('[data-line="kept"]').first().waitFor()))
  await kept()
  const [{ seq: before }] = await ask<OnlineGame[]>(desk, 'mine', {})
  await expect.poll(() => Promise.all(pages.map(seqOf))).toEqual([before, before])
  await app.restart()
  await kept()
  expect(await Promise.all(pages.map(seqOf))).toEqual([before, before])
  await playTo(before + 6)
  const [{ clock, seq }] = await ask<OnlineGame[]>(desk, 'mine', {})
  expect([clock, seq >= before + 6]).toEqual([{ kind: 'turn', days: 3 }, true])
  expect(desk.url()).toContain(game)
}, 300_000)
