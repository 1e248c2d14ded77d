/** The queue of news at a table: each update is played out before the next one is shown, or all are caught up with at once. */
import { type Fact, SPECTATOR } from '@bivouac/kernel'
import type { Update } from '@bivouac/protocol'

export interface Playing {
  /** What is shown. */
  readonly now: Update
  /** What led to it, for motion. */
  readonly facts: readonly Fact[]
  /** What has arrived since, in order. */
  readonly waiting: readonly Update[]
  /** Whether the facts are still being played out. */
  readonly isPlaying: boolean
}

/** Players see all that was done to them; whoever only watches quick players would soon watch the past. */
const FAR_BEHIND = 40

const NO_FACTS: readonly Fact[] = []

/** One has just sat down: the table simply stands as it stands. */
export const satDown = (now: Update): Playing => ({ now, facts: NO_FACTS, waiting: [], isPlaying: false })

const show = (update: Update, waiting: readonly Update[]): Playing => {
  const facts = update.steps.flatMap(step => step.facts)
  return { now: update, facts: facts.length > 0 ? facts : NO_FACTS, waiting, isPlaying: facts.length > 0 }
}

/** An update arrives. One that goes back, after an undo, ends everything that was under way; so does one that a spectator is far behind. */
export function arrived(playing: Playing, update: Update): Playing {
  const newest = playing.waiting.at(-1) ?? playing.now
  if (update.seq <= newest.seq || update.steps.length === 0) return satDown(update)
  if (update.seat === SPECTATOR && playing.waiting.length >= FAR_BEHIND) return satDown(update)
  if (playing.isPlaying || playing.waiting.length > 0)
    return { ...playing, waiting: [...playing.waiting, update] }
  return show(update, [])
}

/** What was shown has been played out. */
export const playedOut = (playing: Playing): Playing => ({ ...playing, isPlaying: false })

/** Shows the next of those waiting. */
export function advanced(playing: Playing): Playing {
  const [next, ...rest] = playing.waiting
  return next ? show(next, rest) : playing
}

/** Everything at once: the newest moment stands, nothing moves any more. */
export function caughtUp(playing: Playing): Playing {
  const newest = playing.waiting.at(-1)
  return newest ? satDown(newest) : playedOut(playing)
}
