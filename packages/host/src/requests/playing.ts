/** Requests of somebody at the table: sit down, choose, take back, get up. */
import { AGREE, type Seat } from '@bivouac/kernel'
import { stepBots } from '../bots.ts'
import { type Core, inRoom, inTurn } from '../core.ts'
import { orRefuse, refuse } from '../host-error.ts'
import { act, type Room, seqOf, takeBack } from '../room.ts'
import { leave, settle } from '../settle.ts'
import { legalFor, lookerAt, personAt, roomSummary, updateOf } from '../telling.ts'
import type { HandlersOf } from './handlers.ts'

/** Whom one asks for advice. */
const ADVISER = 'expert'

const stale = (): never => refuse('stale', 'The game has gone on in the meantime: look again, then choose.')

export function playingRequests(
  core: Core,
): HandlersOf<'open' | 'close' | 'give' | 'undo' | 'shown' | 'hint'> {
  /** Changes a game on behalf of a person who has seen its newest moment. */
  const change = (
    game: string,
    seat: Seat,
    seq: number,
    what: (room: Room) => ReturnType<typeof act>,
  ): Promise<null> =>
    inRoom(core, game, async room => {
      personAt(room, seat)
      if (seq !== seqOf(room)) stale()
      orRefuse(what(room))
      return (await settle(core, room)) ? null : stale()
    })

  return {
    open: ({ game, seat }) =>
      inRoom(core, game, async room => {
        lookerAt(room, seat)
        const seq = seqOf(room)
        // Who sits down sees the table as it stands: there is nothing left to be shown.
        room.watcher = { seat, sent: seq, shown: seq }
        if (room.bot?.failed !== undefined) room.bot = undefined
        core.afterwards.push(() => stepBots(core, room))
        return { summary: roomSummary(core, room), update: updateOf(room, seat, []) }
      }),

    close: ({ game }) =>
      inTurn(core, game, async () => {
        const room = core.rooms.get(game)
        if (room === undefined) return null
        if (room.unsaved) room.watcher = undefined
        else leave(core, room)
        return null
      }),

    give: ({ game, seat, seq, command }) =>
      change(game, seat, seq, room => {
        if (command === AGREE && room.plan.seats.some(sitter => sitter.who !== 'person'))
          refuse('illegal', 'A bot does not agree to end the game: resign, or play on.')
        return act(room, seat, command, core.clock())
      }),

    undo: ({ game, seat, seq }) => change(game, seat, seq, room => takeBack(room, seat, core.clock())),

    shown: ({ game, seq }) =>
      inTurn(core, game, async () => {
        const room = core.rooms.get(game)
        if (room?.watcher === undefined) return null
        room.watcher.shown = Math.max(room.watcher.shown, Math.min(seq, seqOf(room)))
        stepBots(core, room)
        return null
      }),

    async hint({ game, seat }) {
      const { question, seq } = await inRoom(core, game, async room => {
        personAt(room, seat)
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
      // Thought about besides the game, which goes on meanwhile.
      return { seq, lines: await core.thinking.hint(question) }
    },
  }
}
