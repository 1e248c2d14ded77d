/**
 * What whoever runs the server may do to a running game. Each is one more entry of its log, kept by the same check as a player's command;
 * servers that have the game in memory follow as they follow each other.
 */
import { randomBytes } from 'node:crypto'
import { inRoom, inTurn, isOver, keep, orRefuse, refuse, seqOf, takeBackTo } from '@bivouac/host/core'
import type { Notice } from '@bivouac/protocol/online'
import { calledOffAt } from '../tables/affairs.ts'
import { beforeKeeping } from '../tables/keeping.ts'
import { type OnlineTable, readTable } from '../tables/online-table.ts'
import { keepAffairs } from '../tables/settling.ts'
import { tableOf, tellGames } from '../tables/shared.ts'
import { AdminError, type Desk, insist, laterThan } from './desk.ts'

const because = (why: string | undefined) => (why === undefined ? {} : { why })

interface Rewound {
  readonly game: string
  /** How many commands stood before, and stand now. */
  readonly from: number
  readonly to: number
  /** The new entry of the log. */
  readonly entry: number
}

/** Takes a game back to how it stood after `to` commands. What was rolled since is never rolled again: dice go by entry numbers. */
export const rewind = (desk: Desk, game: string, to: number, why: string | undefined): Promise<Rewound> =>
  insist(desk, game, async () => {
    const { shared } = desk
    const { core, giving } = shared
    await begunTable(desk, game)
    return inRoom(core, game, async room => {
      const table = tableOf(shared, game)
      if (isOver(room))
        throw new AdminError(
          'over',
          'The game is over, and what its dice came from may have been shown: it cannot be gone on with.',
        )
      if (table.status === 'void') throw new AdminError('over', 'The game was called off.')
      const from = seqOf(room)
      if (to >= from)
        throw new AdminError(
          'no-such-moment',
          `${from === 0 ? 'No commands stand in this game' : `${from} commands stand in this game`}: it can only be taken back to fewer.`,
        )
      const now = await laterThan(desk, table)
      orRefuse(await takeBackTo(room, to, now))
      const notice: Notice = { what: 'back', at: now, to, ...because(why) }
      table.affairs = { ...table.affairs, notice }
      beforeKeeping(shared, room)
      // The id of the entry tells it from those that players have agreed on.
      giving.set(game, `admin rewind ${randomBytes(8).toString('hex')}`)
      const kept = await keep(core, room).finally(() => giving.delete(game))
      if (!kept.ok) refuse(kept.problem.code, kept.problem.text)
      tellGames(shared, ...table.players)
      return { game, from, to, entry: table.entries }
    })
  })

/** Calls a game off: nobody has won. It needs no replay, so that a damaged game can be called off, too. */
export const callOff = (desk: Desk, game: string, why: string): Promise<{ game: string; entry: number }> =>
  insist(desk, game, () =>
    inTurn(desk.shared.core, game, async () => {
      const { shared } = desk
      const table = await begunTable(desk, game)
      if (table.status === 'void') throw new AdminError('over', 'The game was called off already.')
      if (table.status === 'over') throw new AdminError('over', 'The game is over: its result stands.')
      const now = await laterThan(desk, table)
      table.status = 'void'
      table.affairs = {
        ...calledOffAt(table.affairs, now, shared.outages),
        notice: { what: 'void', at: now, why },
      }
      await keepAffairs(shared, table, { kind: 'void', text: JSON.stringify({ why }) }, { bot: undefined })
      tellGames(shared, ...table.players)
      return { game, entry: table.entries }
    }),
  )

/** The table of a game that has begun, as the database has it now. */
export async function begunTable({ shared, db }: Desk, game: string): Promise<OnlineTable> {
  const table = await readTable(db, 'id', game, shared.core.clock())
  if (table === undefined)
    throw new AdminError(
      'no-such-game',
      `There is no game '${game.slice(0, 60)}' here. 'bivouac admin games' lists them.`,
    )
  if (table.status === 'waiting')
    throw new AdminError(
      'not-begun',
      "This game still waits for an opponent. 'bivouac admin prune' removes old offers.",
    )
  return table
}
