/** Data folders and databases of every earlier format, with the games that builds of that time have left in them. */
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS, POSTGRES_MIGRATIONS } from '@bivouac/server/parts'
import { describe, expect, test } from 'vitest'
import { bivouac, bivouacJson } from '../bivouac.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { connect } from './bench/server.ts'
import { KINDS, type Kind, rowsOf, type Store, serving, stores } from './bench/stores.ts'

type Value = string | number | null | { readonly hex: string }

/** What a build of that time had written. */
interface Earlier {
  readonly version: number
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>
}

const FOLDER = new URL('./earlier/', import.meta.url)
const ALL = readdirSync(FOLDER).map(
  name => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Earlier,
)

const { fresh, postgres } = stores()

const tokens = new Map<string, string>()

/** The guests of that time get tokens that we know. */
function withKnownTokens({ tables, version }: Earlier): Earlier {
  const guest = tables.guest.map(row => {
    const token = randomBytes(32).toString('base64url')
    tokens.set(String(row.id), token)
    return { ...row, token: { hex: createHash('sha256').update(token).digest('hex') } }
  })
  return { version, tables: { ...tables, guest } }
}

function filled(kind: Kind, { version, tables }: Earlier): Store {
  const store = fresh(kind)
  const inserts = (bytes: (hex: string) => string): string =>
    Object.entries(tables)
      .flatMap(([table, rows]) =>
        rows.map(row => {
          const values = Object.values(row).map(value =>
            typeof value === 'string'
              ? `'${value.replaceAll("'", "''")}'`
              : value === null || typeof value === 'number'
                ? String(value)
                : bytes(value.hex),
          )
          return `insert into ${table}(${Object.keys(row).join(', ')}) values (${values.join(', ')});`
        }),
      )
      .join('\n')
  if (kind === 'SQLite') {
    const db = new DatabaseSync(join(store.where, 'bivouac.sqlite'))
    db.exec('pragma journal_mode = wal')
    for (const migration of MIGRATIONS.slice(0, version)) db.exec(migration)
    db.exec(`${inserts(hex => `x'${hex}'`)} pragma user_version = ${version}`)
    db.close()
  } else
    postgres().sql(
      store.where,
      `begin; ${POSTGRES_MIGRATIONS.slice(0, version).join('\n')}
       create table schema(one integer primary key, version integer not null);
       insert into schema(one, version) values (1, ${version});
       ${inserts(hex => `'\\x${hex}'`)} commit;`,
    )
  return store
}

test('there are games of every earlier format', () => {
  expect(ALL.map(({ version }) => version).toSorted()).toEqual(MIGRATIONS.slice(1).map((_, i) => i + 1))
})

describe.each(KINDS)('%s', kind => {
  describe.each(ALL.map(one => [one.version, one] as const))('of format %i', (_, earlier) => {
    test('is brought up to date, and every game folds and goes on', async () => {
      const store = filled(kind, withKnownTokens(earlier))
      // Before the upgrade: this build looks at it and changes nothing.
      expect(await bivouacJson('admin', 'shadow', ...store.args)).toMatchObject({ games: 3, differences: [] })
      const early = await bivouac(['admin', 'games', ...store.args])
      expect(early.err).toContain(`its format is ${earlier.version}, this one writes ${MIGRATIONS.length}`)
      expect(early.code).toBe(2)

      // Nobody could play since then: it counts for no clock.
      const run = await serving(store, { gapMs: 60_000 })
      const running = earlier.tables.game.filter(({ status }) => status === 'playing')
      expect(running.length).toBe(2)
      for (const { id, player0, player1, head } of running) {
        const game = String(id)
        const lines = await Promise.all(
          [player0, player1].map(player => connect(run.url, tokens.get(String(player)) ?? '')),
        )
        const followers = await Promise.all(lines.map(line => follow(line, game)))
        expect(followers[0].update.seq).toBe(JSON.parse(String(head)).seq)
        const before = followers[0].update.entry
        for (let i = 0; i < 5; i++) await oneMove(lines, followers, dice(i))
        expect(followers[0].update.entry).toBeGreaterThanOrEqual(before + 5)
      }
      const [over] = earlier.tables.game.filter(({ status }) => status === 'over')
      const line = await connect(run.url, tokens.get(String(over.player0)) ?? '')
      expect(await line.ask('export', { game: String(over.id) })).toMatch(/\nend \w+ resign/)
      const [{ n }] = await rowsOf<{ n: number }>(store, 'select count(*) as n from chat')
      expect(n).toBe(earlier.tables.chat.length)
      await run.stop()
      expect(await bivouacJson('admin', 'shadow', ...store.args)).toMatchObject({ games: 3, differences: [] })
    })
  })

  test('of a newer format is refused, and left as it is', async () => {
    const store = filled(kind, ALL[0])
    const newer = MIGRATIONS.length + 1
    if (kind === 'SQLite') {
      const db = new DatabaseSync(join(store.where, 'bivouac.sqlite'))
      db.exec(`pragma user_version = ${newer}; pragma journal_mode = delete`)
      db.close()
    } else postgres().sql(store.where, `update schema set version = ${newer}`)
    const bytes = (): string =>
      kind === 'SQLite'
        ? createHash('sha256')
            .update(readFileSync(join(store.where, 'bivouac.sqlite')))
            .digest('hex')
        : ''
    const before = bytes()
    for (const verb of [
      ['games'],
      ['shadow'],
      ['rewind', 'x', '--to', '1'],
      ['backup', join(fresh('SQLite').where, 'b')],
    ]) {
      const { code, err } = await bivouac(['admin', ...verb, ...store.args])
      expect(err).toContain('was written by a newer version of Bivouac')
      expect(code).toBe(2)
    }
    await expect(serving(store)).rejects.toThrow(/newer version/)
    expect(bytes()).toBe(before)
    if (kind === 'PostgreSQL') {
      const tables =
        "select 1 / (count(*) = 0)::int from information_schema.tables where table_name in ('ban', 'archive')"
      postgres().sql(store.where, tables)
    }
  })
})
