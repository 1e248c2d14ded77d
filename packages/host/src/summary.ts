/** A game as it stands in a list: nothing in it is hidden from anybody. */
import type { GameSummary } from '@bivouac/protocol'
import { type LibraryCore, storedRoom } from './core.ts'
import { type FlawPorts, flawOf } from './flaws.ts'
import { headOf, type Room } from './room.ts'
import type { StoredGame } from './store/store.ts'
import { publicTally, type Tally } from './tally.ts'

export function summaryOf(core: FlawPorts, head: StoredGame, tally: Tally): GameSummary {
  const { id, plan, seq, begun, touched, decision, outcome, fallen } = head
  const flaw = flawOf(core, head)
  return {
    id,
    plan,
    seq,
    begun,
    touched,
    decision,
    tally,
    fallen,
    ...(outcome === undefined ? {} : { outcome }),
    ...(flaw === undefined ? {} : { flaw }),
  }
}

export const roomSummary = (core: FlawPorts, room: Room): GameSummary =>
  summaryOf(
    core,
    { ...headOf(room), id: room.id, revision: room.kept?.revision ?? 0 },
    publicTally(room.match),
  )

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
