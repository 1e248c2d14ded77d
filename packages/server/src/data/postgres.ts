/**
 * The same database in PostgreSQL, for several servers at once. Whatever has come in while a connection was busy goes into one
 * transaction; its statements are sent one behind the other, without waiting for each answer.
 */
import pg from 'pg'
import { newCommits } from './commits.ts'
import { type Access, type Database, DataError, refuseNewer, refuseOther } from './database.ts'
import { InDoubt, type Transaction, WHICH, whetherItStands } from './doubt.ts'
import type { Job, Statement, Value, Written } from './job.ts'
import { POSTGRES_MIGRATIONS } from './schema.ts'
import { type Step, stepsOf } from './together.ts'

/** So many transactions are under way at once, each with at most so many jobs. */
const WRITERS = 2
const JOBS_MOST = 256
const READERS = 8
/** A server that does not answer for so long is taken for gone. */
const PATIENCE_MS = 5000
/** A server that is cut off in the middle of a transaction keeps its games from the others for no longer than this. */
const HELD_MS = 3000
/**
 * All that a server asks and writes goes by keys. Of tables that it has not counted yet, PostgreSQL may think otherwise: it would read the logs of all games to
 * find what is new in a few.
 */
const BY_KEYS = '-c enable_hashjoin=off -c enable_mergejoin=off'
/** Two servers that write about the same two games in another order may stop each other so often. */
const DEADLOCKS_MOST = 3

const INT8 = 20
const NUMERIC = 1700
/** Our numbers all fit: milliseconds and counts. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as never,
}

const DONE: Written = { ok: true }
const CLOSED: Written = { ok: false, code: 'storage-failed', text: 'The database is closed.' }
const UNDONE: Written = { ok: false, code: 'storage-failed', text: 'The transaction was undone.' }
const TAKEN: Written = { ok: false, code: 'taken', text: 'Somebody else was faster.' }

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE = '23505'
const DEADLOCK = '40P01'
const FULL = new Set(['53100', '53200', '25006'])

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''
/** PostgreSQL itself has said no; anything else means that it cannot be reached. */
const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError

function failed(error: unknown): Written {
  const text = error instanceof Error ? error.message : String(error)
  if (codeOf(error) === UNIQUE) return TAKEN
  return { ok: false, code: FULL.has(codeOf(error)) ? 'storage-full' : 'storage-failed', text }
}

/** `?` becomes `$1`, `$2` …; no text of ours has a question mark inside quotes. */
const numbered = new Map<string, { readonly name: string; readonly text: string }>()
export function prepared(sql: string): { readonly name: string; readonly text: string } {
  const known = numbered.get(sql)
  if (known !== undefined) return known
  let n = 0
  const made = { name: `q${numbered.size}`, text: sql.replace(/\?/g, () => `$${++n}`) }
  numbered.set(sql, made)
  return made
}

const asked = ({ sql, values }: Step) => ({ ...prepared(sql), values: [...values] })

/** Whoever is about to do one of these has it to himself. */
const DUE = `
  with mine as (select kind, game from due where at <= ? order by at limit ? for update skip locked)
  update due set at = ? from mine where due.kind = mine.kind and due.game = mine.game
  returning due.kind, due.game`

interface Waiting {
  readonly job: Job
  settle(written: Written): void
}

// long: the life of a database, whose parts share its connections and what waits for them
export async function openPostgres(url: string, access: Access = 'serve'): Promise<Database> {
  const settings = {
    connectionString: url,
    types,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    options: access === 'read' ? '-c default_transaction_read_only=on' : BY_KEYS,
  }
  const readers = new pg.Pool({ ...settings, max: READERS })
  const writers = new pg.Pool({
    ...settings,
    max: WRITERS,
    pipeline: true,
    idle_in_transaction_session_timeout: HELD_MS,
  } as pg.PoolConfig)
  // A connection that breaks while nobody uses it is replaced when it is needed; one that breaks in use fails its questions.
  for (const pool of [readers, writers])
    pool.on('error', () => {}).on('connect', client => client.on('error', () => {}))
  try {
    await (access === 'serve' ? migrate(readers) : checkVersion(readers, url))
  } catch (error) {
    await Promise.all([readers.end(), writers.end()])
    throw asDataError(error, url)
  }

  const commits = newCommits()
  const queue: Waiting[] = []
  let busy = 0
  let isClosed = false

  function goOn(): void {
    while (busy < WRITERS && queue.length > 0) {
      const batch = queue.splice(0, JOBS_MOST)
      busy++
      void writeAll(batch).finally(() => {
        busy--
        goOn()
      })
    }
  }

  async function writeAll(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now()
    const { written, isGone } = await attempt(batch.map(({ job }) => job))
    if (written.ok || isGone || batch.length === 1) for (const one of batch) one.settle(written)
    // One of them is in the way: each by itself, to touch no other.
    else for (const one of batch) one.settle((await attempt([one.job])).written)
    commits.note(performance.now() - begun, batch.length)
  }

  /** All of these jobs in one transaction, or none of them. */
  async function attempt(jobs: readonly Job[]): Promise<{ written: Written; isGone?: boolean }> {
    for (let again = 0; ; again++) {
      try {
        return { written: await transaction(jobs) }
      } catch (error) {
        if (error instanceof InDoubt)
          return { written: await settledDoubt(error.transaction, jobs.flat()), isGone: true }
        if (codeOf(error) !== DEADLOCK || again === DEADLOCKS_MOST)
          return { written: failed(error), isGone: !isAnswer(error) }
      }
    }
  }

  async function transaction(jobs: readonly Job[]): Promise<Written> {
    const client = await writers.connect()
    let broken: Error | undefined
    try {
      const steps = stepsOf(jobs)
      const { which, answers } = await inOneGo(client, steps)
      const isDone = steps.every(({ rows }, i) => rows === undefined || answers[i].rowCount === rows)
      if (!isDone) {
        await client.query('rollback')
        return TAKEN
      }
      try {
        await client.query('commit')
      } catch (error) {
        if (isAnswer(error)) throw error
        throw new InDoubt(which)
      }
      return DONE
    } catch (error) {
      const isSound = isAnswer(error) && (await client.query('rollback').then(yes, no))
      if (!isSound) broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Nobody is answered until the database says what has become of it. */
  async function settledDoubt(transaction: Transaction, statements: readonly Statement[]): Promise<Written> {
    const stands = await whetherItStands(readers, transaction, statements, () => isClosed)
    if (stands === undefined) return CLOSED
    return stands ? DONE : UNDONE
  }

  const read = async <Row>(sql: string, values: readonly Value[]): Promise<readonly Row[]> =>
    (await readers.query({ ...prepared(sql), values: [...values] })).rows as Row[]

  return {
    commits,
    write: job =>
      new Promise(settle => {
        if (isClosed) return settle(CLOSED)
        queue.push({ job, settle })
        if (queue.length === 1) setImmediate(goOn)
      }),
    one: async <Row>(sql: string, ...values: readonly Value[]) => (await read<Row>(sql, values))[0],
    all: <Row>(sql: string, ...values: readonly Value[]) => read<Row>(sql, values),
    due: (now, againMs, most) => read(DUE, [now, most, now + againMs]),
    async time() {
      const [{ ms }] = await read<{ ms: number }>(
        'select extract(epoch from clock_timestamp()) * 1000 as ms',
        [],
      )
      return Math.round(ms)
    },
    async close() {
      isClosed = true
      while (busy > 0 || queue.length > 0) await new Promise(resolve => setTimeout(resolve, 5))
      await Promise.all([readers.end(), writers.end()])
    },
  }
}

const yes = (): boolean => true
const no = (): boolean => false

/** Sends everything before it waits for anything; all of it or the first failure. */
async function inOneGo(
  client: pg.PoolClient,
  steps: readonly Step[],
): Promise<{ which: Transaction; answers: readonly pg.QueryResult[] }> {
  const all = await Promise.allSettled([
    client.query(`begin; ${WHICH}`),
    ...steps.map(step => client.query(asked(step))),
  ])
  const [begun, ...answers] = all.map(answer => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  })
  // Of two statements in one text both are answered.
  const [, which] = begun as unknown as readonly pg.QueryResult[]
  return { which: which.rows[0] as Transaction, answers }
}

/** Brings the tables up to date; of several servers that start together one does it, and the others wait. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('bivouac schema'))")
    await client.query('create table if not exists schema(one integer primary key, version integer not null)')
    const { rows } = await client.query('select version from schema where one = 1')
    const version: number = rows[0]?.version ?? 0
    refuseNewer('The database', version)
    for (const migration of POSTGRES_MIGRATIONS.slice(version)) await client.query(migration)
    await client.query(
      'insert into schema(one, version) values (1, $1) on conflict(one) do update set version = excluded.version',
      [POSTGRES_MIGRATIONS.length],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

export const asDataError = (error: unknown, url: string): DataError =>
  error instanceof DataError
    ? error
    : new DataError(
        `The database at '${withoutPassword(url)}' cannot be used (${(error as Error).message}). Nothing was changed. Is it running, and may this user make tables there?`,
      )

/** The number of the schema that is there; 0 for none. */
async function postgresVersion(client: Pick<pg.Pool, 'query'>): Promise<number> {
  const there = await client.query("select to_regclass('schema') is not null as is")
  if (!(there.rows[0] as { is: boolean }).is) return 0
  const { rows } = await client.query('select version from schema where one = 1')
  return rows[0]?.version ?? 0
}

export const checkVersion = async (
  client: Pick<pg.Pool, 'query'>,
  url: string,
  mayBeEarlier = false,
): Promise<void> =>
  refuseOther(`the database at '${withoutPassword(url)}'`, await postgresVersion(client), mayBeEarlier)

/** For people to read: never the password. */
export function withoutPassword(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    return `${protocol}//${host}${pathname}`
  } catch {
    return 'postgres://…'
  }
}
