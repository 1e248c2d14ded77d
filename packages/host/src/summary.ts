/** A game as it stands in a list: nothing in it is hidden from anybody. */
import type { GameSummary } from '@bivouac/protocol'
import { type LibraryCore, storedRoom } from './core.ts'
import { type FlawPorts, flawOf } from './flaws.ts'
import { headOf, type Room } from './room.ts'
import type { StoredGame } from './store/store.ts'
import { publicStanding, type Standing } from './tally.ts'

export function summaryOf(core: FlawPorts, head: StoredGame, { tally, pieces }: Standing): GameSummary {
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
    ...(pieces === undefined ? {} : { pieces }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(flaw === undefined ? {} : { flaw }),
  }
}

export const roomSummary = (core: FlawPorts, room: Room): GameSummary =>
  summaryOf(
    core,
    { ...headOf(room), id: room.id, revision: room.kept?.revision ?? 0 },
    publicStanding(room.match),
  )

/** How a game stands that is kept; no figures if it cannot be played any more. They are remembered until it changes. */
export async function keptStanding(core: LibraryCore, head: StoredGame): Promise<Standing> {
  const { id, revision } = head
  if (head.tally !== undefined) return { tally: head.tally, pieces: head.pieces }
  const known = core.tallies.get(id)
  if (known?.revision === revision) return known.standing
  const here = core.rooms.get(id)
  const room = here?.kept?.revision === revision ? here : await readRoom(core, id)
  const standing = room === undefined ? { tally: {} } : publicStanding(room.match)
  core.tallies.set(id, { revision, standing })
  return standing
}

async function readRoom(core: LibraryCore, id: string) {
  const stored = await core.store.load(id)
  const room = stored.ok ? storedRoom(core, stored.value) : stored
  return room.ok ? room.value : undefined
}
