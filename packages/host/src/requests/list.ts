/** Requests about games as wholes: which there are, new ones, who plays, away with them. */
import { LEVELS } from '@bivouac/ai'
import {
  type Board,
  type ChanceOf,
  type GameModule,
  keyedBy,
  type Match,
  matchFrom,
  openKeyedMatch,
} from '@bivouac/kernel'
import type { GamePlan, GameSummary } from '@bivouac/protocol'
import { settleAndGoOn } from '../bots.ts'
import { type Core, findGame, inRoom, inTurn, type LibraryCore, listChanged } from '../core.ts'
import { chanceFrom, newDice } from '../dice.ts'
import { newDrawn } from '../drawn.ts'
import { orRefuse, refuse } from '../host-error.ts'
import { newRoom, newStory, type Room, touch } from '../room.ts'
import { keep, leave } from '../settle.ts'
import { keptStanding, roomSummary, summaryOf } from '../summary.ts'
import { getUpStrangers } from '../watching.ts'
import type { Asker, HandlersOf } from './handlers.ts'

export function listRequests(
  core: LibraryCore,
): HandlersOf<'games' | 'commit' | 'create' | 'reseat' | 'remove'> {
  const drawn = newDrawn(core)
  return {
    async games() {
      const kept = orRefuse(await core.store.list())
      const here = [...core.rooms.values()].filter(room => room.unsaved)
      const ids = new Set(here.map(room => room.id))
      const others = kept.filter(head => !ids.has(head.id))
      const listed = await Promise.all(
        others.map(async head => summaryOf(core, head, await keptStanding(core, head))),
      )
      return [...here.map(room => roomSummary(core, room)), ...listed].toSorted(
        (a, b) => b.touched - a.touched,
      )
    },

    async commit(plan) {
      const { module } = findGame(core, plan.module)
      return { commitment: drawn.next(module, orRefuse(core.boards(module, plan))).commitment }
    },

    async create({ plan, luck }, asker) {
      checkSeats(plan.seats)
      const game = findGame(core, plan.module)
      const board = orRefuse(core.boards(game.module, plan))
      const dice = luck
        ? drawn.withLuck(game.module, board, luck, plan)
        : newDice(game.module, board, core.newSecret())
      const match = begin(game.module, board, plan, chanceFrom(dice, game.module))
      const now = core.clock()
      const facts = {
        id: core.newId(),
        game,
        begun: now,
        touched: now,
        plan: planOf(plan),
        dice,
        seed: undefined,
        chance: undefined,
        kept: undefined,
      }
      return addRoom(
        core,
        newRoom(facts, newStory(match, { commitment: dice.commitment, entropy: dice.entropy })),
        asker,
      )
    },

    reseat: ({ game, plan }, { line }) =>
      inRoom(core, game, async room => {
        checkSeats(plan.seats)
        const { curtain: _, ...rest } = room.plan
        room.plan = {
          ...rest,
          seats: plan.seats,
          ...(plan.curtain === undefined ? {} : { curtain: plan.curtain }),
        }
        getUpStrangers(core, room)
        touch(room, core.clock())
        await settleAndGoOn(core, room, line)
        listChanged(core, game)
        return roomSummary(core, core.rooms.get(game) ?? room)
      }),

    remove: ({ game }) =>
      inTurn(core, game, async () => {
        orRefuse(await core.store.remove(game))
        await core.findings?.remove(game)
        const room = core.rooms.get(game)
        if (room) leave(core, room)
        core.damaged.delete(game)
        listChanged(core, game)
        return null
      }),
  }
}

const begin = (module: GameModule, board: Board, { position }: GamePlan, chanceOf: ChanceOf): Match =>
  position === undefined
    ? openKeyedMatch(module, board, chanceOf)
    : keyedBy(orRefuse(matchFrom(module, board, position)), chanceOf)

/** The plan as it is told from now on. A position is not told again: it shows what is hidden. */
const planOf = ({ position: _, ...plan }: GamePlan): GamePlan => plan

/** Keeps a new game and tells of it. It stays in memory only if it cannot be kept. */
export async function addRoom(core: Core, room: Room, { line }: Asker): Promise<GameSummary> {
  orRefuse(await keep(core, room, line))
  if (room.unsaved) core.rooms.set(room.id, room)
  listChanged(core, room.id)
  return roomSummary(core, room)
}

export function checkSeats(seats: GamePlan['seats']): void {
  for (const sitter of seats)
    if (sitter.who === 'bot' && !LEVELS.some(level => level === sitter.level))
      refuse('unknown-level', `There is no bot '${sitter.level}'. The bots are ${LEVELS.join(', ')}.`)
}
