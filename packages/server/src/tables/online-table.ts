/** A game on the server, beside what the host knows of it: who sits where, how it was offered, its affairs. */
import type { OnlinePlan } from '@bivouac/protocol/online'
import type { Database } from '../data/database.ts'
import type { Statement } from '../data/job.ts'
import type { Affairs } from './affairs.ts'

type Status = 'waiting' | 'playing' | 'over' | 'void'
export type SeatNumber = 0 | 1
export type DueKind = 'flag' | 'bot' | 'begin'

export interface OnlineTable {
  readonly id: string
  readonly plan: OnlinePlan
  readonly owner: string
  readonly invite: string
  readonly begun: number
  status: Status
  /** Guests by their ids; undefined where a bot or nobody sits. */
  players: readonly [string | undefined, string | undefined]
  bots: readonly [string | undefined, string | undefined]
  touched: number
  affairs: Affairs
  rematch: string | undefined
  commitment: string
  /** The number of the last entry in the log. */
  entries: number
  /** What is noted to be done about it and when (see `due.ts`); undefined if this process does not know. */
  due: Readonly<Partial<Record<DueKind, number | undefined>>> | undefined
  /** Since when the game has asked what it asks now, as far as this process knows. */
  askedAt: number
  /** Whether a bot or a standing order answers what is asked now, as far as this process knows. */
  goesOnAlone: boolean
  /** Since when each player has had no screen at the table; undefined for one who has, as far as this process knows. */
  awaySince: [number | undefined, number | undefined]
}

interface Row {
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
}

const COLUMNS =
  'id, status, plan, owner, player0, player1, bot0, bot1, invite, begun, touched, affairs, rematch, commitment'

const LAST = 'select coalesce(max(n), 0) as n from entry where game = ?'

function tableIn(db: Database, row: Row | undefined, now: number): OnlineTable | undefined {
  if (row === undefined) return undefined
  const { player0, player1, bot0, bot1, plan, affairs, rematch, ...rest } = row
  return {
    ...rest,
    plan: JSON.parse(plan),
    affairs: JSON.parse(affairs),
    players: [player0 ?? undefined, player1 ?? undefined],
    bots: [bot0 ?? undefined, bot1 ?? undefined],
    rematch: rematch ?? undefined,
    entries: db.one<{ n: number }>(LAST, row.id)?.n ?? 0,
    due: undefined,
    askedAt: now,
    goesOnAlone: false,
    awaySince: [now, now],
  }
}

const COLUMN_OF = { id: 'id', invite: 'invite', made: 'made' } as const

/** The table with this id, this invitation, or made under this id of its owner's (see `madeBy`). */
export const readTable = (
  db: Database,
  by: keyof typeof COLUMN_OF,
  value: string,
  now: number,
): OnlineTable | undefined =>
  tableIn(db, db.one<Row>(`select ${COLUMNS} from game where ${COLUMN_OF[by]} = ?`, value), now)

/** Under which name a game is kept that a client offers, so that an offer sent twice is one. */
export const madeBy = (guest: string, id: string): string => `${guest} ${id}`

/** Tables in a list: the newest first. */
export const readTables = (
  db: Database,
  where: string,
  values: readonly string[],
  now: number,
): readonly OnlineTable[] =>
  db
    .all<Row>(
      `select ${COLUMNS} from game where ${where} order by touched desc limit ${LIST_MOST}`,
      ...values,
    )
    .map(row => tableIn(db, row, now))
    .filter(table => table !== undefined)

const LIST_MOST = 200

export const insertTable = (table: OnlineTable, secret: string, made: string | undefined): Statement[] => [
  {
    sql: `insert into game(${COLUMNS}, listed, revision, asked, made) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?)`,
    values: [
      table.id,
      table.status,
      JSON.stringify(table.plan),
      table.owner,
      table.players[0] ?? null,
      table.players[1] ?? null,
      table.bots[0] ?? null,
      table.bots[1] ?? null,
      table.invite,
      table.begun,
      table.touched,
      JSON.stringify(table.affairs),
      table.rematch ?? null,
      table.commitment,
      table.plan.listed ? 1 : 0,
      made === undefined ? null : madeBy(table.owner, made),
    ],
  },
  { sql: 'insert into secret(game, secret) values (?, ?)', values: [table.id, secret] },
]

/** Keeps what may change about a table. */
export const updateTable = (table: OnlineTable): Statement => ({
  sql: `update game set status = ?, player0 = ?, player1 = ?, bot0 = ?, bot1 = ?, touched = ?, asked = ?, affairs = ?, rematch = ?, commitment = ?
        where id = ?`,
  values: [
    table.status,
    table.players[0] ?? null,
    table.players[1] ?? null,
    table.bots[0] ?? null,
    table.bots[1] ?? null,
    table.touched,
    table.affairs.asked,
    JSON.stringify(table.affairs),
    table.rematch ?? null,
    table.commitment,
    table.id,
  ],
  rows: 1,
})

/** Keeps how the game stands after a command: only what any command may change. */
export const updateHead = (table: OnlineTable, head: string, after: number): Statement => ({
  sql: 'update game set head = ?, revision = revision + 1, touched = ?, asked = ?, affairs = ? where id = ? and revision = ?',
  values: [head, table.touched, table.affairs.asked, JSON.stringify(table.affairs), table.id, after],
  rows: 1,
})

/** One more entry of the log. Its number is taken from the table: of two that want the same, one comes too late. */
export const addEntry = (
  table: OnlineTable,
  entry: {
    readonly kind: string
    readonly text: string
    readonly at: number
    readonly id?: string | undefined
  },
): Statement => ({
  sql: 'insert into entry(game, n, kind, text, at, id) values (?, ?, ?, ?, ?, ?)',
  values: [table.id, ++table.entries, entry.kind, entry.text, entry.at, entry.id ?? null],
})

/** Whether something was done under this client's id. */
export const isDone = (db: Database, game: string, id: string): boolean =>
  numberOf(db, game, id) !== undefined

const numberOf = (db: Database, game: string, id: string): number | undefined =>
  db.one<{ n: number }>('select n from entry where game = ? and id = ?', game, id)?.n

/** Which entry of the game's story was made under this client's id: bytes for the dice and what was settled beside the game are none. */
export function storyEntryWithId(db: Database, game: string, id: string): number | undefined {
  const n = numberOf(db, game, id)
  if (n === undefined) return undefined
  const story =
    "select count(*) as n from entry where game = ? and n <= ? and kind = 'play' and text not like 'entropy %'"
  return db.one<{ n: number }>(story, game, n)?.n
}

export const seatOf = (table: OnlineTable, guest: string): SeatNumber | undefined => {
  const seat = table.players.indexOf(guest)
  return seat === 0 || seat === 1 ? seat : undefined
}

/** Notes what is to be done about the game from now on, as far as that is news. */
export function noteDue(table: OnlineTable, due: NonNullable<OnlineTable['due']>): Statement[] {
  const before = table.due
  table.due = { ...before, ...due }
  return (Object.keys(due) as DueKind[])
    .filter(kind => before === undefined || !(kind in before) || before[kind] !== due[kind])
    .map(kind => setDue(kind, table.id, due[kind]))
}

/** When something is to be done about the game, or that nothing is. */
export const setDue = (kind: DueKind, game: string, at: number | undefined): Statement =>
  at === undefined
    ? { sql: 'delete from due where kind = ? and game = ?', values: [kind, game] }
    : {
        sql: 'insert into due(kind, game, at) values (?, ?, ?) on conflict(kind, game) do update set at = excluded.at',
        values: [kind, game, at],
      }
