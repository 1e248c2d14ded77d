/** Requests of somebody at the table: sit down, choose, take back, get up. */
import { AGREE, RESIGN, type Result, type Seat, TIMEOUT } from '@bivouac/kernel'
import { goOn, settleAndGoOn } from '../bots.ts'
import { type Core, inRoom, inTurn } from '../core.ts'
import { act, takeBack } from '../deeds.ts'
import { orRefuse, refuse } from '../host-error.ts'
import { playerAt, viewerAt } from '../rights.ts'
import { askedSince, olderRules, type Room, seatingOf, seqOf } from '../room.ts'
import { leave } from '../settle.ts'
import { roomSummary } from '../summary.ts'
import { legalFor, updateOf } from '../viewer.ts'
import { getUp, type Line, sitDown, watcherAt, watchersOf } from '../watching.ts'
import type { Asker, HandlersOf } from './handlers.ts'

/** Whom one asks for advice. */
const ADVISER = 'expert'

const stale = (): never => refuse('stale', 'The game has gone on in the meantime: look again, then choose.')

/** The screen looks at the game no more. What nobody looks at is not played on, and need not stay in memory. */
export const getUpFrom = (core: Core, game: string, line: Line): Promise<void> =>
  inTurn(core, game, async () => {
    getUp(core, game, line)
    const room = core.rooms.get(game)
    if (room !== undefined && !room.unsaved && watchersOf(core, game).length === 0) leave(core, room)
  })

export function playingRequests(core: Core): HandlersOf<'open' | 'close' | 'give' | 'undo' | 'shown'> {
  /** Changes a game on behalf of somebody who plays there. */
  const change = (
    { rights, line }: Asker,
    game: string,
    seat: Seat,
    what: (room: Room) => Result<undefined> | Promise<Result<undefined>>,
  ): Promise<null> =>
    inRoom(core, game, async room => {
      playerAt(rights, seatingOf(room), seat)
      orRefuse(await what(room))
      return (await settleAndGoOn(core, room, line)) ? null : stale()
    })

  return {
    open: ({ game, seat }, { rights, line, afterwards }) =>
      inRoom(core, game, async room => {
        const viewer = viewerAt(rights, seatingOf(room), seat)
        const seq = seqOf(room)
        // Who sits down sees the table as it stands: there is nothing left to be shown.
        sitDown(core, game, { line, viewer, sent: seq, shown: seq })
        if (room.bot?.failed !== undefined) room.bot = undefined
        afterwards.push(() => goOn(core, game))
        const from = olderRules(room)
        return {
          summary: roomSummary(core, room),
          update: updateOf(room, viewer, []),
          ...(from === undefined ? {} : { newRules: { from, to: room.match.table.board.rules } }),
        }
      }),

    close: async ({ game }, { line }) => {
      await getUpFrom(core, game, line)
      return null
    },

    give: ({ game, seat, asked, command }, asker) =>
      change(asker, game, seat, room => {
        if (command === TIMEOUT) refuse('illegal', 'Whoever keeps the clock says when time is up.')
        // Giving up is meant however the game stands; everything else answers what was asked.
        if (command !== RESIGN && asked !== askedSince(room, seat)) stale()
        if (command === AGREE && room.plan.seats.some(sitter => sitter.who !== 'person'))
          refuse('illegal', 'A bot does not agree to end the game: resign, or play on.')
        return act(room, seat, command, core.clock())
      }),

    undo: ({ game, seat, seq }, asker) =>
      change(asker, game, seat, room => {
        if (seq !== seqOf(room)) stale()
        return takeBack(room, seat, core.clock())
      }),

    shown: ({ game, seq }, { line }) =>
      inTurn(core, game, async () => {
        const room = core.rooms.get(game)
        const watcher = watcherAt(core, game, line)
        if (room === undefined || watcher === undefined) return null
        watcher.shown = Math.max(watcher.shown, Math.min(seq, seqOf(room)))
        goOn(core, game)
        return null
      }),
  }
}

/** Advice for somebody who plays: thought about besides the game, which goes on meanwhile. */
export function adviceRequests(core: Core): HandlersOf<'hint'> {
  return {
    async hint({ game, seat }, { rights }) {
      const { question, seq } = await inRoom(core, game, async room => {
        playerAt(rights, seatingOf(room), seat)
        const { module, table } = room.match
        const legal = legalFor(room, seat)
        if (legal.length === 0) refuse('not-your-turn', `It is not for ${module.sides[seat]} to choose now.`)
        const { scenario, houseText: house } = table.board
        const view = module.view(table, seat)
        const seed = core.newSeed()
        return {
          question: { game, module: module.id, scenario, house, seat, view, legal, level: ADVISER, seed },
          seq: seqOf(room),
        }
      })
      return { seq, lines: await core.thinking.hint(question) }
    },
  }
}
