/**
 * Who is at a table, and what is told of it. Where a seat is asked whatever it holds, nothing of what its player does is told but his
 * answer: whether he comes or goes in that time is told afterwards.
 */
import { updateIfSame } from './keeping-tables.ts'
import { type OnlineTable, seatOf } from './online-table.ts'
import { type Screen, type Shared, screensAt } from './shared.ts'

/** A window that is open for longer than this is not being answered: whoever has left meanwhile is seen to have. */
const HOLD_MS = 120_000

type Both = readonly [boolean, boolean]

/** Whether each player has the game open; a bot always has. */
function hereAt(shared: Shared, table: OnlineTable): Both {
  let seats = seatsHere(shared, table)
  for (const { games } of shared.elsewhere.values()) seats |= games.get(table.id) ?? 0
  const isHere = (seat: 0 | 1): boolean => table.bots[seat] !== undefined || (seats & (1 << seat)) !== 0
  return [isHere(0), isHere(1)]
}

/** The players who have a screen at the table on this server, as bits. */
function seatsHere(shared: Shared, { id, players }: OnlineTable): number {
  const here = new Set(screensAt(shared, id).map(screen => screen.guest.id))
  return (here.has(players[0] ?? '') ? 1 : 0) | (here.has(players[1] ?? '') ? 2 : 0)
}

/** The seats of whose coming and going nothing is told now, as bits. */
function keptBack({ core }: Shared, { id, askedAt }: OnlineTable): number {
  const match = core.rooms.get(id)?.match
  if (match === undefined || core.clock() >= askedAt + HOLD_MS) return 0
  return match.module.decision(match.table).regardless === true ? match.module.toChoose(match.table) : 0
}

/** Whether each player is at the table, as far as that may be told. */
export function presenceAt(shared: Shared, table: OnlineTable): Both {
  const here = hereAt(shared, table)
  const hidden = keptBack(shared, table)
  const shown = ([0, 1] as const).map(seat => (hidden & (1 << seat) ? table.shownHere[seat] : here[seat]))
  table.shownHere = shown as [boolean, boolean]
  table.untold &= hidden
  return table.shownHere
}

/** Since when the seat has been away, as far as that may be told; undefined for one who is here. */
export const awaySince = (shared: Shared, table: OnlineTable, seat: 0 | 1): number | undefined =>
  presenceAt(shared, table)[seat] || hereAt(shared, table)[seat] ? undefined : table.awaySince[seat]

/** Whether somebody's coming or going was kept back, and may be told by now. */
export const hasUntold = (shared: Shared, table: OnlineTable): boolean =>
  table.untold !== 0 && (table.untold & keptBack(shared, table)) === 0

/** A player has come or gone; true if that may be told at once. */
export function playerMoved(shared: Shared, table: OnlineTable, seat: 0 | 1): boolean {
  const bit = 1 << seat
  const isHidden = (keptBack(shared, table) & bit) !== 0
  if (isHidden) table.untold |= bit
  return !isHidden
}

/** Notes who of the two is here, for those games in which days count. */
export function noteAway(shared: Shared, table: OnlineTable, screen: Screen, isHere: boolean): void {
  const seat = seatOf(table, screen.guest.id)
  if (seat === undefined || (isHere && table.awaySince[seat] === undefined)) return
  table.awaySince[seat] = isHere ? undefined : shared.core.clock()
  if (table.status !== 'playing' || table.plan.clock.kind !== 'none') return
  table.affairs = { ...table.affairs, away: [table.awaySince[0] ?? null, table.awaySince[1] ?? null] }
  // Nobody waits for it: at worst he is taken to have left later than he has.
  void shared.db.write([updateIfSame(table)])
}

/** Somebody has come or gone on another server. */
export function noteElsewhere(shared: Shared, table: OnlineTable): void {
  const here = hereAt(shared, table)
  for (const seat of [0, 1] as const)
    table.awaySince[seat] = here[seat] ? undefined : (table.awaySince[seat] ?? shared.core.clock())
}

/** Tells the other servers who is at this table, or at all tables of this one. */
export function tellWhoIsHere(shared: Shared, table?: OnlineTable): void {
  const { bus, node, tables } = shared
  if (!bus.isShared) return
  const all = table === undefined ? [...tables.values()] : [table]
  const games = all.map(one => [one.id, seatsHere(shared, one)] as const)
  bus.tell({
    hint: 'here',
    node,
    games: table === undefined ? games.filter(([, seats]) => seats !== 0) : games,
    isPart: table !== undefined,
  })
}
