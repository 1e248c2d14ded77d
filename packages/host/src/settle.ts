/** What follows every change of a game: it is kept, then shown. The bots go on from there (`bots.ts`). */
import { ok, type Result, type Seat } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { type Core, loadRoom } from './core.ts'
import { playOn } from './following.ts'
import { HostError } from './host-error.ts'
import { carryOutOrders } from './orders.ts'
import { headOf, isOver, type Room, seqOf } from './room.ts'
import {
  getUp,
  getUpStrangers,
  type Line,
  showUpdate,
  tellAll,
  tellWatchers,
  trouble,
  watchersOf,
} from './watching.ts'

const REMOVED = { code: 'no-such-game', text: 'This game has been removed in another window.' }

/** Writes down what the store does not have yet. */
async function write(core: Core, room: Room): Promise<Result<unknown>> {
  const head = headOf(room)
  const { kept } = room
  const lines = room.history.linesAfter(kept?.lines ?? 0)
  const revision = (kept?.revision ?? 0) + 1
  const done =
    kept === undefined
      ? await core.store.create({ head: { ...head, id: room.id, revision }, lines })
      : await core.store.change(room.id, { after: kept.revision, lines, head })
  if (!done.ok) return done
  room.kept = { revision, lines: (kept?.lines ?? 0) + lines.length }
  room.unsaved = false
  core.windows?.tell({ game: room.id, revision })
  return done
}

/**
 * Keeps the game. Where it cannot be kept, either it goes on, its people know, and it is tried again with the next
 * command; or, where the host must not show what could be lost, nothing has happened.
 */
export async function keep(core: Core, room: Room, asker?: Line): Promise<Result<unknown>> {
  const done = await write(core, room)
  if (done.ok || done.problem.code === 'taken' || done.problem.code === 'no-such-game') return done
  if (core.whenUnsaved === 'refuse') {
    dropRoom(core, room)
    return done
  }
  if (!room.unsaved) trouble(core, done.problem, room.id, asker)
  room.unsaved = true
  return ok(undefined)
}

/** Whether the change stands; if another window was first, the game is now as it was made there. */
export async function settle(core: Core, room: Room, asker?: Line): Promise<boolean> {
  if (core.orderMs === undefined) carryOutOrders(room, core.clock())
  core.beforeKeeping?.(room)
  const kept = await keep(core, room, asker)
  if (!kept.ok) {
    if (kept.problem.code === 'taken') {
      await reload(core, room)
      return false
    }
    if (kept.problem.code !== 'no-such-game') throw new HostError(kept.problem)
    leave(core, room)
    throw new HostError(REMOVED)
  }
  core.afterKeeping?.(room)
  showUpdate(core, room)
  if (isOver(room)) tellAll(core, { news: 'games' })
  return true
}

/** Takes the room out of memory; whoever asks next gets it from the store. Who looks at it stays. */
function dropRoom(core: Core, room: Room): void {
  if (core.rooms.get(room.id) === room) core.rooms.delete(room.id)
  stopThinking(core, room)
}

/** Takes the game as the store has it, and shows it to whoever looks. */
async function reload(core: Core, old: Room): Promise<void> {
  dropRoom(core, old)
  const room = await loadRoom(core, old.id)
  getUpStrangers(core, room)
  showFrom(core, room, commonCommands(old, room))
}

/** What was shown already is not shown again, as far as it still stands; where it does not, the table simply stands as it stands. */
function showFrom(core: Core, room: Room, common: number): void {
  for (const watcher of watchersOf(core, room.id)) {
    const known = Math.min(watcher.sent, common)
    watcher.shown = Math.min(watcher.shown, known)
    watcher.sent = known < watcher.sent ? seqOf(room) : known
  }
  showUpdate(core, room)
}

/** With how many of the same commands both begin. */
function commonCommands({ match: ours }: Room, { match: theirs }: Room): number {
  const parting = ours.log.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(theirs.log[i]))
  return parting < 0 ? ours.log.length : parting
}

/** A game that is looked at but could not be loaded when it was to be followed. */
export async function revive(core: Core, game: GameId): Promise<void> {
  const room = await loadRoom(core, game)
  getUpStrangers(core, room)
  for (const watcher of watchersOf(core, game)) watcher.sent = Math.min(watcher.sent, seqOf(room))
  showUpdate(core, room)
}

/** Nobody plays it here any more. */
export function leave(core: Core, room: Room): void {
  stopThinking(core, room)
  for (const { line } of watchersOf(core, room.id)) getUp(core, room.id, line)
  core.thinking.forget(room.id)
  core.rooms.delete(room.id)
}

/** Another window, or another server, has changed the game. */
export async function follow(core: Core, room: Room): Promise<void> {
  const { store } = core
  const { kept } = room
  const stored = await (kept && store.loadAfter ? store.loadAfter(room.id, kept.lines) : store.load(room.id))
  if (!stored.ok) {
    if (stored.problem.code !== 'no-such-game') return
    trouble(core, REMOVED, room.id)
    leave(core, room)
  } else if (stored.value.head.revision !== kept?.revision) {
    const stood = store.loadAfter && (await playOn(room, stored.value))
    if (stood === undefined) return reload(core, room)
    stopThinking(core, room)
    getUpStrangers(core, room)
    showFrom(core, room, stood)
  }
}

export const tellThinking = (core: Core, { id: game }: Room, seat: Seat, on: boolean): void =>
  tellWatchers(core, game, { news: 'thinking', game, seat, on })

/** What its bot thinks about is out of date. */
export function stopThinking(core: Core, room: Room): void {
  const { bot } = room
  room.bot = undefined
  if (bot === undefined || bot.command !== undefined || bot.failed !== undefined) return
  core.thinking.forget(room.id)
  if (bot.isOrder !== true) tellThinking(core, room, bot.seat, false)
}
