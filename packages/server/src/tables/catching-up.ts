/** A game in memory may be behind the database where several servers share it. */
import { follow, type Room, revive } from '@bivouac/host/core'
import { lastEntry, type OnlineTable, readTable, takenOver } from './online-table.ts'
import { hasUntold } from './presence.ts'
import type { Shared } from './shared.ts'
import { showCalledOff, tellTable } from './summary.ts'

const NEWEST = `select revision, ${lastEntry('game.id')} as entries from game where id = ?`

/**
 * The room as the database has it, and its table with it; the same one if nothing has happened in the game. To be asked while nothing else
 * is done about the game.
 */
export async function caughtUp(shared: Shared, room: Room): Promise<Room> {
  const { core, db, bus, tables } = shared
  if (!bus.isShared) return room
  const row = await db.one<{ revision: number; entries: number }>(NEWEST, room.id)
  if (row === undefined) return room
  if ((room.kept?.revision ?? 0) < row.revision) {
    await gameAnew(shared, room.id)
    return core.rooms.get(room.id) ?? room
  }
  // Something was settled beside the game.
  if ((tables.get(room.id)?.entries ?? 0) < row.entries) await tableAnew(shared, room.id)
  return room
}

/** The game as the database has it, for all who look at it here. */
export async function gameAnew(shared: Shared, game: string): Promise<void> {
  const { core, tables } = shared
  const before = aroundIt(tables.get(game))
  const room = core.rooms.get(game)
  if (room !== undefined) await follow(core, room)
  else if (core.watchers.has(game)) await revive(core, game)
  const table = tables.get(game)
  if (table !== undefined && (aroundIt(table) !== before || hasUntold(shared, table)))
    tellTable(shared, table)
}

/** What is told around the board and does not follow from the game itself. */
const aroundIt = (table: OnlineTable | undefined): string =>
  JSON.stringify(
    table && [
      table.status,
      table.names,
      table.bots,
      table.rematch,
      table.affairs.paused,
      table.affairs.offers,
      table.affairs.notice,
    ],
  )

/** A table in memory as the database has it. */
export async function tableAnew(shared: Shared, game: string): Promise<OnlineTable | undefined> {
  const { tables, db, core } = shared
  const old = tables.get(game)
  const fresh = old && (await readTable(db, 'id', game, core.clock()))
  if (old === undefined || fresh === undefined) return undefined
  const wasVoid = old.status === 'void'
  Object.assign(old, takenOver(old, fresh))
  const room = core.rooms.get(game)
  if (room !== undefined && old.status === 'void' && !wasVoid) showCalledOff(shared, room)
  return old
}
