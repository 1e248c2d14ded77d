/**
 * Since when each seat has been asked what it is asked now, by the number of the command that led to it. A choice is
 * admitted if it answers that: of two seats that choose at once, neither makes the other's choice out of date.
 */
import type { Decision, Seat } from '@bivouac/kernel'

export type Asked = readonly [number, number]

/** After command number `seq`, which led from one decision to another. */
export function askedAfter(asked: Asked, before: Decision, after: Decision, seq: number): Asked {
  const isStillAsked = (seat: Seat): boolean =>
    before.seats.length === 2 &&
    after.seats.length === 1 &&
    after.seats[0] === seat &&
    after.kind === before.kind
  return [isStillAsked(0) ? asked[0] : seq, isStillAsked(1) ? asked[1] : seq]
}
