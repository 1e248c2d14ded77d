/** What all requests share: the games in memory, one thing after the other in each of them, and who looks at them. */
import { type Board, fail, type Problem, type Result } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { type Boards, newBoards } from './boards.ts'
import { flawOf } from './flaws.ts'
import { orRefuse, refuse } from './host-error.ts'
import type { HostGame } from './host-game.ts'
import type { CorePorts, HostPorts } from './ports.ts'
import { restoredRoom } from './restore.ts'
import type { Room } from './room.ts'
import type { Stored, StoredGame } from './store/store.ts'
import type { Standing } from './tally.ts'
import { newWatching, tellAll, type Watching } from './watching.ts'

export interface Core extends CorePorts, Watching {
  readonly boards: Boards
  readonly rooms: Map<GameId, Room>
  /** Games that turned out to be damaged when they were opened. */
  readonly damaged: Map<GameId, Problem>
  /** How running games stand in lists, as of a revision. */
  readonly tallies: Map<GameId, { readonly revision: number; readonly standing: Standing }>
  /** What each game is busy with: nothing overtakes anything else. */
  readonly turns: Map<GameId, Promise<void>>
}

/** The core of a host that lists, removes and mends games. */
export type LibraryCore = Core & Pick<HostPorts, 'store' | 'newSecret' | 'analysts' | 'findings'>

export const newCore = <Ports extends CorePorts>(ports: Ports): Core & Ports => ({
  ...ports,
  ...newWatching(),
  boards: newBoards(),
  rooms: new Map(),
  damaged: new Map(),
  tallies: new Map(),
  turns: new Map(),
})

/** The list of games has changed: all screens and the other windows may want to know. */
export function listChanged(core: Core, game?: GameId): void {
  tellAll(core, { news: 'games' })
  core.windows?.tell({ game })
}

const READY = Promise.resolve()

/** Does something about a game when all that was asked about it before is done. */
export function inTurn<T>(core: Core, game: GameId, act: () => Promise<T>): Promise<T> {
  const now = (core.turns.get(game) ?? READY).then(act)
  const done = (): void => {
    if (core.turns.get(game) === settled) core.turns.delete(game)
  }
  const settled: Promise<void> = now.then(done, done)
  core.turns.set(game, settled)
  return now
}

/** The same with the game in memory, loaded if need be. */
export const inRoom = <T>(core: Core, game: GameId, act: (room: Room) => Promise<T>): Promise<T> =>
  inTurn(core, game, async () => act(core.rooms.get(game) ?? (await loadRoom(core, game))))

export const findGame = (core: Core, id: string): HostGame =>
  core.games.find(one => one.module.id === id) ??
  refuse('unknown-game', `There is no game '${id.slice(0, 60)}' here.`)

const boardFor = (core: Core, game: HostGame, head: Pick<StoredGame, 'plan' | 'house'>): Board =>
  orRefuse(core.boards(game.module, { scenario: head.plan.scenario, house: head.house }))

/** The game as it was kept, played again up to where it was left. */
export function storedRoom(core: Core, stored: Stored): Result<Room> {
  const flaw = flawOf(core, stored.head)
  if (flaw !== undefined) return { ok: false, problem: flaw }
  const game = findGame(core, stored.head.plan.module)
  const room = restoredRoom(game, boardFor(core, game, stored.head), stored)
  if (room.ok) return room
  const { where, text } = room.problem
  return fail('damaged-game', `The saved game is damaged${where ? ` (${where})` : ''}: ${text}`)
}

/** The game from the store, kept in memory from now on. */
export async function loadRoom(core: Core, id: GameId): Promise<Room> {
  const loaded = await core.store.load(id)
  const room = loaded.ok ? storedRoom(core, loaded.value) : loaded
  core.folded?.(room.ok ? 'ok' : room.problem.code)
  if (!room.ok && room.problem.code === 'damaged-game') core.damaged.set(id, room.problem)
  const found = orRefuse(room)
  core.damaged.delete(id)
  core.rooms.set(id, found)
  return found
}
