/** What is to be done at a certain time, whether or not anybody looks: flags, bots, games that wait for a player's bytes. */
import { goOn, inRoom, inTurn, leave, problemOf, watchersOf } from '@bivouac/host/core'
import { begin } from './beginning.ts'
import { postponeDue } from './keeping-tables.ts'
import type { DueKind } from './online-table.ts'
import { flagFell } from './playing.ts'
import { hasUntold } from './presence.ts'
import { findTable, type Shared, tellGames } from './shared.ts'
import { tellTable } from './summary.ts'

interface Due {
  readonly kind: DueKind
  readonly game: string
}

/** How often it is asked what is due, and how often games leave memory that nobody looks at. */
export const DUE_MS = 250
export const SWEEP_MS = 10_000

const AT_ONCE = 64
/** Something that could not be done is tried again after this time. */
const AGAIN_MS = 10_000

export function whenDue(shared: Shared, failed: (what: string, game: string, why: string) => void) {
  const { core, db } = shared
  const busy = new Set<string>()

  async function handle({ kind, game }: Due): Promise<void> {
    if (kind === 'flag') await inRoom(core, game, room => flagFell(shared, room))
    else if (kind === 'bot') await inRoom(core, game, async () => goOn(core, game))
    else
      await inTurn(core, game, async () => {
        const table = await findTable(shared, game)
        if (table.status === 'waiting') await begin(shared, table)
        tellGames(shared, ...table.players)
      })
  }

  /** Rooms that nobody looks at, and where no bot thinks, leave memory: they are all in the log. */
  function sweep(): void {
    // What could not be folded may have been mended meanwhile.
    core.damaged.clear()
    for (const room of core.rooms.values())
      if (watchersOf(core, room.id).length === 0 && room.bot === undefined && !core.turns.has(room.id))
        leave(core, room)
    for (const table of shared.tables.values()) if (hasUntold(shared, table)) tellTable(shared, table)
    for (const game of shared.tables.keys())
      if (!core.rooms.has(game) && !core.turns.has(game)) shared.tables.delete(game)
  }

  return {
    sweep,
    /** Does all that is due by now. */
    async now(): Promise<void> {
      const all = (await db.due(core.clock(), AGAIN_MS, AT_ONCE)) as readonly Due[]
      await Promise.all(
        all.map(async due => {
          const key = `${due.kind} ${due.game}`
          // A bot that is thinking is not to be asked twice.
          if (busy.has(key) || (due.kind === 'bot' && core.rooms.get(due.game)?.bot !== undefined)) return
          busy.add(key)
          try {
            await handle(due)
          } catch (error) {
            failed(due.kind, due.game, problemOf(error, 'server-failed').text)
            const table = shared.tables.get(due.game)
            if (table !== undefined) table.due = undefined
            await db.write([postponeDue(due.kind, due.game, core.clock() + AGAIN_MS)])
          } finally {
            busy.delete(key)
          }
        }),
      )
    },
  }
}
