/** What a side's weapons can be expected to do in a round: for each unit its best target, by chance of a hit and what it costs. */
import { lowestBit } from '@bivouac/kernel'
import { BASE_DEFENCE, printedValue } from '../cards/cards.ts'
import { CHANCE, chanceOf, DICE_END } from '../odds.ts'
import { coverAgainst, FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import * as s from '../state/state.ts'
import {
  ATTACK,
  BLAST,
  enemyOf,
  kindOfUnit,
  MORTAR,
  sideOfUnit,
  UNITS_PER_SIDE,
  unitOf,
  unitsOf,
} from '../vocabulary.ts'
import { perRound, type Survey } from './survey.ts'

type T = s.NormandyTable

const ATTACK_DICE = Array.from({ length: UNITS_PER_SIDE }, (_, kind) => printedValue(kind, ATTACK))
const BLAST_DICE = printedValue(MORTAR, BLAST)

/** A suppressed unit needs a card before it can shoot again. */
const SUPPRESSED_FIRE = 0.4

/** The targets of the side that is looked at: where each stands, its defence there and what a hit would cost. */
const tiles = new Int32Array(UNITS_PER_SIDE)
const defence = new Int32Array(UNITS_PER_SIDE)
const defenceFromHill = new Int32Array(UNITS_PER_SIDE)
const worth = new Float64Array(UNITS_PER_SIDE)
let targets = 0

export function firepower(t: T, look: Survey, side: number): number {
  listTargets(t, look, side)
  let sum = 0
  for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
    if (look.counts[side][kind] === 0) continue
    const unit = unitOf(side, kind)
    const from = s.actsFrom(t, unit)
    if (from < 0) continue
    const best = kind === MORTAR ? blastWorth(t, look, side) : bestShot(t, from, ATTACK_DICE[kind])
    sum += perRound(look, side, kind) * best * (s.isSuppressed(t, unit) ? SUPPRESSED_FIRE : 1)
  }
  return sum
}

function listTargets(t: T, look: Survey, side: number): void {
  const { cover } = t.board
  targets = 0
  for (let units = s.unitsOnBoard(t) & unitsOf(enemyOf(side)); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const tile = s.tileOf(t, unit)
    const base = BASE_DEFENCE[kindOfUnit(unit)]
    tiles[targets] = tile
    defence[targets] = base + cover[tile]
    defenceFromHill[targets] = base + coverAgainst(t, tile, tile)
    worth[targets] = look.hitWorth[unit]
    targets++
  }
}

/** N-7.2 to N-7.4 The target with the highest worth by chance. */
function bestShot(t: T, from: number, dice: number): number {
  const { steps } = t.board
  const row = from * t.board.tiles.length
  const defences = s.isHill(t, from) ? defenceFromHill : defence
  let best = 0
  for (let i = 0; i < targets; i++) {
    const by = CHANCE[(defences[i] + steps[row + tiles[i]]) * DICE_END + dice] * worth[i]
    if (by > best) best = by
  }
  return best
}

/** N-7.1 A Blast attacks all counters on the target marker's tile, own ones too. */
function blastWorth(t: T, look: Survey, side: number): number {
  const tile = s.targetOf(t, side)
  if (tile < 0) return 0
  let sum = 0
  for (let units = s.unitsOn(t, tile); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const cost = chanceOf(totalDefence(t, FROM_ABOVE, unit), BLAST_DICE) * look.hitWorth[unit]
    sum += sideOfUnit(unit) === side ? -cost : cost
  }
  return Math.max(sum, 0)
}
