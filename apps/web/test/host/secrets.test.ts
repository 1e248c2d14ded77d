/** Nobody is told what he may not know: no message changes when only hidden things do, and none holds seeds or dice. */
import { memoryStore } from '@bivouac/host'
import { chanceFrom, newDice } from '@bivouac/host/core'
import {
  type Board,
  below,
  cloneTable,
  commands,
  DRAWS,
  type GameModule,
  listed,
  newTable,
  openMatch,
  parseRecord,
  REVEALED,
  revealedTo,
  seedCells,
  seeded,
  standingLines,
  submit,
  type Table,
  unwrap,
} from '@bivouac/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { AGAINST_REGULAR, type Bench, FIRST_SECRET, inProcess, newBench, playAlong } from './bench.ts'

function legalFor(module: GameModule, t: Table<Board>, seat: number): number[] {
  if ((module.toChoose(t) & (1 << seat)) === 0) return []
  const list = commands()
  module.legal(t, seat, list)
  return listed(list)
}

/** A game played at random up to some command. */
function somewhere(module: GameModule, scenario: number, seed: string, length: number): Table<Board> {
  const { data } = module.scenarios[scenario % module.scenarios.length]
  const match = openMatch(module, unwrap(module.board(data)), seed)
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  while (match.log.length < length && module.toChoose(match.table) !== 0) {
    const seat = module.toChoose(match.table) & 1 ? 0 : 1
    const legal = legalFor(module, match.table, seat)
    unwrap(submit(match, seat, legal[below(dice, legal.length, 0)]))
  }
  return match.table
}

/** Another state that the seat holds possible. */
function otherwise(module: GameModule, t: Table<Board>, seat: number): Table<Board> {
  const other = newTable(module.layout, t.board, seeded)
  seedCells(other.cells, 'otherwise')
  module.imagine(t.board, module.view(t, seat)).imagine(seeded, other)
  for (const [at, count] of [
    [DRAWS, 1],
    [REVEALED, 2],
  ])
    other.cells.set(t.cells.subarray(at, at + count), at)
  return other
}

/** Whether a command shows the seat something that was hidden from it. */
function reveals(module: GameModule, t: Table<Board>, by: number, command: number, seat: number): boolean {
  const after = cloneTable(t)
  after.chance = chanceFrom(newDice(module, t.board, FIRST_SECRET), module)(1)
  module.apply(after, by, command)
  return revealedTo(after, seat) !== revealedTo(t, seat)
}

/** All that a screen is told which looks through the eyes of `seat` at a game that begins here. */
async function allSentTo(
  module: GameModule,
  t: Table<Board>,
  seat: number,
  by: number,
  command: number | undefined,
) {
  const asked: unknown[] = []
  const thinking = {
    choose: () => Promise.reject(new Error('nobody is asked here')),
    hint: async (question: unknown) => {
      asked.push(question)
      return []
    },
    forget: () => {},
  }
  // What an order of the other's will answer is yet to come, as it is for whoever plays from elsewhere.
  const bench: Bench = newBench({ thinking, orderMs: 1000, wait: () => new Promise(() => {}) })
  const position = module.printPosition(t)
  const seats = [{ who: 'person' }, { who: 'person' }] as const
  const plan = { module: module.id, scenario: t.board.scenario, seats, position }
  const { id: game } = await bench.ask('create', { plan })
  await bench.ask('open', { game, seat })
  await bench.ask('games', {})
  await bench.refused('hint', { game, seat })
  if (command !== undefined) await bench.refused('give', { game, seat: by, asked: 0, command })
  await bench.refused('give', { game, seat, asked: 0, command: -1 })
  await bench.ask('history', { game, seat })
  await bench.ask('moment', { game, seat, seq: 0 })
  await bench.ask('share', { game, seat, seq: 0 })
  return { messages: bench.messages, asked }
}

describe.each(HOST_GAMES.map(({ module }) => module))('$id', module => {
  test('no message to a seat changes when only what is hidden from it does', async () => {
    let compared = 0
    const scenes = fc.record({
      scenario: fc.nat(20),
      seed: fc.string(),
      length: fc.nat(120),
      seat: fc.constantFrom(0, 1),
      choice: fc.nat(1000),
    })
    const property = fc.asyncProperty(scenes, async ({ scenario, seed, length, seat, choice }) => {
      const t = somewhere(module, scenario, seed, length)
      const other = otherwise(module, t, seat)
      const by = module.toChoose(t) & 1 ? 0 : 1
      const shared = legalFor(module, t, by).filter(
        one =>
          legalFor(module, other, by).includes(one) &&
          ![t, other].some(table => reveals(module, table, by, one, seat)),
      )
      const command = shared.length > 0 ? shared[choice % shared.length] : undefined
      const [real, imagined] = await Promise.all(
        [t, other].map(table => allSentTo(module, table, seat, by, command)),
      )
      expect(imagined).toEqual(real)
      if (module.printPosition(t) !== module.printPosition(other)) compared++
    })
    await fc.assert(property, { numRuns: 25 })
    expect(compared, 'states that differ').toBeGreaterThan(10)
  })
})

test('no message holds a seed, the secret, or the order of a pile', async () => {
  const store = memoryStore()
  const bench = newBench({ store, thinking: inProcess() })
  const { id: game } = await bench.ask('create', { plan: AGAINST_REGULAR })
  await playAlong(
    bench,
    game,
    0,
    now => now.seq >= 30,
    legal => legal[1 % legal.length],
  )
  await bench.ask('history', { game, seat: 0 })
  await bench.ask('share', { game, seat: 0, seq: 12 })
  await bench.ask('branch', { game, seq: 12 })
  await bench.ask('games', {})
  const sent = JSON.stringify(bench.messages)
  expect(sent).not.toContain('seed')

  const { head, lines } = unwrap(await store.load(game))
  expect(head.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(sent).not.toContain(head.secret)
  expect([head, ...lines].filter(one => one.chance !== undefined)).toEqual([])

  const record = unwrap(parseRecord(await bench.ask('export', { game })))
  const piles = [record.setup, ...standingLines(record)].flatMap(step =>
    step.chance.flatMap(one => ('order' in one ? [one.order] : [])),
  )
  expect(piles.length).toBeGreaterThan(1)
  for (const pile of piles)
    for (let i = 0; i + 4 <= pile.length; i++) {
      const run = pile.slice(i, i + 4)
      expect(
        sent.includes(JSON.stringify(run).slice(1, -1)) || sent.includes(run.join(' ')),
        run.join(' '),
      ).toBe(false)
    }
})
