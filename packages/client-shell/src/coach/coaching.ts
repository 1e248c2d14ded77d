/** Which note lies open, as a pure machine: one at a time, few at one moment, and none twice. */
import type { CoachNote } from '../game-ui.ts'

export interface Coaching {
  /** The moment of the game it belongs to. */
  readonly seq: number
  readonly note: CoachNote | undefined
  /** How many notes have been put away at this moment. */
  readonly read: number
}

/** More than this at one moment is a lecture: the others come at the next. */
const MOST_AT_ONCE = 2

export const NOTHING_SAID: Coaching = { seq: -1, note: undefined, read: 0 }

/** What lies open at a moment, given the notes that fit it and have not been read. */
export function atMoment(before: Coaching, seq: number, fitting: readonly CoachNote[]): Coaching {
  const read = seq === before.seq ? before.read : 0
  const note = still(before.note, fitting) ?? (read < MOST_AT_ONCE ? fitting[0] : undefined)
  return note === before.note && read === before.read && seq === before.seq ? before : { seq, note, read }
}

/** What is open stays while it fits; what is about something past stays until it is read. */
function still(open: CoachNote | undefined, fitting: readonly CoachNote[]): CoachNote | undefined {
  if (!open || open.isAfter) return open
  return fitting.find(one => one.id === open.id)
}

/** Read and put away: another one may follow. */
export const putAway = (before: Coaching): Coaching => ({
  ...before,
  note: undefined,
  read: before.read + 1,
})

/** A choice is made: whatever else fits this moment comes too late. */
export const goneBy = (before: Coaching): Coaching => ({ ...before, note: undefined, read: MOST_AT_ONCE })
