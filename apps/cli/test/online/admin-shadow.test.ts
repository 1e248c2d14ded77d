/** `bivouac admin shadow` over many games finds exactly those that were tampered with. BIVOUAC_GAMES=10000 for the deep run. */
import { unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import { describe, expect, test } from 'vitest'
import { bivouac } from '../bivouac.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, twoAt } from './bench/server.ts'
import { KINDS, type Kind, rowsOf, type Store, serving, stores, tamper } from './bench/stores.ts'

const { fresh } = stores()

const FEW = 60
const GAMES = Number(process.env.BIVOUAC_GAMES ?? FEW)

/** Games that were played here; the others are their copies under other ids, which fold by themselves all the same. */
const PLAYED = 6
const COPIES_AT_ONCE = 50

async function manyGames(kind: Kind): Promise<{ store: Store; ids: readonly string[] }> {
  const store = fresh(kind)
  const run = await serving(store)
  for (let n = 0; n < PLAYED; n++) {
    const part = n % 2 === 0 ? {} : { module: 'great-war', scenario: 'somme-beaumont-hamel' }
    const { game, lines } = await twoAt(run, part)
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    for (let i = 0; i < 20 + 5 * n; i++) await oneMove(lines, followers, dice(100 * n + i))
    // The dice are the server's own: a game may have ended by itself.
    if (n > 3 && followers[0].update.outcome === undefined)
      await lines[0].ask('resign', { game, id: newId() })
    for (const line of lines) line.close()
  }
  await run.stop()
  const columns =
    'status, plan, owner, player0, player1, bot0, bot1, listed, begun, touched, revision, asked, opening, head, affairs, commitment'
  const played = (await rowsOf<{ id: string }>(store, 'select id from game'))
    .map(({ id }) => `'${id}'`)
    .join(', ')
  const copies = Array.from({ length: Math.ceil(GAMES / PLAYED) - 1 }, (_, i) => `'${i + 1}-'`)
  const copied = (copy: string): readonly string[] => [
    `insert into game(id, invite, ${columns}) select ${copy} || id, ${copy} || invite, ${columns} from game where id in (${played})`,
    `insert into entry(game, n, kind, text, at, id) select ${copy} || game, n, kind, text, at, id from entry where game in (${played})`,
    `insert into secret(game, secret) select ${copy} || game, secret from secret where game in (${played})`,
  ]
  // Some at a time: a busy machine does not answer thousands of statements before their time is up.
  for (let from = 0; from < copies.length; from += COPIES_AT_ONCE)
    await tamper(store, ...copies.slice(from, from + COPIES_AT_ONCE).flatMap(copied))
  const ids = (await rowsOf<{ id: string }>(store, 'select id from game order by id')).map(({ id }) => id)
  return { store, ids }
}

const PRINT = unwrap(normandy.board(normandy.scenarios[0].data)).fingerprint

/** What was done to a game, and what is to be said of it. */
interface Plant {
  sql(game: string): string
  readonly entry?: number
  readonly text: RegExp
}

const PLANTS: readonly Plant[] = [
  {
    // Another state after a command, as if its rule had been changed.
    sql: game =>
      `update entry set text = substr(text, 1, length(text) - 8) || 'ffffffff' where game = '${game}' and n = 7`,
    entry: 7,
    text: /The state after this line is [0-9a-f]{8}, but the log says ffffffff/,
  },
  {
    // A command that is not allowed there.
    sql: game =>
      `update entry set text = (select text from entry as older where older.game = '${game}' and older.n = 2) where game = '${game}' and n = 9`,
    entry: 9,
    text: /./,
  },
  {
    sql: game => `update game set head = replace(head, '"kind":"', '"kind":"no-') where id = '${game}'`,
    text: /By its log 'decision' is .*, but .*no-.* is kept\./,
  },
  {
    sql: game => `update game set opening = replace(opening, '${PRINT}', '00000000') where id = '${game}'`,
    entry: 0,
    text: /another version of 'la-raye'/,
  },
]

describe.each(KINDS)('on %s', kind => {
  test(`of ${GAMES} games exactly those that differ are listed, with the first entry that does`, async () => {
    const { store, ids } = await manyGames(kind)
    expect(ids.length).toBeGreaterThanOrEqual(GAMES)
    const clean = await bivouac(['admin', 'shadow', ...store.args])
    expect(clean.out).toMatch(/games; the rest will take about \d+ (second|minute)s? \(measured on \d+\)\./)
    expect(clean.out).toContain('played again: none differs.')
    expect(clean.code).toBe(0)

    const planted = new Map<string, Plant>()
    const battles = (
      await rowsOf<{ id: string }>(store, `select id from game where plan like '%la-raye%' order by id`)
    ).map(({ id }) => id)
    for (const [i, plant] of PLANTS.entries())
      for (const place of [0.1, 0.6]) {
        const game = battles[Math.floor(battles.length * place) + i]
        planted.set(game, plant)
        await tamper(store, plant.sql(game))
      }
    const { code, out } = await bivouac(['admin', 'shadow', '--json', ...store.args])
    expect(code).toBe(1)
    const { games, differences, expectedSeconds, seconds } = JSON.parse(out)
    if (GAMES > FEW)
      console.info(
        `${kind}: ${games} games, ${differences.length} differ; forecast ${expectedSeconds} s, took ${seconds} s`,
      )
    expect(games).toBe(ids.length)
    expect(expectedSeconds).toBeGreaterThan(0)
    expect(differences.map(({ game }: { game: string }) => game)).toEqual([...planted.keys()].toSorted())
    for (const { game, entry, text } of differences) {
      const plant = planted.get(game)
      if (plant?.entry !== undefined) expect(entry).toBe(plant.entry)
      expect(text).toMatch(plant?.text ?? /never/)
    }
  }, 900_000)
})
