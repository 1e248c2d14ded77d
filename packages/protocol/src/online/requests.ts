/** Everything a client can ask of a server, by name: what it asks, and what it is answered. */
import * as v from 'valibot'
import { invitation, onlineGame, onlinePlan } from './games.ts'
import { offerWhat, onlineOpening } from './table.ts'
import {
  chatText,
  clientId,
  decision,
  entropy,
  eyes,
  gameId,
  hash,
  inviteCode,
  numbers,
  outcome,
  playerName,
  steps,
  time,
  whole,
} from './values.ts'

const nothing = v.strictObject({})
const done = v.null()
const me = v.object({ id: v.string(), name: playerName })

const moment = v.object({
  game: gameId,
  seat: eyes,
  seq: whole,
  view: v.unknown(),
  decision,
  legal: numbers,
  outcome: v.exactOptional(outcome),
})

/**
 * A command is taken after it is on the disk. Sent twice, it is taken once and gets the same answer. `entry` is its number in the
 * game's log, the same as in the update that shows it.
 */
const taken = v.object({ entry: whole })

export const REQUESTS = {
  /** The first message on a line: nothing else is answered before it. */
  hello: {
    asks: v.strictObject({ protocol: whole, build: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
    answer: v.object({
      protocol: whole,
      build: v.string(),
      /** The version of each game's rules. */
      rules: v.record(v.string(), whole),
      time,
      me,
      /** Several servers share the games: whoever opens one does well to take a line for it (see `docs/protocol.md`). */
      several: v.exactOptional(v.literal(true)),
    }),
  },
  /** What others call me. */
  rename: { asks: v.strictObject({ name: playerName }), answer: me },
  /** Open games that anybody may join, the newest first. */
  lobby: { asks: nothing, answer: v.array(onlineGame) },
  /** My games: those that wait for me first, then by when they were touched. */
  mine: { asks: nothing, answer: v.array(onlineGame) },
  /** `hash` is that of my own sixteen bytes for the dice (see `reveal`); it may be left out. */
  create: {
    asks: v.strictObject({ id: clientId, plan: onlinePlan, hash: v.optional(hash) }),
    answer: onlineGame,
  },
  /** Takes an offer of one's own back that nobody has accepted yet. */
  withdraw: { asks: v.strictObject({ game: gameId }), answer: done },
  invitation: { asks: v.strictObject({ code: inviteCode }), answer: invitation },
  /** Sits down in the free seat, by invitation or from the list of open games. `entropy`: my own bytes for the dice. */
  join: {
    asks: v.strictObject({
      code: v.optional(inviteCode),
      game: v.optional(gameId),
      entropy: v.optional(entropy),
    }),
    answer: onlineGame,
  },
  /** Opens the bytes whose hash I gave with `create`. */
  reveal: { asks: v.strictObject({ game: gameId, entropy }), answer: done },
  /** Sits down to look: with one's own eyes as a player, else as a spectator. `after`: the newest moment already seen. */
  open: { asks: v.strictObject({ game: gameId, after: v.optional(whole) }), answer: onlineOpening },
  close: { asks: v.strictObject({ game: gameId }), answer: done },
  /** `asked` comes from the update that is answered; `stale` if the seat is asked something else by now. */
  give: {
    asks: v.strictObject({ game: gameId, id: clientId, asked: whole, command: whole }),
    answer: taken,
  },
  /** Takes back one's own last command while nothing was revealed since. */
  undo: { asks: v.strictObject({ game: gameId, id: clientId, seq: whole }), answer: taken },
  resign: { asks: v.strictObject({ game: gameId, id: clientId }), answer: taken },
  offer: { asks: v.strictObject({ game: gameId, id: clientId, offer: offerWhat }), answer: done },
  /** Accepts or declines the other's offer, or withdraws one's own (`yes: false`). */
  answer: {
    asks: v.strictObject({ game: gameId, id: clientId, number: whole, yes: v.boolean() }),
    answer: done,
  },
  /** Ends a pause. */
  resume: { asks: v.strictObject({ game: gameId }), answer: done },
  /** The other has been away too long: `win` claims the game, `void` ends it without a winner, `bot` lets a bot go on. */
  claim: {
    asks: v.strictObject({ game: gameId, id: clientId, what: v.picklist(['win', 'void', 'bot']) }),
    answer: done,
  },
  chat: { asks: v.strictObject({ game: gameId, id: clientId, text: chatText }), answer: done },
  /** The story so far as I may know it. */
  history: { asks: v.strictObject({ game: gameId }), answer: steps },
  /** The table as it stood. */
  moment: { asks: v.strictObject({ game: gameId, seq: whole }), answer: moment },
  /** A position that agrees with all I know, what is hidden dealt anew: to try something out in private. */
  share: { asks: v.strictObject({ game: gameId, seq: whole }), answer: v.string() },
  /** The record of a finished game, with the secret behind its dice. */
  export: { asks: v.strictObject({ game: gameId }), answer: v.string() },
  /** A sign of life. */
  ping: { asks: nothing, answer: v.object({ time }) },
} as const

type OnlineRequests = typeof REQUESTS
export type OnlineName = keyof OnlineRequests
export type OnlineAsks<Name extends OnlineName> = v.InferOutput<OnlineRequests[Name]['asks']>
export type OnlineAnswer<Name extends OnlineName> = v.InferOutput<OnlineRequests[Name]['answer']>
