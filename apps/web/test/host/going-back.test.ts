/** Rooms that are taken back: the log only grows, what stands is what is looked back at, and nothing is lost by a restart. */
import { oathIn, offerHash, proves } from '@bivouac/fair'
import { memoryStore } from '@bivouac/host'
import {
  act,
  addEntropy,
  type Core,
  chanceFrom,
  entryOf,
  findGame,
  inRoom,
  keep,
  newCore,
  newDice,
  newRoom,
  newStory,
  type Room,
  seqOf,
  stepsSince,
  takeBack,
  takeBackTo,
  updateOf,
} from '@bivouac/host/core'
import { commands, openKeyedMatch, parseRecord, RESIGN, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import { describe, expect, test } from 'vitest'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { FIRST_SECRET, newBench, PEOPLE } from './bench.ts'

const board = unwrap(normandy.board(normandy.scenarios[0].data))

function newCoreWith(store = memoryStore()): Core {
  return newCore({
    games: HOST_GAMES,
    store,
    thinking: { choose: () => Promise.reject(new Error('nobody')), hint: async () => [], forget() {} },
    clock: () => 0,
    wait: async () => {},
    newId: () => 'id',
    newSeed: () => 'seed',
    whenUnsaved: 'refuse',
    botsWaitForScreens: false,
  })
}

function begun(core: Core): Room {
  const game = findGame(core, 'normandy')
  const dice = newDice(game.module, board, FIRST_SECRET)
  const match = openKeyedMatch(game.module, board, chanceFrom(dice, game.module))
  const facts = { id: 'g', game, begun: 0, touched: 0, plan: PEOPLE, dice }
  const rest = { seed: undefined, chance: undefined, kept: undefined }
  return newRoom({ ...facts, ...rest }, newStory(match, { commitment: dice.commitment }))
}

function giveAny(room: Room, n: number): void {
  const { module, table } = room.match
  const seat = module.toChoose(table) & 1 ? 0 : 1
  const list = commands()
  module.legal(table, seat, list)
  unwrap(act(room, seat, list.codes[n % list.count], n, { at: 1000 * n, id: `give ${n}` }))
}

/** All that can be asked about a room through the eyes of both. */
const seenIn = async (room: Room) => ({
  seq: seqOf(room),
  entry: entryOf(room),
  updates: [0, 1].map(seat => updateOf(room, { seat, plays: true }, [])),
  steps: stepsSince(room, 0, -1),
  asked: room.asked,
  fallen: room.fallen,
})

async function loaded(store: ReturnType<typeof memoryStore>): Promise<Room> {
  const core = newCoreWith(store)
  return inRoom(core, 'g', async room => room)
}

describe('a room that is taken back', () => {
  test('keeps all that was done, stands as it stood, and is the same after a restart', async () => {
    const store = memoryStore()
    const core = newCoreWith(store)
    const room = begun(core)
    for (let n = 1; n <= 40; n++) giveAny(room, n)
    const then = await seenIn(room)
    for (let n = 41; n <= 70; n++) giveAny(room, n)
    unwrap(await keep(core, room))
    unwrap(await takeBackTo(room, 40, 71, { at: 71_000, id: 'both agreed' }))
    expect([seqOf(room), entryOf(room)]).toEqual([40, 71])
    const back = await seenIn(room)
    expect({ ...back, entry: 40, updates: then.updates }).toEqual(then)
    expect(back.updates.map(({ view, legal, asked }) => [view, legal, asked])).toEqual(
      then.updates.map(({ view, legal, asked }) => [view, legal, asked]),
    )
    unwrap(await keep(core, room))
    const { lines } = unwrap(await store.load('g'))
    expect(lines).toHaveLength(71)
    expect(lines[70]).toEqual({ text: 'back to 40', at: 71_000, id: 'both agreed' })
    expect(await seenIn(await loaded(store))).toEqual(back)

    for (let n = 72; n <= 90; n++) giveAny(room, n)
    unwrap(await keep(core, room))
    expect(await seenIn(await loaded(store))).toEqual(await seenIn(room))
  })

  test('answers after each command and each restart alike whether it may be undone', async () => {
    const core = newCoreWith()
    const room = begun(core)
    const { store } = core
    let undone = 0
    for (let n = 1; n <= 60; n++) {
      giveAny(room, n)
      unwrap(await keep(core, room))
      const seat = room.match.log[seqOf(room) - 1].seat
      if (n % 5 === 0 && (await takeBack(room, seat, n)).ok) undone++
      unwrap(await keep(core, room))
      const answers = (one: Room) => [0, 1].map(at => updateOf(one, { seat: at, plays: true }, []).canUndo)
      expect(answers(await loaded(store as ReturnType<typeof memoryStore>))).toEqual(answers(room))
    }
    expect(undone).toBeGreaterThan(2)
  })

  test('is not taken back to what is not there', async () => {
    const room = begun(newCoreWith())
    giveAny(room, 1)
    for (const to of [-1, 1, 7, 0.5])
      expect(await takeBackTo(room, to, 2)).toMatchObject({ problem: { code: 'no-such-moment' } })
    expect([seqOf(room), entryOf(room), room.history.linesAfter(0).length]).toEqual([1, 1, 1])
  })
})

test('what players add to the dice counts from the next command on, after a restart too, and is proved in the end', async () => {
  const store = memoryStore()
  const core = newCoreWith(store)
  const room = begun(core)
  for (let n = 1; n <= 12; n++) giveAny(room, n)
  const bytes = '5e'.repeat(16)
  addEntropy(room, 1, offerHash(bytes), bytes, 13)
  unwrap(await keep(core, room))
  const again = await loaded(store)
  for (const one of [room, again]) for (let n = 14; n <= 60; n++) giveAny(one, n)
  expect(again.match.story).toEqual(room.match.story)
  unwrap(await takeBackTo(room, 30, 61))
  unwrap(act(room, 0, RESIGN, 62))
  unwrap(await keep(core, room))
  const text = await newBench({ store }).ask('export', { game: 'g' })
  expect(text).toContain(`\nentropy german ${offerHash(bytes)} ${bytes}\nat `)
  expect(text).toContain('\nat 1970-01-01T00:00:14.000Z\n13 ')
  const record = unwrap(parseRecord(text))
  const match = unwrap(replay(normandy, board, record))
  expect(match.log.some(entry => entry.drawn.length > 0)).toBe(true)
  expect(proves(match, oathIn(record, normandy)!)).toEqual({ ok: true, value: undefined })
  const other = { ...record, entropy: record.entropy.map(one => ({ ...one, from: one.from + 20 })) }
  expect(proves(match, oathIn(other, normandy)!).ok).toBe(false)
})
