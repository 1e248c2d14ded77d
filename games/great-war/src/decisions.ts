/** Which decision the game stands at, what may be chosen there, and what a choice does: one switch each. */
import { add, type Commands, end, firstOf, frameArg, frameKind, secondOf, verbOf } from '@bivouac/kernel'
import { choiceOf } from './cards/vocabulary.ts'
import './cards/combat/index.ts'
import './cards/command/index.ts'
import * as commands from './commands.ts'
import * as frames from './frames.ts'
import * as no from './refusals.ts'
import * as artillery from './rules/artillery.ts'
import * as battle from './rules/battle.ts'
import * as combatCards from './rules/combat-cards.ts'
import * as command from './rules/command.ts'
import * as ending from './rules/end-of-turn.ts'
import * as flow from './rules/flow.ts'
import * as movement from './rules/movement.ts'
import * as orders from './rules/orders.ts'
import * as retreat from './rules/retreat.ts'
import * as strike from './rules/strike-first.ts'
import * as ground from './rules/take-ground.ts'
import * as windows from './rules/windows.ts'
import * as s from './state.ts'
import { sideOfUnit } from './words.ts'

type T = s.GreatWarTable

// Copies, because the numbers of another module have to be looked up for every case of a switch.
const c = { ...commands }
const f = { ...frames }

/** The owner of a retreating unit, the side asked, or else the side whose turn it is; nobody when the game is over. */
export function toChoose(t: T): number {
  if (s.isOver(t)) return 0
  switch (frameKind(t)) {
    case f.RETREAT:
      return 1 << sideOfUnit(frameArg(t, 0))
    case f.ANSWER:
      return 1 << frameArg(t, 1)
    case f.CHOOSE:
      return 1 << frameArg(t, 2)
    default:
      return 1 << s.activeSide(t)
  }
}

export function legal(t: T, seat: number, out: Commands): void {
  if ((toChoose(t) & (1 << seat)) === 0) return
  switch (frameKind(t)) {
    case f.PLAY_CARD:
      return command.listPlays(t, seat, out)
    case f.WITH_CARD:
      return command.listWithCards(t, seat, out)
    case f.ORDER:
      return orders.listOrders(t, seat, out)
    case f.MOVE:
      return movement.listMoves(t, seat, out)
    case f.ADVANCING:
      return movement.listAdvances(t, out)
    case f.SHELL:
      return artillery.listShells(t, seat, out)
    case f.SHELL_DICE:
      return artillery.listDice(t, seat, out)
    case f.BATTLE:
      battle.listBattles(t, out)
      return combatCards.listCombat(t, seat, out)
    case f.CROSS_FIRE:
      return battle.listJoins(t, out)
    case f.RETREAT:
      return retreat.listRetreats(t, out)
    case f.TAKE_GROUND:
      return ground.listGround(t, seat, out)
    case f.ANSWER:
      windows.listWindow(out)
      strike.listStrikeFirst(t, seat, out)
      return combatCards.listCombat(t, seat, out)
    case f.CHOOSE:
      return choiceOf(frameArg(t, 0), frameArg(t, 1)).list(t, seat, out)
    case f.RACE:
      if (ending.whyNotTakeMedal(t, seat) === no.OK) add(out, c.takeMedal)
      return add(out, c.draw)
    case f.KEEP:
      return ending.listKeeps(t, out)
    case f.END_TURN:
      return ending.listEnd(t, seat, out)
    case f.STANDING:
      return windows.listStops(t, seat, out)
  }
}

/** Why a seat may not give a command now: OK exactly for the commands that `legal` lists. */
export function whyNot(t: T, seat: number, given: number): number {
  if (s.isOver(t)) return no.GAME_OVER
  if ((toChoose(t) & (1 << seat)) === 0) return no.NOT_YOUR_DECISION
  const kind = frameKind(t)
  if (kind === f.CHOOSE) return choiceOf(frameArg(t, 0), frameArg(t, 1)).whyNot(t, seat, given)
  const verb = verbOf(given)
  const a = firstOf(given)
  const b = secondOf(given)
  if (verb === c.COMBAT) return combatCards.whyNotCombat(t, seat, a, b)
  if (verb === c.STANDING) return whyNotStanding(t, seat, a, kind)
  if (verb === c.HOLD) return whyNotHold(t, seat, a, kind)
  switch (kind) {
    case f.PLAY_CARD:
      if (verb === c.DONE) return command.whyNotPlayNone(t, seat)
      return verb === c.PLAY ? command.whyNotPlay(t, seat, a) : no.CARD_FIRST
    case f.WITH_CARD:
      return verb === c.PASS ? no.OK : no.OTHER_DECISION
    case f.ORDER:
      if (verb === c.ORDER) return orders.whyNotOrder(t, seat, a)
      if (verb === c.ORDER_ARTILLERY) return orders.whyNotOrderArtillery(t, seat)
      return verb === c.DONE ? no.OK : no.OTHER_DECISION
    case f.MOVE:
      return whyNotMoving(t, seat, verb, a, b)
    case f.ADVANCING:
      if (verb === c.MOVE) return movement.whyNotAdvanceTo(t, a, b)
      return verb === c.DONE ? no.OK : no.OTHER_DECISION
    case f.SHELL:
      if (verb === c.SHELL) return artillery.whyNotShell(t, seat, a)
      return verb === c.DONE ? no.OK : no.OTHER_DECISION
    case f.SHELL_DICE:
      return verb === c.DICE ? artillery.whyNotDice(t, seat, a) : no.OTHER_DECISION
    case f.BATTLE:
      if (verb === c.BATTLE) return battle.whyNotBattle(t, seat, a, b)
      if (verb === c.REMOVE_WIRE) return battle.whyNotRemoveWire(t, seat, a)
      return verb === c.DONE ? battle.whyNotEndBattles(t) : no.OTHER_DECISION
    case f.CROSS_FIRE:
      if (verb === c.JOIN) return battle.whyNotJoin(t, seat, a)
      return verb === c.DONE ? no.OK : no.OTHER_DECISION
    case f.RETREAT:
      if (verb === c.TO) return retreat.whyNotRetreatTo(t, a)
      return verb === c.IGNORE ? retreat.whyNotIgnore(t) : no.OTHER_DECISION
    case f.TAKE_GROUND:
      return verb === c.TAKE_GROUND || verb === c.STAY ? no.OK : no.OTHER_DECISION
    case f.ANSWER:
      if (verb === c.PLAY) return strike.whyNotStrikeFirst(t, seat, a)
      return verb === c.PASS ? no.OK : no.OTHER_DECISION
    case f.RACE:
      if (verb === c.TAKE_MEDAL) return ending.whyNotTakeMedal(t, seat)
      return verb === c.DRAW ? no.OK : no.OTHER_DECISION
    case f.KEEP:
      return verb === c.KEEP ? ending.whyNotKeep(t, a) : no.OTHER_DECISION
    case f.END_TURN:
      return whyNotEnding(t, seat, verb, a)
    case f.STANDING:
      if (verb === c.AT_HEX) return windows.whyNotStopAt(t, seat, a)
      return verb === c.DONE ? no.OK : no.OTHER_DECISION
    default:
      return no.OTHER_DECISION
  }
}

function whyNotMoving(t: T, seat: number, verb: number, a: number, b: number): number {
  switch (verb) {
    case c.MOVE:
      return movement.whyNotMove(t, seat, a, b)
    case c.EXIT:
      return movement.whyNotExit(t, seat, a)
    case c.RAID:
      return movement.whyNotRaid(t, seat, a, b)
    case c.ADVANCE:
      return movement.whyNotAdvance(t, seat, a)
    default:
      return verb === c.DONE ? no.OK : no.OTHER_DECISION
  }
}

function whyNotEnding(t: T, seat: number, verb: number, a: number): number {
  switch (verb) {
    case c.TAKE_CARD:
      return ending.whyNotTakeCard(t, seat)
    case c.TAKE_HQ:
      return ending.isBeforeDraw(t) ? no.OK : no.OTHER_DECISION
    case c.DISCARD:
      return ending.whyNotDiscard(t, seat, a)
    default:
      return verb === c.DONE && !ending.isBeforeDraw(t) ? no.OK : no.OTHER_DECISION
  }
}

function whyNotStanding(t: T, seat: number, standing: number, kind: number): number {
  if (kind === f.ANSWER) return windows.whyNotStanding(t, seat, standing, true)
  if (kind === f.END_TURN && ending.isBeforeDraw(t)) return windows.whyNotStanding(t, seat, standing, false)
  return no.OTHER_DECISION
}

const whyNotHold = (t: T, seat: number, title: number, kind: number): number =>
  kind === f.END_TURN && ending.isBeforeDraw(t) ? windows.whyNotHold(t, seat, title) : no.OTHER_DECISION

/** Carries out a command of the legal list and goes on to the next choice. */
export function apply(t: T, seat: number, given: number): void {
  if (frameKind(t) === f.CHOOSE) choiceOf(frameArg(t, 0), frameArg(t, 1)).choose(t, seat, given)
  else carryOut(t, seat, verbOf(given), firstOf(given), secondOf(given))
  flow.goOn(t)
}

function carryOut(t: T, seat: number, verb: number, a: number, b: number): void {
  switch (verb) {
    case c.PLAY:
      return frameKind(t) === f.ANSWER ? strike.strikeFirst(t, seat, a) : command.playCommand(t, seat, a)
    case c.COMBAT:
      return combatCards.playCombat(t, seat, a, b)
    case c.ORDER:
      return orders.giveOrder(t, seat, a)
    case c.ORDER_ARTILLERY:
      return orders.giveArtilleryOrder(t, seat)
    case c.MOVE:
      return frameKind(t) === f.MOVE ? movement.moveUnit(t, a, b) : movement.advanceTo(t, a, b)
    case c.EXIT:
      return movement.leaveBoard(t, seat, a)
    case c.RAID:
      return movement.raidWith(t, a, b)
    case c.ADVANCE:
      return movement.rollAdvance(t, a)
    case c.SHELL:
      return artillery.aimShells(t, a)
    case c.DICE:
      return artillery.payDice(t, seat, a)
    case c.BATTLE:
      return battle.beginBattle(t, a, b)
    case c.JOIN:
      return battle.joinFire(t, a)
    case c.REMOVE_WIRE:
      return battle.clearWire(t, a)
    case c.TO:
      return retreat.retreatTo(t, a)
    case c.IGNORE:
      return retreat.ignoreFlag(t)
    case c.TAKE_GROUND:
      return ground.moveIn(t)
    case c.STAY:
      return ground.stayBehind(t)
    case c.PASS:
      return frameKind(t) === f.ANSWER ? windows.passWindow(t) : command.endWithCards(t)
    case c.TAKE_MEDAL:
      return ending.takeMedal(t)
    case c.DRAW:
      return ending.drawTwo(t)
    case c.KEEP:
      return ending.keepCard(t, a)
    case c.TAKE_CARD:
      return ending.takeCard(t)
    case c.TAKE_HQ:
      return ending.takeHq(t)
    case c.DISCARD:
      return ending.discardForHq(t, seat, a)
    case c.STANDING:
      return windows.giveStanding(t, seat, a)
    case c.HOLD:
      return windows.holdFor(t, seat, a)
    case c.AT_HEX:
      return windows.stopAt(t, seat, a)
    case c.DONE:
      return doneWith(t)
  }
}

/** What `done` closes: a phase of the turn, a cross fire, an advance, a standing order, or the turn itself. */
function doneWith(t: T): void {
  switch (frameKind(t)) {
    case f.PLAY_CARD:
      return ending.beginEnd(t)
    case f.ORDER:
      return flow.endOrders(t)
    case f.MOVE:
      return flow.endMoves(t)
    case f.ADVANCING:
    case f.STANDING:
      return end(t)
    case f.SHELL:
      return flow.endShelling(t)
    case f.BATTLE:
      return flow.endBattles(t)
    case f.CROSS_FIRE:
      return battle.fireTogether(t)
    case f.END_TURN:
      return ending.finishTurn(t)
  }
}
