/**
 * Plans for a whole turn. A turn of many small commands is more than a young tree can look through, so the search is
 * shown two plans first: what the game's own planner would do, and the best that a short evolution makes of it.
 */
import { type Board, below, type Commands, type Seat } from '@bivouac/kernel'
import { bestOf } from './play-on.ts'
import { deal, look, type SearchState } from './search-state.ts'
import { NONE } from './tree.ts'

const COMMANDS_MAX = 80
/** Every plan is tried with so many ways that dice and hidden cards may fall. */
const TRIALS = 4

/** The commands of one seat, in order. Choices that are none are left out. */
export interface Plan {
  readonly commands: Int32Array
  count: number
  /** How far it has been followed. */
  at: number
}

export const newPlan = (): Plan => ({ commands: new Int32Array(COMMANDS_MAX), count: 0, at: 0 })

export function copyPlan(from: Plan, to: Plan): void {
  to.commands.set(from.commands)
  to.count = from.count
  to.at = 0
}

/** The place in the list of the plan's next command; NONE if it is done or cannot be followed here. */
export function followPlan(plan: Plan, list: Commands): number {
  if (plan.at >= plan.count) return NONE
  const command = plan.commands[plan.at++]
  for (let i = 0; i < list.count; i++) if (list.codes[i] === command) return i
  return NONE
}

function push(plan: Plan, command: number): void {
  if (plan.count < COMMANDS_MAX) plan.commands[plan.count++] = command
}

interface Planner {
  /** The game's own plan for the turn of `seat`, into `plan`. */
  advise(seat: Seat, plan: Plan): void
  /** Changes the plan for the better, if it can, in so many tries. */
  evolve(seat: Seat, plan: Plan, tries: number): void
}

export function newPlanner<B extends Board>(s: SearchState<B>): Planner {
  const { dice } = s
  const trial = newPlan()
  const changed = newPlan()
  const seeds = new Int32Array(4)
  let followed = changed
  let breakAt = NONE

  /** By the plan, but for one place; where it cannot be followed, by weight. */
  function byPlan(seat: Seat): number {
    if (followed.at === breakAt) {
      followed.at++
      return drawn(s, seat)
    }
    const i = followPlan(followed, s.list)
    return i === NONE ? byWeight(s, seat) : i
  }

  /** Plays the turn along the plan, with something else at one place; NONE for nowhere. */
  function follow(seat: Seat, plan: Plan, otherwiseAt: number, made: Plan): void {
    followed = plan
    followed.at = 0
    breakAt = otherwiseAt
    playTurn(s, seat, made, byPlan)
  }

  /** The average worth to `seat` of the end of its turn. The same dice for every plan. */
  function worthOf(seat: Seat, plan: Plan): number {
    let sum = 0
    dice.set(seeds)
    for (let i = 0; i < TRIALS; i++) {
      follow(seat, plan, NONE, trial)
      const winner = s.sense.winner(s.t)
      if (winner === NONE) s.sense.value(s.t, s.answer)
      const value = winner === NONE ? s.answer[0] : 1 - winner
      sum += seat === 0 ? value : 1 - value
    }
    return sum / TRIALS
  }

  return {
    advise: (seat, plan) => playTurn(s, seat, plan, who => byAdvice(s, who)),
    evolve(seat, plan, tries) {
      if (plan.count === 0) return
      seeds.set(dice)
      const luck = new Int32Array(dice)
      let best = worthOf(seat, plan)
      for (let i = 0; i < tries; i++) {
        dice.set(luck)
        follow(seat, plan, below(dice, plan.count, 0), changed)
        luck.set(dice)
        const worth = worthOf(seat, changed)
        if (worth <= best) continue
        best = worth
        copyPlan(changed, plan)
      }
      dice.set(luck)
    },
  }
}

/** Plays the turn of `seat` from a fresh deal, as `pick` says; writes down into `made` what it did. */
function playTurn<B extends Board>(
  s: SearchState<B>,
  seat: Seat,
  made: Plan,
  pick: (seat: Seat) => number,
): void {
  const { rules, t, list } = s
  deal(s)
  made.count = 0
  made.at = 0
  for (let steps = 0; steps < COMMANDS_MAX * 2; steps++) {
    const seats = rules.toChoose(t)
    if (seats === 0) return
    const mine = (seats & (1 << seat)) !== 0
    if (steps > 0 && (!mine || seats === 3) && s.sense.isQuiet(t)) return
    const who = mine ? seat : 1 - seat
    look(s, who)
    let i = 0
    if (list.count > 1) {
      i = mine ? pick(seat) : byWeight(s, who)
      if (mine) push(made, list.codes[i])
    }
    rules.apply(t, who, list.codes[i])
  }
}

// Ways to pick: each gives the place of a command in the list.

function byWeight<B extends Board>({ sense, t, list, weights }: SearchState<B>, who: Seat): number {
  sense.weigh(t, who, list, weights)
  return bestOf(list, weights)
}

function byAdvice<B extends Board>(s: SearchState<B>, who: Seat): number {
  const { list } = s
  const command = s.sense.advise(s.t, who, list)
  for (let i = 0; i < list.count; i++) if (list.codes[i] === command) return i
  return byWeight(s, who)
}

/** Any, but the likelier the more it weighs. */
function drawn<B extends Board>({ sense, t, list, weights, dice }: SearchState<B>, who: Seat): number {
  sense.weigh(t, who, list, weights)
  let sum = 0
  for (let i = 0; i < list.count; i++) sum += weights[i]
  let left = (below(dice, 1 << 20, 0) / (1 << 20)) * sum
  for (let i = 0; i < list.count; i++) {
    left -= weights[i]
    if (left < 0) return i
  }
  return list.count - 1
}
