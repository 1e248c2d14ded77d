/** Playing on from a new node by quick judgement, so that only positions are valued in which nothing is half done. */
import { type Board, below, type Commands } from '@bivouac/kernel'
import { look, type SearchState } from './search-state.ts'
import { NONE } from './tree.ts'

/** The place of the best-weighed command. */
export function bestOf(list: Commands, weights: Float64Array): number {
  let best = 0
  for (let i = 1; i < list.count; i++) if (weights[i] > weights[best]) best = i
  return best
}

/** Leaves in `answer` what it is worth to seat 0 where this descent ends. */
export function judge<B extends Board>(s: SearchState<B>): void {
  const { answer, options } = s
  s.chance.expect(NONE)
  const winner = options.rollout > 0 ? playAnyhow(s, options.rollout) : playToQuiet(s, options.playOn)
  if (winner !== NONE) {
    answer[0] = 1 - winner
    return
  }
  s.sense.value(s.t, answer)
  // Nothing is quite certain until it has happened: a win in hand beats a win in sight.
  if (answer[0] < 0.01) answer[0] = 0.01
  else if (answer[0] > 0.99) answer[0] = 0.99
}

/** Plays until the position is quiet, or for `most` commands. Gives the winner, NONE if there is none yet. */
function playToQuiet<B extends Board>(s: SearchState<B>, most: number): number {
  const { rules, sense, t, list, weights } = s
  for (let played = 0; played < most; played++) {
    const seats = rules.toChoose(t)
    if (seats === 0) return sense.winner(t)
    if (sense.isQuiet(t)) return NONE
    const seat = seats === 2 ? 1 : 0
    look(s, seat)
    let best = 0
    if (list.count > 1) {
      sense.weigh(t, seat, list, weights)
      best = bestOf(list, weights)
    }
    rules.apply(t, seat, list.codes[best])
  }
  return sense.winner(t)
}

/** Plays `most` commands, each any that is allowed. Gives the winner, NONE if there is none yet. */
function playAnyhow<B extends Board>({ rules, sense, t, list, dice }: SearchState<B>, most: number): number {
  for (let played = 0; played < most; played++) {
    const seats = rules.toChoose(t)
    if (seats === 0) break
    const seat = seats === 2 ? 1 : 0
    list.count = 0
    rules.legal(t, seat, list)
    rules.apply(t, seat, list.codes[list.count === 1 ? 0 : below(dice, list.count, 0)])
  }
  return sense.winner(t)
}
