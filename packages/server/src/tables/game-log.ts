/** The host's store on the server's database: a game is kept by adding entries to its log, together with its affairs. */

import type { GameLog, Stored, StoredGame, StoredLine } from '@bivouac/host/core'
import { fail, ok, type Result } from '@bivouac/kernel'
import type { Database } from '../data/database.ts'
import type { Statement, Written } from '../data/job.ts'
import { fallsAt } from './clocks.ts'
import {
  addEntry,
  noteDue,
  type OnlineTable,
  readTable,
  setDue,
  updateHead,
  updateTable,
} from './online-table.ts'

/** What the host keeps with each change, without what never changes. */
type Head = Omit<StoredGame, 'id' | 'revision' | 'opening'>

interface GameRow {
  readonly opening: string | null
  readonly head: string | null
  readonly revision: number
}

interface EntryRow {
  readonly text: string
  readonly at: number
  readonly id: string | null
}

const CANNOT =
  'The game cannot be saved just now. Nothing was lost, and your choice has not been made: try again in a moment.'

const asResult = (written: Written): Result<undefined> =>
  written.ok ? ok(undefined) : fail(written.code, written.code === 'taken' ? written.text : CANNOT)

/** `idOf` gives the client's id of the command that is being kept, if it brought one. */
// long: the three things a log can do, which share what they keep together
export function gameLog(
  db: Database,
  tables: Map<string, OnlineTable>,
  idOf: (game: string) => string | undefined,
  clock: () => number,
): GameLog {
  /** The new lines of the record, and everything about the table that changed with them. */
  function statements(table: OnlineTable, head: Head, lines: readonly StoredLine[]): Statement[] {
    const id = idOf(table.id)
    table.touched = head.touched
    if (head.outcome !== undefined) table.status = 'over'
    const { clocks } = table.affairs
    return [
      ...lines.map(({ text }, i) =>
        addEntry(table, {
          kind: 'play',
          text,
          at: head.touched,
          id: i === lines.length - 1 ? id : undefined,
        }),
      ),
      ...noteDue(table, { flag: clocks && fallsAt(clocks), bot: table.goesOnAlone ? clock() : undefined }),
    ]
  }

  return {
    async load(game) {
      const row = db.one<GameRow>('select opening, head, revision from game where id = ?', game)
      const table = readTable(db, 'id', game, clock())
      if (row === undefined || table === undefined) return fail('no-such-game', 'There is no such game here.')
      if (row.opening === null || row.head === null)
        return fail('not-begun', 'This game still waits for an opponent.')
      const entries = db.all<EntryRow>(
        "select text, at, id from entry where game = ? and kind = 'play' order by n",
        game,
      )
      tables.set(game, table)
      const head: StoredGame = {
        ...(JSON.parse(row.head) as Head),
        id: game,
        revision: row.revision,
        opening: JSON.parse(row.opening),
        ...secretOf(db, game),
      }
      return ok({ head, lines: entries.map(({ text, at }) => ({ text, at })) } satisfies Stored)
    },

    async create({ head: { id, revision, opening, secret: _, ...head }, lines }) {
      const table = tables.get(id)
      if (table === undefined) return fail('no-such-game', 'There is no such game here.')
      table.status = 'playing'
      return asResult(
        await db.write([
          ...statements(table, head, lines),
          updateTable(table),
          {
            sql: 'update game set opening = ?, head = ?, revision = ? where id = ? and opening is null',
            values: [JSON.stringify(opening), JSON.stringify(head), revision, id],
            rows: 1,
          },
          setDue('begin', id, undefined),
        ]),
      )
    },

    async change(game, { after, lines, head: { opening: _, secret: __, ...head } }) {
      const table = tables.get(game)
      if (table === undefined) return fail('taken', 'The game has left memory.')
      const done = asResult(
        await db.write([
          ...statements(table, head, lines),
          updateHead(table, JSON.stringify(head), after),
          ...(table.status === 'over' ? [updateTable(table)] : []),
        ]),
      )
      return done.ok ? ok(after + 1) : done
    },
  }
}

const secretOf = (db: Database, game: string): { secret?: string } => {
  const found = db.one<{ secret: string }>('select secret from secret where game = ?', game)
  return found === undefined ? {} : { secret: found.secret }
}
