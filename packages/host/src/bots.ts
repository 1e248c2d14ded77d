/** Bots at this table: asked when it is their turn, heard when the screen has shown what led to it. And players' standing orders. */
import { paced } from '@bivouac/ai'
import type { Problem, Seat } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { type Core, inTurn } from './core.ts'
import { act } from './deeds.ts'
import { problemOf } from './host-error.ts'
import { orderedNow } from './orders.ts'
import type { BotAtWork, Room } from './room.ts'
import { settle, stopThinking, tellThinking } from './settle.ts'
import { legalFor } from './viewer.ts'
import { haveAllSeen, type Line, trouble, watchersOf } from './watching.ts'

/** Where both choose at once, a person goes first: so nothing changes under his hands, and a view hides what he chose. */
function botToChoose({ match, plan }: Room): { seat: Seat; level: string } | undefined {
  const bits = match.module.toChoose(match.table)
  const seats = [0, 1].filter(seat => bits & (1 << seat))
  const sitters = seats.map(seat => plan.seats[seat])
  const [first] = sitters
  if (first === undefined || first.who !== 'bot' || sitters.some(sitter => sitter.who === 'person'))
    return undefined
  return { seat: seats[0], level: first.level }
}

/** Whether nobody has to choose for the game to go on. */
export const goesOnAlone = (room: Room): boolean =>
  botToChoose(room) !== undefined || orderedNow(room) !== undefined

/** Settles a change and lets the bots go on, in the game as it is now. */
export async function settleAndGoOn(core: Core, room: Room, asker?: Line): Promise<boolean> {
  const stands = await settle(core, room, asker)
  goOn(core, room.id)
  return stands
}

/** Lets the bots of a game that is in memory go on. */
export function goOn(core: Core, game: GameId): void {
  const room = core.rooms.get(game)
  if (room !== undefined) stepBots(core, room)
}

/** Lets the bot do what there is to do now, if anything. Called whenever something may have changed for it. */
function stepBots(core: Core, room: Room): void {
  if (room.bot !== undefined && room.bot.version !== room.version) stopThinking(core, room)
  if (core.rooms.get(room.id) !== room || !isWaitedFor(core, room)) return
  const next = botToChoose(room)
  const order = next === undefined ? orderedNow(room) : undefined
  if (next === undefined && order === undefined) return
  if (room.bot === undefined) {
    if (next !== undefined) ask(core, room, next.seat, next.level)
    else if (order !== undefined) followOrder(core, room, order.seat, order.command)
  } else if (room.bot.command !== undefined && (!core.botsWaitForScreens || haveAllSeen(core, room)))
    give(core, room, room.bot)
}

const isWaitedFor = (core: Core, room: Room): boolean =>
  !core.botsWaitForScreens || watchersOf(core, room.id).length > 0

function ask(core: Core, room: Room, seat: Seat, level: string): void {
  const { module, table } = room.match
  const bot: BotAtWork = { version: room.version, seat }
  room.bot = bot
  tellThinking(core, room, seat, true)
  const question = {
    game: room.id,
    module: module.id,
    scenario: table.board.scenario,
    house: table.board.houseText,
    seat,
    view: module.view(table, seat),
    legal: legalFor(room, seat),
    level,
    seed: core.newSeed(),
  }
  paced(module.decision(table), level, core.wait, ms => core.thinking.choose({ ...question, ms })).then(
    command => heard(core, room, bot, () => Object.assign(bot, { command })),
    error => heard(core, room, bot, () => failed(core, room, bot, problemOf(error, 'bot-failed'))),
  )
}

/** What a player has ordered is answered after a time that is always the same. */
function followOrder(core: Core, room: Room, seat: Seat, command: number): void {
  const bot: BotAtWork = { version: room.version, seat, isOrder: true }
  room.bot = bot
  core.wait(core.orderMs ?? 0).then(() => heard(core, room, bot, () => Object.assign(bot, { command })))
}

/** An answer to a question that nobody asks any more is not heard. */
function heard(core: Core, room: Room, bot: BotAtWork, take: () => void): void {
  if (room.bot !== bot) return
  if (bot.isOrder !== true) tellThinking(core, room, bot.seat, false)
  take()
  stepBots(core, room)
}

function failed(core: Core, room: Room, bot: BotAtWork, problem: Problem): void {
  bot.failed = problem
  trouble(core, { ...problem, code: 'bot-failed' }, room.id)
}

function give(core: Core, room: Room, bot: BotAtWork): void {
  const { command, seat } = bot
  if (command === undefined) return
  inTurn(core, room.id, async () => {
    if (room.bot !== bot || bot.version !== room.version || !isWaitedFor(core, room)) return
    const done = act(room, seat, command, core.clock())
    if (!done.ok) {
      delete bot.command
      failed(core, room, bot, done.problem)
      return
    }
    room.bot = undefined
    await settleAndGoOn(core, room)
  }).catch(error => trouble(core, problemOf(error, 'host-failed'), room.id))
}
