/** Looking at games without touching them: lists, one game as it stands, its record. */
import { fileOf, findGame, HostError, orRefuse } from '@bivouac/host/core'
import type { Outcome } from '@bivouac/kernel'
import type { ClockPlan, Notice } from '@bivouac/protocol/online'
import type { Value } from '../data/job.ts'
import { clocksAt } from '../tables/clocks.ts'
import { type OnlineTable, readTable, readTables } from '../tables/online-table.ts'
import { begunTable } from './changing.ts'
import { AdminError, type Desk } from './desk.ts'

export interface ListedGame {
  readonly id: string
  readonly status: OnlineTable['status']
  readonly module: string
  readonly scenario: string
  /** Guests by their ids, `bot LEVEL`, or null where nobody sits. */
  readonly seats: readonly [string | null, string | null]
  readonly names: readonly [string | null, string | null]
  readonly commands: number
  readonly entries: number
  readonly begun: number
  readonly touched: number
  readonly outcome?: Outcome
}

interface Filter {
  readonly status?: string | undefined
  readonly guest?: string | undefined
  readonly module?: string | undefined
  /** Touched since then, or last touched before then. */
  readonly since?: number | undefined
  readonly before?: number | undefined
  readonly most: number
}

export async function listGames(desk: Desk, filter: Filter): Promise<readonly ListedGame[]> {
  const { status, guest, module, since, before, most } = filter
  const parts: [string, ...Value[]][] = []
  if (status !== undefined) parts.push(['status = ?', status])
  if (guest !== undefined) parts.push(['(player0 = ? or player1 = ? or owner = ?)', guest, guest, guest])
  // Our own texts are written without spaces, so that this is exact.
  if (module !== undefined) parts.push(['plan like ?', `%"module":"${module.replaceAll(/[%_"\\]/g, '')}"%`])
  if (since !== undefined) parts.push(['touched >= ?', since])
  if (before !== undefined) parts.push(['touched < ?', before])
  const where = parts.length === 0 ? '1 = 1' : parts.map(([sql]) => sql).join(' and ')
  const values = parts.flatMap(([, ...rest]) => rest)
  const tables = await readTables(desk.db, where, values, desk.shared.core.clock(), { most })
  return tables.map(listed)
}

const listed = ({
  id,
  status,
  plan,
  players,
  bots,
  names,
  stands,
  entries,
  begun,
  touched,
}: OnlineTable): ListedGame => ({
  id,
  status,
  module: plan.module,
  scenario: plan.scenario,
  seats: [seatOf(players[0], bots[0]), seatOf(players[1], bots[1])],
  names: [names[0] ?? null, names[1] ?? null],
  commands: stands.seq,
  entries,
  begun,
  touched,
  ...(stands.outcome === undefined ? {} : { outcome: stands.outcome }),
})

const seatOf = (guest: string | undefined, level: string | undefined): string | null =>
  level === undefined ? (guest ?? null) : `bot ${level}`

export interface ShownGame extends ListedGame {
  readonly owner: string
  readonly invite: string
  readonly clock: ClockPlan
  /** Milliseconds left to each seat now, and whose clock runs. */
  readonly clocks?: {
    readonly left: readonly [number, number]
    readonly running: readonly [boolean, boolean]
  }
  readonly isPaused: boolean
  /** The seats that are asked. */
  readonly asked: readonly number[]
  readonly decision?: string
  readonly due: readonly { readonly kind: string; readonly at: number }[]
  readonly offers: number
  readonly chat: number
  readonly revision: number
  readonly isArchived: boolean
  readonly notice?: Notice
  readonly rematch?: string
  /** What else is in the log beside the moves, by kind. */
  readonly kinds: Readonly<Record<string, number>>
}

export async function showGame({ db, shared }: Desk, game: string): Promise<ShownGame> {
  const now = shared.core.clock()
  const table = await readTable(db, 'id', game, now)
  if (table === undefined)
    throw new AdminError(
      'no-such-game',
      `There is no game '${game.slice(0, 60)}' here. 'bivouac admin games' lists them.`,
    )
  const { affairs, plan, owner, invite, rematch, stands } = table
  const clocks = affairs.clocks && clocksAt(affairs.clocks, now, shared.outages)
  const count = async (sql: string): Promise<number> => (await db.one<{ n: number }>(sql, game))?.n ?? 0
  const kinds = await db.all<{ kind: string; n: number }>(
    'select kind, count(*) as n from entry where game = ? group by kind order by kind',
    game,
  )
  return {
    ...listed(table),
    owner,
    invite,
    clock: plan.clock,
    ...(clocks === undefined
      ? {}
      : { clocks: { left: clocks.left, running: [(clocks.running & 1) !== 0, (clocks.running & 2) !== 0] } }),
    isPaused: affairs.paused,
    asked: [0, 1].filter(seat => affairs.asked & (1 << seat)),
    ...(stands.decision === undefined ? {} : { decision: stands.decision.kind }),
    due: await db.all('select kind, at from due where game = ? order by at', game),
    offers: affairs.offers.length,
    chat: await count('select count(*) as n from chat where game = ?'),
    revision: await count('select revision as n from game where id = ?'),
    isArchived: (await count('select count(*) as n from archive where game = ?')) > 0,
    ...(affairs.notice === undefined ? {} : { notice: affairs.notice }),
    ...(rematch === undefined ? {} : { rematch }),
    kinds: Object.fromEntries(kinds.map(({ kind, n }) => [kind, n])),
  }
}

/** The record of a game. That of a running one tells what each side hides from the other. */
export async function exportGame(
  desk: Desk,
  game: string,
  withSecrets: boolean,
): Promise<{ record: string; isRunning: boolean }> {
  const { core } = desk.shared
  const { status } = await begunTable(desk, game)
  const isRunning = status === 'playing'
  if (isRunning && !withSecrets)
    throw new AdminError(
      'still-played',
      "The game is still being played, and its record tells what each side hides from the other. Add '--with-secrets' if you must, and let no player see it.",
    )
  try {
    const stored = orRefuse(await core.store.load(game))
    return { record: fileOf(stored, findGame(core, stored.head.plan.module).module.sides), isRunning }
  } catch (error) {
    if (error instanceof HostError) throw new AdminError(error.problem.code, error.problem.text)
    throw error
  }
}
