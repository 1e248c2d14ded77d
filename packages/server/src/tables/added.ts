/**
 * What other servers have added to the logs of games. While one question is under way, whoever wants to know waits for the next, which asks
 * about all their games at once: the more there is to follow, the less each game takes of the database and of this server.
 */
import type { Database } from '../data/database.ts'
import { type OnlineTable, standsIn, type TableRow } from './online-table.ts'

/** What may change at a table that is in memory, with one of the entries after those that are known; without one there are none. */
interface AddedRow
  extends Pick<
    TableRow,
    | 'id'
    | 'status'
    | 'player0'
    | 'player1'
    | 'bot0'
    | 'bot1'
    | 'touched'
    | 'affairs'
    | 'rematch'
    | 'commitment'
    | 'head'
    | 'name0'
    | 'name1'
  > {
  readonly revision: number
  /** When the flag may fall, and when the bot is asked again. */
  readonly flag: number | null
  readonly bot: number | null
  readonly n: number | null
  readonly kind: string
  readonly text: string
  readonly at: number
}

/** So many games are asked about at once, never another number: the database knows those questions already. */
const SIZES = [1, 4, 16, 64] as const
const MOST = 64

/** One question sees one moment, whatever another server writes meanwhile. */
const ADDED = new Map(
  SIZES.map(size => [
    size,
    `with asked(game, known) as (values ${Array.from({ length: size }, () => '(cast(? as text), cast(? as bigint))').join(', ')})
    select game.id, game.status, game.player0, game.player1, game.bot0, game.bot1, game.touched, game.affairs, game.rematch,
      game.commitment, game.head, game.revision,
      (select name from guest where guest.id = game.player0) as name0,
      (select name from guest where guest.id = game.player1) as name1,
      (select due.at from due where due.kind = 'flag' and due.game = game.id) as flag,
      (select due.at from due where due.kind = 'bot' and due.game = game.id) as bot,
      entry.n, entry.kind, entry.text, entry.at
    from asked join game on game.id = asked.game
    left join entry on entry.game = asked.game and entry.n > asked.known
    order by entry.n`,
  ]),
)

interface Waiting {
  readonly game: string
  readonly known: number
  resolve(rows: readonly AddedRow[]): void
  reject(why: unknown): void
}

/** Reads the entries of a game after the first so many, with how its table stands; nothing for a game that is not there. */
export function addedIn(
  db: Pick<Database, 'all'>,
): (game: string, known: number) => Promise<readonly AddedRow[]> {
  let waiting: Waiting[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      try {
        const found = await ask(some)
        for (const { game, resolve } of some) resolve(found.get(game) ?? [])
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    isAsking = false
  }

  async function ask(some: readonly Waiting[]): Promise<ReadonlyMap<string, readonly AddedRow[]>> {
    const size = SIZES.find(one => one >= some.length) ?? MOST
    const places = Array.from({ length: size }, (_, i) => [some[i]?.game ?? '', some[i]?.known ?? 0])
    const found = new Map<string, AddedRow[]>()
    for (const row of await db.all<AddedRow>(ADDED.get(size) ?? '', ...places.flat())) {
      const rows = found.get(row.id)
      if (rows === undefined) found.set(row.id, [row])
      else rows.push(row)
    }
    return found
  }

  return (game, known) =>
    new Promise((resolve, reject) => {
      waiting.push({ game, known, resolve, reject })
      if (isAsking) return
      isAsking = true
      // Those who have heard of their games at the same time ask together.
      queueMicrotask(askAll)
    })
}

/** A table in memory, after all that these rows tell. Whatever is asked now is new here. */
export function tookPlaceAt(table: OnlineTable, rows: readonly AddedRow[], now: number): void {
  const last = rows[rows.length - 1]
  const { player0, player1, bot0, bot1, name0, name1, status, touched, rematch, commitment, flag, bot } = last
  const changed: Partial<OnlineTable> = {
    status,
    touched,
    commitment,
    players: [player0 ?? undefined, player1 ?? undefined],
    bots: [bot0 ?? undefined, bot1 ?? undefined],
    names: [name0 ?? undefined, name1 ?? undefined],
    stands: standsIn(last.head),
    affairs: JSON.parse(last.affairs),
    rematch: rematch ?? undefined,
    entries: last.n ?? table.entries,
    due: { flag: flag ?? undefined, bot: bot ?? undefined },
    askedAt: now,
  }
  Object.assign(table, changed)
}
