/** Games on a server as wholes: how one is offered, and how it stands in a list. */
import * as v from 'valibot'
import {
  decision,
  eyes,
  gameId,
  inviteCode,
  level,
  moduleId,
  outcome,
  playerName,
  scenarioId,
  seat,
  time,
  whole,
} from './values.ts'

/**
 * `live`: so many minutes for the whole game, and some seconds more each time a player has chosen and the other is to.
 * `turn`: so many days for each time a player is asked.
 */
const clockPlan = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('live'),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
  }),
  v.object({ kind: v.literal('turn'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
])
export type ClockPlan = v.InferOutput<typeof clockPlan>

/** How a game is to be offered. */
export const onlinePlan = v.object({
  module: moduleId,
  scenario: scenarioId,
  /** The seat of whoever offers it. */
  side: v.union([seat, v.literal('random')]),
  clock: clockPlan,
  /** Who may look on: anyone who finds it, or the two players only. */
  watch: v.picklist(['anyone', 'players']),
  /** Whether it stands in the list of open games; whoever has the invitation can sit down in any case. */
  listed: v.boolean(),
  /** A bot in the other seat: then the game begins at once. */
  bot: v.optional(level),
})
export type OnlinePlan = v.InferOutput<typeof onlinePlan>

const onlineSitter = v.variant('who', [
  v.object({ who: v.literal('nobody') }),
  v.object({ who: v.literal('person'), name: playerName }),
  v.object({ who: v.literal('bot'), level }),
])
export type OnlineSitter = v.InferOutput<typeof onlineSitter>

/** A game in a list. Nothing in it is hidden from anybody who may see the list. */
export const onlineGame = v.object({
  id: gameId,
  module: moduleId,
  scenario: scenarioId,
  status: v.picklist(['waiting', 'playing', 'over', 'void']),
  seats: v.tuple([onlineSitter, onlineSitter]),
  /** The seat of the one who asks; -1 if he has none. While sides are still to be drawn, nobody has one. */
  mine: eyes,
  /** Whether the one who asks has offered this game and waits for an opponent. */
  isMine: v.boolean(),
  clock: clockPlan,
  watch: v.picklist(['anyone', 'players']),
  /** The invitation: only for the one who offered the game, while a seat is free. */
  invite: v.optional(inviteCode),
  begun: time,
  touched: time,
  /** How many commands have been given and stand. */
  seq: whole,
  decision: v.exactOptional(decision),
  outcome: v.exactOptional(outcome),
  /** The game that was agreed on to follow this one. */
  rematch: v.optional(gameId),
})
export type OnlineGame = v.InferOutput<typeof onlineGame>

/** What somebody sees who has followed an invitation. */
export const invitation = v.object({
  game: gameId,
  module: moduleId,
  scenario: scenarioId,
  /** Who invites. */
  name: playerName,
  /** The seat that is free, or `random` if sides are drawn. */
  side: v.union([seat, v.literal('random')]),
  clock: clockPlan,
  watch: v.picklist(['anyone', 'players']),
  /** `mine`: it is the asker's own invitation. `taken`: somebody else has the seat. */
  state: v.picklist(['free', 'mine', 'joined', 'taken', 'over']),
  /** The server's oath on its dice, and the hash of the other's bytes: both stand before the asker chooses his own. */
  commitment: v.string(),
})
export type Invitation = v.InferOutput<typeof invitation>
