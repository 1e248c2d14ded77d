/** Requests about what two players settle between them: offers and answers, pauses, one who has left, chat. */

import {
  act,
  inRoom,
  inTurn,
  isOver,
  orRefuse,
  type Room,
  refuse,
  seqOf,
  takeBackTo,
  touch,
} from '@bivouac/host/core'
import { AGREE, TIMEOUT } from '@bivouac/kernel'
import type { Sitter } from '@bivouac/protocol'
import type { Offer, OfferWhat } from '@bivouac/protocol/online'
import { offered, pausedAt, resumedAt, withoutOffer } from './affairs.ts'
import { beginRematch } from './beginning.ts'
import { fallsAt } from './clocks.ts'
import type { Handlers } from './handlers.ts'
import {
  addEntry,
  isDone,
  noteDue,
  type OnlineTable,
  type SeatNumber,
  seatOf,
  updateTable,
} from './online-table.ts'
import { keepGiven } from './playing.ts'
import { playerAt, type Shared, screensAt, tableOf, tellGames } from './shared.ts'
import { mayClaimAt, tellTable } from './summary.ts'

const CANNOT_KEEP = 'This cannot be saved just now, so it has not happened. Try again in a moment.'
/** The level that goes on for a player who has left. */
const STAND_IN = 'regular'

/** Keeps a change of the affairs as an entry of the log; if it cannot be kept, it has not happened. */
async function keepAffairs(
  shared: Shared,
  table: OnlineTable,
  entry: { readonly kind: string; readonly text: string; readonly id?: string },
): Promise<void> {
  const now = shared.core.clock()
  table.touched = now
  const { clocks } = table.affairs
  const kept = await shared.db.write([
    addEntry(table, { ...entry, at: now }),
    updateTable(table),
    ...noteDue(table, { flag: clocks && fallsAt(clocks) }),
  ])
  if (kept.ok) return
  // What is in memory is not what is kept: the next one to ask gets it from the log.
  shared.core.rooms.delete(table.id)
  shared.tables.delete(table.id)
  refuse(kept.code, CANNOT_KEEP)
}

// long: one request after the other, none of them long by itself
export function settlingRequests(
  shared: Shared,
): Pick<Handlers, 'offer' | 'answer' | 'resume' | 'claim' | 'chat'> {
  const { core, db, outages } = shared

  /** Something a player does at a table in memory; sent twice, it is done once. */
  const atTable = (
    game: string,
    guest: { readonly id: string; readonly name: string },
    id: string | undefined,
    act: (room: Room, table: OnlineTable, seat: SeatNumber) => Promise<void>,
  ): Promise<null> =>
    inRoom(core, game, async room => {
      const table = tableOf(shared, game)
      const seat = playerAt(table, guest)
      if (id !== undefined && isDone(db, game, id)) return null
      await act(room, table, seat)
      return null
    })

  return {
    offer: ({ game, id, offer }, { guest }) =>
      atTable(game, guest, id, async (room, table, seat) => {
        checkOffer(room, table, seat, offer)
        table.affairs = offered(table.affairs, seat, offer, core.clock())
        await keepAffairs(shared, table, { kind: 'offer', text: JSON.stringify({ seat, ...offer }), id })
        tellTable(shared, table)
      }),

    answer: ({ game, id, number, yes }, { guest }) =>
      atTable(game, guest, id, async (room, table, seat) => {
        const offer =
          table.affairs.offers.find(one => one.number === number) ??
          refuse('no-such-offer', 'This offer does not stand any more.')
        if (offer.by === seat && yes) refuse('not-your-offer', 'It is for the other player to accept this.')
        table.affairs = withoutOffer(table.affairs, number)
        if (yes) await accept(room, table, offer, id)
        else await keepAffairs(shared, table, { kind: 'decline', text: JSON.stringify({ seat, number }), id })
        tellTable(shared, table)
      }),

    resume: ({ game }, { guest }) =>
      atTable(game, guest, undefined, async (_, table, seat) => {
        if (!table.affairs.paused) return
        table.affairs = resumedAt(table.affairs, core.clock(), outages)
        await keepAffairs(shared, table, { kind: 'resume', text: JSON.stringify({ seat }) })
        tellTable(shared, table)
      }),

    claim: ({ game, id, what }, { guest }) =>
      atTable(game, guest, id, async (room, table, seat) => {
        const other = seat === 0 ? 1 : 0
        const at = mayClaimAt(table, table.awaySince[other])
        if (isOver(room) || at === undefined || core.clock() < at)
          refuse('not-yet', 'The other player is here, or has not been away for long enough.')
        if (what === 'bot') {
          table.players = table.players.map((one, i) =>
            i === other ? undefined : one,
          ) as OnlineTable['players'] & object
          table.bots = table.bots.map((one, i) => (i === other ? STAND_IN : one)) as OnlineTable['bots'] &
            object
        }
        if (what === 'void') table.status = 'void'
        await keepAffairs(shared, table, { kind: 'claim', text: JSON.stringify({ seat, what }), id })
        if (what === 'bot') await standIn(room, other)
        if (what === 'win') {
          orRefuse(act(room, other, TIMEOUT, core.clock()))
          await keepGiven(shared, room, undefined)
        }
        tellTable(shared, table)
        tellGames(shared, ...table.players)
      }),

    chat: ({ game, id, text }, { guest }) =>
      inTurn(core, game, async () => {
        const table = tableOf(shared, game)
        const seat = playerAt(table, guest)
        if (db.one('select 1 from chat where game = ? and id = ?', game, id) !== undefined) return null
        if (!shared.mayChat(guest)) refuse('too-fast', 'Not so fast: wait a moment, then say it again.')
        const last = db.one<{ n: number }>(
          'select coalesce(max(number), 0) as n from chat where game = ?',
          game,
        )
        const line = { number: (last?.n ?? 0) + 1, by: seat, at: core.clock(), text }
        const kept = await db.write([
          {
            sql: 'insert into chat(game, number, seat, at, text, id) values (?, ?, ?, ?, ?, ?)',
            values: [game, line.number, seat, line.at, text, id],
          },
        ])
        if (!kept.ok) refuse('storage-failed', CANNOT_KEEP)
        for (const screen of screensAt(shared, game))
          if (seatOf(table, screen.guest.id) !== undefined) screen.tell({ news: 'chat', game, line })
        return null
      }),
  }

  function checkOffer(room: Room, table: OnlineTable, seat: SeatNumber, offer: OfferWhat): void {
    if (table.bots[seat === 0 ? 1 : 0] !== undefined)
      refuse('no-opponent', 'A bot does not take offers: play on, or resign.')
    const over = isOver(room)
    if ((offer.what === 'rematch') !== over)
      refuse('not-now', over ? 'The game is over.' : 'Another game can be offered when this one is over.')
    if (offer.what === 'rematch' && table.rematch !== undefined)
      refuse('not-now', 'The next game has begun already.')
    if (offer.what === 'pause' && table.affairs.paused) refuse('not-now', 'The game is paused already.')
    if (offer.what === 'back' && offer.to >= seqOf(room))
      refuse('no-such-moment', 'There is nothing to take back from there.')
  }

  /** The bot sits down where the player has left. */
  async function standIn(room: Room, seat: SeatNumber): Promise<void> {
    const seats = room.plan.seats.map((one, i) => (i === seat ? { who: 'bot', level: STAND_IN } : one))
    room.plan = { ...room.plan, seats: seats as [Sitter, Sitter] }
    touch(room, core.clock())
    await keepGiven(shared, room, undefined)
  }

  /** What was agreed on is kept in one piece with what follows from it. */
  async function accept(room: Room, table: OnlineTable, { by, offer }: Offer, id: string): Promise<void> {
    const now = core.clock()
    switch (offer.what) {
      case 'end':
        orRefuse(act(room, by, AGREE, now))
        return keepGiven(shared, room, id)
      case 'back':
        orRefuse(await takeBackTo(room, offer.to, now))
        return keepGiven(shared, room, id)
      case 'pause':
        table.affairs = pausedAt(table.affairs, now, outages)
        return keepAffairs(shared, table, { kind: 'pause', text: '', id })
      case 'rematch':
        await beginRematch(shared, table, id)
        tellGames(shared, ...table.players)
    }
  }
}
