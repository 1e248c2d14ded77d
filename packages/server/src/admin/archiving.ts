/** Putting finished games by, and forgetting what nobody will ask for again. */
import type { Statement } from '../data/job.ts'
import { archivedEntries, type Entry, packed } from '../tables/archived.ts'
import type { OnProgress } from './checking.ts'
import { AdminError, type Desk } from './desk.ts'

const DAY_MS = 24 * 60 * 60_000

interface Archived {
  readonly games: number
  readonly entries: number
  /** Letters of the entries, and bytes of what they have become. */
  readonly before: number
  readonly after: number
}

const ENDED = "(status = 'over' or status = 'void')"

/** Finished games that nobody has touched for so many days: their entries become one compressed row, which is opened like any other game. */
export async function archive(
  { db, shared }: Desk,
  days: number,
  isDry: boolean,
  stage: (total: number) => OnProgress,
): Promise<Archived> {
  const until = shared.core.clock() - days * DAY_MS
  const games = await db.all<{ id: string }>(
    `select id from game where ${ENDED} and touched < ? and exists (select 1 from entry where entry.game = game.id) order by id`,
    until,
  )
  const onProgress = stage(games.length)
  const sum = { games: 0, entries: 0, before: 0, after: 0 }
  for (const [i, { id }] of games.entries()) {
    const fresh = await db.all<Entry>('select n, kind, text, at, id from entry where game = ? order by n', id)
    // It may have been put by before, and something been settled at its table since.
    const entries = [...(await archivedEntries(db, id)), ...fresh]
    const body = packed(entries)
    if (isDry || (await put(db, id, shared.core.clock(), entries, fresh.length, body))) {
      sum.games++
      sum.entries += fresh.length
      sum.before += fresh.reduce((letters, { text }) => letters + text.length, 0)
      sum.after += body.length
    }
    onProgress(i + 1)
  }
  return sum
}

/** False if something has been settled at its table meanwhile: then the next time will do. */
async function put(
  db: Desk['db'],
  game: string,
  at: number,
  entries: readonly Entry[],
  rows: number,
  body: Uint8Array,
): Promise<boolean> {
  const last = entries[entries.length - 1].n
  const done = await db.write([
    {
      sql: `insert into archive(game, at, entries, body) values (?, ?, ?, ?)
        on conflict(game) do update set at = excluded.at, entries = excluded.entries, body = excluded.body`,
      values: [game, at, last, body],
    },
    { sql: 'delete from entry where game = ?', values: [game], rows },
  ])
  if (!done.ok && done.code !== 'taken') throw new AdminError(done.code, done.text)
  return done.ok
}

interface Pruned {
  readonly guests: number
  readonly chatLines: number
  readonly offers: number
}

const OLD_CHAT = 'game in (select game from archive)'
const OLD_OFFERS = "status = 'waiting' and opening is null and touched < ?"
/** Who sits somewhere, has offered what still stands, or is banned is remembered. */
const FORGOTTEN = `seen < ? and not exists (select 1 from ban where ban.guest = guest.id)
  and not exists (select 1 from game where game.player0 = guest.id and not (${OLD_OFFERS}))
  and not exists (select 1 from game where game.player1 = guest.id and not (${OLD_OFFERS}))
  and not exists (select 1 from game where game.owner = guest.id and not (${OLD_OFFERS}))`

/** Offers that nobody took, what was said in games that were put by, and guests who never came back and left nothing. */
export async function prune({ db, shared }: Desk, days: number, isDry: boolean): Promise<Pruned> {
  const until = shared.core.clock() - days * DAY_MS
  const offers = await db.all<{ id: string; touched: number }>(
    `select id, touched from game where ${OLD_OFFERS} order by id`,
    until,
  )
  const count = async (what: string, ...values: number[]): Promise<number> =>
    (await db.one<{ n: number }>(`select count(*) as n from ${what}`, ...values))?.n ?? 0
  const chatLines = await count(`chat where ${OLD_CHAT}`)
  const untils = [until, until, until, until]
  const guests = await count(`guest where ${FORGOTTEN}`, ...untils)
  if (isDry) return { offers: offers.length, chatLines, guests }
  let gone = 0
  for (const offer of offers) if (await removeOffer(db, offer)) gone++
  await orComplain(db, { sql: `delete from chat where ${OLD_CHAT}`, values: [] })
  await orComplain(db, { sql: `delete from guest where ${FORGOTTEN}`, values: untils })
  return { offers: gone, chatLines, guests }
}

/** False if somebody has joined meanwhile. */
async function removeOffer(
  db: Desk['db'],
  { id, touched }: { readonly id: string; readonly touched: number },
): Promise<boolean> {
  const done = await db.write([
    {
      sql: "delete from game where id = ? and status = 'waiting' and opening is null and touched = ?",
      values: [id, touched],
      rows: 1,
    },
    ...['entry', 'chat', 'secret', 'due'].map(table => ({
      sql: `delete from ${table} where game = ?`,
      values: [id],
    })),
  ])
  if (!done.ok && done.code !== 'taken') throw new AdminError(done.code, done.text)
  return done.ok
}

async function orComplain(db: Desk['db'], statement: Statement): Promise<void> {
  const done = await db.write([statement])
  if (!done.ok) throw new AdminError(done.code, done.text)
}
