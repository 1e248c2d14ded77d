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
import { caughtUp } from './catching-up.ts'
import { fallen } from './clocks.ts'
import type { Handlers } from './handlers.ts'
import { type OnlineTable, seatOf, storyEntryWithId } from './online-table.ts'
import { noteAway, playerMoved, tellWhoIsHere } from './presence.ts'
import {
  isConnected,
  isEnded,
  isPresent,
  looksOn,
  playerAt,
  type Screen,
  type Shared,
  tableOf,
} from './shared.ts'
import { tableState, tellTable, tellTableSoon } from './summary.ts'

const GONE_ON = 'The game has gone on in the meantime: look again, then choose.'
const stale = (): never => refuse('stale', GONE_ON)
/** Another server was faster. */
const taken = (): never => refuse('taken', GONE_ON)

const isTaken = (error: unknown): boolean => problemOf(error, 'server-failed').code === 'taken'

// long: one request after the other, none of them long by itself
export function playingRequests(
  shared: Shared,
): Pick<Handlers, 'open' | 'close' | 'give' | 'undo' | 'resign' | 'history' | 'moment' | 'share' | 'export'> {
  const { core, db } = shared

  /**
   * A command of a player: taken once, however often it is sent, and answered when it is kept. Its id is looked up where it may
   * have been sent before; where it `isNew` by all we know, the database still takes no id twice.
   */
  const attempt = (
    { guest, line }: Screen,
    game: string,
    id: string,
    what: (room: Room, seat: 0 | 1) => Result<undefined> | Promise<Result<undefined>>,
    isNew: (room: Room, seat: 0 | 1) => boolean = () => false,
  ): Promise<{ entry: number }> =>
    inRoom(core, game, async room => {
      const table = tableOf(shared, game)
      const seat = playerAt(table, guest)
      const before = isNew(room, seat) ? undefined : await storyEntryWithId(db, game, id)
      if (before !== undefined) return { entry: before }
      if (table.status === 'void') refuse('over', 'The game was called off.')
      if (table.affairs.clocks !== undefined && (await flagFell(shared, room)))
        refuse('over', 'Time has run out: the game is over.')
      orRefuse(await what(room, seat))
      await keepGiven(shared, room, id, line)
      return { entry: entryOf(room) }
    })

  /** The same, once more if another server was faster: what it did may leave this as good as it was, or be this. */
  const change: typeof attempt = async (screen, game, id, what, isNew) => {
    try {
      return await attempt(screen, game, id, what, isNew)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
    try {
      return await attempt(screen, game, id, what)
    } catch (error) {
      return isTaken(error) ? stale() : Promise.reject(error)
    }
  }

  /** What answers the newest question is no repetition: that would answer the one before. After a take-back it may be. */
  const isNewAnswer = (room: Room, seat: 0 | 1, asked: number): boolean =>
    asked === askedSince(room, seat) && entryOf(room) === seqOf(room)

  /** Looks at a game as the database has it. */
  const inNewest = <T>(game: string, look: (room: Room) => Promise<T>): Promise<T> =>
    inRoom(core, game, async room => look(await caughtUp(shared, room)))

  return {
    open: ({ game, after }, screen) =>
      inNewest(game, async room => {
        const table = tableOf(shared, game)
        const seat = eyesOf(table, room, screen)
        const seq = seqOf(room)
        const viewer = { seat, plays: seat >= 0 && table.status !== 'void' }
        const wasHere = seat < 0 ? looksOn(shared, game, screen) : isPresent(shared, game, screen)
        // Its line may have been cut while the game was read: nobody would ever get up for it.
        if (!isConnected(shared, screen)) refuse('no-line', 'The line is closed.')
        sitDown(core, game, { line: screen.line, viewer, sent: seq, shown: seq })
        screen.games.add(game)
        noteAway(shared, table, screen, true)
        const steps = after === undefined || after > seq ? [] : stepsSince(room, seat, after)
        const update = { ...updateOf(room, viewer, steps), seat }
        screen.small.begin(update)
        if (!wasHere) tellPresence(shared, table, seat)
        if (owesBytes(table, seat)) screen.tell({ news: 'reveal', game })
        const from = olderRules(room)
        return {
          update,
          table: tableState(shared, table, screen.guest),
          chat: await chatOf(shared, table, screen),
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
      const held = untilItMayBeHeard(shared, game)
      if (held !== undefined) await held
      return change(
        screen,
        game,
        id,
        async (room, seat) => {
          const mayBeGiven = (): boolean =>
            asked === askedSince(room, seat) && !tableOf(shared, game).affairs.paused
          // Whoever comes from another server may have seen more than this one.
          if (!mayBeGiven()) await upToDate(shared, room)
          if (tableOf(shared, game).affairs.paused)
            refuse('paused', 'The game is paused: go on with it first.')
          if (!mayBeGiven()) stale()
          return act(room, seat, command, core.clock())
        },
        (room, seat) => isNewAnswer(room, seat, asked),
      )
    },

    undo: ({ game, id, seq }, screen) =>
      change(screen, game, id, async (room, seat) => {
        if (seq !== seqOf(room)) await upToDate(shared, room)
        if (seq !== seqOf(room)) stale()
        return takeBack(room, seat, core.clock())
      }),

    resign: ({ game, id }, screen) =>
      change(screen, game, id, (room, seat) => act(room, seat, RESIGN, core.clock())),

    history: ({ game }, screen) =>
      inNewest(game, async room => [
        ...stepsSince(room, eyesOf(tableOf(shared, game), room, screen), -1).map(step => ({
          ...step,
          facts: [...step.facts],
        })),
      ]),

    moment: ({ game, seq }, screen) =>
      inNewest(game, async room => {
        const seat = eyesOf(tableOf(shared, game), room, screen)
        return { ...(await momentOf(room, seat, momentIn(room, seq))), legal: [] }
      }),

    share: ({ game, seq }, screen) =>
      inNewest(game, async room =>
        sharedPosition(core, room, eyesOf(tableOf(shared, game), room, screen), momentIn(room, seq)),
      ),

    export: ({ game }, screen) =>
      inNewest(game, async room => {
        eyesOf(tableOf(shared, game), room, screen)
        if (!isEnded(tableOf(shared, game), room))
          refuse(
            'still-played',
            'The record is given out when the game is over: until then it holds secrets.',
          )
        return recordOf(room)
      }),
  }
}

/** The room catches up with the database; what cannot be done in place is tried again with the room that was read anew. */
async function upToDate(shared: Shared, room: Room): Promise<void> {
  if ((await caughtUp(shared, room)) !== room) taken()
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
    if (!(await settleAndGoOn(core, room, line))) taken()
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
  if (table.plan.watch === 'players' && !isEnded(table, room))
    refuse('not-your-seat', 'The two players of this game play it among themselves.')
  return -1
}

/** Whoever was away when the game began has committed to bytes that are not part of the dice yet. */
function owesBytes({ affairs }: OnlineTable, seat: -1 | 0 | 1): boolean {
  if (seat === -1) return false
  const { hash, bytes } = affairs.entropy[seat]
  return hash !== undefined && bytes === undefined
}

/** What the two players have said to each other: for nobody else. */
async function chatOf({ db }: Shared, table: OnlineTable, { guest }: Screen): Promise<ChatLine[]> {
  if (seatOf(table, guest.id) === undefined) return []
  const newest = await db.all<ChatLine>(
    'select number, seat as by, at, text from chat where game = ? order by number desc limit 200',
    table.id,
  )
  return newest.toReversed()
}

/** A player who comes or goes is seen at once, if it tells nothing. */
function tellPresence(shared: Shared, table: OnlineTable, seat: -1 | 0 | 1): void {
  if (seat === -1) return tellTableSoon(shared, table)
  tellWhoIsHere(shared, table)
  if (playerMoved(shared, table, seat)) tellTable(shared, table)
}

/** Gets up from a table; the other player sees it. */
export async function leaveTable(shared: Shared, game: string, screen: Screen): Promise<void> {
  screen.small.forget(game)
  screen.games.delete(game)
  if (watcherAt(shared.core, game, screen.line) === undefined) return
  const table = shared.tables.get(game)
  await getUpFrom(shared.core, game, screen.line)
  if (table === undefined) return
  const seat = seatOf(table, screen.guest.id)
  const isStillHere = isPresent(shared, game, screen)
  if (!isStillHere) noteAway(shared, table, screen, false)
  if (seat === undefined || !isStillHere) tellPresence(shared, table, seat ?? -1)
  await inTurn(shared.core, game, async () => {
    if (!shared.core.rooms.has(game)) shared.tables.delete(game)
  })
}

/**
 * Where a seat is asked whatever it holds, its answer is heard no sooner than after a fixed time. So a player who has
 * nothing to choose from, and answers at once, is not known by it.
 */
function untilItMayBeHeard({ core, tables, answerMs }: Shared, game: string): Promise<unknown> | undefined {
  const msIn = ({ match: { module, table } }: Room): number => {
    const asked = tables.get(game)?.askedAt ?? 0
    return module.decision(table).regardless === true ? asked + answerMs - core.clock() : 0
  }
  const room = core.turns.has(game) ? undefined : core.rooms.get(game)
  const wait = (ms: number): Promise<unknown> | undefined => (ms > 0 ? core.wait(ms) : undefined)
  return room === undefined ? inRoom(core, game, async here => msIn(here)).then(wait) : wait(msIn(room))
}

/** Ends the game if somebody's time has run out; true if it has. */
export async function flagFell(shared: Shared, room: Room): Promise<boolean> {
  const { core, outages } = shared
  const { affairs } = tableOf(shared, room.id)
  if (affairs.clocks === undefined || isOver(room)) return false
  await shared.catchUpTime()
  const seat = fallen(affairs.clocks, core.clock(), outages)
  if (seat === undefined) return false
  orRefuse(act(room, seat, TIMEOUT, core.clock()))
  await keepGiven(shared, room, undefined)
  return true
}
