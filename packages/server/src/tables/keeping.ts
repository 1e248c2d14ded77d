/** What goes along with every change of a game: its clocks and offers before it is kept, and news of it afterwards. */
import { goesOnAlone, isOver, type Room, watcherAt } from '@bivouac/host/core'
import { gameWentOn } from './affairs.ts'
import type { OnlineTable } from './online-table.ts'
import { hasUntold } from './presence.ts'
import type { Shared } from './shared.ts'
import { tellTable } from './summary.ts'

/** Whose clocks run: a bot is not hurried. */
const askedOf = ({ match: { module, table } }: Room, { bots }: OnlineTable): number =>
  module.toChoose(table) & ~((bots[0] === undefined ? 0 : 1) | (bots[1] === undefined ? 0 : 2))

export function beforeKeeping({ core, tables, outages }: Shared, room: Room): void {
  const table = tables.get(room.id)
  if (table === undefined) return
  const now = core.clock()
  table.goesOnAlone = goesOnAlone(room)
  table.affairs = gameWentOn(table.affairs, table.plan.clock, askedOf(room, table), now, outages)
}

export function afterKeeping(shared: Shared, room: Room): void {
  const table = shared.tables.get(room.id)
  if (table === undefined) return
  table.askedAt = shared.core.clock()
  // Whoever looks at the game sees it there; the other screens of its players may want to list it anew.
  for (const player of new Set(table.players))
    for (const screen of shared.screens.get(player ?? '') ?? [])
      if (watcherAt(shared.core, room.id, screen.line) === undefined) screen.tell({ news: 'games' })
  if (isOver(room) || hasUntold(shared, table)) queueMicrotask(() => tellTable(shared, table))
}
