/** How well an imagined hand of the enemy goes with the command card he played last: who has better ones plays them. */
import { exp, lowestBit } from '@bivouac/kernel'
import { slate } from '../bots/slate.ts'
import { titleOf } from '../cards/cards.ts'
import * as s from '../state/state.ts'
import { COMMAND, enemyOf, handOf } from '../vocabulary.ts'
import { writeCommand } from './command-worths.ts'
import { gainsAt } from './gains.ts'
import type { Ken } from './ken.ts'

type T = s.GreatWarTable

/** However unlikely a hand looks, so much of its credit is left: people have their reasons. */
const LEAST = 0.4
/** How much better than the card played another one must be to surprise, and how fast surprise grows. */
const ALLOWED = 3
const STEP = 3

/**
 * What was drawn since is not told apart from what was held, so the best card of the hand is not counted: it may be
 * the new one. The position has changed a little since too, which is why hands are only told to be less likely.
 */
export function credit(k: Ken, t: T, seat: number, out: Float64Array): void {
  const enemy = enemyOf(seat)
  const last = s.lastCommandOf(t, enemy)
  out[0] = 1
  if (last < 0 || s.activeSide(t) === enemy) return
  const at = gainsAt(k, t, enemy)
  let best = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (let cell = 0; cell < 2; cell++)
    for (let bits = s.pileCell(t, COMMAND, handOf(enemy), cell); bits !== 0; bits &= bits - 1) {
      const title = titleOf(COMMAND, (cell << 5) + lowestBit(bits))
      writeLead(k, t, enemy, title, at)
      const worth = slate[0]
      if (worth > best) {
        second = best
        best = worth
      } else if (worth > second) second = worth
    }
  if (second === Number.NEGATIVE_INFINITY) return
  writeLead(k, t, enemy, last, at)
  const surprise = second - slate[0] - ALLOWED
  if (surprise <= 0) return
  out[0] = surprise
  toCredit(out)
}

/** From surprise, by a function small enough for `exp` to be built in. */
function toCredit(out: Float64Array): void {
  out[0] = LEAST + (1 - LEAST) * exp(-out[0] / STEP)
}

/** What playing a card brings beyond keeping it, on the slate. */
function writeLead(k: Ken, t: T, side: number, title: number, at: number): void {
  writeCommand(k, t, side, title, at)
  slate[0] = slate[0] - k.mind.weights.keepCommand * k.mind.commandWorth[title]
}
