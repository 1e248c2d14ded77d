/** What weapons can do: for any tile a unit may shoot from, its best target; and how much fire a tile is under. */
import { lowestBit } from '@bivouac/kernel'
import { printedValue } from '../cards/cards.ts'
import { CHANCE, DICE_END } from '../odds.ts'
import { coverAgainst, FROM_ABOVE } from '../rules/combat.ts'
import * as s from '../state/state.ts'
import { BLAST, enemyOf, MORTAR, RIFLEMEN_PER_SIDE, UNITS_PER_SIDE, unitsOf } from '../vocabulary.ts'
import * as scene from './scene.ts'
import { slate } from './slate.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { ATTACK_DICE, DEFENCE } = table
const { counts, hitWorth, perRound, SIDE_SHIFT, stands } = scene

/** Dice of a Blast. */
const BLAST_DICE = printedValue(MORTAR, BLAST)
/** A suppressed unit needs a card before it can shoot again. */
const SUPPRESSED_FIRE = 0.4

/** The targets of one side's fire, by place in the list. */
const targetTile = new Int32Array(UNITS_PER_SIDE)
const targetDefence = new Int32Array(UNITS_PER_SIDE)
const targetDefenceFromHill = new Int32Array(UNITS_PER_SIDE)
const targetWorth = new Float64Array(UNITS_PER_SIDE)
let targets = 0
let riflemenTargets = 0

/** Lists the enemy's counters as targets of `side`, Riflemen first. */
export function listTargets(t: T, side: number): void {
  const { cover } = t.board
  targets = 0
  riflemenTargets = 0
  const first = enemyOf(side) * UNITS_PER_SIDE
  for (let units = s.unitsOnBoard(t) & unitsOf(enemyOf(side)); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const tile = s.tileOf(t, unit)
    const defence = DEFENCE[unit]
    targetTile[targets] = tile
    targetDefence[targets] = defence + cover[tile]
    targetDefenceFromHill[targets] = defence + coverAgainst(t, tile, tile)
    targetWorth[targets] = hitWorth[unit]
    targets++
    if (unit < first + RIFLEMEN_PER_SIDE) riflemenTargets = targets
  }
}

/** What the last `findShot` found: the highest worth by chance, and the best chance to hit Riflemen. */
export const shot: Float64Array = new Float64Array(2)
export const BY_WORTH = 0
export const ON_RIFLEMEN = 1

/** N-7.2 to N-7.4 Finds the best shots from a tile. After `listTargets`. */
export function findShot(t: T, from: number, dice: number): void {
  const { hills, steps, tiles } = t.board
  const row = from * tiles.length
  const defence = (hills >> from) & 1 ? targetDefenceFromHill : targetDefence
  let best = 0
  let onRiflemen = 0
  for (let i = 0; i < targets; i++) {
    const chance = CHANCE[(defence[i] + steps[row + targetTile[i]]) * DICE_END + dice]
    if (i < riflemenTargets && chance > onRiflemen) onRiflemen = chance
    const by = chance * targetWorth[i]
    if (by > best) best = by
  }
  shot[BY_WORTH] = best
  shot[ON_RIFLEMEN] = onRiflemen
}

/** N-7.1 Writes on the slate what a Blast on a tile would gain: every counter there is attacked, own ones too. */
export function writeBlast(t: T, side: number, tile: number): void {
  const shelter = coverAgainst(t, FROM_ABOVE, tile)
  const own = unitsOf(side)
  let sum = 0
  for (let units = s.unitsOn(t, tile); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const by = CHANCE[(DEFENCE[unit] + shelter) * DICE_END + BLAST_DICE] * hitWorth[unit]
    sum += (own >> unit) & 1 ? -by : by
  }
  slate[0] = sum
}

/** The shooters of one side: where they stand, their dice and how often a round they can be expected to fire. */
const shooterTile = new Int32Array(UNITS_PER_SIDE)
const shooterDice = new Int32Array(UNITS_PER_SIDE)
const shooterRate = new Float64Array(UNITS_PER_SIDE)
let shooters = 0

/** Lists the counters of `side` that can be expected to fire. */
export function listShooters(t: T, side: number): void {
  shooters = 0
  const suppressed = s.suppressedUnits(t)
  const up = s.unitsOnBoard(t)
  for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
    const unit = side * UNITS_PER_SIDE + kind
    if (kind === MORTAR || ((up >> unit) & 1) === 0 || counts[(side << SIDE_SHIFT) + kind] === 0) continue
    shooterTile[shooters] = stands[unit]
    shooterDice[shooters] = ATTACK_DICE[kind]
    shooterRate[shooters] = perRound(side, kind) * ((suppressed >> unit) & 1 ? SUPPRESSED_FIRE : 1)
    shooters++
  }
}

/** Writes on the slate the hits a round on a counter of this base defence, if all fired at it. After `listShooters`. */
export function writeFireOn(t: T, tile: number, defence: number): void {
  const { steps, tiles } = t.board
  const row = tile * tiles.length
  let hits = 0
  for (let i = 0; i < shooters; i++) {
    const from = shooterTile[i]
    hits +=
      shooterRate[i] *
      CHANCE[(defence + coverAgainst(t, from, tile) + steps[row + from]) * DICE_END + shooterDice[i]]
  }
  slate[0] = hits
}
