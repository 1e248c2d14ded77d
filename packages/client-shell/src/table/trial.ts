/** Trying things out: a game of one's own from how another stands, which is thrown away when one goes back. */
import type { HostClient } from '@bivouac/host/client'
import type { GameId } from '@bivouac/protocol'
import { readText, writeText } from '../store/kept-store.ts'
import type { Desk } from './desk.ts'

const KEY = 'bivouac.trial'

interface Trial {
  /** The game that is tried out, and the one it began from. */
  readonly local: GameId
  readonly from: GameId
}

/** Both sides are one's own there; what is hidden is dealt anew, so nothing is given away. Undefined if it cannot be begun. */
export async function beginTrial(
  local: HostClient,
  { table, state, seen }: Pick<Desk, 'table' | 'state' | 'seen'>,
  seq: number,
): Promise<GameId | undefined> {
  const { id: game, plan } = state.summary
  const position = await table.ask('share', { game, seat: seen.seat, seq })
  if (position === undefined) return undefined
  const { module, scenario } = plan
  const person = { who: 'person' } as const
  const { id } = await local.ask('create', { plan: { module, scenario, position, seats: [person, person] } })
  writeText(window, KEY, JSON.stringify({ local: id, from: game } satisfies Trial))
  return id
}

/** The game to go back to, if this one only tries things out. */
export function triedFrom(game: GameId): GameId | undefined {
  try {
    const { local, from } = JSON.parse(readText(window, KEY) ?? '{}') as Partial<Trial>
    return local === game && typeof from === 'string' ? from : undefined
  } catch {
    return undefined
  }
}
