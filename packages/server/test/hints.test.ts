/** Hints of other servers: each says what is worth reading, and nothing is read that is known by then. */
import { type CorePorts, newCore, type Room } from '@bivouac/host/core'
import { fail } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import type { Hint } from '../src/bus/bus.ts'
import { silentBus } from '../src/bus/bus.ts'
import { openMemory } from '../src/data/memory.ts'
import { following } from '../src/tables/following.ts'
import type { Shared } from '../src/tables/shared.ts'

const GAME = 'a-game'

/** A server with one game in memory, which reads up to revision 7 when it is asked to follow. */
function serverWithGame() {
  let hear: (hint: Hint) => void = () => {}
  let readings = 0
  const room = { id: GAME, kept: { revision: 5, lines: 5 } } as unknown as Room
  const ports: unknown = {
    clock: () => 0,
    store: {
      async loadAfter() {
        readings++
        room.kept = { revision: 7, lines: 7 }
        return fail('storage-failed', 'What was read is of no matter here.')
      },
    },
  }
  const core = newCore(ports as CorePorts)
  core.rooms.set(GAME, room)
  const shared = {
    core,
    db: openMemory().connect(),
    bus: { ...silentBus(true), onHint: (listener: typeof hear) => (hear = listener) },
    tables: new Map(),
    elsewhere: new Map(),
  } as unknown as Shared
  following(shared, (_, __, why) => expect.unreachable(why))
  return {
    readings: () => readings,
    async hear(...revisions: readonly number[]) {
      for (const revision of revisions) hear({ hint: 'game', game: GAME, revision })
      while (core.turns.size > 0) await core.turns.get(GAME)
    },
  }
}

test('two hints that come together are one reading', async () => {
  const { hear, readings } = serverWithGame()
  await hear(6, 7)
  expect(readings()).toBe(1)
})

test('what came after the reading is read', async () => {
  const { hear, readings } = serverWithGame()
  await hear(6, 8)
  expect(readings()).toBe(2)
})

test('what is known already is not read', async () => {
  const { hear, readings } = serverWithGame()
  await hear(5, 4)
  expect(readings()).toBe(0)
})
