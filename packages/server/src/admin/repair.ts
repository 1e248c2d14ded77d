/** Mends what is kept beside a game's log: how it stands, whom it asks, what is due. The log itself is never changed. */
import { goesOnAlone, headOf, type Room, refuse } from '@bivouac/host/core'
import type { Statement } from '../data/job.ts'
import { openSnapshot } from '../data/snapshot.ts'
import { clocksHeld, fallsAt } from '../tables/clocks.ts'
import { headText } from '../tables/head-text.ts'
import { addEntry, setDue, updateTable } from '../tables/keeping-tables.ts'
import { type DueKind, type OnlineTable, sittersAt } from '../tables/online-table.ts'
import { begunTable } from './changing.ts'
import { AdminError, type Desk, insist, laterThan } from './desk.ts'
import { type Difference, folded, foldedFromLog } from './fold.ts'
import { type KeptGame, keptGame } from './kept-games.ts'

interface Repaired {
  readonly game: string
  /** What did not fit the log, in words; empty where all is well. */
  readonly found: readonly string[]
  readonly isMended: boolean
  /** The log itself does not fold: nothing was changed. */
  readonly damage?: Difference
}

export const repair = (desk: Desk, where: string, game: string): Promise<Repaired> =>
  insist(desk, game, async () => {
    const table = await begunTable(desk, game)
    const kept = await readKept(where, game)
    const { core } = desk.shared
    const { difference } = folded(core, kept)
    const room = foldedFromLog(core, kept)
    if (!room.ok) {
      const damage = difference ?? { game, text: room.problem.text }
      return { game, found: [damage.text], isMended: false, damage }
    }
    const found = [
      ...(difference === undefined ? [] : [difference.text]),
      ...mendStatus(table, room.value),
      ...mendAsked(desk, table, room.value),
    ]
    const due = await mendDue(desk, table, room.value)
    found.push(...due.found)
    if (found.length > 0) await write(desk, table, room.value, kept.revision, found, due.statements)
    return { game, found, isMended: found.length > 0 }
  })

async function readKept(where: string, game: string): Promise<KeptGame> {
  const snapshot = await openSnapshot(where)
  try {
    const kept = await keptGame(snapshot, game)
    if (kept === undefined)
      throw new AdminError(
        'damaged-game',
        'The setup of this game is gone: its log cannot be played again. Call it off, or restore it from a backup.',
      )
    return kept
  } finally {
    await snapshot.close()
  }
}

function mendStatus(table: OnlineTable, room: Room): readonly string[] {
  if (table.status === 'void') return []
  const status = headOf(room).outcome === undefined ? 'playing' : 'over'
  if (status === table.status) return []
  const text = `By its log the game is ${WORD[status]}, but it is kept as ${WORD[table.status]}.`
  table.status = status
  return [text]
}

const WORD = { playing: 'running', over: 'over', waiting: 'waiting', void: 'called off' } as const

/** Whose clocks run: those that are asked and no bot's. */
function mendAsked({ shared }: Desk, table: OnlineTable, { match }: Room): readonly string[] {
  const bots = (table.bots[0] === undefined ? 0 : 1) | (table.bots[1] === undefined ? 0 : 2)
  const asked = table.status === 'playing' ? match.module.toChoose(match.table) & ~bots : 0
  const { affairs } = table
  if (affairs.asked === asked) return []
  const running = affairs.paused ? 0 : asked
  table.affairs = {
    ...affairs,
    asked,
    clocks: affairs.clocks && clocksHeld(affairs.clocks, running, shared.core.clock(), shared.outages),
  }
  return [`By its log the game asks ${SEATS[asked]}, but ${SEATS[affairs.asked]} is kept.`]
}

const SEATS = ['nobody', 'the first seat', 'the second seat', 'both seats'] as const

/** What ought to be done about it and is not noted, or is and ought not to be. */
async function mendDue(
  { db, shared }: Desk,
  table: OnlineTable,
  room: Room,
): Promise<{ found: string[]; statements: Statement[] }> {
  const rows = await db.all<{ kind: DueKind }>('select kind from due where game = ?', table.id)
  const noted = new Set(rows.map(({ kind }) => kind))
  const { clocks } = table.affairs
  const isPlayed = table.status === 'playing'
  room.plan = { ...room.plan, seats: sittersAt(table) }
  const wanted: Readonly<Record<DueKind, number | undefined>> = {
    flag: isPlayed ? clocks && fallsAt(clocks) : undefined,
    bot: isPlayed && goesOnAlone(room) ? shared.core.clock() : undefined,
    begin: undefined,
  }
  const wrong = (Object.keys(wanted) as DueKind[]).filter(
    kind => (wanted[kind] !== undefined) !== noted.has(kind),
  )
  return {
    found: wrong.map(kind =>
      wanted[kind] === undefined
        ? `'${kind}' is noted to be done, but there is nothing to do.`
        : `'${kind}' is to be done, but it is not noted.`,
    ),
    statements: wrong.map(kind => setDue(kind, table.id, wanted[kind])),
  }
}

async function write(
  desk: Desk,
  table: OnlineTable,
  room: Room,
  revision: number,
  found: readonly string[],
  due: readonly Statement[],
): Promise<void> {
  const { db, shared } = desk
  table.touched = await laterThan(desk, table)
  const { opening: _, secret: __, ...head } = headOf(room)
  const done = await db.write([
    addEntry(table, { kind: 'repair', text: JSON.stringify(found), at: table.touched }),
    updateTable(table),
    {
      sql: 'update game set head = ?, revision = revision + 1 where id = ? and revision = ?',
      values: [headText(table, { ...head, touched: table.touched }), table.id, revision],
      rows: 1,
    },
    ...due,
  ])
  if (!done.ok) refuse(done.code, done.text)
  shared.bus.tell({ hint: 'game', game: table.id, revision: revision + 1 })
}
