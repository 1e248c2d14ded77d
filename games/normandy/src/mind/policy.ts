/** The quick policy: how promising each command of a list is, without trying any of them. */
import { type Commands, exp, firstOf, frameArg, frameKind, verbOf } from '@bivouac/kernel'
import { INITIATIVE } from '../cards.ts'
import * as c from '../commands.ts'
import * as f from '../frames.ts'
import * as s from '../state.ts'
import { enemyOf, FOG, GUIDE, SCOUT, SUPPLY, SUPPRESS, UNITS_PER_SIDE } from '../words.ts'
import * as ground from './ground.ts'
import { POLICY } from './policy-weights.ts'
import * as reach from './reach.ts'
import * as scene from './scene.ts'
import * as shots from './shots.ts'
import * as table from './tables.ts'
import * as uses from './uses.ts'

type T = s.NormandyTable
const { FADING, PIN } = table

/** Weights of what hardly matters: never nothing, so that the search may still find it. */
const FAINT = 0.02

export function weigh(t: T, seat: number, list: Commands, out: Float64Array): void {
  switch (frameKind(t)) {
    case f.TURN:
      return weighPlays(t, seat, list, out)
    case f.STEP:
      return weighSteps(t, seat, list, out)
    case f.CHOOSE_TARGET:
      return weighTargets(t, list, out)
    case f.BIDDING:
      return weighBids(t, seat, list, out)
    case f.TAKE_CARDS:
      return weighTakes(t, seat, list, out)
    case f.AIM:
      return weighAims(t, seat, list, out)
    case f.CHOOSE_GUIDED:
      return weighGuided(t, seat, list, out)
    default:
      for (let i = 0; i < list.count; i++) out[i] = 1
  }
}

function weighPlays(t: T, seat: number, list: Commands, out: Float64Array): void {
  uses.prepareUses(t, seat, true)
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    const verb = verbOf(command)
    const kind = firstOf(command)
    out[i] = exp(
      verb === c.PLAY
        ? uses.useOf(t, seat, kind, c.actionIn(command), c.valueIn(command))
        : verb === c.READY
          ? uses.readyUse(seat, kind)
          : verb === c.END_TURN
            ? POLICY.endTurn
            : uses.HUNKER_USE,
    )
  }
}

function weighSteps(t: T, seat: number, list: Commands, out: Float64Array): void {
  const scouts = frameArg(t, 2) === SCOUT
  uses.prepareUses(t, seat, scouts)
  const kind = frameArg(t, 0) - seat * UNITS_PER_SIDE
  const left = frameArg(t, 1)
  const here = ground.standing(t, seat, kind, s.tileOf(t, frameArg(t, 0)))
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    let gain = 0
    if (verbOf(command) === c.TO) {
      const tile = firstOf(command)
      gain = ground.standing(t, seat, kind, tile) - here
      if (scouts) gain += left > 1 ? ground.twoStepGain(t, tile) : ground.scoutGain[tile]
    }
    out[i] = exp(POLICY.stepSharpness * gain)
  }
}

function weighTargets(t: T, list: Commands, out: Float64Array): void {
  scene.lookOver(t)
  const from = s.tileOf(t, frameArg(t, 0))
  const dice = frameArg(t, 1)
  const suppresses = frameArg(t, 2) === SUPPRESS
  for (let i = 0; i < list.count; i++) {
    const unit = firstOf(list.codes[i])
    const worth = suppresses ? uses.suppressWorth(t, unit) : scene.hitWorth[unit]
    const gain = uses.chanceAt(t, from, unit, dice) * worth
    out[i] = gain * gain + FAINT * FAINT
  }
}

/** N-3.4 What the card could do in the turn is what bidding it costs. */
function weighBids(t: T, seat: number, list: Commands, out: Float64Array): void {
  uses.prepareUses(t, seat, true)
  const first = POLICY.first + POLICY.firstPressing * pressing(t)
  for (let i = 0; i < list.count; i++) {
    const kind = firstOf(list.codes[i])
    const use = uses.bestUse(t, seat, kind)
    const spare = scene.inHand[(seat << scene.SIDE_SHIFT) + kind] > 1 ? POLICY.spare : 0
    const cost = kind === FOG ? -POLICY.fogBid : POLICY.bidUse * use
    out[i] = exp(first * INITIATIVE[kind] + spare - cost)
  }
}

/** How much the next cards may decide: 0 to about 1. */
function pressing(t: T): number {
  let most = 0
  for (let side = 0; side < 2; side++) {
    let near = 0
    if (t.board.need[side] > 0) {
      reach.spread(t, side)
      near = FADING[reach.halfCardsToCapture(t, side)]
    }
    if (t.board.need[enemyOf(side)] === 0) near += PIN[scene.pinLives[side]] / PIN[0]
    if (near > most) most = near
  }
  return most
}

function weighTakes(t: T, seat: number, list: Commands, out: Float64Array): void {
  const fromSupply = frameArg(t, 0) === SUPPLY
  if (fromSupply) scene.lookOver(t)
  else uses.prepareUses(t, seat, true)
  for (let i = 0; i < list.count; i++) {
    if (verbOf(list.codes[i]) === c.STOP) out[i] = fromSupply ? POLICY.stopTaking : 0.3
    else if (fromSupply) {
      const worth = uses.takeWorth(t, seat, firstOf(list.codes[i]))
      out[i] = worth * worth * worth + FAINT
    } else out[i] = exp(uses.bestUse(t, seat, firstOf(list.codes[i])))
  }
}

function weighAims(t: T, seat: number, list: Commands, out: Float64Array): void {
  scene.lookOver(t)
  for (let i = 0; i < list.count; i++) {
    const gain = Math.max(0, shots.blastGain(t, seat, firstOf(list.codes[i])))
    out[i] = gain * gain + FAINT
  }
}

function weighGuided(t: T, seat: number, list: Commands, out: Float64Array): void {
  uses.prepareUses(t, seat, false)
  for (let i = 0; i < list.count; i++) {
    const kind = firstOf(list.codes[i]) - seat * UNITS_PER_SIDE
    out[i] = exp(POLICY.stepSharpness * ground.bestStepGain(t, seat, kind, GUIDE))
  }
}
