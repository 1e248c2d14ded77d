/** What is said at an online table beside the game itself: who is there, clocks, offers, chat. */
import * as v from 'valibot'
import { checkOf } from './check.ts'
import { differenceText, type Patch, patched } from './delta.ts'
import { onlineGame } from './games.ts'
import { factsText, lengthened, shortFacts } from './short-facts.ts'
import {
  chatText,
  clockText,
  decision,
  eyes,
  gameId,
  numbers,
  outcome,
  seat,
  steps,
  time,
  whole,
} from './values.ts'

/**
 * What a player can propose to the other. `end`: to end the game as it stands. `back`: to go back to the moment `to`.
 * `pause`: to stop the clocks until one of them goes on. `rematch`: another game with sides changed.
 */
export const offerWhat = v.variant('what', [
  v.object({ what: v.literal('end') }),
  v.object({ what: v.literal('back'), to: whole }),
  v.object({ what: v.literal('pause') }),
  v.object({ what: v.literal('rematch') }),
])
export type OfferWhat = v.InferOutput<typeof offerWhat>

/** `number` names it when it is answered. */
const offer = v.object({ number: whole, by: seat, at: time, offer: offerWhat })
export type Offer = v.InferOutput<typeof offer>

/** Clocks of both seats as they stood at `at`, and whose is running since. */
const clocks = v.object({
  at: time,
  left: v.tuple([clockText, clockText]),
  running: v.tuple([v.boolean(), v.boolean()]),
})
export type Clocks = v.InferOutput<typeof clocks>

/** What whoever runs the server has done to a game, and why, if that was said: taken it back to the moment `to`, or called it off. */
const notice = v.variant('what', [
  v.object({ what: v.literal('back'), at: time, to: whole, why: v.exactOptional(v.string()) }),
  v.object({ what: v.literal('void'), at: time, why: v.exactOptional(v.string()) }),
])
export type Notice = v.InferOutput<typeof notice>

export const chatLine = v.object({ number: whole, by: seat, at: time, text: chatText })
export type ChatLine = v.InferOutput<typeof chatLine>

/** How things stand around the board. */
export const tableState = v.object({
  game: onlineGame,
  /** Whether each player has a screen open at this table. */
  here: v.tuple([v.boolean(), v.boolean()]),
  watchers: whole,
  clocks: v.exactOptional(clocks),
  paused: v.boolean(),
  offers: v.array(offer),
  /** The last thing that whoever runs the server has done to it. */
  notice: v.exactOptional(notice),
  /** The absent player may be declared to have left from this time on; only told to the one who stays. */
  mayClaimAt: v.optional(time),
  /** What the server swore before the first card was dealt. */
  commitment: v.string(),
  /** Whether each seat's own bytes are part of the dice. */
  entropy: v.tuple([v.boolean(), v.boolean()]),
})
export type TableState = v.InferOutput<typeof tableState>

/** The newest moment as one pair of eyes sees it: what the local table calls an `Update`, with the entry it belongs to. */
export const wireUpdate = v.object({
  game: gameId,
  seat: eyes,
  /** The number of entries in the log, which only grows; `seq` counts the commands that stand and goes down with a take-back. */
  entry: whole,
  seq: whole,
  view: v.unknown(),
  decision,
  legal: numbers,
  outcome: v.exactOptional(outcome),
  asked: whole,
  canUndo: v.boolean(),
  steps: steps,
  clocks: v.exactOptional(clocks),
})
export type WireUpdate = v.InferOutput<typeof wireUpdate>

/** What a patch is about: everything in an update that is not sent as it is. */
export type Known = Omit<WireUpdate, 'entry' | 'seq' | 'asked' | 'steps' | 'clocks'>

export const knownOf = ({ game, seat, view, decision, legal, outcome, canUndo }: WireUpdate): Known => ({
  game,
  seat,
  view,
  decision,
  legal,
  ...(outcome === undefined ? {} : { outcome }),
  canUndo,
})

/**
 * What changed since the entry before, or since `from`. `patch` turns what was known then into what is known now. What can be told
 * from the rest is left out: `seq` where it is the entry, `asked` where it is `seq`, `steps` where one command was given, whose
 * `by` and `facts` stand here, each fact without what it has in common with the one before (`short-facts.ts`).
 */
export const change = v.object({
  game: gameId,
  entry: whole,
  from: v.exactOptional(whole),
  seq: v.exactOptional(whole),
  asked: v.exactOptional(whole),
  patch: v.exactOptional(v.unknown()),
  by: v.exactOptional(eyes),
  facts: v.exactOptional(shortFacts),
  steps: v.exactOptional(steps),
  clocks: v.exactOptional(clocks),
  /** Now and then: the hash of what is known now, to be compared with one's own. */
  hash: v.exactOptional(v.string()),
})
export type Change = v.InferOutput<typeof change>

/**
 * The news of a change, as JSON text: from what was known before, at the entry `from`, to a newer update and what is `known` with it.
 * Every command is told so to every screen: it is written as it is worked out.
 */
export function changeText(
  update: WireUpdate,
  known: Known,
  from: number,
  before: Known,
  withHash: boolean,
): string {
  const { game, entry, seq, asked, steps, clocks } = update
  const patch = differenceText(before, known)
  let text = `{"news":"change","game":${JSON.stringify(game)},"entry":${entry}`
  if (from !== entry - 1) text += `,"from":${from}`
  if (seq !== entry) text += `,"seq":${seq}`
  if (asked !== seq) text += `,"asked":${asked}`
  if (patch !== undefined) text += `,"patch":${patch}`
  if (steps.length === 1 && steps[0].seq === seq)
    text += `,"by":${steps[0].by},"facts":${factsText(steps[0].facts)}`
  else text += `,"steps":${JSON.stringify(steps)}`
  if (clocks !== undefined) text += `,"clocks":${JSON.stringify(clocks)}`
  if (withHash) text += `,"hash":"${checkOf(known)}"`
  return `${text}}`
}

/** The newer update; undefined where the change starts from something else, does not fit, or leads elsewhere than its hash says. */
export function changed(before: Omit<WireUpdate, 'steps'>, change: Change): WireUpdate | undefined {
  const { entry, from = entry - 1, seq = entry, asked = seq, by, facts, clocks, hash } = change
  if (from !== before.entry) return undefined
  try {
    const known = patched(knownOf({ ...before, steps: [] }), change.patch as Patch | undefined) as Known
    if (hash !== undefined && hash !== checkOf(known)) return undefined
    const steps =
      change.steps ?? (by === undefined || facts === undefined ? [] : [{ seq, by, facts: lengthened(facts) }])
    const next = { ...known, entry, seq, asked, steps, ...(clocks === undefined ? {} : { clocks }) }
    return v.is(wireUpdate, next) && next.game === before.game ? next : undefined
  } catch {
    return undefined
  }
}

/** What one finds who sits down. `steps` in the update are those after the moment that was asked for. */
export const onlineOpening = v.object({
  update: wireUpdate,
  table: tableState,
  chat: v.array(chatLine),
  /** The rules have been corrected since the game was begun: it goes on under today's. */
  newRules: v.exactOptional(v.object({ from: whole, to: whole })),
})
export type OnlineOpening = v.InferOutput<typeof onlineOpening>
