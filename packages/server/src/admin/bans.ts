/** Sending a guest away, and letting him in again. */
import { allBans, type Ban } from '../people/bans.ts'
import { AdminError, type Desk } from './desk.ts'

/** Controls could end a line of the answer that it is sent in. */
const CONTROLS = /\p{Cc}+/gu

export async function ban(
  { db, shared }: Desk,
  guest: string,
  until: number | undefined,
  why: string | undefined,
): Promise<Ban> {
  await findGuest(db, guest)
  const since = shared.core.clock()
  if (until !== undefined && until <= since)
    throw new AdminError('bad-time', 'The ban would be over already: give a later time.')
  const one: Ban = { guest, since, until: until ?? null, why: why?.replaceAll(CONTROLS, ' ').trim() || null }
  const done = await db.write([
    {
      sql: `insert into ban(guest, since, until, why) values (?, ?, ?, ?)
        on conflict(guest) do update set since = excluded.since, until = excluded.until, why = excluded.why`,
      values: [one.guest, one.since, one.until, one.why],
    },
  ])
  if (!done.ok) throw new AdminError(done.code, done.text)
  return one
}

export async function unban({ db }: Desk, guest: string): Promise<void> {
  const done = await db.write([{ sql: 'delete from ban where guest = ?', values: [guest], rows: 1 }])
  if (done.ok) return
  throw done.code === 'taken'
    ? new AdminError(
        'not-banned',
        `The guest '${guest.slice(0, 60)}' is not banned. 'bivouac admin bans' lists all bans.`,
      )
    : new AdminError(done.code, done.text)
}

export const listBans = ({ db, shared }: Desk): Promise<readonly Ban[]> => allBans(db, shared.core.clock())

async function findGuest(db: Desk['db'], guest: string): Promise<void> {
  if ((await db.one('select 1 as one from guest where id = ?', guest)) === undefined)
    throw new AdminError(
      'no-such-guest',
      `There is no guest '${guest.slice(0, 60)}' here. 'bivouac admin show GAME' tells the guests of a game.`,
    )
}
