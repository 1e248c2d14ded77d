/** What a turn promises once its cards lie on the table: the best units are ordered on an imagined table. */
import { type Commands, commands, copyState, firstOf, frameKind, lowestBit, verbOf } from '@bivouac/kernel'
import { ORDER, ORDER_ARTILLERY, orderArtillery, pass, SECTION } from '../commands.ts'
import { apply, legal } from '../decisions/decisions.ts'
import { diceMost } from '../rules/artillery.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { UNITS } from '../vocabulary.ts'
import { tokenWorth } from './attack.ts'
import type { Mind } from './mind.ts'
import { planUnits } from './moves.ts'
import { nextMedal } from './objectives.ts'
import { bestBarrage } from './shelling.ts'

type T = s.GreatWarTable

const PAY = s.flagBit('pay-orders')
const CHAIN = s.flagBit('chain')
const RECON = s.flagBit('recon')

const list: Commands = commands()

/** Plans by what the cards change about units: most command cards change nothing and share one. */
export type Plans = Map<string, Float64Array>

/** What each unit of the side could do under the cards that lie on this table. */
function plansFor(mind: Mind, t: T, side: number, plans: Plans): Float64Array {
  const key = `${s.farReach(t)} ${s.battleReach(t)} ${s.commandDice(t)} ${s.turnFlags(t) & ~RECON}`
  const known = plans.get(key)
  if (known !== undefined) return known
  const gains = new Float64Array(UNITS)
  planUnits(mind, t, side, s.unitsOnBoard(t, side), gains)
  plans.set(key, gains)
  return gains
}

/** The gain of the best order found last. */
let orderGain = 0

/** The best order of the list; -1 if none is worth giving. The gain is left in `orderGain`. */
export function bestOrder(
  mind: Mind,
  t: T,
  side: number,
  orders: readonly number[],
  gains: Float64Array,
): number {
  const price = s.hasFlag(t, PAY) ? tokenWorth(mind, t, side) : 0
  let best = -1
  orderGain = 0
  for (const command of orders) {
    let gain = 0
    if (verbOf(command) === ORDER) {
      const unit = s.unitOn(t, firstOf(command))
      gain = (s.hasFlag(t, CHAIN) ? chainGain(mind, t, side, command, gains) : gains[unit]) - price
    } else if (verbOf(command) === ORDER_ARTILLERY) gain = bestBarrage(mind, t, side, diceMost(t, side)).gain
    if (gain <= orderGain) continue
    orderGain = gain
    best = command
  }
  return best
}

/** G-12.11 The gain of a whole chain. Uses the last scratch table. */
function chainGain(mind: Mind, t: T, side: number, command: number, gains: Float64Array): number {
  const chained = mind.scratch[4]
  copyState(t, chained)
  apply(chained, side, command)
  return sumOf(gains, s.orderedUnits(chained))
}

function sumOf(gains: Float64Array, units: number): number {
  let sum = 0
  for (let rest = units; rest !== 0; rest &= rest - 1) sum += gains[lowestBit(rest)]
  return sum
}

/** Plays on through what comes before the orders: no combat card, the first choice, the best section. */
function untilOrders(mind: Mind, t: T, side: number, plans: Plans): number {
  for (;;) {
    if (s.isOver(t)) return 0
    switch (frameKind(t)) {
      case f.WITH_CARD:
        apply(t, side, pass)
        break
      case f.CHOOSE: {
        if (f.choose.side(t) !== side) return 0
        list.count = 0
        legal(t, side, list)
        if (verbOf(list.codes[0]) === SECTION) return bestSection(mind, t, side, plans)
        apply(t, side, list.codes[0])
        break
      }
      default:
        return ordersWorth(mind, t, side, plans)
    }
  }
}

/** G-12.6 The section with the best orders. Uses the fourth scratch table. */
function bestSection(mind: Mind, t: T, side: number, plans: Plans): number {
  const sections = [...list.codes.subarray(0, list.count)]
  let best = 0
  for (const command of sections) {
    const after = mind.scratch[3]
    copyState(t, after)
    apply(after, side, command)
    best = Math.max(best, ordersWorth(mind, after, side, plans))
  }
  return best
}

/** G-4.2 Gives the best orders one after the other and adds up what they promise. Plays on `t`. */
function ordersWorth(mind: Mind, t: T, side: number, plans: Plans): number {
  const gains = plansFor(mind, t, side, plans)
  let shells = 0
  let paid = 0
  while (frameKind(t) === f.ORDER && !s.isOver(t)) {
    list.count = 0
    legal(t, side, list)
    const command = bestOrder(mind, t, side, [...list.codes.subarray(0, list.count)], gains)
    if (command < 0) break
    if (command === orderArtillery) shells = orderGain
    else if (s.hasFlag(t, PAY)) paid += mind.weights.hq
    apply(t, side, command)
  }
  return sumOf(gains, s.orderedUnits(t)) + shells - paid + reconWorth(mind, t, side)
}

/** G-4.6, G-11.7 Recon: a choice of two cards, or the medal of the race. */
function reconWorth(mind: Mind, t: T, side: number): number {
  if (!s.hasFlag(t, RECON)) return 0
  const medal = t.board.race[side]
  return medal > 0 && s.medalsOf(t, side) + medal < t.board.medals
    ? medal * nextMedal(mind, t, side)
    : mind.weights.recon
}

/** What the turn promises after a command given at `t`. Uses all scratch tables: `t` is none of them. */
export function turnAfter(mind: Mind, t: T, side: number, command: number, plans: Plans): number {
  const after = mind.scratch[2]
  copyState(t, after)
  apply(after, side, command)
  return untilOrders(mind, after, side, plans)
}

/** What each unit could do, for the choice of orders themselves. */
export const unitGains = (mind: Mind, t: T, side: number): Float64Array => plansFor(mind, t, side, new Map())
