/**
 * N-3.4 What a bid tells of the cards kept: nobody keeps Fog of War and bids a man he needs. The table does not tell
 * which card of the discard pile was the bid, so each of them is held equally likely; right after a shuffle it is sure.
 */
import { frameKind, lowestBit } from '@bivouac/kernel'
import { KIND, kindOf } from '../cards/cards.ts'
import { turn } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { DISCARD, enemyOf, FOG, HAND, KINDS } from '../vocabulary.ts'

type T = s.NormandyTable

/** How readily a card is bid, by kind: Fog of War is of no other use; the rest as they are missed in a turn. */
const READINESS: Float64Array = Float64Array.from(KINDS, (_, kind) =>
  kind === FOG ? 4 : KIND[kind].initiative === 9 ? 0.6 : KIND[kind].initiative === 5 ? 0.7 : 1,
)

const LEAST = 0.05

export function credit(t: T, seat: number, out: Float64Array): void {
  const enemy = enemyOf(seat)
  out[0] = 1
  // Only who has bid and not yet played holds cards that a bid tells something about.
  if (frameKind(t) !== turn.kind || s.activeSide(t) !== seat || s.initiativeOf(t) !== seat) return
  let kept = 0
  for (let cell = 0; cell < 2; cell++) {
    let part = 0
    for (let bits = s.pileCell(t, enemy, HAND, cell); bits !== 0; bits &= bits - 1)
      part += READINESS[kindOf[(cell << 5) + lowestBit(bits)]]
    kept += part
  }
  let sum = 0
  let cards = 0
  for (let cell = 0; cell < 2; cell++)
    for (let bits = s.pileCell(t, enemy, DISCARD, cell); bits !== 0; bits &= bits - 1) {
      const bid = READINESS[kindOf[(cell << 5) + lowestBit(bits)]]
      sum += bid / (bid + kept)
      cards++
    }
  if (cards > 0) out[0] = Math.max(LEAST, sum / cards)
}
