/**
 * Trying things out: a game of one's own from how another stands, which is thrown away when one goes back, or when the other
 * goes on by itself.
 */
import type { HostClient } from '@bivouac/host/client'
import type { GameId } from '@bivouac/protocol'
import type { Online } from '../online/online.ts'
import { readText, writeText } from '../store/kept-store.ts'
import type { Desk } from './desk.ts'

const KEY = 'bivouac.trial'

interface Trial {
  /** The game that is tried out, and the one it began from. */
  readonly local: GameId
  readonly from: GameId
  /** How far that one was. */
  readonly seq: number
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
  writeText(
    window,
    KEY,
    JSON.stringify({ local: id, from: game, seq: state.playing.now.seq } satisfies Trial),
  )
  return id
}

/** Where to go back to, if this game only tries things out. */
export function triedFrom(game: GameId): Trial | undefined {
  try {
    const { local, from, seq } = JSON.parse(readText(window, KEY) ?? '{}') as Partial<Trial>
    return local === game && typeof from === 'string' && typeof seq === 'number'
      ? { local, from, seq }
      : undefined
  } catch {
    return undefined
  }
}

/** Calls back once when the game that a trial began from has gone on. Gives what ends the waiting. */
export function whenItGoesOn(
  { ask, onNews, line }: Pick<Online, 'ask' | 'onNews' | 'line'>,
  { from, seq }: Pick<Trial, 'from' | 'seq'>,
  goBack: () => void,
): () => void {
  let isWaiting = true
  const look = async (): Promise<void> => {
    const game = (await ask('mine', {})).find(one => one.id === from)
    if (!isWaiting || game === undefined || (game.seq === seq && game.status === 'playing')) return
    isWaiting = false
    goBack()
  }
  // Without a line nothing is known; the next word from the server asks again.
  const lookSoon = (): void => void look().catch(() => undefined)
  lookSoon()
  const stops = [
    onNews(({ news }) => news === 'games' && lookSoon()),
    line.subscribe(() => line.get() === 'live' && lookSoon()),
  ]
  return () => {
    isWaiting = false
    for (const stop of stops) stop()
  }
}
