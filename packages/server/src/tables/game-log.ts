/** The host's store on the server's database: a game is kept by adding entries to its log, together with its affairs. */

import type { Added, GameLog, Stored, StoredGame, StoredLine } from '@bivouac/host/core'
import { fail, ok, type Result } from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import type { Database } from '../data/database.ts'
import type { Statement, Written } from '../data/job.ts'
import { addedIn, tookPlaceAt } from './added.ts'
import { archivedEntries } from './archived.ts'
import { fallsAt } from './clocks.ts'
import { type Head, headText } from './head-text.ts'
import { addEntry, noteDue, setDue, updateHead, updateTable } from './keeping-tables.ts'
import { whyNotKept } from './not-kept.ts'
import { lastEntry, type OnlineTable, readTable, sittersAt, takenOver, type UpTo } from './online-table.ts'

interface GameRow {
  readonly opening: string | null
  readonly head: string | null
  readonly revision: number
  readonly entries: number
}

interface EntryRow {
  readonly n: number
  readonly text: string
  readonly at: number
}

const CANNOT =
  'The game cannot be saved just now. Nothing was lost, and your choice has not been made: try again in a moment.'

const asResult = (written: Written): Result<undefined> =>
  written.ok
    ? ok(undefined)
    : fail(written.code, written.code === 'taken' ? written.text : whyNotKept(written, CANNOT))

/**
 * `idOf` gives the client's id of the command that is being kept, if it brought one. A bot that has not answered after `aloneMs` is
 * asked again, by whichever server sees it.
 */
// long: the three things a log can do, which share what they keep together
export function gameLog(
  db: Database,
  tables: Map<string, OnlineTable>,
  idOf: (game: string) => string | undefined,
  clock: () => number,
  aloneMs: number,
): GameLog {
  const added = addedIn(db)

  /** The new lines of the record, and everything about the table that changed with them. */
  function statements(table: OnlineTable, head: Head, lines: readonly StoredLine[]): Statement[] {
    const id = idOf(table.id)
    table.touched = head.touched
    if (head.outcome !== undefined) table.status = 'over'
    const { clocks } = table.affairs
    const entries = lines.map(({ text }, i) =>
      addEntry(table, {
        kind: 'play',
        text,
        at: head.touched,
        id: i === lines.length - 1 ? id : undefined,
      }),
    )
    table.upTo = table.upTo && {
      lines: table.upTo.lines + lines.length,
      n: table.entries,
      plan: head.plan,
    }
    return [
      ...entries,
      ...noteDue(table, {
        flag: clocks && fallsAt(clocks),
        bot: table.goesOnAlone ? clock() + aloneMs : undefined,
      }),
    ]
  }

  /** This is how the table stands, with so many lines of its record. */
  function goOnWith(table: OnlineTable, upTo: UpTo | undefined): void {
    const before = tables.get(table.id)
    // Whatever is asked now is new here.
    const fresh = before === undefined ? table : { ...takenOver(before, table), askedAt: table.askedAt }
    tables.set(table.id, { ...fresh, upTo })
  }

  /** What was added to a log whose first lines this process knows, with one question; undefined if that does not tell. */
  async function readAdded(table: OnlineTable, { lines, n, plan }: UpTo): Promise<Added | undefined> {
    const rows = await added(table.id, n)
    const more = rows.filter(({ kind }) => kind === 'play')
    const newest = more.at(-1)
    // Without new lines the game may have been put by.
    if (plan === undefined || newest === undefined || newest.n === null) return undefined
    tookPlaceAt(table, rows, clock())
    const seated = isSeatedAs(plan, table) ? plan : { ...plan, seats: sittersAt(table) }
    table.upTo = { lines: lines + more.length, n: newest.n, plan: seated }
    return {
      head: { plan: seated, touched: newest.at, revision: newest.revision },
      lines: more.map(({ text, at }) => ({ text, at })),
    }
  }

  async function read(game: string, from: number): Promise<Result<Stored>> {
    const read = await readGame(db, game, from, clock())
    if (read === undefined) return fail('no-such-game', 'There is no such game here.')
    const { row, table, entries } = read
    if (row.opening === null || row.head === null)
      return fail('not-begun', 'This game still waits for an opponent.')
    const last = entries.at(-1)
    const kept = JSON.parse(row.head) as Head
    // Who sits where is told by the table: a bot may have sat down since the last command.
    const plan = { ...kept.plan, seats: sittersAt(table) }
    // Where nothing is new, what was known of its lines still holds.
    goOnWith(
      table,
      last === undefined ? tables.get(game)?.upTo : { lines: from + entries.length, n: last.n, plan },
    )
    const head: StoredGame = {
      ...kept,
      plan,
      id: game,
      revision: row.revision,
      opening: JSON.parse(row.opening),
    }
    return ok({ head, lines: entries.map(({ text, at }) => ({ text, at })) })
  }

  return {
    async load(game) {
      const stored = await read(game, 0)
      if (!stored.ok) return stored
      const { head, lines } = stored.value
      return ok({ head: { ...head, ...(await secretOf(db, game)) }, lines })
    },

    async loadAfter(game, lines) {
      const table = tables.get(game)
      const more = table?.upTo?.lines === lines ? await readAdded(table, table.upTo) : undefined
      return more === undefined ? read(game, lines) : ok(more)
    },

    async create({ head: { id, revision, opening, secret: _, ...head }, lines }) {
      const table = tables.get(id)
      if (table === undefined) return fail('no-such-game', 'There is no such game here.')
      table.status = 'playing'
      const done = asResult(
        await db.write([
          ...statements(table, head, lines),
          updateTable(table),
          {
            sql: 'update game set opening = ?, head = ?, revision = ? where id = ? and opening is null',
            values: [JSON.stringify(opening), headText(table, head), revision, id],
            rows: 1,
          },
          setDue('begin', id, undefined),
        ]),
      )
      if (!done.ok) table.upTo = undefined
      return done
    },

    async change(game, { after, lines, head: { opening: _, secret: __, ...head } }) {
      const table = tables.get(game)
      if (table === undefined) return fail('taken', 'The game has left memory.')
      const done = asResult(
        await db.write([
          ...statements(table, head, lines),
          updateHead(table, headText(table, head), after),
          ...(table.status === 'over' ? [updateTable(table)] : []),
        ]),
      )
      if (!done.ok) table.upTo = undefined
      return done.ok ? ok(after + 1) : done
    },
  }
}

/** Whether the same sit in the host's plan as at the table. */
function isSeatedAs({ seats }: GamePlan, { bots }: OnlineTable): boolean {
  return seats.every((sitter, i) => (sitter.who === 'bot' ? sitter.level : undefined) === bots[i])
}

const HEAD = `select opening, head, revision, ${lastEntry('game.id')} as entries from game where id = ?`
/** SQLite knows no offset without a limit. */
const ENTRIES =
  "select n, text, at from entry where game = ? and kind = 'play' order by n limit 1000000 offset ?"

/** A game with the lines of its log after the first so many, as they were at one moment: another server may write while they are read. */
async function readGame(db: Database, game: string, from: number, now: number) {
  for (;;) {
    const row = await db.one<GameRow>(HEAD, game)
    const [table, entries] = await Promise.all([readTable(db, 'id', game, now), linesOf(db, game, from)])
    if (row === undefined || table === undefined) return undefined
    const after = await db.one<GameRow>(HEAD, game)
    // Nothing changes a game without a new entry.
    if (after?.revision === row.revision && after.entries === row.entries && table.entries === row.entries)
      return { row, table, entries }
  }
}

async function linesOf(db: Database, game: string, from: number): Promise<readonly EntryRow[]> {
  const lines = await db.all<EntryRow>(ENTRIES, game, from)
  if (lines.length > 0) return lines
  return (await archivedEntries(db, game)).filter(({ kind }) => kind === 'play').slice(from)
}

const secretOf = async (db: Database, game: string): Promise<{ secret?: string }> => {
  const found = await db.one<{ secret: string }>('select secret from secret where game = ?', game)
  return found === undefined ? {} : { secret: found.secret }
}
