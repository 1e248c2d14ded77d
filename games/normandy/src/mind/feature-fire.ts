/** Features of fire: what weapons can be expected to do, in a round and with the cards in hand. */
import * as s from '../state/state.ts'
import { enemyOf, MORTAR, RIFLEMEN_PER_SIDE, UNITS_PER_SIDE } from '../vocabulary.ts'
import * as scene from './scene.ts'
import * as shots from './shots.ts'
import { slate } from './slate.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { ATTACK_DICE } = table
const { BY_WORTH, ON_RIFLEMEN, shot } = shots
const { counts, hopeCards, inHand, perRound, pinLives, SIDE_SHIFT, stands } = scene

/** A suppressed unit needs a card before it can shoot again. */
const SUPPRESSED_FIRE = 0.4

export function writeFire(t: T, side: number, out: Float32Array, from: number): number {
  shots.listTargets(t, side)
  const c = side << SIDE_SHIFT
  const suppressed = s.suppressedUnits(t)
  let fire = 0
  let onRiflemen = 0
  let handFire = 0
  let handOnRiflemen = 0
  for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
    if (kind === MORTAR || counts[c + kind] === 0) continue
    const unit = side * UNITS_PER_SIDE + kind
    const tile = stands[unit]
    if (tile < 0) continue
    shots.findShot(t, tile, ATTACK_DICE[kind])
    const best = shot[BY_WORTH]
    const hits = shot[ON_RIFLEMEN]
    const isDown = (suppressed >> unit) & 1
    const rate = perRound(side, kind) * (isDown ? SUPPRESSED_FIRE : 1)
    fire += rate * best
    onRiflemen += rate * hits
    const cards = inHand[c + kind] - isDown
    if (cards <= 0) continue
    handFire += cards * best
    handOnRiflemen += cards * hits
  }
  const enemy = enemyOf(side)
  const hits = onRiflemen + handOnRiflemen
  const target = s.targetOf(t, side)
  slate[0] = 0
  if (target >= 0) shots.writeBlast(t, side, target)
  let at = from
  out[at++] = capped(fire / 3)
  out[at++] = onRiflemen * 2
  out[at++] = capped(handFire / 3)
  out[at++] = handOnRiflemen * 2
  out[at++] = t.board.need[side] === 0 ? (3 * hits) / (pinLives[enemy] + 1) : 0
  out[at++] = t.board.need[enemy] === 0 ? 0 : capped((3 * hits) / (hopeCards[enemy] + 1))
  out[at++] = capped(slate[0])
  out[at++] = coverOf(t, side) / 4
  return at
}

/** Rare great gains would drown what is usual. */
const capped = (x: number): number => (x > 4 ? 4 : x)

/** Cover of the side's Riflemen, together. */
function coverOf(t: T, side: number): number {
  const up = s.unitsOnBoard(t)
  const first = side * UNITS_PER_SIDE
  let sum = 0
  for (let unit = first; unit < first + RIFLEMEN_PER_SIDE; unit++)
    if ((up >> unit) & 1) sum += t.board.cover[stands[unit]]
  return sum
}
