/** Games as they are kept, read some at a time from one moment of the database. */
import type { Stored } from '@bivouac/host/core'
import type { Asked, Snapshot } from '../data/snapshot.ts'
import { type Entry, unpacked } from '../tables/archived.ts'
import type { Head } from '../tables/head-text.ts'

/** A game that has begun: plain data, to be sent from thread to thread. */
export interface KeptGame {
  readonly id: string
  readonly status: string
  readonly revision: number
  /** As they lie there (JSON). */
  readonly opening: string
  readonly head: string
  readonly secret: string | undefined
  readonly entries: readonly Entry[]
}

const AT_ONCE = 50

type Reading = Asked & Pick<Snapshot, 'has'>

type GameRow = Omit<KeptGame, 'entries' | 'secret'>

const GAMES =
  'select id, status, revision, opening, head from game where opening is not null and head is not null'

/** All games that have begun, in the order of their ids. */
export async function* keptGames(reading: Reading): AsyncIterable<readonly KeptGame[]> {
  for (let last = ''; ; ) {
    const rows = await reading.all<GameRow>(`${GAMES} and id > ? order by id limit ${AT_ONCE}`, last)
    if (rows.length === 0) return
    last = rows[rows.length - 1].id
    yield withLogs(reading, rows)
  }
}

/** Those from one id to another, both counted in. */
export const keptGamesBetween = async (
  reading: Reading,
  first: string,
  last: string,
): Promise<readonly KeptGame[]> =>
  withLogs(reading, await reading.all<GameRow>(`${GAMES} and id >= ? and id <= ? order by id`, first, last))

export async function keptGame(reading: Reading, id: string): Promise<KeptGame | undefined> {
  const row = await reading.one<GameRow>(`${GAMES} and id = ?`, id)
  return row && (await withLogs(reading, [row]))[0]
}

async function withLogs(reading: Reading, rows: readonly GameRow[]): Promise<readonly KeptGame[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const places = ids.map(() => '?').join(', ')
  const entries = await reading.all<Entry & { game: string }>(
    `select game, n, kind, text, at, id from entry where game in (${places}) order by game, n`,
    ...ids,
  )
  const archived = reading.has('archive')
    ? await reading.all<{ game: string; body: Uint8Array }>(
        `select game, body from archive where game in (${places})`,
        ...ids,
      )
    : []
  const secrets = await reading.all<{ game: string; secret: string }>(
    `select game, secret from secret where game in (${places})`,
    ...ids,
  )
  const byGame = Map.groupBy(entries, ({ game }) => game)
  return rows.map(row => ({
    ...row,
    secret: secrets.find(({ game }) => game === row.id)?.secret,
    entries: [
      ...archived.flatMap(({ game, body }) => (game === row.id ? unpacked(body) : [])),
      ...(byGame.get(row.id) ?? []).map(({ n, kind, text, at, id }) => ({ n, kind, text, at, id })),
    ],
  }))
}

/** The lines of the record among a game's entries. */
export const linesOf = ({ entries }: Pick<KeptGame, 'entries'>): readonly Entry[] =>
  entries.filter(({ kind }) => kind === 'play')

/** The same game as the host takes it from a store. */
export function storedIn(game: KeptGame): Stored {
  const { id, revision, opening, secret } = game
  return {
    head: {
      ...(JSON.parse(game.head) as Head),
      id,
      revision,
      opening: JSON.parse(opening),
      ...(secret === undefined ? {} : { secret }),
    },
    lines: linesOf(game).map(({ text, at }) => ({ text, at })),
  }
}
