/**
 * Following what other servers on the same database do, and whoever runs them. They say so over the bus; and since what is said there may be lost, the
 * games in memory are also compared with the database every few seconds.
 */
import { inTurn, type Room } from '@bivouac/host/core'
import type { ChatLine } from '@bivouac/protocol/online'
import type { Hint } from '../bus/bus.ts'
import { gameAnew, tableAnew } from './catching-up.ts'
import { seatOf } from './online-table.ts'
import { noteElsewhere, playerMoved, tellWhoIsHere } from './presence.ts'
import { type Shared, screensAt } from './shared.ts'
import { tellTable } from './summary.ts'

/** How often the games in memory are compared with the database. */
export const COMPARE_MS = 5000
/** How long a server is believed about who is at its tables after it was last heard. */
const HERE_MS = 15_000
/** So many games are asked for at once. */
const ASKED_AT_ONCE = 100

interface Following {
  /** Compares what is in memory with the database; says who is here. */
  compare(): Promise<void>
}

const knows = (room: Room | undefined, revision: number): boolean =>
  room !== undefined && (room.kept?.revision ?? 0) >= revision

// long: one kind of hint after the other
export function following(
  shared: Shared,
  failed: (what: string, game: string, why: string) => void,
): Following {
  const { core, db, bus, tables, elsewhere } = shared

  const about = (what: string, game: string, act: () => Promise<void>): void =>
    void inTurn(core, game, act).catch(error => failed(what, game, String(error)))

  /** While one hint waits for its turn, another may have brought what it tells of. */
  const followGame = (game: string, revision: number): void =>
    about('follow', game, async () => {
      if (!knows(core.rooms.get(game), revision)) await gameAnew(shared, game)
    })

  const followTable = (game: string): void =>
    about('follow', game, async () => {
      const table = await tableAnew(shared, game)
      if (table !== undefined) tellTable(shared, table)
    })

  const tellChat = (game: string, number: number): void =>
    about('chat', game, async () => {
      const screens = screensAt(shared, game)
      const table = tables.get(game)
      if (screens.length === 0 || table === undefined) return
      const said = 'select number, seat as by, at, text from chat where game = ? and number = ?'
      const line = await db.one<ChatLine>(said, game, number)
      for (const screen of screens)
        if (line !== undefined && seatOf(table, screen.guest.id) !== undefined)
          screen.tell({ news: 'chat', game, line })
    })

  function heard(hint: Hint): void {
    switch (hint.hint) {
      case 'game': {
        const room = core.rooms.get(hint.game)
        if (room !== undefined && !knows(room, hint.revision)) followGame(hint.game, hint.revision)
        break
      }
      case 'table':
        if (tables.has(hint.game)) followTable(hint.game)
        break
      case 'chat':
        tellChat(hint.game, hint.number)
        break
      case 'games':
        for (const guest of hint.guests)
          for (const screen of shared.screens.get(guest) ?? []) screen.tell({ news: 'games' })
        break
      case 'reveal':
        for (const screen of shared.screens.get(hint.guest) ?? [])
          screen.tell({ news: 'reveal', game: hint.game })
        break
      case 'here':
        hearWhoIsThere(hint)
    }
  }

  function hearWhoIsThere({ node, games, isPart }: Hint & { hint: 'here' }): void {
    const before = elsewhere.get(node)?.games ?? new Map<string, number>()
    const after = new Map(isPart ? [...before, ...games] : games)
    elsewhere.set(node, { games: after, until: core.clock() + HERE_MS })
    for (const game of new Set([...before.keys(), ...after.keys()]))
      seenElsewhere(game, (before.get(game) ?? 0) ^ (after.get(game) ?? 0))
  }

  /** These players, as bits, have come to a table or left it on another server. */
  function seenElsewhere(game: string, moved: number): void {
    const table = tables.get(game)
    if (table === undefined || moved === 0) return
    noteElsewhere(shared, table)
    const seats = ([0, 1] as const).filter(seat => moved & (1 << seat))
    const mayBeSaid = seats.map(seat => playerMoved(shared, table, seat))
    if (mayBeSaid.some(Boolean)) tellTable(shared, table)
  }

  function forgetTheDead(): void {
    for (const [node, { until, games }] of elsewhere)
      if (until < core.clock()) {
        elsewhere.delete(node)
        for (const [game, seats] of games) seenElsewhere(game, seats)
      }
  }

  bus.onHint(heard)

  return {
    // Also where no other server is: whoever runs this one may have changed a game from outside (see `admin`).
    async compare() {
      tellWhoIsHere(shared)
      forgetTheDead()
      const all = [...new Set([...core.rooms.keys(), ...core.watchers.keys()])]
      for (let from = 0; from < all.length; from += ASKED_AT_ONCE) {
        const some = all.slice(from, from + ASKED_AT_ONCE)
        // Always as many places, so that the database knows the question already.
        const places = Array.from({ length: ASKED_AT_ONCE }, (_, i) => some[i] ?? '')
        const rows = await db.all<{ id: string; revision: number; touched: number }>(
          `select id, revision, touched from game where id in (${places.map(() => '?').join(', ')})`,
          ...places,
        )
        for (const { id, revision, touched } of rows) {
          if (!knows(core.rooms.get(id), revision)) followGame(id, revision)
          else if ((tables.get(id)?.touched ?? touched) < touched) followTable(id)
        }
      }
    },
  }
}
