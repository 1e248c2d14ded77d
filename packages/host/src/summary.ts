/** A game as it stands in a list: nothing in it is hidden from anybody. */
import type { GameSummary } from '@bivouac/protocol'
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
