/** What is written about a table: statements for the jobs of the database. */
import type { Statement } from '../data/job.ts'
import { COLUMNS, type DueKind, madeBy, type OnlineTable } from './online-table.ts'

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

/** The same, unless another server has changed it since it was read. */
export function updateIfSame(table: OnlineTable): Statement {
  const { sql, values } = updateTable(table)
  return { sql: `${sql} and touched = ?`, values: [...values, table.touched], rows: 1 }
}

const UPDATE_HEADS = `update game set head = one.head, revision = game.revision + 1, touched = one.touched, asked = one.asked, affairs = one.affairs
  from unnest(cast(? as text[]), cast(? as bigint[]), cast(? as bigint[]), cast(? as text[]), cast(? as text[]), cast(? as bigint[]))
    as one(head, touched, asked, affairs, id, revision)
  where game.id = one.id and game.revision = one.revision`

/** Keeps how the game stands after a command: only what any command may change. */
export const updateHead = (table: OnlineTable, head: string, after: number): Statement => ({
  sql: 'update game set head = ?, revision = revision + 1, touched = ?, asked = ?, affairs = ? where id = ? and revision = ?',
  many: { sql: UPDATE_HEADS, game: table.id },
  values: [head, table.touched, table.affairs.asked, JSON.stringify(table.affairs), table.id, after],
  rows: 1,
})

const ADD_ENTRIES = `insert into entry(game, n, kind, text, at, id) select * from
  unnest(cast(? as text[]), cast(? as bigint[]), cast(? as text[]), cast(? as text[]), cast(? as bigint[]), cast(? as text[]))`

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
  many: { sql: ADD_ENTRIES, game: table.id },
  values: [table.id, ++table.entries, entry.kind, entry.text, entry.at, entry.id ?? null],
})

/** Notes what is to be done about the game from now on, as far as that is news. */
export function noteDue(table: OnlineTable, due: NonNullable<OnlineTable['due']>): Statement[] {
  const before = table.due
  table.due = { ...before, ...due }
  return (Object.keys(due) as DueKind[])
    .filter(kind => before === undefined || !(kind in before) || before[kind] !== due[kind])
    .map(kind => setDue(kind, table.id, due[kind]))
}

const DELETE_DUES = `delete from due using unnest(cast(? as text[]), cast(? as text[])) as one(kind, game)
  where due.kind = one.kind and due.game = one.game`
const SET_DUES = `insert into due(kind, game, at) select * from unnest(cast(? as text[]), cast(? as text[]), cast(? as bigint[]))
  on conflict(kind, game) do update set at = excluded.at`

/** When something is to be done about the game, or that nothing is. */
export const setDue = (kind: DueKind, game: string, at: number | undefined): Statement =>
  at === undefined
    ? {
        sql: 'delete from due where kind = ? and game = ?',
        many: { sql: DELETE_DUES, game },
        values: [kind, game],
      }
    : {
        sql: 'insert into due(kind, game, at) values (?, ?, ?) on conflict(kind, game) do update set at = excluded.at',
        many: { sql: SET_DUES, game },
        values: [kind, game, at],
      }

/** The same later, unless another server has settled it meanwhile: a timer of a game that is over would come again and again. */
export const postponeDue = (kind: DueKind, game: string, at: number): Statement => ({
  sql: 'update due set at = ? where kind = ? and game = ?',
  values: [at, kind, game],
})
