/** Who plays: guests, known by a token that only their own browser keeps. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../data/database.ts'
import { banOf, banText } from './bans.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

export interface Guests {
  /** Whoever shows this token; undefined for one that is not known. */
  byToken(token: string): Promise<Guest | undefined>
  /** What a banned guest is told; undefined for all others. */
  banned(guest: string): Promise<string | undefined>
  /** A new guest, with the token that is shown this once. Undefined if it cannot be kept. */
  welcome(name: string | undefined, now: number): Promise<{ guest: Guest; token: string } | undefined>
  rename(guest: Guest, name: string): Promise<Guest | undefined>
}

/** Names for those who give none: a word of the games, and a number to tell them apart. */
const WORDS = ['Scout', 'Gunner', 'Rifle', 'Signal', 'Runner', 'Sapper', 'Picket', 'Ranger'] as const

const hashed = (token: string): Uint8Array => createHash('sha256').update(token).digest()

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** When somebody was last here is noted once a day: nobody needs to know it more exactly. */
const SEEN_MS = 24 * 60 * 60_000

export function guestsIn(db: Database, clock: () => number): Guests {
  return {
    async byToken(token) {
      if (!TOKEN.test(token)) return undefined
      const found = await db.one<Guest & { seen: number }>(
        'select id, name, seen from guest where token = ?',
        hashed(token),
      )
      if (found === undefined) return undefined
      const { id, name, seen } = found
      const now = clock()
      if (now - seen > SEEN_MS)
        void db.write([{ sql: 'update guest set seen = ? where id = ?', values: [now, id] }])
      return { id, name }
    },
    async banned(guest) {
      const ban = await banOf(db, guest, clock())
      return ban && banText(ban)
    },
    async welcome(wanted, now) {
      // An operator types it: what begins with '-' would be an option.
      const id = randomBytes(9).toString('base64url').replace(/^-/, '_')
      const token = randomBytes(32).toString('base64url')
      const [byte, low, high] = randomBytes(3)
      const name = wanted ?? `${WORDS[byte % WORDS.length]} ${100 + ((low * 256 + high) % 900)}`
      const done = await db.write([
        {
          sql: 'insert into guest(id, name, token, made, seen) values (?, ?, ?, ?, ?)',
          values: [id, name, hashed(token), now, now],
        },
      ])
      return done.ok ? { guest: { id, name }, token } : undefined
    },
    async rename({ id }, name) {
      const done = await db.write([
        { sql: 'update guest set name = ? where id = ?', values: [name, id], rows: 1 },
      ])
      return done.ok ? { id, name } : undefined
    },
  }
}
