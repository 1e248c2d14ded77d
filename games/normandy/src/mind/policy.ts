/** The quick policy: how promising each command of a list is, without trying any of them. */
import { type Commands, exp, firstOf, frameKind, verbOf } from '@bivouac/kernel'
import { INITIATIVE } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { CHANCE } from '../odds.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { enemyOf, FOG, GUIDE, SCOUT, SUPPLY, SUPPRESS, UNITS_PER_SIDE } from '../vocabulary.ts'
import * as ground from './ground.ts'
import { POLICY } from './policy-weights.ts'
import * as reach from './reach.ts'
import * as scene from './scene.ts'
import * as shots from './shots.ts'
import { slate } from './slate.ts'
import * as table from './tables.ts'
import * as uses from './uses.ts'

type T = s.NormandyTable
const { FADING, PIN } = table

/** Weights of what hardly matters: never nothing, so that the search may still find it. */
const FAINT = 0.02
/** Taking back no card more that was played. */
const STOP_PLAYED = 0.3

export function weigh(t: T, seat: number, list: Commands, out: Float64Array): void {
  switch (frameKind(t)) {
    case f.turn.kind:
      return weighPlays(t, seat, list, out)
    case f.step.kind:
      return weighSteps(t, seat, list, out)
    case f.chooseTarget.kind:
      return weighTargets(t, list, out)
    case f.bidding.kind:
      return weighBids(t, seat, list, out)
    case f.takeCards.kind:
      return weighTakes(t, seat, list, out)
    case f.aim.kind:
      return weighAims(t, seat, list, out)
    case f.chooseGuided.kind:
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
    if (verb === c.PLAY) uses.writeUse(t, seat, kind, c.actionIn(command), c.valueIn(command))
    else if (verb === c.READY) uses.writeReady(seat, kind)
    else slate[0] = verb === c.END_TURN ? POLICY.endTurn : uses.HUNKER_USE
    out[i] = slate[0]
  }
  toWeights(out, list.count)
}

/** From exponents, by a function small enough for `exp` to be built in. */
function toWeights(out: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) out[i] = exp(out[i])
}

function weighSteps(t: T, seat: number, list: Commands, out: Float64Array): void {
  const scouts = f.step.action(t) === SCOUT
  uses.prepareUses(t, seat, scouts)
  const unit = f.step.unit(t)
  const kind = unit - seat * UNITS_PER_SIDE
  const left = f.step.left(t)
  ground.writeStanding(t, seat, kind, s.tileOf(t, unit))
  const here = slate[0]
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    let gain = 0
    if (verbOf(command) === c.TO) {
      const tile = firstOf(command)
      ground.writeStanding(t, seat, kind, tile)
      gain = slate[0] - here
      if (scouts && left > 1) {
        ground.writeTwoSteps(t, tile)
        gain += slate[0]
      } else if (scouts) gain += ground.scoutGain[tile]
    }
    out[i] = POLICY.stepSharpness * gain
  }
  toWeights(out, list.count)
}

function weighTargets(t: T, list: Commands, out: Float64Array): void {
  scene.lookOver(t)
  const from = s.tileOf(t, f.chooseTarget.unit(t))
  const dice = f.chooseTarget.dice(t)
  const suppresses = f.chooseTarget.action(t) === SUPPRESS
  for (let i = 0; i < list.count; i++) {
    const unit = firstOf(list.codes[i])
    if (suppresses) uses.writeSuppressed(t, unit)
    const gain = CHANCE[uses.chanceAt(t, from, unit, dice)] * (suppresses ? slate[0] : scene.hitWorth[unit])
    out[i] = gain * gain + FAINT * FAINT
  }
}

/** N-3.4 What the card could do in the turn is what bidding it costs. */
function weighBids(t: T, seat: number, list: Commands, out: Float64Array): void {
  uses.prepareUses(t, seat, true)
  writePressing(t)
  const first = POLICY.first + POLICY.firstPressing * slate[0]
  for (let i = 0; i < list.count; i++) {
    const kind = firstOf(list.codes[i])
    uses.writeBestUse(t, seat, kind)
    const spare = scene.inHand[(seat << scene.SIDE_SHIFT) + kind] > 1 ? POLICY.spare : 0
    const cost = kind === FOG ? -POLICY.fogBid : POLICY.bidUse * slate[0]
    out[i] = first * INITIATIVE[kind] + spare - cost
  }
  toWeights(out, list.count)
}

/** Writes on the slate how much the next cards may decide: 0 to about 1. */
function writePressing(t: T): void {
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
  slate[0] = most
}

function weighTakes(t: T, seat: number, list: Commands, out: Float64Array): void {
  if (f.takeCards.from(t) === SUPPLY) weighSupply(t, seat, list, out)
  else weighPlayed(t, seat, list, out)
}

function weighSupply(t: T, seat: number, list: Commands, out: Float64Array): void {
  scene.lookOver(t)
  for (let i = 0; i < list.count; i++) {
    out[i] = POLICY.stopTaking
    if (verbOf(list.codes[i]) === c.STOP) continue
    uses.writeTake(t, seat, firstOf(list.codes[i]))
    out[i] = slate[0] * slate[0] * slate[0] + FAINT
  }
}

function weighPlayed(t: T, seat: number, list: Commands, out: Float64Array): void {
  uses.prepareUses(t, seat, true)
  for (let i = 0; i < list.count; i++) {
    slate[0] = 0
    if (verbOf(list.codes[i]) !== c.STOP) uses.writeBestUse(t, seat, firstOf(list.codes[i]))
    out[i] = slate[0]
  }
  toWeights(out, list.count)
  for (let i = 0; i < list.count; i++) if (verbOf(list.codes[i]) === c.STOP) out[i] = STOP_PLAYED
}

function weighAims(t: T, seat: number, list: Commands, out: Float64Array): void {
  scene.lookOver(t)
  for (let i = 0; i < list.count; i++) {
    shots.writeBlast(t, seat, firstOf(list.codes[i]))
    const gain = Math.max(0, slate[0])
    out[i] = gain * gain + FAINT
  }
}

function weighGuided(t: T, seat: number, list: Commands, out: Float64Array): void {
  uses.prepareUses(t, seat, false)
  for (let i = 0; i < list.count; i++) {
    const kind = firstOf(list.codes[i]) - seat * UNITS_PER_SIDE
    ground.writeBestStep(t, seat, kind, GUIDE)
    out[i] = POLICY.stepSharpness * slate[0]
  }
  toWeights(out, list.count)
}
