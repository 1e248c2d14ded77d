/** Judges a whole position for one side: medals, figures, ground, places and tokens of both. */
import { lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import { enemyOf } from '../vocabulary.ts'
import { placeWorth } from './ground.ts'
import type { Mind } from './mind.ts'
import { groundWorth, medalsWorth } from './objectives.ts'

type T = s.GreatWarTable

/** What HQ tokens are worth: beyond enough of them, little. */
function tokensWorth(mind: Mind, tokens: number): number {
  const { hq, hqSpare, hqEnough } = mind.weights
  return Math.min(tokens, hqEnough) * hq + Math.max(0, tokens - hqEnough) * hqSpare
}

/** The features of one side. */
function sideWorth(mind: Mind, t: T, side: number): number {
  const { figures } = mind.weights
  let worth = medalsWorth(mind, t, side) + groundWorth(mind, t, side) + tokensWorth(mind, s.hqOf(t, side))
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    worth += figures[s.figuresOf(t, unit)] + placeWorth(mind, t, unit, 0)
  }
  return worth
}

export function judge(mind: Mind, t: T, side: number): number {
  if (s.isOver(t)) return s.winnerOf(t) === side ? mind.weights.win : -mind.weights.win
  return sideWorth(mind, t, side) - sideWorth(mind, t, enemyOf(side))
}
