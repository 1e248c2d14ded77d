/** G-4 How one phase follows another: everything that goes on by itself until somebody has to choose. */
import { frameKind } from '@bivouac/kernel'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { advanceBarrage, beginShelling, diceMost } from './artillery.ts'
import { advanceAttack } from './attack.ts'
import { canBattle } from './battle.ts'
import { advanceCommand } from './command.ts'
import { beginEnd } from './end-of-turn.ts'
import { canMove } from './movement.ts'
import { lookAtObjectives } from './objectives.ts'
import { canOrder } from './orders.ts'
import { endRaidWithBattles } from './raid.ts'
import { settleRetreat } from './retreat.ts'
import { decideByMedals } from './victory.ts'

type T = s.GreatWarTable

const { fury: atFury } = s.AT

const ARTILLERY_ORDERED = s.flagBit('artillery-ordered')

/** Plays on until there is a choice or the game is over. Medals are looked at after every step (G-2.4, G-11.1). */
export const goOn = (t: T): void => {
  do {
    lookAtObjectives(t)
    if (s.medalsOf(t, 0) >= t.board.medals || s.medalsOf(t, 1) >= t.board.medals) decideByMedals(t)
  } while (!s.isOver(t) && step(t))
}

/** One step that needs no choice; false if there is one to make. */
const step = (t: T): boolean => {
  const side = s.activeSide(t)
  switch (frameKind(t)) {
    case f.COMMANDING:
      advanceCommand(t)
      return true
    case f.ATTACK:
      advanceAttack(t)
      return true
    case f.BARRAGE:
      advanceBarrage(t)
      return true
    case f.RETREAT:
      return settleRetreat(t)
    case f.ORDER:
      if (canOrder(t, side)) return false
      endOrders(t)
      return true
    case f.MOVE:
      if (canMove(t, side)) return false
      endMoves(t)
      return true
    case f.BATTLE:
      if (canBattle(t)) return false
      endBattles(t)
      return true
    default:
      return false
  }
}

export const endOrders = (t: T): void => {
  f.move.goto(t)
}

/** G-4.4 Reserve artillery battles first of all, unless the moves have cost it the free die it counted on (G-15.1). */
export const endMoves = (t: T): void => {
  if (s.hasFlag(t, ARTILLERY_ORDERED) && diceMost(t, s.activeSide(t)) > 0) beginShelling(t)
  else f.battle.goto(t)
}

export const endShelling = (t: T): void => {
  f.battle.goto(t)
}

/** Ends a unit's fury first, if there is one: the others may battle after it. */
export const endBattles = (t: T): void => {
  if (s.isFurious(t)) doors.setTurnCell(t, atFury, 0)
  else if (!endRaidWithBattles(t)) beginEnd(t)
}
