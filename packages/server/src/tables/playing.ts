/** Requests of somebody at a table: sit down, choose, take back, resign, look back, get up. */

import {
  act,
  askedSince,
  entryOf,
  getUpFrom,
  inRoom,
  inTurn,
  isOver,
  type Line,
  momentOf,
  olderRules,
  orRefuse,
  problemOf,
  type Room,
  recordOf,
  refuse,
  seqOf,
  settleAndGoOn,
  sharedPosition,
  sitDown,
  stepsSince,
  takeBack,
  updateOf,
  watcherAt,
} from '@bivouac/host/core'
import { AGREE, RESIGN, type Result, TIMEOUT } from '@bivouac/kernel'
import type { ChatLine, OnlineOpening } from '@bivouac/protocol/online'
import { fallen } from './clocks.ts'
import type { Handlers } from './handlers.ts'
import { type OnlineTable, seatOf, storyEntryWithId } from './online-table.ts'
import { playerAt, type Screen, type Shared, tableOf } from './shared.ts'
import { tableState, tellTable, tellTableSoon } from './summary.ts'

const stale = (): never => refuse('stale', 'The game has gone on in the meantime: look again, then choose.')

// long: one request after the other, none of them long by itself
export function playingRequests(
  shared: Shared,
): Pick<Handlers, 'open' | 'close' | 'give' | 'undo' | 'resign' | 'history' | 'moment' | 'share' | 'export'> {
  const { core, db } = shared

  /**
   * A command of a player: taken once, however often it is sent, and answered when it is kept. Its id is looked up where it may
   * have been sent before; where it `isNew` by all we know, the database still takes no id twice.
   */
  const change = (
    { guest, line }: Screen,
    game: string,
    id: string,
    what: (room: Room, seat: 0 | 1) => Result<undefined> | Promise<Result<undefined>>,
    isNew: (room: Room, seat: 0 | 1) => boolean = () => false,
  ): Promise<{ entry: number }> =>
    inRoom(core, game, async room => {
      const table = tableOf(shared, game)
      const seat = playerAt(table, guest)
      const before = isNew(room, seat) ? undefined : storyEntryWithId(db, game, id)
      if (before !== undefined) return { entry: before }
      if (await flagFell(shared, room)) refuse('over', 'Time has run out: the game is over.')
      orRefuse(await what(room, seat))
      try {
        await keepGiven(shared, room, id, line)
      } catch (error) {
        const isTaken = problemOf(error, 'server-failed').code === 'stale'
        const taken = isTaken ? storyEntryWithId(db, game, id) : undefined
        if (taken === undefined) throw error
        return { entry: taken }
      }
      return { entry: entryOf(room) }
    })

  /** What answers the newest question is no repetition: that would answer the one before. After a take-back it may be. */
  const isNewAnswer = (room: Room, seat: 0 | 1, asked: number): boolean =>
    asked === askedSince(room, seat) && entryOf(room) === seqOf(room)

  return {
    open: ({ game, after }, screen) =>
      inRoom(core, game, async room => {
        const table = tableOf(shared, game)
        const seat = eyesOf(table, room, screen)
        const seq = seqOf(room)
        const viewer = { seat, plays: seat >= 0 }
        const wasHere = watcherAt(core, game, screen.line) !== undefined
        sitDown(core, game, { line: screen.line, viewer, sent: seq, shown: seq })
        if (seat === 0 || seat === 1) table.awaySince[seat] = undefined
        const steps = after === undefined || after > seq ? [] : await stepsSince(room, seat, after)
        const update = { ...updateOf(room, viewer, steps), seat }
        screen.small.begin(update)
        screen.games.add(game)
        if (!wasHere) tellPresence(shared, table, seat)
        if (owesBytes(table, seat)) screen.tell({ news: 'reveal', game })
        const from = olderRules(room)
        return {
          update,
          table: tableState(shared, table, screen.guest),
          chat: chatOf(shared, table, screen),
          ...(from === undefined ? {} : { newRules: { from, to: room.match.table.board.rules } }),
        } satisfies OnlineOpening
      }),

    async close({ game }, screen) {
      await leaveTable(shared, game, screen)
      return null
    },

    async give({ game, id, asked, command }, screen) {
      if (command === RESIGN || command === AGREE || command === TIMEOUT)
        refuse('illegal', `This is no choice of the game: use 'resign' or 'offer'.`)
      await untilItMayBeHeard(shared, game)
      return change(
        screen,
        game,
        id,
        (room, seat) => {
          if (tableOf(shared, game).affairs.paused)
            refuse('paused', 'The game is paused: go on with it first.')
          if (asked !== askedSince(room, seat)) stale()
          return act(room, seat, command, core.clock())
        },
        (room, seat) => isNewAnswer(room, seat, asked),
      )
    },

    undo: ({ game, id, seq }, screen) =>
      change(screen, game, id, (room, seat) => {
        if (seq !== seqOf(room)) stale()
        return takeBack(room, seat, core.clock())
      }),

    resign: ({ game, id }, screen) =>
      change(screen, game, id, (room, seat) => act(room, seat, RESIGN, core.clock())),

    history: ({ game }, screen) =>
      inRoom(core, game, async room => [
        ...(await stepsSince(room, eyesOf(tableOf(shared, game), room, screen), -1)).map(step => ({
          ...step,
          facts: [...step.facts],
        })),
      ]),

    moment: ({ game, seq }, screen) =>
      inRoom(core, game, async room => {
        const seat = eyesOf(tableOf(shared, game), room, screen)
        return { ...(await momentOf(room, seat, momentIn(room, seq))), legal: [] }
      }),

    share: ({ game, seq }, screen) =>
      inRoom(core, game, async room =>
        sharedPosition(core, room, eyesOf(tableOf(shared, game), room, screen), momentIn(room, seq)),
      ),

    export: ({ game }, screen) =>
      inRoom(core, game, async room => {
        eyesOf(tableOf(shared, game), room, screen)
        if (!isOver(room))
          refuse(
            'still-played',
            'The record is given out when the game is over: until then it holds secrets.',
          )
        return recordOf(room)
      }),
  }
}

/** Keeps what has been done in a room, under the id that its client gave it, and lets everybody see it. */
export async function keepGiven(
  { core, giving }: Shared,
  room: Room,
  id: string | undefined,
  line?: Line,
): Promise<void> {
  if (id !== undefined) giving.set(room.id, id)
  try {
    if (!(await settleAndGoOn(core, room, line))) stale()
  } finally {
    giving.delete(room.id)
  }
}

function momentIn(room: Room, seq: number): number {
  return seq <= seqOf(room)
    ? seq
    : refuse('no-such-moment', `The game has ${seqOf(room)} commands: there is no moment ${seq}.`)
}

/** Through whose eyes this screen looks: a player's own, else those of somebody who watches, if that is allowed. */
function eyesOf(table: OnlineTable, room: Room, { guest }: Screen): -1 | 0 | 1 {
  const seat = seatOf(table, guest.id)
  if (seat !== undefined) return seat
  if (table.plan.watch === 'players' && !isOver(room))
    refuse('not-your-seat', 'The two players of this game play it among themselves.')
  return -1
}

/** Whoever was away when the game began has sworn to bytes that are not part of the dice yet. */
function owesBytes({ affairs }: OnlineTable, seat: -1 | 0 | 1): boolean {
  if (seat === -1) return false
  const { hash, bytes } = affairs.entropy[seat]
  return hash !== undefined && bytes === undefined
}

/** What the two players have said to each other: for nobody else. */
function chatOf({ db }: Shared, table: OnlineTable, { guest }: Screen): ChatLine[] {
  if (seatOf(table, guest.id) === undefined) return []
  return [
    ...db.all<ChatLine>(
      'select number, seat as by, at, text from chat where game = ? order by number desc limit 200',
      table.id,
    ),
  ].toReversed()
}

/** A player who comes or goes is seen at once. */
const tellPresence = (shared: Shared, table: OnlineTable, seat: -1 | 0 | 1): void =>
  seat === -1 ? tellTableSoon(shared, table) : tellTable(shared, table)

/** Gets up from a table; the other player sees it. */
export async function leaveTable(shared: Shared, game: string, screen: Screen): Promise<void> {
  screen.small.forget(game)
  screen.games.delete(game)
  if (watcherAt(shared.core, game, screen.line) === undefined) return
  const table = shared.tables.get(game)
  await getUpFrom(shared.core, game, screen.line)
  if (table === undefined) return
  const seat = seatOf(table, screen.guest.id)
  const isStillHere = [...(shared.screens.get(screen.guest.id) ?? [])].some(
    one => watcherAt(shared.core, game, one.line) !== undefined,
  )
  if (seat !== undefined && !isStillHere) table.awaySince[seat] = shared.core.clock()
  tellPresence(shared, table, seat ?? -1)
  await inTurn(shared.core, game, async () => {
    if (!shared.core.rooms.has(game)) shared.tables.delete(game)
  })
}

/**
 * Where a seat is asked whatever it holds, its answer is heard no sooner than after a fixed time. So a player who has
 * nothing to choose from, and answers at once, is not known by it.
 */
async function untilItMayBeHeard({ core, tables, answerMs }: Shared, game: string): Promise<void> {
  const msIn = ({ match: { module, table } }: Room): number => {
    const asked = tables.get(game)?.askedAt ?? 0
    return module.decision(table).regardless === true ? asked + answerMs - core.clock() : 0
  }
  const room = core.turns.has(game) ? undefined : core.rooms.get(game)
  const ms = room === undefined ? await inRoom(core, game, async here => msIn(here)) : msIn(room)
  if (ms > 0) await core.wait(ms)
}

/** Ends the game if somebody's time has run out; true if it has. */
export async function flagFell(shared: Shared, room: Room): Promise<boolean> {
  const { core, outages } = shared
  const { affairs } = tableOf(shared, room.id)
  if (affairs.clocks === undefined || isOver(room)) return false
  const seat = fallen(affairs.clocks, core.clock(), outages)
  if (seat === undefined) return false
  orRefuse(act(room, seat, TIMEOUT, core.clock()))
  await keepGiven(shared, room, undefined)
  return true
}
