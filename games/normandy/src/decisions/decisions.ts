/** Which decision the game stands at, what may be chosen there, and what a choice does: one switch each. */
import { type Commands, commands, end, firstOf, frameArg, frameKind, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import * as combat from '../rules/combat.ts'
import * as movement from '../rules/movement.ts'
import * as cards from '../rules/play-card.ts'
import * as sequence from '../rules/sequence.ts'
import * as support from '../rules/support.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { GUIDE } from '../vocabulary.ts'

type T = s.NormandyTable

/** N-3.4, N-3.5 Both sides while they bid, else the side whose turn it is; nobody when the game is over. */
export function toChoose(t: T): number {
  if (s.isOver(t)) return 0
  if (frameKind(t) === f.BIDDING) return (s.bidOf(t, 0) === 0 ? 1 : 0) | (s.bidOf(t, 1) === 0 ? 2 : 0)
  return 1 << s.activeSide(t)
}

export function legal(t: T, seat: number, out: Commands): void {
  if ((toChoose(t) & (1 << seat)) === 0) return
  switch (frameKind(t)) {
    case f.BIDDING:
      return sequence.listBids(t, seat, out)
    case f.TURN:
      return cards.listPlays(t, seat, out)
    case f.STEP:
      return movement.listSteps(t, out)
    case f.CHOOSE_TARGET:
      return combat.listTargets(t, seat, out)
    case f.CHOOSE_BLASTED:
      return combat.listBlasted(t, out)
    case f.TAKE_CARDS:
      return support.listTakes(t, seat, out)
    case f.CHOOSE_GUIDED:
      return movement.listGuided(t, seat, GUIDE, out, c.guide)
    case f.AIM:
      return support.listAims(t, seat, out)
  }
}

const choices = commands()

/** Whether the game stands still without being over: nobody is to choose, or somebody has nothing to choose from. */
export function isStuck(t: T): boolean {
  if (s.isOver(t)) return false
  const seats = toChoose(t)
  for (let seat = 0; seat < 2; seat++) {
    if ((seats & (1 << seat)) === 0) continue
    choices.count = 0
    legal(t, seat, choices)
    if (choices.count === 0) return true
  }
  return seats === 0
}

/** Why a seat may not give a command now: OK exactly for the commands that `legal` lists. */
export function whyNot(t: T, seat: number, command: number): number {
  if (s.isOver(t)) return no.GAME_OVER
  const kind = frameKind(t)
  if (kind === f.BIDDING && s.bidOf(t, seat) !== 0 && verbOf(command) === c.BID) return no.BID_MADE
  if ((toChoose(t) & (1 << seat)) === 0) return no.NOT_YOUR_DECISION
  const a = firstOf(command)
  switch (verbOf(command)) {
    case c.BID:
      return kind === f.BIDDING ? sequence.whyNotBid(t, seat, a) : notAsked(kind)
    case c.PLAY:
      return kind === f.TURN
        ? cards.whyNotPlay(t, seat, a, c.actionIn(command), c.valueIn(command))
        : notAsked(kind)
    case c.HUNKER_DOWN:
      return kind === f.TURN ? cards.whyNotHunkerDown(t, seat, a) : notAsked(kind)
    case c.READY:
      return kind === f.TURN ? cards.whyNotReady(t, seat, a) : notAsked(kind)
    case c.END_TURN:
      return kind === f.TURN ? no.OK : notAsked(kind)
    case c.TO:
      if (kind === f.STEP) return movement.whyNotStep(t, a)
      return kind === f.AIM ? support.whyNotAim(t, seat, a) : notAsked(kind)
    case c.STOP:
      if (kind === f.STEP) return movement.whyNotStopMoving(t)
      return kind === f.TAKE_CARDS ? support.whyNotStopTaking(t) : notAsked(kind)
    case c.AT_UNIT:
      if (kind === f.CHOOSE_TARGET) return combat.whyNotShootAt(t, seat, a)
      return kind === f.CHOOSE_BLASTED ? combat.whyNotBlastNext(t, a) : notAsked(kind)
    case c.TAKE:
      return kind === f.TAKE_CARDS ? support.whyNotTake(t, seat, a) : notAsked(kind)
    case c.GUIDE_UNIT:
      return kind === f.CHOOSE_GUIDED ? movement.whyNotGuide(t, seat, a, GUIDE) : notAsked(kind)
    default:
      return notAsked(kind)
  }
}

/** What has to be chosen before anything else at such a decision. */
function notAsked(kind: number): number {
  if (kind === f.BIDDING) return no.BID_FIRST
  return kind === f.TURN ? no.CARD_FIRST : no.OTHER_DECISION
}

/** Carries out a command of the legal list. */
export function apply(t: T, seat: number, command: number): void {
  const a = firstOf(command)
  switch (verbOf(command)) {
    case c.BID:
      return sequence.makeBid(t, seat, a)
    case c.PLAY:
      return cards.playCard(t, seat, a, c.actionIn(command), c.valueIn(command))
    case c.HUNKER_DOWN:
      return cards.playHunkerDown(t, seat, a)
    case c.READY:
      return cards.playReady(t, seat, a)
    case c.END_TURN:
      return sequence.endTurn(t, seat)
    case c.TO:
      return frameKind(t) === f.STEP ? movement.step(t, a) : support.aim(t, seat, a)
    case c.STOP:
      return frameKind(t) === f.STEP ? movement.stopMoving(t) : support.stopTaking(t)
    case c.AT_UNIT:
      return frameKind(t) === f.CHOOSE_TARGET ? combat.shootAt(t, a) : combat.blastNext(t, a)
    case c.TAKE:
      return support.takeCard(t, seat, a)
    case c.GUIDE_UNIT: {
      const steps = frameArg(t, 0)
      end(t)
      return movement.beginSteps(t, a, steps, GUIDE, false)
    }
  }
}
