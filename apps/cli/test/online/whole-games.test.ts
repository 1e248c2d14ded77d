/** Whole games through the server: two guests, real sockets, a real database. */

import { oathIn, proves } from '@bivouac/fair'
import { greatWar } from '@bivouac/great-war'
import { type GameModule, parseRecord, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import { describe, expect, test } from 'vitest'
import { running } from './bench/house.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { twoAt } from './bench/server.ts'

describe.each([normandy, greatWar])('$name', module => {
  test('is played from invitation to end, and everything about its dice can be proved', async () => {
    const run = await running()
    const [{ id: scenario, data }] = module.scenarios
    const { game, lines } = await twoAt(run, { module: module.id, scenario })
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const choose = dice(7)
    while (await oneMove(lines, followers, choose));
    for (const { update, checks } of followers) {
      expect(update.outcome).toBeDefined()
      expect(checks).toBeGreaterThan(0)
    }
    const text = await lines[0].ask('export', { game })
    const record = unwrap(parseRecord(text))
    const { board } = module as GameModule
    const match = unwrap(replay(module as GameModule, unwrap(board(data)), record))
    const oath = oathIn(record, module)
    expect(oath).toBeDefined()
    expect(oath && proves(match, oath)).toEqual({ ok: true, value: undefined })
  })

  test('goes on after the server was stopped and started again', async () => {
    const first = await running()
    const { game, guests, lines } = await twoAt(first, {
      module: module.id,
      scenario: module.scenarios[0].id,
    })
    const before = await Promise.all(lines.map(line => follow(line, game)))
    const choose = dice(3)
    for (let i = 0; i < 30; i++) await oneMove(lines, before, choose)
    // An answer by order comes by itself, a little later.
    await expect.poll(() => before.some(one => one.update.legal.length > 0)).toBe(true)
    await first.stop()
    const second = await running({ folder: first.folder })
    const again = await Promise.all(guests.map(guest => guest.connect(second.url)))
    const after = await Promise.all(again.map(line => follow(line, game)))
    expect(after.map(one => one.update)).toEqual(before.map(one => one.update))
    for (let i = 0; i < 30; i++) await oneMove(again, after, choose)
    expect(after[0].update.entry).toBeGreaterThanOrEqual(60)
  })
})
