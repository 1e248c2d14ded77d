/** The planning bot's judgement of a position as a chance to win: the value until a learned one is there. */
import { exp, lowestBit } from '@bivouac/kernel'
import { writeDanger } from '../bots/ground.ts'
import type { Mind } from '../bots/mind.ts'
import { medalsWorth, writeGround, writePull } from '../bots/objectives.ts'
import { slate } from '../bots/slate.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import * as s from '../state/state.ts'
import { newKen } from './ken.ts'
import { nextToBegin } from './tempo.ts'

type T = s.GreatWarTable

/**
 * How much each part of the judgement tells about who wins, fitted to games of the policy against itself. The bot adds
 * the parts up as they are, which is good for comparing moves but says little of the whole game.
 */
const MEDAL_SHARE = 1.64
const MEDALS = 0.036
const GROUND = 0.026
const FIGURES = 0.0225
const DANGER = 0.051
const NEAREST = 0.05
const ALL_ON_THE_WAY = 0.0056
const TOKENS = 0.046
const TURN = 0.17
const ATTACKING = 0.89

/** Writes on the slate how well a side stands. */
function writeSide(mind: Mind, t: T, side: number): void {
  const { figures } = mind.weights
  writeGround(mind, t, side)
  let sum =
    (MEDAL_SHARE * s.medalsOf(t, side)) / t.board.medals +
    MEDALS * medalsWorth(mind, t, side) +
    GROUND * slate[0] +
    TOKENS * s.hqOf(t, side) +
    (nextToBegin(t) === side ? TURN : 0) -
    (t.board.attacker === side ? ATTACKING : 0)
  let nearest = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    writePull(mind, t, unit, s.hexOf(t, unit))
    const way = slate[0]
    if (way > nearest) nearest = way
    writeDanger(mind, t, unit)
    sum += FIGURES * figures[s.figuresOf(t, unit)] - DANGER * slate[0] - ALL_ON_THE_WAY * way
  }
  slate[0] = sum + NEAREST * nearest
}

/** The chance of seat 0 to win, left in `out[0]`. */
export function judgeValue(board: GreatWarBoard): (t: T, out: Float64Array) => void {
  const { mind } = newKen(board)
  return (t, out) => {
    writeSide(mind, t, 1)
    const enemy = slate[0]
    writeSide(mind, t, 0)
    out[0] = 1 / (1 + exp(enemy - slate[0]))
  }
}
