/** G-6, G-7, G-9, G-10 What attacks, shells, retreats and taken ground are worth, by exact odds. */
import { bitCount, type Commands, firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { writeAttack, writeBestAttack, writeRoll } from '../bots/attack.ts'
import { writeBarrage } from '../bots/shelling.ts'
import { slate } from '../bots/slate.ts'
import * as c from '../commands.ts'
import { diceMost, freeDice } from '../rules/artillery.ts'
import { preparedMode } from '../rules/battle.ts'
import { unitsBeside } from '../rules/beside.ts'
import * as d from '../rules/dice.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { tokensFor } from '../targeting-dice.ts'
import { enemyOf, HEXES, sideOfUnit } from '../vocabulary.ts'
import { writeCombat } from './combat-worths.ts'
import { survey, writeStand } from './ground.ts'
import type { Ken } from './ken.ts'
import { face } from './look.ts'

type T = s.GreatWarTable
const { BATTLE, COMBAT, DICE, JOIN, REMOVE_WIRE, SHELL, TAKE_GROUND, TO } = c

const TWICE = s.flagBit('artillery-twice')
/** With how many targeting dice a target is thought of, if they are not paid for yet. */
const SHELLS = 4

export function scoreBattles(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const mode = preparedMode(t) + (s.isFurious(t) ? 1 << d.BONUS_SHIFT : 0)
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    const verb = verbOf(command)
    worths[i] = 0
    if (verb === REMOVE_WIRE) worths[i] = k.mind.weights.wire
    else if (verb === COMBAT) {
      writeCombat(k, t, side, command)
      worths[i] = slate[0]
    } else if (verb === BATTLE) {
      const from = firstOf(command)
      const hex = secondOf(command)
      if (!s.hasUnit(t, hex)) worths[i] = k.mind.weights.bareWire
      else {
        const close = t.board.steps[from * HEXES + hex] === 1 ? d.CLOSE_BATTLE : 0
        writeAttack(k.mind, t, s.unitOn(t, from), hex, mode | close)
        worths[i] = slate[0]
      }
    }
  }
}

/** G-6.8 A gun joins where its dice do more in one roll than in its own best attack. */
export function scoreJoins(k: Ken, t: T, list: Commands, worths: Float64Array): void {
  const hex = f.crossFire.hex(t)
  const guns = f.crossFire.guns(t)
  const dice = d.diceTogether(t, guns, hex, 0)
  const unit = 31 - Math.clz32(guns)
  writeRoll(k.mind, t, unit, hex, dice, 0)
  const alone = slate[0]
  for (let i = 0; i < list.count; i++) {
    worths[i] = 0
    if (verbOf(list.codes[i]) !== JOIN) continue
    const gun = s.unitOn(t, firstOf(list.codes[i]))
    writeRoll(k.mind, t, unit, hex, dice + d.diceOf(t, gun, hex, 0), 0)
    const joint = slate[0]
    writeBestAttack(k.mind, t, gun)
    worths[i] = joint - alone - slate[0]
  }
}

/** Whether an enemy stands on the hex, or at least two next to it. */
function isWorthALook(t: T, enemy: number, hex: number): boolean {
  if (s.hasUnitOf(t, enemy, hex)) return true
  return bitCount(unitsBeside(t, enemy, hex)) > 1
}

export function scoreShells(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const paid = f.shell.dice(t)
  const dice = paid > 0 ? paid : Math.min(SHELLS, diceMost(t, side))
  for (let i = 0; i < list.count; i++) {
    const hex = firstOf(list.codes[i])
    worths[i] = 0
    if (verbOf(list.codes[i]) !== SHELL) continue
    worths[i] = NO_TARGET
    if (!isWorthALook(t, enemyOf(side), hex)) continue
    writeBarrage(k.mind, t, side, hex, dice)
    worths[i] = slate[0]
  }
}
const NO_TARGET = -1

export function scoreDice(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const price = k.mind.tokenWorth[s.hqOf(t, side)]
  const times = s.hasFlag(t, TWICE) ? 2 : 1
  const free = freeDice(t, side)
  for (let i = 0; i < list.count; i++) {
    const dice = verbOf(list.codes[i]) === DICE ? firstOf(list.codes[i]) : 0
    writeBarrage(k.mind, t, side, f.shellDice.hex(t), dice)
    worths[i] = slate[0] * times - price * tokensFor(dice, free)
  }
}

/** Where a unit that must go, or may, would stand best: retreats, ground to take, cards that send it somewhere. */
export function scorePlaces(k: Ken, t: T, unit: number, list: Commands, worths: Float64Array): void {
  const side = sideOfUnit(unit)
  const from = s.hexOf(t, unit)
  face(k, t, side)
  survey(k, t, side)
  writeStand(k, t, unit, from, from)
  const here = slate[0]
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    switch (verbOf(command)) {
      case TO:
        writeStand(k, t, unit, from, firstOf(command))
        worths[i] = slate[0] - here
        break
      case c.MOVE:
        writeStand(k, t, unit, from, secondOf(command))
        worths[i] = slate[0] - here
        break
      case TAKE_GROUND:
        writeStand(k, t, unit, from, f.takeGround.hex(t))
        worths[i] = slate[0] - here
        break
      case COMBAT:
        writeStand(k, t, unit, from, f.takeGround.hex(t))
        worths[i] = slate[0] - here
        writeCombat(k, t, side, command)
        worths[i] += slate[0]
        break
      // Staying, ignoring a flag, stopping.
      default:
        worths[i] = 0
    }
  }
}
