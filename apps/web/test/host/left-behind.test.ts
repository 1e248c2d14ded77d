/**
 * Games that a program left behind which knew no secrets and no lines that take a game back: they open and go on as they would
 * have gone on there, with the dice of their seed. The files were written by that program, with how it went on.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { memoryStore, type Stored } from '@bivouac/host'
import { followsFromSeed, parseRecord, RESIGN, replay, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { newBench } from './bench.ts'
import { playOn } from './version-one.ts'

const folder = new URL('left-behind/', import.meta.url)

interface LeftBehind extends Stored {
  readonly wentOn: readonly string[]
}

async function opened(file: string) {
  const { head, lines, wentOn }: LeftBehind = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const store = memoryStore()
  unwrap(await store.create({ head, lines }))
  return { store, head, lines, wentOn, game: head.id, bench: newBench({ store, name: 'b' }) }
}

describe.each(readdirSync(folder))('%s', file => {
  test('is listed with its figures and goes on with its own dice', async () => {
    const { bench, game, head, lines, wentOn } = await opened(file)
    expect(await bench.ask('games', {})).toMatchObject([{ id: game, seq: head.seq, tally: head.tally }])
    await playOn(bench, game, wentOn.length)
    const text = await bench.ask('export', { game })
    // Only what goes on under newer rules than it was left with needs the newer format to say so.
    const { module } = HOST_GAMES.find(one => one.module.id === head.plan.module)!
    expect(text).toMatch(head.rules === module.rulesVersion ? /^bivouac-game 1\n/ : /^bivouac-game 2\n/)
    const story = text.split('\n').filter(line => /^\d/.test(line))
    expect(story).toEqual([...lines.map(line => line.text), ...wentOn])
    expect(
      wentOn.some(line => line.includes(' | ')),
      'with dice in it',
    ).toBe(true)
  })

  test('can be taken back, is found again, and is proved by its seed in the end', async () => {
    const { bench, store, game, head } = await opened(file)
    for (let canUndo = false; !canUndo; ) {
      await playOn(bench, game, 1)
      canUndo = bench.updates().at(-1)?.canUndo ?? false
    }
    const { seat, seq } = bench.updates().at(-1)!
    const again = newBench({ store, name: 'c' })
    expect((await again.ask('open', { game, seat })).update.canUndo, 'after a restart').toBe(true)
    await again.ask('undo', { game, seat, seq })
    await playOn(again, game, 30)
    await again.ask('give', { game, seat: 0, asked: 0, command: RESIGN })
    const text = await newBench({ store, name: 'd' }).ask('export', { game })
    expect(text).toMatch(/^bivouac-game 2\n/)
    expect(text).toContain(`\nback to ${seq - 1}\n${seq} `)
    expect(text).toContain(`\nseed ${head.seed}\n`)
    const { module } = HOST_GAMES.find(one => one.module.id === head.plan.module)!
    const scenario = module.scenarios.find(one => one.id === head.plan.scenario)!
    const match = unwrap(replay(module, unwrap(module.board(scenario.data)), unwrap(parseRecord(text))))
    expect(followsFromSeed(match, head.seed!).ok).toBe(true)
  })
})
