/** G-10 Where the reserve artillery does most good, with how many dice, by exact odds. */

import { lowestBit } from '@bivouac/kernel'
import { OK } from '../refusals.ts'
import {
  freeDice,
  shellFlagsIgnored,
  shellSkullsHit,
  shellSoldiersIgnored,
  whyNotShell,
} from '../rules/artillery.ts'
import * as s from '../state/state.ts'
import { tokensFor } from '../targeting-dice.ts'
import { enemyOf, sideOfUnit } from '../vocabulary.ts'
import { tokenWorth, writeHarm } from './attack.ts'
import type { Mind } from './mind.ts'
import { flagsAt, oddsAt, type Results } from './odds.ts'
import { slate } from './slate.ts'

type T = s.GreatWarTable
const TWICE = s.flagBit('artillery-twice')
const NEIGHBOURS = 6

interface Aim {
  /** -1 if nothing is worth it. */
  readonly hex: number
  readonly dice: number
  /** What it brings less what it costs. */
  readonly gain: number
}

const NOTHING: Aim = { hex: -1, dice: 0, gain: 0 }

/** G-10.5 Shells on one hex, friend or foe, on the slate. */
function writeShells(mind: Mind, t: T, side: number, hex: number, dice: number, results: Results): void {
  slate[0] = 0
  if (hex < 0 || !s.hasUnit(t, hex)) return
  const unit = s.unitOn(t, hex)
  const at = oddsAt(dice, shellSoldiersIgnored(t, hex), shellSkullsHit(t, false), s.figuresOf(t, unit))
  const flags = flagsAt(at, shellFlagsIgnored(t, unit, hex))
  writeHarm(mind, t, unit, results, at, flags)
  if (sideOfUnit(unit) === side) slate[0] = -slate[0]
}

/** A barrage on a target hex and its neighbours. */
function barrageWorth(mind: Mind, t: T, side: number, target: number, dice: number): number {
  writeBarrage(mind, t, side, target, dice)
  return slate[0]
}

/** The same on the slate. */
export function writeBarrage(mind: Mind, t: T, side: number, target: number, dice: number): void {
  const { near } = t.board
  writeShells(mind, t, side, target, dice, mind.odds.target)
  let worth = slate[0]
  for (let i = 0; i < NEIGHBOURS; i++) {
    writeShells(mind, t, side, near[target * NEIGHBOURS + i], dice, mind.odds.beside)
    worth += slate[0]
  }
  slate[0] = worth
}

/** The best target for so many dice: an enemy's hex or one next to it. */
export function bestShelling(mind: Mind, t: T, side: number, dice: number): Aim {
  let best = NOTHING
  for (let foes = s.unitsOnBoard(t, enemyOf(side)); foes !== 0; foes &= foes - 1) {
    const foe = s.hexOf(t, lowestBit(foes))
    for (let i = -1; i < NEIGHBOURS; i++) {
      const hex = i < 0 ? foe : t.board.near[foe * NEIGHBOURS + i]
      if (hex < 0 || whyNotShell(t, side, hex) !== OK) continue
      const gain = barrageWorth(mind, t, side, hex, dice)
      if (gain > best.gain) best = { hex, dice, gain }
    }
  }
  return best
}

/** G-10.2 The best target and number of dice, what they cost counted. */
export function bestBarrage(mind: Mind, t: T, side: number, most: number): Aim {
  const price = tokenWorth(mind, t, side)
  const free = freeDice(t, side)
  let best = NOTHING
  for (let dice = 1; dice <= most; dice++) {
    const { hex, gain } = bestShelling(mind, t, side, dice)
    const left = gain * (s.hasFlag(t, TWICE) ? 2 : 1) - price * tokensFor(dice, free)
    if (hex >= 0 && left > best.gain) best = { hex, dice, gain: left }
  }
  return best
}

/** The best number of dice for a target that is chosen already. */
export function bestDice(mind: Mind, t: T, side: number, hex: number, most: number): number {
  const price = tokenWorth(mind, t, side)
  const free = freeDice(t, side)
  const times = s.hasFlag(t, TWICE) ? 2 : 1
  let best = 1
  let gain = Number.NEGATIVE_INFINITY
  for (let dice = 1; dice <= most; dice++) {
    const left = barrageWorth(mind, t, side, hex, dice) * times - price * tokensFor(dice, free)
    if (left <= gain) continue
    gain = left
    best = dice
  }
  return best
}
