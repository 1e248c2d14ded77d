/** Finished games that were put by: all entries of a game in one compressed row. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Value } from '../data/job.ts'

export interface Entry {
  readonly n: number
  readonly kind: string
  readonly text: string
  readonly at: number
  readonly id: string | null
}

/** As little as it takes to ask. */
interface Asked {
  one<Row>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>
}

type Line = readonly [n: number, kind: string, text: string, at: number, id: string | null]

export const packed = (entries: readonly Entry[]): Uint8Array =>
  brotliCompressSync(
    JSON.stringify(entries.map(({ n, kind, text, at, id }): Line => [n, kind, text, at, id])),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  )

export const unpacked = (body: Uint8Array): readonly Entry[] =>
  (JSON.parse(brotliDecompressSync(body).toString('utf8')) as readonly Line[]).map(
    ([n, kind, text, at, id]) => ({ n, kind, text, at, id }),
  )

/** The entries of a game that was put by; none of one that was not. */
export async function archivedEntries(db: Asked, game: string): Promise<readonly Entry[]> {
  const row = await db.one<{ body: Uint8Array }>('select body from archive where game = ?', game)
  return row === undefined ? [] : unpacked(row.body)
}
