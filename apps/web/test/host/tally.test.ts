/** The figures of a game in a list, and where its pieces stand: worked out when somebody looks at the list, right after a restart too, and kept at the end. */
import { memoryStore } from '@bivouac/host'
import { RESIGN } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { newBench, PEOPLE } from './bench.ts'

/** The games, which count how often their figures are worked out. */
function counting() {
  const counts = { tally: 0 }
  const games = HOST_GAMES.map(game => ({
    ...game,
    module: {
      ...game.module,
      tally: (t: Parameters<NonNullable<typeof game.module.tally>>[0]) => {
        counts.tally++
        return game.module.tally?.(t) ?? {}
      },
    },
  })) as unknown as typeof HOST_GAMES
  return { games, counts }
}

/** Where the counters of a side stand, as a player sees it. */
const tilesIn = (view: unknown, side: string): readonly string[] =>
  (view as { units: { unit: string; tile: string }[] }).units
    .filter(({ unit }) => unit.startsWith(side))
    .map(({ tile }) => tile)

test('no command works them out, and a list does it once for each game that has changed', async () => {
  const { games, counts } = counting()
  const store = memoryStore()
  const bench = newBench({ store, games })
  const { id: game } = await bench.ask('create', { plan: PEOPLE })
  const screens = [bench, bench.another()]
  const opened = await Promise.all(screens.map((screen, seat) => screen.ask('open', { game, seat })))
  counts.tally = 0
  for (let n = 0; n < 30; n++) {
    const latest = screens.map((screen, seat) => screen.updates().at(-1) ?? opened[seat].update)
    const seat = latest.findIndex(({ legal }) => legal.length > 0)
    const { legal, asked } = latest[seat]
    await screens[seat].ask('give', { game, seat, asked, command: legal[0] })
  }
  expect(counts.tally).toBe(0)

  const again = newBench({ store, games, name: 'b' })
  counts.tally = 0
  const [first] = await again.ask('games', {})
  expect(first.seq).toBe(30)
  expect(first.tally.rounds).toBeGreaterThan(1)
  expect(first.pieces).toEqual(['us', 'german'].map(side => tilesIn(screens[0].updates().at(-1)?.view, side)))
  expect(await again.ask('games', {})).toEqual([first])
  expect(counts.tally).toBe(1)
  expect(await bench.ask('games', {})).toEqual([first])

  await again.ask('give', { game, seat: 0, asked: 0, command: RESIGN })
  counts.tally = 0
  const [over] = await newBench({ store, games, name: 'c' }).ask('games', {})
  expect([over.tally, over.pieces, counts.tally]).toEqual([first.tally, first.pieces, 0])
})

test('a game that cannot be played any more has none', async () => {
  const store = memoryStore()
  const bench = newBench({ store })
  const { id: game } = await bench.ask('create', { plan: PEOPLE })
  const others = HOST_GAMES.filter(({ module }) => module.id !== PEOPLE.module)
  const elsewhere = newBench({ store, games: others, name: 'b' })
  expect(await elsewhere.ask('games', {})).toMatchObject([
    { id: game, tally: {}, flaw: { code: 'unknown-game' } },
  ])
})
