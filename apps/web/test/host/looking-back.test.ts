/** The past of a game: its story, its moments, and other games that begin there. */
import { parseRecord, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import type { Update } from '@bivouac/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { AGAINST_REGULAR, type Bench, inProcess, newBench, PEOPLE, playAlong } from './bench.ts'

const COMMANDS = 45
let bench: Bench
let game: string
let updates: readonly Update[]

const playOn = (on: Bench, id: string, until: number): Promise<Update> =>
  playAlong(
    on,
    id,
    0,
    now => now.seq >= until || now.outcome !== undefined,
    legal => legal[1 % legal.length],
  )

beforeAll(async () => {
  bench = newBench({ thinking: inProcess() })
  game = (await bench.ask('create', { plan: AGAINST_REGULAR })).id
  await playOn(bench, game, COMMANDS)
  updates = bench.updates().slice(0, COMMANDS)
})

test('the story is what was told step by step', async () => {
  const [setup, ...steps] = await bench.ask('history', { game, seat: 0 })
  expect(setup).toMatchObject({ seq: 0, by: -1 })
  expect(setup.facts.length).toBeGreaterThan(0)
  expect(steps.slice(0, COMMANDS)).toEqual(updates.flatMap(update => update.steps))
})

test('every moment is as it was shown then, in any order, with nothing to choose', async () => {
  for (const i of [30, 3, 44, 16, 15, 0, 32, 31]) {
    const { view, decision, seq } = updates[i]
    expect(await bench.ask('moment', { game, seat: 0, seq })).toMatchObject({
      seq,
      view,
      decision,
      legal: [],
    })
  }
  expect((await bench.ask('moment', { game, seat: 0, seq: 0 })).decision.kind).toBe('bid')
  for (const seq of [-1, 0.5, COMMANDS * 10])
    expect(await bench.refused('moment', { game, seat: 0, seq })).toBe('no-such-moment')
})

test('a branch begins with the same commands and goes its own way', async () => {
  const other = await bench.ask('branch', { game, seq: 20 })
  expect(other).toMatchObject({ seq: 20, plan: AGAINST_REGULAR })
  expect(other.id).not.toBe(game)
  const { update } = await bench.ask('open', { game: other.id, seat: 0 })
  const then = await bench.ask('moment', { game, seat: 0, seq: 20 })
  expect({ ...update, game }).toMatchObject({ view: then.view, decision: then.decision })
  await playOn(bench, other.id, COMMANDS)
  const [mine, its] = [
    await bench.ask('history', { game, seat: 0 }),
    await bench.ask('history', { game: other.id, seat: 0 }),
  ]
  expect(its.slice(0, 21)).toEqual(mine.slice(0, 21))
  expect(its.slice(0, COMMANDS + 1)).not.toEqual(mine.slice(0, COMMANDS + 1))
  const back = newBench({ thinking: inProcess() })
  expect(
    (await back.ask('import', { text: await bench.ask('export', { game: other.id }) })).seq,
  ).toBeGreaterThan(30)
})

test('a battle fought again does not count for the campaign', async () => {
  const plan = { ...PEOPLE, campaign: { campaign: 'c', battle: 1 } }
  const { id } = await bench.ask('create', { plan })
  expect((await bench.ask('branch', { game: id, seq: 0 })).plan).toEqual(PEOPLE)
})

describe('a shared position', () => {
  test('looks the same to the one who shares it, and can be played from', async () => {
    const seq = 40
    const position = await bench.ask('share', { game, seat: 0, seq })
    const { id, plan } = await bench.ask('create', { plan: { ...PEOPLE, position } })
    expect(plan, 'the position shows what is hidden').toEqual(PEOPLE)
    const { update } = await bench.ask('open', { game: id, seat: 0 })
    const then = await bench.ask('moment', { game, seat: 0, seq })
    expect(update).toMatchObject({ seq: 0, view: then.view, decision: then.decision })

    const seat = update.decision.seats[0]
    const now = (await bench.ask('open', { game: id, seat })).update
    await bench.ask('give', { game: id, seat, asked: 0, command: now.legal[0] })
    const text = await bench.ask('export', { game: id })
    const record = unwrap(parseRecord(text))
    expect(record.head.position).toBe(position)
    const board = unwrap(normandy.board(normandy.scenarios[0].data))
    expect(unwrap(replay(normandy, board, record)).log).toHaveLength(1)
    expect((await bench.ask('import', { text })).seq).toBe(1)
  })

  test('holds nobody’s dice and is another deal each time', async () => {
    const both = [
      await bench.ask('share', { game, seat: 0, seq: 40 }),
      await bench.ask('share', { game, seat: 0, seq: 40 }),
    ]
    expect(both[0]).toMatch(/\nchance 0 0 0 0 drawn 0\n/)
    expect(both[0]).not.toBe(both[1])
    expect(both[0].match(/^us hand .*/m)?.[0]).toBe(both[1].match(/^us hand .*/m)?.[0])
  })

  test('that is damaged or of another scenario is refused', async () => {
    const create = (position: string) => bench.refused('create', { plan: { ...PEOPLE, position } })
    expect(await create('hello')).toBe('bad-position')
    expect(await create('normandy la-raye\nround 3\nwhat 7\n')).toBe('bad-position')
    expect(await create('normandy moon\nround 3\n')).toBe('other-scenario')
  })
})
