/** N-3.4 The initiative card: keep what makes the best turn, and pay more for going first when it matters. */
import { copyState, firstOf } from '@bivouac/kernel'
import { KIND } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { apply } from '../decisions/decisions.ts'
import * as s from '../state/state.ts'
import { DECK, enemyOf, FOG, HAND } from '../vocabulary.ts'
import { pressing } from './features.ts'
import type { Planner } from './plan.ts'
import type { Weights } from './weights.ts'

type T = s.NormandyTable

/** Bids are planned with fewer positions than turns: there are several of them to compare. */
const WIDTH = 2

/** For each card: the turn that the others allow, and the chance that it takes the marker. */
export function chooseBid(
  t: T,
  scratch: T,
  side: number,
  legal: readonly number[],
  planner: Planner,
  weights: Weights,
): number {
  const first = weights.firstTurn + weights.firstTurnPressing * pressing(t)
  let chosen = legal[0]
  let highest = Number.NEGATIVE_INFINITY
  for (const bid of legal) {
    copyState(t, scratch)
    goToOwnTurn(scratch, side, bid)
    const { value } = planner.plan(scratch, side, WIDTH)
    const worth = value + first * chanceToLead(t, side, KIND[firstOf(bid)].initiative)
    if (worth > highest) {
      highest = worth
      chosen = bid
    }
  }
  return chosen
}

/** The bid is made, the enemy bids anything and, if it goes first, does nothing: what it will do is not known. */
function goToOwnTurn(t: T, side: number, bid: number): void {
  const enemy = enemyOf(side)
  apply(t, side, bid)
  if (s.bidOf(t, enemy) === 0 && s.bidOf(t, side) !== 0) apply(t, enemy, c.bid(anyKind(t, enemy)))
  if (s.activeSide(t) === enemy) apply(t, enemy, c.endTurn)
}

function anyKind(t: T, side: number): number {
  let kind = 0
  while (!s.hasKind(t, side, HAND, kind)) kind++
  return kind
}

/** As if the enemy bid any card of its hand and deck, each equally likely (N-9.2: their contents together are known). */
function chanceToLead(t: T, side: number, initiative: number): number {
  const enemy = enemyOf(side)
  const wins = s.initiativeOf(t) === side ? initiative : initiative - 1
  let beaten = 0
  let all = 0
  for (let kind = 0; kind <= FOG; kind++) {
    const cards = s.kindCount(t, enemy, HAND, kind) + s.kindCount(t, enemy, DECK, kind)
    all += cards
    if (KIND[kind].initiative <= wins) beaten += cards
  }
  return all === 0 ? 1 : beaten / all
}
