/** Quick looks at the enemy from any hex: the best attack that a unit would have there, and what it would fear. */
import { lowestBit } from '@bivouac/kernel'
import { nextMedal, writeHold } from '../bots/objectives.ts'
import { A_DIE, A_SOLDIER, DICE_MAX, SKULLS } from '../bots/odds.ts'
import { slate } from '../bots/slate.ts'
import * as figures from '../figures.ts'
import { sees } from '../rules/sight.ts'
import * as s from '../state/state.ts'
import * as terrain from '../terrain.ts'
import { BATTLE_DIE, BOMBER, enemyOf, HEXES, isInfantryKind, MORTAR, UNITS_PER_SIDE } from '../vocabulary.ts'
import type { Ken } from './ken.ts'

type T = s.GreatWarTable
const { DICE_ALWAYS, DICE_MOVED_IN, HILL, SHELL_CRATER, WIRE } = terrain

// Tables of other modules are fast only as constants of this one.
const { BATTLE_DICE: DICE, RANGE_MAX } = figures
export const SIGHT = 6

// How places in the tables of odds are made up (see oddsAt and flagsAt of the bot's odds).
const FLAGS = 4
const MOST_IGNORED = 3
const MOST_DICE = DICE_MAX

// The enemies of the side that looks.
let count = 0
const hexes = new Int16Array(UNITS_PER_SIDE)
const kinds = new Uint8Array(UNITS_PER_SIDE)
/** Their places in the tables of odds with no dice yet: under fire, in close combat, and attacked from a hill. */
const rangedAt = new Int32Array(UNITS_PER_SIDE)
const closeAt = new Int32Array(UNITS_PER_SIDE)
const fromHillAt = new Int32Array(UNITS_PER_SIDE)
const rangedFlags = new Uint8Array(UNITS_PER_SIDE)
const closeFlags = new Uint8Array(UNITS_PER_SIDE)
const killGain = new Float64Array(UNITS_PER_SIDE)
const driveGain = new Float64Array(UNITS_PER_SIDE)
/** What a die brings in tokens, and a unit of our own in medals to the enemy. */
const prices = new Float64Array(2)
const DIE_GAIN = 0
const MEDAL_LOST = 1

/** What the last look saw. */
export const ATTACK = 0
export const DANGER = 1
export const NEAREST = 2
/** The best attack after one step, roughly. */
export const ATTACK_AFTER = 3
/** How many enemies could attack the place. */
const ATTACKERS = 4
export const seen = new Float64Array(5)
const SEEN = 5

/**
 * Units of one kind and strength see the same on a hex: what was seen since the last `face`, and at which of them, at
 * `((kind * 8 + figures) * 2 + entered) * HEXES + hex`.
 */
const LOOKS = 4 * 8 * 2 * HEXES
const lookedAt = new Int32Array(LOOKS)
const known = new Float64Array(LOOKS * SEEN)
let faced = 0

/** Takes in the enemies of a side: every look after this is at them. */
export function face(k: Ken, t: T, side: number): void {
  faced = (faced + 1) | 0
  const { mind } = k
  const { weights } = mind
  const { back, protection } = t.board
  const enemy = enemyOf(side)
  const medal = t.board.unitMedal * nextMedal(mind, t, side)
  prices[MEDAL_LOST] = t.board.unitMedal * nextMedal(mind, t, enemy)
  prices[DIE_GAIN] = mind.tokenWorth[s.hqOf(t, side)] / BATTLE_DIE
  count = 0
  for (let units = s.unitsOnBoard(t, enemy); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const hex = s.hexOf(t, unit)
    const figures = s.figuresOf(t, unit)
    const cover = (s.isCratered(t, hex) ? SHELL_CRATER : s.terrainOf(t, hex)) * 6
    writeHold(mind, t, unit, hex)
    const hold = slate[0]
    const way = (enemy * HEXES + hex) * 2
    const open =
      (back[way] >= 0 && !s.hasUnit(t, back[way])) || (back[way + 1] >= 0 && !s.hasUnit(t, back[way + 1]))
    hexes[count] = hex
    kinds[count] = s.kindOf(t, unit)
    rangedAt[count] = protection[cover] * A_SOLDIER + figures
    closeAt[count] = protection[cover + 2] * A_SOLDIER + SKULLS + figures
    fromHillAt[count] = protection[cover + 4] * A_SOLDIER + SKULLS + figures
    rangedFlags[count] = Math.min(MOST_IGNORED, protection[cover + 1])
    closeFlags[count] = Math.min(MOST_IGNORED, protection[cover + 3])
    killGain[count] = medal + hold
    driveGain[count] = hold + (open ? weights.flag : weights.flagBlocked)
    count++
  }
}

/** What a unit of this kind and strength would see on a hex; `entered` says that it would have come there this turn. */
export function look(k: Ken, t: T, kind: number, figures: number, hex: number, entered: boolean): void {
  const place = ((kind * 8 + figures) * 2 + (entered ? 1 : 0)) * HEXES + hex
  if (lookedAt[place] === faced) {
    for (let i = 0; i < SEEN; i++) seen[i] = known[place * SEEN + i]
    return
  }
  lookAround(k, t, kind, figures, hex, entered)
  lookedAt[place] = faced
  for (let i = 0; i < SEEN; i++) known[place * SEEN + i] = seen[i]
}

// long: one walk over the hexes around, where every step adds to the same few sums
function lookAround(k: Ken, t: T, kind: number, figures: number, hex: number, entered: boolean): void {
  const { weights } = k.mind
  const { loss, kill, driven } = k.mind.odds.battle
  const { steps, protection } = t.board
  const ground = s.hexCell(t, hex)
  const here = (ground >> 8) & 15
  const less =
    DICE_ALWAYS[here] +
    (entered ? DICE_MOVED_IN[here] : 0) +
    ((ground & s.WIRE) !== 0 ? DICE_ALWAYS[WIRE] : 0)
  const cover = ((ground & s.CRATER) !== 0 ? SHELL_CRATER : here) * 6
  const underFire = protection[cover] * A_SOLDIER + figures
  const inClose = protection[cover + 2] * A_SOLDIER + SKULLS + figures
  const onHill = here === HILL
  const infantry = isInfantryKind(kind)
  const row = hex * HEXES
  const dieGain = prices[DIE_GAIN]
  const medalLost = prices[MEDAL_LOST]
  let close = 0
  let ranged = 0
  let after = 0
  let fear = 0
  let nearest = HEXES
  let attackers = 0
  let beside = false
  for (let i = 0; i < count; i++) {
    const far = steps[row + hexes[i]]
    if (far < nearest) nearest = far
    if (far > SIGHT) continue
    const foe = kinds[i]
    if (far === 1) {
      beside = true
      attackers++
      const at = inClose + DICE[foe * 8 + 1] * A_DIE
      fear += weights.danger * (loss[at] + kill[at] * medalLost)
      const dice = Math.min(MOST_DICE, DICE[kind * 8 + 1] + less)
      if (dice < 1) continue
      const to = (onHill ? fromHillAt[i] : closeAt[i]) + dice * A_DIE
      const worth =
        loss[to] + kill[to] * killGain[i] + driven[to * FLAGS + closeFlags[i]] * driveGain[i] + dice * dieGain
      if (worth > close) close = worth
      continue
    }
    if (far === 2) {
      if (isInfantryKind(foe)) {
        const at = inClose + DICE[foe * 8 + 1] * A_DIE
        fear += weights.dangerAfterMove * (loss[at] + kill[at] * medalLost)
        attackers++
      }
      if (infantry) {
        const to = closeAt[i] + DICE[kind * 8 + 1] * A_DIE
        const worth =
          STEP_IN * (loss[to] + kill[to] * killGain[i] + driven[to * FLAGS + closeFlags[i]] * driveGain[i])
        if (worth > after) after = worth
      }
    }
    const reaches = far <= RANGE_MAX[kind]
    const reached = far <= RANGE_MAX[foe] && (far > 2 || !isInfantryKind(foe))
    if (infantry && far > 2 && far <= RANGE_MAX[kind] + 1) {
      const to = rangedAt[i] + DICE[kind * 8 + far - 1] * A_DIE
      const worth = STEP_NEARER * (loss[to] + kill[to] * killGain[i])
      if (worth > after) after = worth
    }
    if (!reaches && !reached) continue
    const visible = sees(t, hex, hexes[i])
    if (reached && (visible || foe === MORTAR)) {
      const at = underFire + DICE[foe * 8 + far] * A_DIE
      fear += weights.danger * (loss[at] + kill[at] * medalLost)
      attackers++
    }
    if (!reaches || !(visible || kind === MORTAR)) continue
    const dice = DICE[kind * 8 + far] + less
    if (dice < 1) continue
    const to = rangedAt[i] + (far === 2 && kind === BOMBER ? SKULLS : 0) + dice * A_DIE
    const worth =
      loss[to] + kill[to] * killGain[i] + driven[to * FLAGS + rangedFlags[i]] * driveGain[i] + dice * dieGain
    if (worth > ranged) ranged = worth
  }
  // G-6.1
  seen[ATTACK] = beside ? close : ranged
  seen[ATTACK_AFTER] = beside ? Math.max(close, STEP_IN * after) : Math.max(ranged, after)
  seen[DANGER] = Math.min(fear, weights.figures[figures] + medalLost)
  seen[NEAREST] = nearest
  seen[ATTACKERS] = attackers
}

/** The share of an attack that is left when a step has to be found for it first. */
const STEP_IN = 0.8
const STEP_NEARER = 0.6
