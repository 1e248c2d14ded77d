/** Whole games by invitation in two real browsers, one of them a phone, over lines that are cut twenty times. */
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appInBrowser } from '../browser.ts'
import { byFinger, byMouse, playOn } from '../driver/player.ts'
import { readTable } from '../driver/reading.ts'
import { SHORT } from '../driver/starting.ts'
import { wireOf, withServer } from './server.ts'

const app = appInBrowser(withServer)

const CUTS = 20

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

// Minutes for each game: with `BIVOUAC_DEEP=1 npx vitest run apps/web/test/online/whole-games.test.ts`.
const deep = test.runIf(process.env.BIVOUAC_DEEP !== undefined) // takes minutes: the shorter games of by-invitation.test.ts run always

deep.each([SHORT.normandy, SHORT.greatWar])(
  '$game is played to its end, and both see the same',
  async ({ game: module, scenario }) => {
    const { page: desk, context } = await app.open({ settings: { coach: false }, isPainted: false })
    const { page: phone, context: phones } = await app.open({
      size: 'phone',
      settings: { coach: false },
      isPainted: false,
    })
    const wires = [await wireOf(context), await wireOf(phones)]
    const plan = { module, scenario, side: 0, clock: { kind: 'none' }, watch: 'anyone', listed: false }
    const id = randomBytes(16).toString('hex')
    const made = await ask<{ id: string; invite: string }>(desk, 'create', { id, plan })
    await ask(phone, 'join', { code: made.invite })
    for (const page of [desk, phone]) {
      await page.goto(`./#/online/game/${made.id}`)
      await page.locator('[data-seq]').waitFor()
    }
    const players = [
      { page: desk, pressing: byMouse },
      { page: phone, pressing: byFinger },
    ]
    let cuts = 0
    for (let round = 1; ; round++) {
      const tables = await Promise.all(players.map(({ page }) => readTable(page)))
      if (tables.every(table => table?.asked === 'over')) break
      for (const { page, pressing } of players)
        if ((await readTable(page))?.asked === 'you')
          await playOn(page, {
            pressing,
            seed: round,
            prefers: /^button:/,
            until: ({ asked }) => asked !== 'you',
          })
      if (cuts < CUTS) {
        const wire = wires[cuts++ % 2]
        await wire.cut()
        await desk.waitForTimeout(200)
        wire.mend()
      }
      await desk.waitForTimeout(50)
    }
    expect(cuts).toBe(CUTS)
    const [one, other] = await Promise.all(players.map(({ page }) => readTable(page)))
    expect(other?.seq).toBe(one?.seq)
    const record = await ask<string>(desk, 'export', { game: made.id })
    expect(record).toContain(`\nsecret `)
  },
  1_800_000,
)
