/** Games of yesterday's rules: they open, their past stays as it was, and what is not over goes on under today's. */
import { memoryStore } from '@bivouac/host'
import { parseRecord, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import { describe, expect, test } from 'vitest'
import { newBench, PEOPLE } from './bench.ts'
import { leftBehind, playOn, YESTERDAY } from './version-one.ts'

const TODAY = normandy.rulesVersion

describe('a game that was saved under version 1', () => {
  test('opens as it stood, says that the rules are new, and goes on under them', async () => {
    const { store, game, text, before } = await leftBehind(20)
    const bench = newBench({ store, name: 'b' })
    const [summary] = await bench.ask('games', {})
    expect(summary.flaw).toBeUndefined()
    const opened = await bench.ask('open', { game, seat: 0 })
    expect(opened.newRules).toEqual({ from: 1, to: TODAY })
    expect(opened.update).toEqual((await before.ask('open', { game, seat: 0 })).update)
    expect(await bench.ask('export', { game })).toBe(text)

    await playOn(bench, game, 1)
    expect((await bench.ask('open', { game, seat: 0 })).newRules).toBeUndefined()
    await playOn(bench, game, 20)
    const after = await bench.ask('export', { game })
    expect(after).toMatch(/^bivouac-game 2\ngame normandy\nrules 1\n/)
    expect(after.split('\n').filter(line => /^rules/.test(line))).toEqual(['rules 1', `rules ${TODAY}`])
    expect(after).toMatch(new RegExp(`\\n20 [^\\n]+\\nrules ${TODAY}\\n21 `))
    const board = unwrap(normandy.board(normandy.scenarios[0].data))
    expect(unwrap(replay(normandy, board, unwrap(parseRecord(after)))).log).toHaveLength(41)
  })

  test('is found again, and can be looked back at across the change', async () => {
    const { store, game, before } = await leftBehind(20)
    const bench = newBench({ store, name: 'b' })
    await playOn(bench, game, 14)
    const again = newBench({ store, name: 'c' })
    expect((await again.ask('open', { game, seat: 0 })).newRules).toBeUndefined()
    for (const seq of [0, 7, 19])
      expect(await again.ask('moment', { game, seat: 0, seq })).toEqual(
        await before.ask('moment', { game, seat: 0, seq }),
      )
    for (const seq of [20, 21, 31])
      expect(await again.ask('moment', { game, seat: 0, seq })).toEqual(
        await bench.ask('moment', { game, seat: 0, seq }),
      )
    const branch = await again.ask('branch', { game, seq: 25 })
    expect((await again.ask('open', { game: branch.id, seat: 0 })).newRules).toBeUndefined()
    const early = await again.ask('branch', { game, seq: 5 })
    expect((await again.ask('open', { game: early.id, seat: 0 })).newRules).toEqual({ from: 1, to: TODAY })
  })

  test('stays under its rules when it is over', async () => {
    const { store, game, text } = await leftBehind(6, true)
    const bench = newBench({ store, name: 'b' })
    const opened = await bench.ask('open', { game, seat: 0 })
    expect(opened.newRules).toBeUndefined()
    expect(opened.summary).toMatchObject({ outcome: { winner: 1 }, seq: 7 })
    await bench.ask('reseat', { game, plan: { seats: PEOPLE.seats } })
    expect(await bench.ask('export', { game })).toBe(text)
  })

  test('of newer rules than this program knows is listed with its flaw and kept', async () => {
    const store = memoryStore()
    const today = newBench({ store })
    const { id: game } = await today.ask('create', { plan: PEOPLE })
    const bench = newBench({ store, games: YESTERDAY, name: 'v' })
    const [summary] = await bench.ask('games', {})
    expect(summary.flaw?.code).toBe('newer-rules')
    expect(await bench.refused('open', { game, seat: 0 })).toBe('newer-rules')
    expect(await bench.ask('export', { game })).toBe(await today.ask('export', { game }))
  })
})

describe('a file of version 1', () => {
  test('goes on under the new rules if the game was not over', async () => {
    const { text } = await leftBehind(12)
    const bench = newBench()
    const { id: game, seq } = await bench.ask('import', { text })
    expect(seq).toBe(12)
    expect((await bench.ask('open', { game, seat: 0 })).newRules).toEqual({ from: 1, to: TODAY })
    await playOn(bench, game, 1)
    expect(await bench.ask('export', { game })).toContain(`\nrules ${TODAY}\n13 `)
  })

  test('is kept to the letter if it was', async () => {
    const { text } = await leftBehind(12, true)
    const bench = newBench()
    const { id: game } = await bench.ask('import', { text })
    expect(await bench.ask('export', { game })).toBe(text)
    expect((await bench.ask('open', { game, seat: 0 })).newRules).toBeUndefined()
  })
})
