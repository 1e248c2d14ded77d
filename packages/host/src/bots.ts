/** Bots at this table: asked when it is their turn, heard when the screen has shown what led to it. */
import { paced } from '@bivouac/ai'
import type { Problem, Seat } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { type Core, inTurn } from './core.ts'
import { act } from './deeds.ts'
import { problemOf } from './host-error.ts'
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
  const next = botToChoose(room)
  if (next === undefined || core.rooms.get(room.id) !== room || !isWaitedFor(core, room)) return
  if (room.bot === undefined) ask(core, room, next.seat, next.level)
  else if (room.bot.command !== undefined && (!core.botsWaitForScreens || haveAllSeen(core, room)))
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

/** An answer to a question that nobody asks any more is not heard. */
function heard(core: Core, room: Room, bot: BotAtWork, take: () => void): void {
  if (room.bot !== bot) return
  tellThinking(core, room, bot.seat, false)
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
