/** How promising each use of a card is at a glance, as an exponent: each point more is about three times as likely. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import { KIND, printedValue, SQUAD_CARDS, SQUAD_LIMIT } from '../cards/cards.ts'
import { CHANCE, DICE_END } from '../odds.ts'
import { totalDefence } from '../rules/combat.ts'
import * as s from '../state/state.ts'
import * as w from '../vocabulary.ts'
import * as ground from './ground.ts'
import { POLICY } from './policy-weights.ts'
import * as scene from './scene.ts'
import * as shots from './shots.ts'
import { slate } from './slate.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { ATTACK_DICE, CARDS_WORTH, GUIDE_CARD, GUNNER_A, SERGEANT } = table
const { counts, inHand, SIDE_SHIFT, stands } = scene
const { BY_WORTH, shot } = shots

const WINS = 7
const NOTHING_GAINED = -3
export const HUNKER_USE = -5
const SUPPRESS_DICE = printedValue(GUNNER_A, w.SUPPRESS)
const LEAST = -2

/** By kind of card, what its moves, attacks and bolstering are worth apart from what they gain. */
const MOVE_BASE: Float64Array = Float64Array.from(w.KINDS, (_, kind) => {
  if (kind === GUIDE_CARD) return POLICY.guideBase
  return kind < w.RIFLEMEN_PER_SIDE ? POLICY.moveBase : POLICY.troopMoveBase
})
const ATTACK_BASE: Float64Array = Float64Array.from(w.KINDS, (_, kind) => {
  if (kind < w.RIFLEMEN_PER_SIDE) return POLICY.riflemenAttack
  if (kind < w.SNIPER) return POLICY.scoutAttack
  return kind === w.SNIPER ? POLICY.sniperAttack : POLICY.gunnerAttack
})
const BLAST_BASE: Float64Array = Float64Array.from(w.KINDS, () => POLICY.blastBase)
const BOLSTER_BASE: Float64Array = Float64Array.from(w.KINDS, (_, kind) => {
  if (kind === SERGEANT) return POLICY.sergeantBolster
  return kind === GUIDE_CARD ? POLICY.guideBolster : POLICY.leaderBolster
})

/** Looks at everything that the uses of `side` are judged by; without `scouting`, at all but what Scouts would open. */
export function prepareUses(t: T, side: number, scouting: boolean): void {
  scene.lookOver(t)
  ground.surveyGround(t, side)
  if (scouting) ground.surveyScouting(t, side)
  shots.listTargets(t, side)
  shots.listShooters(t, w.enemyOf(side))
}

/** Writes on the slate how promising playing a card for an action is. After `prepareUses`. */
export function writeUse(t: T, side: number, kind: number, action: number, value: number): void {
  const unit = side * w.UNITS_PER_SIDE + kind
  writeAction(t, side, kind, action, value, unit)
  if (kind < w.UNITS_PER_SIDE && ((s.unitsOnBoard(t) >> unit) & 1) === 0 && ENTERING[action] === 1)
    slate[0] = POLICY.entering + slate[0]
}

/** Actions that a card may be played for though its counter has still to enter with it. */
const ENTERING = new Uint8Array(w.ACTIONS.length)
for (const action of [w.MOVE, w.STALK, w.SCOUT, w.CONTROL, w.ATTACK, w.SUPPRESS, w.TARGET, w.CONCEAL])
  ENTERING[action] = 1

function writeAction(t: T, side: number, kind: number, action: number, value: number, unit: number): void {
  switch (action) {
    case w.MOVE:
    case w.STALK:
      ground.writeBestStep(t, side, kind, action)
      return writeMoveUse(MOVE_BASE, kind)
    case w.SCOUT:
      ground.writeBestStep(t, side, kind, action)
      slate[0] = slate[0] * POLICY.scoutScale
      bound(2)
      slate[0] = slate[0] + POLICY.scoutBase
      return
    case w.GUIDE:
      return writeGuide(t, side)
    case w.CONTROL:
      return writeControlUse(t, side, stands[unit])
    case w.ATTACK:
      shots.findShot(t, stands[unit], ATTACK_DICE[kind])
      slate[0] = shot[BY_WORTH]
      return writeAttackUse(ATTACK_BASE, kind)
    case w.SUPPRESS:
      return writeSuppressUse(t, side, stands[unit])
    case w.BLAST:
      shots.writeBlast(t, side, s.targetOf(t, side))
      return writeAttackUse(BLAST_BASE, kind)
    case w.TARGET:
      return writeTargetUse(t, side, stands[unit])
    case w.RECON:
      slate[0] = POLICY.recon
      return
    case w.CONCEAL:
      slate[0] = s.hasKind(t, w.enemyOf(side), w.SUPPLY, w.FOG) ? POLICY.conceal : NOTHING_GAINED
      return
    case w.COMMAND:
      slate[0] = value === 1 ? POLICY.command - 1 : POLICY.command
      return
    case w.BOLSTER:
      return writeBolster(t, side, kind)
    default:
      writeInspire(t, side, kind)
  }
}

/** Keeps what is on the slate from -2 to `most`. */
function bound(most: number): void {
  if (slate[0] > most) slate[0] = most
  else if (slate[0] < LEAST) slate[0] = LEAST
}

function writeMoveUse(base: Float64Array, kind: number): void {
  slate[0] = slate[0] * POLICY.moveScale
  bound(2)
  slate[0] = slate[0] + base[kind]
}

function writeAttackUse(base: Float64Array, kind: number): void {
  slate[0] = slate[0] * POLICY.attackScale
  bound(5)
  slate[0] = slate[0] + base[kind]
}

function writeControlUse(t: T, side: number, tile: number): void {
  const worth = s.worthOf(t, tile)
  const need = t.board.need[side]
  // N-10.1 Raising the radio's tile gives one point, whatever it is worth.
  const raises = s.controls(t, side, tile)
  if (worth === 0) slate[0] = NOTHING_GAINED
  else if (need > 0 && s.pointsOf(t, side) + (raises ? 1 : worth) >= need) slate[0] = WINS
  else if (raises) slate[0] = POLICY.raise
  else {
    ground.writeControl(t, side, tile)
    slate[0] = POLICY.controlBase + POLICY.controlScale * slate[0]
  }
}

/**
 * Writes on the slate what it is worth to turn a counter to suppressed: it costs a card to ready it, more if its turn is
 * still to come.
 */
export function writeSuppressed(t: T, unit: number): void {
  slate[0] = 0
  if ((s.suppressedUnits(t) >> unit) & 1) return
  const side = w.sideOfUnit(unit)
  const kind = unit - side * w.UNITS_PER_SIDE
  const at = side << SIDE_SHIFT
  if (counts[at + kind] === 0) slate[0] = 0.1
  else
    slate[0] =
      (kind < w.RIFLEMEN_PER_SIDE ? POLICY.suppressRiflemen : 1) +
      (inHand[at + kind] > 0 ? POLICY.suppressInHand : 0)
}

function writeSuppressUse(t: T, side: number, from: number): void {
  let best = 0
  for (let units = s.unitsOnBoard(t) & w.unitsOf(w.enemyOf(side)); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    writeSuppressed(t, unit)
    const by = CHANCE[chanceAt(t, from, unit, SUPPRESS_DICE)] * slate[0]
    if (by > best) best = by
  }
  slate[0] = best * POLICY.suppressScale + POLICY.suppressBase
}

/** N-7.2 to N-7.4 Where the chance to hit a counter from a tile stands in the table of chances. */
export function chanceAt(t: T, from: number, unit: number, dice: number): number {
  return totalDefence(t, from, unit) * DICE_END + dice
}

function writeTargetUse(t: T, side: number, from: number): void {
  const now = s.targetOf(t, side)
  slate[0] = 0
  if (now >= 0) shots.writeBlast(t, side, now)
  const here = slate[0]
  let best = 0
  for (let bits = t.board.far[from]; bits !== 0; bits &= bits - 1) {
    shots.writeBlast(t, side, lowestBit(bits))
    if (slate[0] > best) best = slate[0]
  }
  slate[0] = POLICY.targetScale * (best - here)
  bound(4)
  slate[0] = slate[0] + POLICY.targetBase
}

/** Writes on the slate what one more card of a kind in circulation is worth. */
export function writeTake(t: T, side: number, kind: number): void {
  if (kind >= w.UNITS_PER_SIDE) slate[0] = kind === SERGEANT ? POLICY.takeSergeant : POLICY.takeLeader
  else if (stands[side * w.UNITS_PER_SIDE + kind] < 0) slate[0] = 0.05
  else {
    const cards = kind * 8 + counts[(side << SIDE_SHIFT) + kind]
    const more = CARDS_WORTH[cards + 1] - CARDS_WORTH[cards]
    slate[0] =
      kind < w.RIFLEMEN_PER_SIDE ? more + POLICY.takeHope * hopeMissing(t, side) : POLICY.takeTroops * more
  }
}

/** Riflemen within reach are hope; those in supply are so already, but only men in the deck can be played. */
function hopeMissing(t: T, side: number): number {
  const cards = scene.hopeCards[side] - scene.reserves[side]
  return t.board.need[side] > 0 && cards < 6 ? 6 - cards : 0
}

function writeBolster(t: T, side: number, kind: number): void {
  const squad = SQUAD_LIMIT[kind]
  const low = s.pileCell(t, side, w.SUPPLY, 0) & SQUAD_CARDS[squad * 2]
  const high = s.pileCell(t, side, w.SUPPLY, 1) & SQUAD_CARDS[squad * 2 + 1]
  let best = 0
  for (let k = 0; k < w.FOG; k++) {
    if (((KIND[k].cell === 0 ? low : high) & KIND[k].mask) === 0) continue
    writeTake(t, side, k)
    if (slate[0] > best) best = slate[0]
  }
  const cards = Math.min(bitCount(low) + bitCount(high), kind === SERGEANT ? 3 : 2)
  slate[0] = POLICY.bolsterBest * best + POLICY.bolsterCards * cards + BOLSTER_BASE[kind]
}

/** N-6.5 As good as the best second use of a card in the play area. */
function writeInspire(t: T, side: number, kind: number): void {
  const squad = SQUAD_LIMIT[kind]
  let best = NOTHING_GAINED
  for (let k = squad; k < w.UNITS_PER_SIDE; k++) {
    if (KIND[k].squad !== squad || !s.hasKind(t, side, w.PLAY, k)) continue
    writeBestUse(t, side, k)
    if (slate[0] > best) best = slate[0]
  }
  slate[0] = best + POLICY.inspire
}

/** Writes on the slate the best use of a card, as if it were in hand. After `prepareUses`. */
export function writeBestUse(t: T, side: number, kind: number): void {
  const unit = side * w.UNITS_PER_SIDE + kind
  if (kind === w.FOG) slate[0] = NOTHING_GAINED
  else if (kind >= w.UNITS_PER_SIDE) writeLeader(t, side, kind)
  else if ((s.suppressedUnits(t) >> unit) & 1) writeReady(side, kind)
  else if (stands[unit] < 0) slate[0] = NOTHING_GAINED
  else writeBestAction(t, side, kind, stands[unit])
}

function writeBestAction(t: T, side: number, kind: number, from: number): void {
  let best = NOTHING_GAINED
  const actions = KIND[kind].actions
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i].action
    if (action === w.CONTROL && !canControl(t, side, from)) continue
    if (action === w.BLAST && s.targetOf(t, side) < 0) continue
    if (action === w.RECON && inHand[(side << SIDE_SHIFT) + w.FOG] === 0) continue
    writeUse(t, side, kind, action, 0)
    if (slate[0] > best) best = slate[0]
  }
  slate[0] = best
}

const canControl = (t: T, side: number, tile: number): boolean =>
  s.hasMarker(t, side, tile) && !s.enemyOn(t, side, tile) && !s.controls(t, side, tile)

function writeLeader(t: T, side: number, kind: number): void {
  writeBolster(t, side, kind)
  const bolster = slate[0]
  if (kind === SERGEANT) slate[0] = POLICY.command
  else if (KIND[kind].squad === undefined) writeGuide(t, side)
  else slate[0] = 0.8
  if (bolster > slate[0]) slate[0] = bolster
}

/** N-3.9 */
export function writeReady(side: number, kind: number): void {
  const more = inHand[(side << SIDE_SHIFT) + kind] > 1 ? POLICY.readyMore : 0
  slate[0] = POLICY.readyBase + more + (kind < w.RIFLEMEN_PER_SIDE ? POLICY.readyRiflemen : 0)
}

/** N-5.2 The best step of any counter that may be guided; Riflemen and gunners are worth it. */
function writeGuide(t: T, side: number): void {
  let best = -1
  const movable = s.unitsOnBoard(t) & ~s.suppressedUnits(t) & w.unitsOf(side)
  for (let units = movable; units !== 0; units &= units - 1) {
    const kind = lowestBit(units) - side * w.UNITS_PER_SIDE
    if (kind >= w.RIFLEMEN_PER_SIDE && kind < w.MORTAR) continue
    ground.writeBestStep(t, side, kind, w.GUIDE)
    if (slate[0] > best) best = slate[0]
  }
  slate[0] = best
  writeMoveUse(MOVE_BASE, GUIDE_CARD)
}
