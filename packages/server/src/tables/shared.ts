/** What all of the server's requests share: the host's core, the database, the tables in memory, and who is on the line. */
import { type Core, isOver, type Line, type Room, refuse, watcherAt, watchersOf } from '@bivouac/host/core'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../data/database.ts'
import type { Guest, Guests } from '../people/guests.ts'
import type { ServerLine } from '../wire/line.ts'
import type { SmallUpdates } from '../wire/small-updates.ts'
import type { Outage } from './clocks.ts'
import { type OnlineTable, readTable, type SeatNumber, seatOf } from './online-table.ts'

export interface Shared {
  readonly core: Core
  readonly db: Database
  readonly bus: Bus
  /** What this server is called among those that share its database. */
  readonly node: string
  /** Whom other servers have seen at their tables, as bits by game, and how long they are believed. */
  readonly elsewhere: Map<string, { readonly games: ReadonlyMap<string, number>; readonly until: number }>
  readonly guests: Guests
  /** Tables whose games are in memory; the others are read when they are asked for. */
  readonly tables: Map<string, OnlineTable>
  readonly outages: Outage[]
  /** The machine may have slept, or the database been away, and nobody has noticed yet: `outages` knows of it afterwards. */
  catchUpTime(): Promise<void>
  /** All screens of each guest, and each screen by its line in the host. */
  readonly screens: Map<string, Set<Screen>>
  readonly screenOf: Map<Line, Screen>
  /** The client's id of the command that is being kept in each game. */
  readonly giving: Map<string, string>
  /** Tables whose screens will be told in a moment how many look on. */
  readonly telling: Set<string>
  readonly build: string
  /** How long an answer is held back that must not tell by its time what somebody holds, in milliseconds. */
  readonly answerMs: number
  /** Whether a guest may offer one more game, or say one more thing. */
  mayOffer(guest: Guest): boolean
  mayChat(guest: Guest): boolean
}

/** One screen: its line to the server, and its place among the host's watchers. */
export interface Screen extends ServerLine {
  readonly line: Line
  readonly small: SmallUpdates
  /** The games it looks at. */
  readonly games: Set<string>
}

const NO_SUCH_GAME = 'There is no such game here.'

/** The table of a game that is in memory. */
export const tableOf = ({ tables }: Shared, game: string): OnlineTable =>
  tables.get(game) ?? refuse('no-such-game', NO_SUCH_GAME)

/** The table of any game. */
export const findTable = async ({ tables, db, core }: Shared, game: string): Promise<OnlineTable> =>
  tables.get(game) ?? (await readTable(db, 'id', game, core.clock())) ?? refuse('no-such-game', NO_SUCH_GAME)

export const playerAt = (table: OnlineTable, guest: Guest): SeatNumber =>
  seatOf(table, guest.id) ?? refuse('not-your-seat', 'You do not play in this game.')

/** Whether nothing more is played: the game has ended, or was called off. */
export const isEnded = (table: OnlineTable, room: Room): boolean => table.status === 'void' || isOver(room)

/** Whether the screen's line is still there. */
export const isConnected = ({ screens }: Shared, screen: Screen): boolean =>
  screens.get(screen.guest.id)?.has(screen) === true

/** Whether this screen looks at the game. */
export const looksOn = ({ core }: Shared, game: string, { line }: Screen): boolean =>
  watcherAt(core, game, line) !== undefined

/** Whether whoever has this screen looks at the game, by this one or another. */
export const isPresent = (shared: Shared, game: string, { guest }: Screen): boolean =>
  [...(shared.screens.get(guest.id) ?? [])].some(one => looksOn(shared, game, one))

/** The screens that look at a game. */
export const screensAt = ({ core, screenOf }: Shared, game: string): readonly Screen[] =>
  watchersOf(core, game)
    .map(one => screenOf.get(one.line))
    .filter(screen => screen !== undefined)

/** The list of these guests' games has changed. */
export function tellGames({ screens, bus }: Shared, ...guests: readonly (string | undefined)[]): void {
  const all = [...new Set(guests)].filter(guest => guest !== undefined)
  for (const guest of all) for (const screen of screens.get(guest) ?? []) screen.tell({ news: 'games' })
  bus.tell({ hint: 'games', guests: all })
}
