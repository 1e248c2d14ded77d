/** How promising each use of a card is at a glance, as an exponent: each point more is about three times as likely. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import { KIND, SQUAD_CARDS, SQUAD_LIMIT } from '../cards.ts'
import * as s from '../state.ts'
import * as w from '../words.ts'
import * as ground from './ground.ts'
import { POLICY } from './policy-weights.ts'
import * as scene from './scene.ts'
import * as shots from './shots.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { ATTACK_DICE, CARDS_WORTH, CHANCE, DEFENCE, DICE_END, GUIDE_CARD, SERGEANT } = table
const { counts, inHand, SIDE_SHIFT, stands } = scene
const { onBoard: atOnBoard, points: atPoints, suppressed: atSuppressed, values: atValues } = s.AT

const WINS = 7
const NOTHING_GAINED = -3
export const HUNKER_USE = -5
const SUPPRESS_DICE = 4

/** Looks at everything that the uses of `side` are judged by; without `scouting`, at all but what Scouts would open. */
export function prepareUses(t: T, side: number, scouting: boolean): void {
  scene.lookOver(t)
  ground.surveyGround(t, side)
  if (scouting) ground.surveyScouting(t, side)
  shots.listTargets(t, side)
  shots.listShooters(t, w.enemyOf(side))
}

/** How promising playing a card for an action is. After `prepareUses`. */
export function useOf(t: T, side: number, kind: number, action: number, value: number): number {
  const unit = side * w.UNITS_PER_SIDE + kind
  const entering = kind < w.UNITS_PER_SIDE && ((t.words[atOnBoard] >> unit) & 1) === 0 ? POLICY.entering : 0
  switch (action) {
    case w.MOVE:
    case w.STALK:
      return entering + moveUse(ground.bestStepGain(t, side, kind, action), baseOfMove(kind))
    case w.SCOUT:
      return entering + scoutUse(ground.bestStepGain(t, side, kind, action))
    case w.GUIDE:
      return moveUse(bestGuided(t, side), POLICY.guideBase)
    case w.CONTROL:
      return entering + controlUse(t, side, stands[unit])
    case w.ATTACK:
      return entering + attackUse(shots.bestShot(t, stands[unit], ATTACK_DICE[kind]), baseOfAttack(kind))
    case w.SUPPRESS:
      return entering + suppressUse(t, side, stands[unit])
    case w.BLAST:
      return attackUse(shots.blastGain(t, side, s.targetOf(t, side)), POLICY.blastBase)
    case w.TARGET:
      return entering + targetUse(t, side, stands[unit])
    case w.RECON:
      return POLICY.recon
    case w.CONCEAL:
      return entering + (s.hasKind(t, w.enemyOf(side), w.SUPPLY, w.FOG) ? POLICY.conceal : NOTHING_GAINED)
    case w.COMMAND:
      return value === 1 ? POLICY.command - 1 : POLICY.command
    case w.BOLSTER:
      return bolsterUse(t, side, kind)
    default:
      return inspireUse(t, side, kind)
  }
}

const bounded = (x: number, most: number): number => (x > most ? most : x < -2 ? -2 : x)
const moveUse = (gain: number, base: number): number => bounded(gain * POLICY.moveScale, 2) + base
const scoutUse = (gain: number): number => bounded(gain * POLICY.scoutScale, 2) + POLICY.scoutBase
const attackUse = (gain: number, base: number): number => bounded(gain * POLICY.attackScale, 5) + base

const baseOfMove = (kind: number): number =>
  kind < w.RIFLEMEN_PER_SIDE ? POLICY.moveBase : POLICY.troopMoveBase

function baseOfAttack(kind: number): number {
  if (kind < w.RIFLEMEN_PER_SIDE) return POLICY.riflemenAttack
  if (kind < w.SNIPER) return POLICY.scoutAttack
  return kind === w.SNIPER ? POLICY.sniperAttack : POLICY.gunnerAttack
}

function controlUse(t: T, side: number, tile: number): number {
  const worth = t.words[atValues + tile]
  if (worth === 0) return NOTHING_GAINED
  const need = t.board.need[side]
  // N-10.1 Raising the radio's tile gives one point, whatever it is worth.
  const raises = s.controls(t, side, tile)
  if (need > 0 && t.words[atPoints + side] + (raises ? 1 : worth) >= need) return WINS
  return raises ? POLICY.raise : POLICY.controlBase + POLICY.controlScale * ground.controlGain(t, side, tile)
}

/** What it is worth to turn a counter to suppressed: it costs a card to ready it, more if its turn is still to come. */
export function suppressWorth(t: T, unit: number): number {
  if ((t.words[atSuppressed] >> unit) & 1) return 0
  const side = w.sideOfUnit(unit)
  const kind = unit - side * w.UNITS_PER_SIDE
  const at = side << SIDE_SHIFT
  if (counts[at + kind] === 0) return 0.1
  return (
    (kind < w.RIFLEMEN_PER_SIDE ? POLICY.suppressRiflemen : 1) +
    (inHand[at + kind] > 0 ? POLICY.suppressInHand : 0)
  )
}

function suppressUse(t: T, side: number, from: number): number {
  let best = 0
  for (let units = t.words[atOnBoard] & w.unitsOf(w.enemyOf(side)); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const by = chanceAt(t, from, unit, SUPPRESS_DICE) * suppressWorth(t, unit)
    if (by > best) best = by
  }
  return best * POLICY.suppressScale + POLICY.suppressBase
}

/** N-7.2 to N-7.4 The chance to hit a counter from a tile. */
export function chanceAt(t: T, from: number, unit: number, dice: number): number {
  const { cover, hills, steps, tiles } = t.board
  const tile = s.tileOf(t, unit)
  const shelter = (hills >> tile) & (hills >> from) & 1 ? 1 : cover[tile]
  return CHANCE[(DEFENCE[unit] + shelter + steps[from * tiles.length + tile]) * DICE_END + dice]
}

function targetUse(t: T, side: number, from: number): number {
  const now = s.targetOf(t, side)
  const here = now < 0 ? 0 : shots.blastGain(t, side, now)
  let best = 0
  for (let bits = t.board.far[from]; bits !== 0; bits &= bits - 1) {
    const gain = shots.blastGain(t, side, lowestBit(bits))
    if (gain > best) best = gain
  }
  return bounded(POLICY.targetScale * (best - here), 4) + POLICY.targetBase
}

/** What one more card of a kind in circulation is worth. */
export function takeWorth(t: T, side: number, kind: number): number {
  if (kind >= w.UNITS_PER_SIDE) return kind === SERGEANT ? POLICY.takeSergeant : POLICY.takeLeader
  if (stands[side * w.UNITS_PER_SIDE + kind] < 0) return 0.05
  const cards = kind * 8 + counts[(side << SIDE_SHIFT) + kind]
  const more = CARDS_WORTH[cards + 1] - CARDS_WORTH[cards]
  return kind < w.RIFLEMEN_PER_SIDE ? more + hopeGain(t, side) : POLICY.takeTroops * more
}

/** Riflemen within reach are hope; those in supply are so already, but only men in the deck can be played. */
function hopeGain(t: T, side: number): number {
  const cards = scene.hopeCards[side] - scene.reserves[side]
  return t.board.need[side] > 0 && cards < 6 ? POLICY.takeHope * (6 - cards) : 0
}

function bolsterUse(t: T, side: number, kind: number): number {
  const squad = SQUAD_LIMIT[kind]
  const supply = s.pileAt(side, w.SUPPLY)
  const low = t.words[supply] & SQUAD_CARDS[squad * 2]
  const high = t.words[supply + 1] & SQUAD_CARDS[squad * 2 + 1]
  let best = 0
  for (let k = 0; k < w.FOG; k++) {
    if (((KIND[k].word === 0 ? low : high) & KIND[k].mask) === 0) continue
    const worth = takeWorth(t, side, k)
    if (worth > best) best = worth
  }
  const cards = Math.min(bitCount(low) + bitCount(high), kind === SERGEANT ? 3 : 2)
  return POLICY.bolsterBest * best + POLICY.bolsterCards * cards + baseOfBolster(kind)
}

const baseOfBolster = (kind: number): number =>
  kind === SERGEANT
    ? POLICY.sergeantBolster
    : kind === GUIDE_CARD
      ? POLICY.guideBolster
      : POLICY.leaderBolster

/** N-6.5 As good as the best second use of a card in the play area. */
function inspireUse(t: T, side: number, kind: number): number {
  const squad = SQUAD_LIMIT[kind]
  let best = NOTHING_GAINED
  for (let k = squad; k < w.UNITS_PER_SIDE; k++) {
    if (KIND[k].squad !== squad || !s.hasKind(t, side, w.PLAY, k)) continue
    const use = bestUse(t, side, k)
    if (use > best) best = use
  }
  return best + POLICY.inspire
}

/** The best use of a card, as if it were in hand. After `prepareUses`. */
export function bestUse(t: T, side: number, kind: number): number {
  if (kind === w.FOG) return NOTHING_GAINED
  if (kind >= w.UNITS_PER_SIDE) return leaderUse(t, side, kind)
  const unit = side * w.UNITS_PER_SIDE + kind
  if ((t.words[atSuppressed] >> unit) & 1) return readyUse(side, kind)
  const from = stands[unit]
  if (from < 0) return NOTHING_GAINED
  let best = NOTHING_GAINED
  const actions = KIND[kind].actions
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i].action
    if (action === w.CONTROL && !canControl(t, side, from)) continue
    if (action === w.BLAST && s.targetOf(t, side) < 0) continue
    if (action === w.RECON && inHand[(side << SIDE_SHIFT) + w.FOG] === 0) continue
    const use = useOf(t, side, kind, action, 0)
    if (use > best) best = use
  }
  return best
}

const canControl = (t: T, side: number, tile: number): boolean =>
  s.hasMarker(t, side, tile) && !s.enemyOn(t, side, tile) && !s.controls(t, side, tile)

function leaderUse(t: T, side: number, kind: number): number {
  const bolster = bolsterUse(t, side, kind)
  if (kind === SERGEANT) return bolster > POLICY.command ? bolster : POLICY.command
  const other = KIND[kind].squad === undefined ? moveUse(bestGuided(t, side), POLICY.guideBase) : 0.8
  return bolster > other ? bolster : other
}

/** N-3.9 */
export function readyUse(side: number, kind: number): number {
  const more = inHand[(side << SIDE_SHIFT) + kind] > 1 ? POLICY.readyMore : 0
  return POLICY.readyBase + more + (kind < w.RIFLEMEN_PER_SIDE ? POLICY.readyRiflemen : 0)
}

/** N-5.2 The best step of any counter that may be guided; Riflemen and gunners are worth it. */
function bestGuided(t: T, side: number): number {
  let best = -1
  const movable = t.words[atOnBoard] & ~t.words[atSuppressed] & w.unitsOf(side)
  for (let units = movable; units !== 0; units &= units - 1) {
    const kind = lowestBit(units) - side * w.UNITS_PER_SIDE
    if (kind >= w.RIFLEMEN_PER_SIDE && kind < w.MORTAR) continue
    const gain = ground.bestStepGain(t, side, kind, w.GUIDE)
    if (gain > best) best = gain
  }
  return best
}
