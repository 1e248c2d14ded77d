/** Requests about what two players settle between them: offers and answers, pauses, chat. */

import {
  act,
  inRoom,
  inTurn,
  orRefuse,
  problemOf,
  type Room,
  refuse,
  seqOf,
  takeBackTo,
} from '@bivouac/host/core'
import { AGREE } from '@bivouac/kernel'
import type { ChatLine, Offer, OfferWhat } from '@bivouac/protocol/online'
import type { Written } from '../data/job.ts'
import type { Guest } from '../people/guests.ts'
import { offered, pausedAt, resumedAt, withoutOffer } from './affairs.ts'
import { beginRematch } from './beginning.ts'
import { caughtUp } from './catching-up.ts'
import { fallsAt } from './clocks.ts'
import type { Handlers } from './handlers.ts'
import { addEntry, noteDue, updateTable } from './keeping-tables.ts'
import { refuseUnkept } from './not-kept.ts'
import { isDone, type OnlineTable, type SeatNumber, seatOf } from './online-table.ts'
import { keepGiven } from './playing.ts'
import { findTable, isEnded, playerAt, type Shared, screensAt, tableOf, tellGames } from './shared.ts'
import { tellTable } from './summary.ts'

const CANNOT_KEEP = 'This cannot be saved just now, so it has not happened. Try again in a moment.'

/** Keeps a change of the affairs as an entry of the log; if it cannot be kept, it has not happened. */
export async function keepAffairs(
  shared: Shared,
  table: OnlineTable,
  entry: { readonly kind: string; readonly text: string; readonly id?: string },
  due: OnlineTable['due'] = {},
): Promise<void> {
  const now = shared.core.clock()
  table.touched = now
  const { clocks } = table.affairs
  const kept = await shared.db.write([
    addEntry(table, { ...entry, at: now }),
    updateTable(table),
    ...noteDue(table, { flag: clocks && fallsAt(clocks), ...due }),
  ])
  if (kept.ok) return shared.bus.tell({ hint: 'table', game: table.id })
  // What is in memory is not what is kept: the next one to ask gets it from the log.
  shared.core.rooms.delete(table.id)
  shared.tables.delete(table.id)
  refuseUnkept(kept, CANNOT_KEEP)
}

/** Something a player does at a table in memory; sent twice, it is done once. If another server was faster, it is tried once more. */
export const doneOnce =
  (shared: Shared) =>
  (
    game: string,
    guest: Guest,
    id: string | undefined,
    act: (room: Room, table: OnlineTable, seat: SeatNumber) => Promise<void>,
  ): Promise<null> => {
    const attempt = (): Promise<null> =>
      inRoom(shared.core, game, async inMemory => {
        const room = await caughtUp(shared, inMemory)
        const table = tableOf(shared, game)
        const seat = playerAt(table, guest)
        if (id !== undefined && (await isDone(shared.db, game, id))) return null
        await shared.catchUpTime()
        await act(room, table, seat)
        return null
      })
    return attempt().catch(error => {
      if (problemOf(error, 'server-failed').code !== 'taken') throw error
      return attempt()
    })
  }

// long: one request after the other, none of them long by itself
export function settlingRequests(shared: Shared): Pick<Handlers, 'offer' | 'answer' | 'resume' | 'chat'> {
  const { core, db, outages } = shared
  const atTable = doneOnce(shared)

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
        // Whoever was away in the pause is missing from now on.
        for (const one of [0, 1] as const)
          if (table.awaySince[one] !== undefined) table.awaySince[one] = core.clock()
        await keepAffairs(shared, table, { kind: 'resume', text: JSON.stringify({ seat }) })
        tellTable(shared, table)
      }),

    chat: ({ game, id, text }, { guest }) =>
      inTurn(core, game, async () => {
        const table = await findTable(shared, game)
        const seat = playerAt(table, guest)
        const isSaid = async () =>
          (await db.one('select 1 from chat where game = ? and id = ?', game, id)) !== undefined
        if (await isSaid()) return null
        if (!shared.mayChat(guest)) refuse('too-fast', 'Not so fast: wait a moment, then say it again.')
        const line = { by: seat, at: core.clock(), text }
        let kept = await keepLine(game, id, line)
        // The other player speaks at the same time, on another server.
        while (!kept.written.ok && kept.written.code === 'taken' && !(await isSaid()))
          kept = await keepLine(game, id, line)
        if (!kept.written.ok)
          return kept.written.code === 'taken' ? null : refuseUnkept(kept.written, CANNOT_KEEP)
        const { number } = kept
        for (const screen of screensAt(shared, game))
          if (seatOf(table, screen.guest.id) !== undefined)
            screen.tell({ news: 'chat', game, line: { number, ...line } })
        shared.bus.tell({ hint: 'chat', game, number })
        return null
      }),
  }

  /** What was said, under the next number. */
  async function keepLine(
    game: string,
    id: string,
    { by, at, text }: Omit<ChatLine, 'number'>,
  ): Promise<{ number: number; written: Written }> {
    const newest = 'select coalesce(max(number), 0) as n from chat where game = ?'
    const number = ((await db.one<{ n: number }>(newest, game))?.n ?? 0) + 1
    const sql = 'insert into chat(game, number, seat, at, text, id) values (?, ?, ?, ?, ?, ?)'
    return { number, written: await db.write([{ sql, values: [game, number, by, at, text, id] }]) }
  }

  function checkOffer(room: Room, table: OnlineTable, seat: SeatNumber, offer: OfferWhat): void {
    if (table.bots[seat === 0 ? 1 : 0] !== undefined)
      refuse('no-opponent', 'A bot does not take offers: play on, or resign.')
    const over = isEnded(table, room)
    if ((offer.what === 'rematch') !== over)
      refuse('not-now', over ? 'The game is over.' : 'Another game can be offered when this one is over.')
    if (offer.what === 'rematch' && table.rematch !== undefined)
      refuse('not-now', 'The next game has begun already.')
    if (offer.what === 'pause' && table.affairs.paused) refuse('not-now', 'The game is paused already.')
    if (offer.what === 'back' && offer.to >= seqOf(room))
      refuse('no-such-moment', 'There is nothing to take back from there.')
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
