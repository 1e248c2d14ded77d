/** The figures of a game in a list: rounds, losses. They are worked out when a list is made, which is seldom, and not with each command. */
import { type Match, newTable, SPECTATOR, seeded } from '@bivouac/kernel'
import { type LibraryCore, storedRoom } from './core.ts'
import type { StoredGame } from './store/store.ts'

export type Tally = Readonly<Record<string, number>>

/** Worked out from what somebody knows who only watches: a list of games gives nothing away. */
export function publicTally({ module, table }: Match): Tally {
  if (module.tally === undefined) return {}
  const imagined = newTable(module.layout, table.board, seeded)
  module.imagine(table.board, module.view(table, SPECTATOR)).imagine(seeded, imagined)
  return module.tally(imagined)
}

/** The figures of a game that is kept; none if it cannot be played any more. They are remembered until it changes. */
export async function keptTally(core: LibraryCore, head: StoredGame): Promise<Tally> {
  const { id, revision } = head
  if (head.tally !== undefined) return head.tally
  const known = core.tallies.get(id)
  if (known?.revision === revision) return known.tally
  const here = core.rooms.get(id)
  const room = here?.kept?.revision === revision ? here : await readRoom(core, id)
  const tally = room === undefined ? {} : publicTally(room.match)
  core.tallies.set(id, { revision, tally })
  return tally
}

async function readRoom(core: LibraryCore, id: string) {
  const stored = await core.store.load(id)
  const room = stored.ok ? storedRoom(core, stored.value) : stored
  return room.ok ? room.value : undefined
}
