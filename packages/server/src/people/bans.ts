/** Guests who were sent away. They are turned away at the door, and those who are inside are shown out. */
import type { Asked } from '../data/snapshot.ts'

export interface Ban {
  readonly guest: string
  readonly since: number
  /** Null for good. */
  readonly until: number | null
  readonly why: string | null
}

const STANDING = 'select guest, since, until, why from ban where (until is null or until > ?)'

export const banOf = (db: Asked, guest: string, now: number): Promise<Ban | undefined> =>
  db.one<Ban>(`${STANDING} and guest = ?`, now, guest)

export const allBans = (db: Asked, now: number): Promise<readonly Ban[]> =>
  db.all<Ban>(`${STANDING} order by since`, now)

/** What the guest is told. */
export function banText({ until, why }: Pick<Ban, 'until' | 'why'>): string {
  const end =
    until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `You are banned from this server${end}${why === null ? '' : `: ${why}`}${why !== null && /[.!?]$/.test(why) ? '' : '.'}`
}

/** Cuts the lines of guests who have been banned while they were here: to the other players they have left. */
export async function showOut(
  db: Asked,
  now: number,
  lines: ReadonlyMap<string, Iterable<{ cut(why: string): void }>>,
): Promise<void> {
  if (lines.size === 0) return
  for (const { guest } of await allBans(db, now))
    for (const line of lines.get(guest) ?? []) line.cut('banned')
}
