/** A game on the server, beside what the host knows of it: who sits where, how it was offered, its affairs. */
import type { Decision, Outcome } from '@bivouac/kernel'
import type { GamePlan, Sitter } from '@bivouac/protocol'
import type { OnlinePlan } from '@bivouac/protocol/online'
import type { Database } from '../data/database.ts'
import type { Value } from '../data/job.ts'
import type { Affairs } from './affairs.ts'

type Status = 'waiting' | 'playing' | 'over' | 'void'
export type SeatNumber = 0 | 1
export type DueKind = 'flag' | 'bot' | 'begin'

/** How far a game has come, as lists tell it. */
export interface HowItStands {
  readonly seq: number
  readonly decision?: Decision
  readonly outcome?: Outcome
}

/** The first so many lines of a record end with this entry of its log; the host's plan was this then, if it had begun. */
export interface UpTo {
  readonly lines: number
  readonly n: number
  readonly plan?: GamePlan
}

export interface OnlineTable {
  readonly id: string
  readonly plan: OnlinePlan
  readonly owner: string
  readonly invite: string
  readonly begun: number
  status: Status
  /** Guests by their ids; undefined where a bot or nobody sits. */
  players: readonly [string | undefined, string | undefined]
  /** What they are called, and the one who offered it. */
  names: readonly [string | undefined, string | undefined]
  readonly ownerName: string
  /** How the game stood when the table was read; for a game in memory its room knows better. */
  readonly stands: HowItStands
  bots: readonly [string | undefined, string | undefined]
  touched: number
  affairs: Affairs
  rematch: string | undefined
  commitment: string
  /** The number of the last entry in the log. */
  entries: number
  /** Which entry is the last of the first so many lines of the record, as far as this process knows. */
  upTo: UpTo | undefined
  /** What is noted to be done about it and when (see `due.ts`); undefined if this process does not know. */
  due: Readonly<Partial<Record<DueKind, number | undefined>>> | undefined
  /** Since when the game has asked what it asks now, as far as this process knows. */
  askedAt: number
  /** Whether a bot or a standing order answers what is asked now, as far as this process knows. */
  goesOnAlone: boolean
  /** Since when each player has had no screen at the table; undefined for one who has, as far as this process knows. */
  awaySince: [number | undefined, number | undefined]
  /** Whether each player was at the table when that was last told; and whose coming or going was not told yet, as bits. */
  shownHere: readonly [boolean, boolean]
  untold: number
}

export interface TableRow {
  readonly id: string
  readonly status: Status
  readonly plan: string
  readonly owner: string
  readonly player0: string | null
  readonly player1: string | null
  readonly bot0: string | null
  readonly bot1: string | null
  readonly invite: string
  readonly begun: number
  readonly touched: number
  readonly affairs: string
  readonly rematch: string | null
  readonly commitment: string
  readonly head: string | null
  readonly name0: string | null
  readonly name1: string | null
  readonly owner_name: string | null
  readonly entries: number
}

export const COLUMNS =
  'id, status, plan, owner, player0, player1, bot0, bot1, invite, begun, touched, affairs, rematch, commitment'

/** The number of a game's last entry, also where its entries were put by. */
export function lastEntry(game: string): string {
  return `coalesce((select max(n) from entry where entry.game = ${game}),
    (select archive.entries from archive where archive.game = ${game}), 0)`
}

/** A table with everything that is shown of it: one question, however many tables are listed. */
const SHOWN = `${COLUMNS}, head,
    (select name from guest where guest.id = game.player0) as name0,
    (select name from guest where guest.id = game.player1) as name1,
    (select name from guest where guest.id = game.owner) as owner_name,
    ${lastEntry('game.id')} as entries`
const TABLES = `select ${SHOWN} from game`

export function standsIn(head: string | null): HowItStands {
  if (head === null) return { seq: 0 }
  const { seq, decision, outcome } = JSON.parse(head) as HowItStands
  return {
    seq,
    ...(decision === undefined ? {} : { decision }),
    ...(outcome === undefined || outcome === null ? {} : { outcome }),
  }
}

function tableIn(row: TableRow, now: number): OnlineTable {
  const { player0, player1, bot0, bot1, rematch, head, name0, name1, owner_name, ...rest } = row
  const plan: OnlinePlan = JSON.parse(row.plan)
  const affairs: Affairs = JSON.parse(row.affairs)
  // Without a clock one may be away for days, over which games leave memory and servers are restarted.
  const away = plan.clock.kind === 'none' ? affairs.away : undefined
  return {
    ...rest,
    plan,
    affairs,
    players: [player0 ?? undefined, player1 ?? undefined],
    bots: [bot0 ?? undefined, bot1 ?? undefined],
    names: [name0 ?? undefined, name1 ?? undefined],
    ownerName: owner_name ?? '?',
    stands: standsIn(head),
    rematch: rematch ?? undefined,
    upTo: undefined,
    due: undefined,
    askedAt: now,
    goesOnAlone: false,
    awaySince: [away?.[0] ?? now, away?.[1] ?? now],
    shownHere: [true, true],
    untold: 0,
  }
}

/** A table that was read anew, with what only this process knows of it: who comes and goes here, and what was told of that. */
export const takenOver = (
  { upTo, awaySince, askedAt, goesOnAlone, shownHere, untold }: OnlineTable,
  fresh: OnlineTable,
): OnlineTable => ({ ...fresh, upTo, awaySince, askedAt, goesOnAlone, shownHere, untold })

const COLUMN_OF = { id: 'id', invite: 'invite', made: 'made' } as const

/** The table with this id, this invitation, or made under this id of its owner's (see `madeBy`). */
export async function readTable(
  db: Database,
  by: keyof typeof COLUMN_OF,
  value: string,
  now: number,
): Promise<OnlineTable | undefined> {
  const row = await db.one<TableRow>(`${TABLES} where ${COLUMN_OF[by]} = ?`, value)
  return row === undefined ? undefined : tableIn(row, now)
}

/** Under which name a game is kept that a client offers, so that an offer sent twice is one. */
export const madeBy = (guest: string, id: string): string => `${guest} ${id}`

/** Tables in a list: the newest first, as far as `order` does not put others before them. */
export async function readTables(
  db: Database,
  where: string,
  values: readonly Value[],
  now: number,
  { most = LIST_MOST, order = '' }: { readonly most?: number; readonly order?: string } = {},
): Promise<readonly OnlineTable[]> {
  const rows = await db.all<TableRow>(
    `${TABLES} where ${where} order by ${order}touched desc limit ${most}`,
    ...values,
  )
  return rows.map(row => tableIn(row, now))
}

/** So many games a list tells of at most. */
export const LIST_MOST = 200

/** A guest's own games; while sides are to be drawn, his offers have him at no seat. */
const OWN = `player0 = ? or player1 = ? or (owner = ? and status = 'waiting' and player0 is null and player1 is null)`
/** What he has to do comes before what is going on, and that before what is over: if there are too many, the last is left out. */
const BY_NEED = `case
    when status = 'playing' and ((player0 = ? and (asked & 1) <> 0) or (player1 = ? and (asked & 2) <> 0)) then 0
    when status in ('waiting', 'playing') then 1
    else 2 end, `

export const readTablesOf = (db: Database, guest: string, now: number): Promise<readonly OnlineTable[]> =>
  readTables(db, OWN, [guest, guest, guest, guest, guest], now, { order: BY_NEED })

/** Whether something was done under this client's id. */
export const isDone = async (db: Database, game: string, id: string): Promise<boolean> =>
  (await numberOf(db, game, id)) !== undefined

const numberOf = async (db: Database, game: string, id: string): Promise<number | undefined> =>
  (await db.one<{ n: number }>('select n from entry where game = ? and id = ?', game, id))?.n

/** Which entry of the game's story was made under this client's id: bytes for the dice and what was settled beside the game are none. */
export async function storyEntryWithId(db: Database, game: string, id: string): Promise<number | undefined> {
  const n = await numberOf(db, game, id)
  if (n === undefined) return undefined
  const story =
    "select count(*) as n from entry where game = ? and n <= ? and kind = 'play' and text not like 'entropy %'"
  return (await db.one<{ n: number }>(story, game, n))?.n
}

export const seatOf = (table: OnlineTable, guest: string): SeatNumber | undefined => {
  const seat = table.players.indexOf(guest)
  return seat === 0 || seat === 1 ? seat : undefined
}

/** The seats as the host knows them: whoever is not a bot plays from some screen. */
export function sittersAt({ bots }: OnlineTable): [Sitter, Sitter] {
  const sitter = (level: string | undefined): Sitter =>
    level === undefined ? { who: 'person' } : { who: 'bot', level }
  return [sitter(bots[0]), sitter(bots[1])]
}
