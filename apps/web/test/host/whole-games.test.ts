/** Whole games of both games through messages alone. */
import { oathIn, proves } from '@bivouac/fair'
import { parseRecord, RESIGN, replay, SPECTATOR, unwrap } from '@bivouac/kernel'
import type { GamePlan, Update } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { AGAINST_REGULAR, type Bench, bot, inProcess, newBench, playAlong } from './bench.ts'

const toTheEnd = (bench: Bench, game: string, seat: number): Promise<Update> =>
  playAlong(
    bench,
    game,
    seat,
    now => now.outcome !== undefined,
    (legal, turn) => legal[(turn * 7) % legal.length],
  )

const PLANS: readonly GamePlan[] = [
  AGAINST_REGULAR,
  { ...AGAINST_REGULAR, seats: [bot('recruit'), { who: 'person' }] },
  { module: 'great-war', scenario: 'opening-action-1', seats: [{ who: 'person' }, bot('recruit')] },
]

describe.each(PLANS)('$module, $seats.0.who against $seats.1.who', plan => {
  test('a whole game, and its file is in order', async () => {
    const bench = newBench({ thinking: inProcess() })
    const { id } = await bench.ask('create', { plan })
    const seat = plan.seats.findIndex(sitter => sitter.who === 'person')
    const last = await toTheEnd(bench, id, seat)
    expect(last.decision.kind).toBe('over')
    const [summary] = await bench.ask('games', {})
    expect(summary).toMatchObject({ id, seq: last.seq, outcome: last.outcome, plan })
    expect(summary.tally.rounds).toBeGreaterThan(1)
    // The figures at the end of a game are found by the names of its sides.
    for (const side of HOST_GAMES.find(({ module }) => module.id === plan.module)!.module.sides)
      expect(summary.tally).toHaveProperty([`casualties.${side}`], expect.any(Number))
    const { 'casualties.us': us, 'casualties.german': german } = summary.tally
    if (plan.module === 'normandy') expect(summary.fallen, 'by name').toHaveLength(us + german)
    const seqs = bench.updates().flatMap(({ steps }) => steps.map(one => one.seq))
    expect(seqs, 'every command once').toEqual(seqs.map((_, i) => i + 1))
    expect(bench.troubles()).toEqual([])

    const text = await bench.ask('export', { game: id })
    const { module } = HOST_GAMES.find(one => one.module.id === plan.module)!
    const { data } = module.scenarios.find(one => one.id === plan.scenario)!
    const record = unwrap(parseRecord(text))
    const match = unwrap(replay(module, unwrap(module.board(data)), record))
    expect(proves(match, oathIn(record, module)!), 'its dice').toEqual({ ok: true, value: undefined })
    const copy = await bench.ask('import', { text })
    expect(await bench.ask('export', { game: copy.id }), 'with its secret').toBe(text)
    expect(copy).toMatchObject({ seq: last.seq, outcome: last.outcome, tally: summary.tally })
  })
})

test('two bots play while somebody watches, and a person may give up', async () => {
  const bench = newBench({ thinking: inProcess() })
  const { id } = await bench.ask('create', {
    plan: { ...AGAINST_REGULAR, seats: [bot('recruit'), bot('recruit')] },
  })
  const last = await toTheEnd(bench, id, SPECTATOR)
  expect(last.outcome).toBeDefined()

  const other = await bench.ask('create', { plan: AGAINST_REGULAR })
  await bench.ask('open', { game: other.id, seat: 0 })
  await bench.ask('give', { game: other.id, seat: 0, asked: 0, command: RESIGN })
  expect(bench.updates().at(-1)?.outcome).toEqual({ winner: 1, reason: 'resigned' })
})
