/** Requests about games as files: taken out, and brought in. */
import { type Board, type GameRecord, ok, parseRecord, RECORD_FORMAT, recordText } from '@bivouac/kernel'
import type { Sitter } from '@bivouac/protocol'
import { findGame, inTurn, type LibraryCore, listChanged } from '../core.ts'
import { orRefuse, refuse } from '../host-error.ts'
import type { HostGame } from '../host-game.ts'
import { adoptedRoom } from '../restore.ts'
import { holderOf, menderBy } from '../rights.ts'
import { headOf, type Room } from '../room.ts'
import type { Stored } from '../store/store.ts'
import type { HandlersOf } from './handlers.ts'
import { addRoom, checkSeats } from './list.ts'

/** No game is nearly as long; a file that is would only block the page. */
export const LETTERS_MOST = 4_000_000

export function fileRequests(
  core: LibraryCore,
): HandlersOf<'export' | 'import' | 'damaged' | 'exportDamaged' | 'removeDamaged'> {
  return {
    /** Needs no rules: a game that cannot be played any more is taken out as it was written. */
    export: ({ game }, { rights }) =>
      inTurn(core, game, async () => {
        const room = core.rooms.get(game)
        const loaded = room?.unsaved ? ok(await storedLike(room)) : await core.store.load(game)
        if (!loaded.ok && loaded.problem.code === 'damaged-game') {
          menderBy(rights)
          return orRefuse(await core.store.textOf({ what: 'game', id: game }))
        }
        const stored = orRefuse(loaded)
        holderOf(rights, { plan: stored.head.plan, isOver: stored.head.outcome !== undefined })
        const { module } = core.games.find(one => one.module.id === stored.head.plan.module) ?? {}
        return fileOf(stored, module?.sides)
      }),

    async damaged(_, { rights }) {
      menderBy(rights)
      return orRefuse(await core.store.damaged())
    },

    async exportDamaged({ entry }, { rights }) {
      menderBy(rights)
      return orRefuse(await core.store.textOf(entry))
    },

    async removeDamaged({ entry }, { rights }) {
      menderBy(rights)
      orRefuse(await core.store.removeDamaged(entry))
      listChanged(core)
      return null
    },

    async import({ text }, asker) {
      if (text.length > LETTERS_MOST) refuse('bad-record', 'This file is far too long to be a recorded game.')
      const record = orRefuse(parseRecord(text))
      const { head } = record
      const game = findGame(core, head.game)
      const board = orRefuse(core.boards(game.module, head))
      return addRoom(core, roomFrom(core, game, board, record), asker)
    },
  }
}

/** A game of its own that begins with the commands of a record. */
export function roomFrom(
  core: LibraryCore,
  game: HostGame,
  board: Board,
  record: GameRecord,
  id: string = core.newId(),
): Room {
  const now = core.clock()
  const plan = {
    module: record.head.game,
    scenario: record.head.scenario,
    seats: seatsIn(record, game.module.sides),
    curtain: true,
  } as const
  checkSeats(plan.seats)
  const facts = { id, game, begun: now, touched: now, plan }
  return orRefuse(adoptedRoom(facts, board, record, core.newSecret()))
}

/** The record of a game that is in memory. */
export const recordOf = async (room: Room): Promise<string> =>
  fileOf(await storedLike(room), room.game.module.sides)

const storedLike = async (room: Room): Promise<Stored> => ({
  head: { ...headOf(room), id: room.id, revision: 0 },
  lines: room.history.linesAfter(0),
})

/** What the dice came from is opened when the game is over and nobody can look into the future with it. */
export function fileOf({ head, lines }: Stored, sides: readonly string[] = []): string {
  const { opening, closing, secret, seed, outcome, plan } = head
  const isOver = outcome !== undefined
  // Nobody committed to the dice of a game that began with another's commands: its secret would prove nothing.
  const isSworn = opening.some(line => line.startsWith('commitment '))
  const bots = sides.flatMap((side, seat) => {
    const sitter = plan.seats[seat]
    return sitter.who === 'bot' ? [`player ${side} bot ${sitter.level}`] : []
  })
  return recordText([
    bots.length > 0 ? `bivouac-game ${RECORD_FORMAT}` : opening[0],
    // Who plays now, which need not be who played when it was brought in.
    ...opening.slice(1, -1).filter(line => !line.startsWith('player ')),
    ...bots,
    ...(isOver && seed !== undefined ? [`seed ${seed}`] : []),
    ...opening.slice(-1),
    ...lines.flatMap(({ text, at }) =>
      at === undefined ? text : [`at ${new Date(at).toISOString()}`, text],
    ),
    ...closing.slice(0, -1),
    ...(isOver && isSworn && secret !== undefined ? [`secret ${secret}`] : []),
    ...closing.slice(-1),
  ])
}

/** Who plays on: the bots that the file names, and people otherwise. */
function seatsIn({ head: { bots = [] } }: GameRecord, sides: readonly string[]): [Sitter, Sitter] {
  const stranger = bots.find(({ side }) => !sides.includes(side))
  if (stranger)
    refuse('bad-record', `'${stranger.side}' is no side of this game: expected ${sides.join(' or ')}.`)
  const sitterOf = (side: string): Sitter => {
    const bot = bots.find(one => one.side === side)
    return bot ? { who: 'bot', level: bot.level } : { who: 'person' }
  }
  return [sitterOf(sides[0]), sitterOf(sides[1])]
}
