/**
 * A transaction whose answer was lost. Until the database says what has become of it nobody is answered: whoever was told that his command had failed would find it
 * done, and there is nothing else that could be done without the database.
 */
import type pg from 'pg'
import type { Statement } from './job.ts'

/** The number of a transaction, and since when the server has been up that gave it. */
export interface Transaction {
  readonly xid: string
  readonly up: string
}

/** The outcome of a transaction is not known: its answer was lost. */
export class InDoubt extends Error {
  readonly transaction: Transaction
  constructor(transaction: Transaction) {
    super('The connection was lost while a transaction was being ended.')
    this.transaction = transaction
  }
}

export const WHICH = 'select pg_current_xact_id()::text as xid, pg_postmaster_start_time()::text as up'
const WHETHER = 'select pg_xact_status($1::xid8) as status, pg_postmaster_start_time()::text as up'
/** By what it has added to a log it is known whether a transaction stands. */
const ENTRY = 'insert into entry('
const IS_THERE =
  'select 1 from entry where game = $1 and n = $2 and text = $4 and id is not distinct from $6 and kind = $3 and at = $5'
const PAUSE_MS = 200

/** Asked until it is known; undefined if nobody is to ask any more. */
export async function whetherItStands(
  readers: pg.Pool,
  { xid, up }: Transaction,
  statements: readonly Statement[],
  isClosed: () => boolean,
): Promise<boolean | undefined> {
  const entries = statements.filter(({ sql }) => sql.startsWith(ENTRY))
  while (!isClosed()) {
    try {
      const { rows } = await readers.query(WHETHER, [xid])
      const now = rows[0] as { status: string | null; up: string }
      // What a server that was killed had not written yet is gone with its number, which another transaction is given then.
      if (now.status !== 'in progress')
        return entries.length > 0
          ? await areThere(readers, entries)
          : now.status === 'committed' && now.up === up
    } catch {
      // It is still away.
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  return undefined
}

async function areThere(readers: pg.Pool, entries: readonly Statement[]): Promise<boolean> {
  for (const { values } of entries)
    if ((await readers.query(IS_THERE, [...values])).rowCount === 0) return false
  return true
}
