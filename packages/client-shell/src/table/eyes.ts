/** Through whose eyes a screen looks at a game, when one person sits at it, two, or nobody. */
import { type Decision, type Seat, SPECTATOR } from '@bivouac/kernel'
import type { GamePlan, Sitter } from '@bivouac/protocol'

const BOTH: readonly Seat[] = [0, 1]

const peopleOf = (seats: readonly [Sitter, Sitter]): readonly Seat[] =>
  BOTH.filter(seat => seats[seat].who === 'person')

/** The one seat a person at this screen has, if the other is a bot's or somebody's at another screen. */
export function ownSeat(seats: readonly [Sitter, Sitter]): Seat | undefined {
  const people = peopleOf(seats)
  return people.length === 1 ? people[0] : undefined
}

/** The same, against a bot only. */
export function seatAgainstBot(seats: readonly [Sitter, Sitter]): Seat | undefined {
  const own = ownSeat(seats)
  return own !== undefined && seats[1 - own].who === 'bot' ? own : undefined
}

/** Whether bots, or people elsewhere, play by themselves. */
export const isOnlyWatched = (plan: GamePlan): boolean => peopleOf(plan.seats).length === 0

export const isHotSeat = (plan: GamePlan): boolean => peopleOf(plan.seats).length === 2

/** The one who is to choose; whoever looks already goes on looking as long as it is for him too, or for nobody here. */
export function eyesFor(plan: GamePlan, decision: Decision | undefined, now: Seat): Seat {
  const people = peopleOf(plan.seats)
  if (people.length < 2) return people[0] ?? SPECTATOR
  const asked = (decision?.seats ?? []).filter(seat => people.includes(seat))
  if (asked.includes(now)) return now
  return asked[0] ?? (now === SPECTATOR ? 0 : now)
}
