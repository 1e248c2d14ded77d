/**
 * Plans for a whole turn. A turn of many small commands is more than a young tree can look through, so the search is
 * shown two plans first: what the game's own planner would do, and the best that a short evolution makes of it.
 */
import {
  type Board,
  below,
  type Commands,
  type Fact,
  type GameModule,
  type Seat,
  type Table,
} from '@bivouac/kernel'
import { bestOf } from './play-on.ts'
import type { Sense } from './sense.ts'
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

export interface Planner {
  /** The game's own plan for the turn of `seat`, into `plan`. */
  advise(seat: Seat, plan: Plan): void
  /** Changes the plan for the better, if it can, in so many tries. */
  evolve(seat: Seat, plan: Plan, tries: number): void
}

export function newPlanner<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  sense: Sense<B>,
  t: Table<B>,
  list: Commands,
  weights: Float64Array,
  words: Int32Array,
  deal: () => void,
): Planner {
  const trial = newPlan()
  const changed = newPlan()
  const seeds = new Int32Array(4)
  const told = new Float64Array(1)

  /** The place of a command drawn by its weight. */
  function drawn(): number {
    let sum = 0
    for (let i = 0; i < list.count; i++) sum += weights[i]
    let left = (below(words, 1 << 20, 0) / (1 << 20)) * sum
    for (let i = 0; i < list.count; i++) {
      left -= weights[i]
      if (left < 0) return i
    }
    return list.count - 1
  }

  /** Plays the turn of `seat` from a fresh deal, as `pick` says; writes down into `made` what it did. */
  function playTurn(seat: Seat, made: Plan, pick: (seat: Seat) => number): void {
    deal()
    made.count = 0
    made.at = 0
    for (let steps = 0; steps < COMMANDS_MAX * 2; steps++) {
      const seats = module.toChoose(t)
      if (seats === 0) return
      const mine = (seats & (1 << seat)) !== 0
      if (steps > 0 && (!mine || seats === 3) && sense.isQuiet(t)) return
      const who = mine ? seat : 1 - seat
      list.count = 0
      module.legal(t, who, list)
      if (list.count > 1) sense.thin(t, who, list, false)
      let i = 0
      if (list.count > 1) {
        i = mine ? pick(seat) : byWeight(who)
        if (mine) push(made, list.codes[i])
      }
      module.apply(t, who, list.codes[i])
    }
  }

  function byWeight(who: Seat): number {
    sense.weigh(t, who, list, weights)
    return bestOf(list, weights)
  }

  function byAdvice(who: Seat): number {
    const command = sense.advise(t, who, list)
    for (let i = 0; i < list.count; i++) if (list.codes[i] === command) return i
    return byWeight(who)
  }

  let followed = changed
  let breakAt = NONE

  /** By the plan, but for one place; where it cannot be followed, by weight. */
  function byPlan(who: Seat): number {
    if (followed.at === breakAt) {
      followed.at++
      sense.weigh(t, who, list, weights)
      return drawn()
    }
    const i = followPlan(followed, list)
    return i === NONE ? byWeight(who) : i
  }

  /** The average worth to `seat` of the end of its turn. The same dice for every plan. */
  function worthOf(seat: Seat, plan: Plan): number {
    let sum = 0
    words.set(seeds)
    for (let i = 0; i < TRIALS; i++) {
      followed = plan
      followed.at = 0
      breakAt = NONE
      playTurn(seat, trial, byPlan)
      const winner = sense.winner(t)
      if (winner === NONE) sense.value(t, told)
      const value = winner === NONE ? told[0] : 1 - winner
      sum += seat === 0 ? value : 1 - value
    }
    return sum / TRIALS
  }

  return {
    advise: (seat, plan) => playTurn(seat, plan, byAdvice),
    evolve(seat, plan, tries) {
      if (plan.count === 0) return
      seeds.set(words)
      const luck = new Int32Array(words)
      let best = worthOf(seat, plan)
      for (let i = 0; i < tries; i++) {
        words.set(luck)
        followed = plan
        followed.at = 0
        breakAt = below(words, plan.count, 0)
        playTurn(seat, changed, byPlan)
        luck.set(words)
        const worth = worthOf(seat, changed)
        if (worth <= best) continue
        best = worth
        copyPlan(changed, plan)
      }
      words.set(luck)
    },
  }
}
