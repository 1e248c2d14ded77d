/** G-4.2, G-4.3 Orders: which units and whether the artillery the command card may order. Cards speak through these words. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import { areOrdersCut } from '../cards/in-force.ts'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as s from '../state/state.ts'
import { ALL_SECTIONS, HEXES, type Hex, type Side, sideOfUnit, type Unit, type Units } from '../vocabulary.ts'
import { diceMost } from './artillery.ts'

type T = s.GreatWarTable
const { ordered: atOrdered, orderable: atOrderable, sections: atSections } = s.AT

const CAP_INFANTRY = 3
const CAP_GUNS = 4
const CAP_ANY = 5
const CAP_TOTAL = 6
/** As many orders as anybody could use. */
export const PLENTY = 31

const ARTILLERY = s.flagBit('artillery')
const BESIDES = s.flagBit('artillery-besides')
const ARTILLERY_ORDERED = s.flagBit('artillery-ordered')
const EITHER_OR = s.flagBit('either-or')
const PAY = s.flagBit('pay-orders')
const CHAIN = s.flagBit('chain')

// The words for cards

/** G-12.1 So many orders in each of these sections (bits), one of which may go to the artillery (G-4.3). */
export const orderInSections = (t: T, side: Side, sections: number, orders: number): void => {
  doors.setTurnCell(t, atSections, sections)
  doors.setOrderable(t, s.unitsOnBoard(t, side))
  for (let i = 0; i < 3; i++) doors.setCap(t, i, (sections >> i) & 1 ? orders : 0)
  doors.setCap(t, CAP_TOTAL, PLENTY)
  doors.setFlag(t, ARTILLERY)
}

/** Orders to `infantry`, to `guns` (machine guns and mortars) and to `any`, all among these units. */
export const orderAmong = (t: T, units: Units, infantry: number, guns: number, any: number): void => {
  doors.setTurnCell(t, atSections, 0)
  doors.setOrderable(t, units)
  doors.setCap(t, CAP_INFANTRY, infantry)
  doors.setCap(t, CAP_GUNS, guns)
  doors.setCap(t, CAP_ANY, any)
  doors.setCap(t, CAP_TOTAL, PLENTY)
}

/** The units of a side that are in any of these sections, as the side sits (G-1.2). */
export const unitsInSections = (t: T, side: Side, sections: number): number => {
  let found = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    if (t.board.sections[side * HEXES + s.hexOf(t, unit)] & sections) found |= 1 << unit
  }
  return found
}

/** The infantry, bombers included, among these units. */
export const infantryAmong = (t: T, units: Units): number => {
  let found = 0
  for (let rest = units; rest !== 0; rest &= rest - 1) {
    const unit = lowestBit(rest)
    if (s.isInfantry(t, unit)) found |= 1 << unit
  }
  return found
}

/** All that may be ordered is ordered at once, as far as the card can: an order binds nobody to do anything. */
export const orderEverybody = (t: T): void => {
  if (areOrdersCut(t)) return
  const units = s.orderableUnits(t)
  if (units === 0) return
  const side = sideOfUnit(lowestBit(units))
  // Each order may take the last room from the others, so that they are looked at anew.
  for (let left = mayOrder(t, side); left !== 0; left = mayOrder(t, side)) doors.orderUnit(t, lowestBit(left))
}

/** One unit fewer in each section, or in all for a tactic card, and no artillery. */
export const orderFewer = (t: T, side: Side): void => {
  doors.clearFlag(t, ARTILLERY | BESIDES)
  const sections = s.cardSections(t)
  if (s.hasFlag(t, CHAIN)) loseChains(t)
  if (sections === 0) {
    const most = ordersOr(poolSize(t), s.orderableUnits(t))
    return doors.setCap(t, CAP_TOTAL, Math.max(0, most - t.board.house.lostMessengerTactic))
  }
  for (let i = 0; i < 3; i++) {
    const most = ordersOr(s.capOf(t, i), unitsInSections(t, side, 1 << i))
    doors.setCap(t, i, Math.max(0, most - 1))
  }
}

/** The number on the card, or, where it orders all, the number of units there are. */
const ordersOr = (orders: number, units: Units): number => (orders >= PLENTY ? bitCount(units) : orders)

/** One unit more in each section of the card. */
export const orderMore = (t: T): void => {
  for (let i = 0; i < 3; i++) if ((s.cardSections(t) >> i) & 1) doors.setCap(t, i, s.capOf(t, i) + 1)
}

const poolSize = (t: T): number => s.capOf(t, CAP_INFANTRY) + s.capOf(t, CAP_GUNS) + s.capOf(t, CAP_ANY)

// Section orders

/** How many ordered units stand in each combination of the card's sections; the artillery counts for all of them. */
const inSections = new Int32Array(ALL_SECTIONS + 1)

const countSections = (t: T, side: Side): void => {
  for (let some = 0; some <= ALL_SECTIONS; some++) inSections[some] = 0
  const sections = s.cardSections(t)
  for (let units = s.orderedUnits(t); units !== 0; units &= units - 1)
    inSections[t.board.sections[side * HEXES + s.hexOf(t, lowestBit(units))] & sections]++
  inSections[sections] += givenToArtillery(t)
}

/** G-4.3 The artillery takes one of the card's orders, unless it is ordered besides. */
const givenToArtillery = (t: T): number =>
  (s.turnFlags(t) & (ARTILLERY_ORDERED | BESIDES)) === ARTILLERY_ORDERED ? 1 : 0

/** How many of the card's orders have been given. */
const given = (t: T): number => bitCount(s.orderedUnits(t)) + givenToArtillery(t)

/** The combinations that are part of each combination, as bits. */
const PARTS_OF = Uint8Array.of(0, 0x02, 0x04, 0x0e, 0x10, 0x32, 0x54, 0xfe)

/**
 * G-4.2 The combinations of sections, as bits, for which one more order fits: a unit on a shared hex counts for
 * whichever section has room, so no combination may have more orders given within it than its sections have.
 */
const roomInSections = (t: T, side: Side): number => {
  const card = s.cardSections(t)
  // With a card of one section, the usual case, all who were ordered stand there.
  if ((card & (card - 1)) === 0) return given(t) < s.capOf(t, lowestBit(card)) ? PARTS_OF[ALL_SECTIONS] : 0
  countSections(t, side)
  let room = PARTS_OF[ALL_SECTIONS]
  for (let some = 1; some <= ALL_SECTIONS; some++) {
    let left = 0
    for (let i = 0; i < 3; i++) if ((some >> i) & 1) left += s.capOf(t, i)
    for (let part = some; part !== 0; part = (part - 1) & some) left -= inSections[part]
    if (left <= 0) room &= ~PARTS_OF[some]
  }
  return room
}

const NOBODY = 0
const INFANTRY_ONLY = 1
const GUNS_ONLY = 2
const ANYBODY = INFANTRY_ONLY | GUNS_ONLY

/** To whom one more order fits into the orders of a tactic card. */
const roomInPool = (t: T): number => {
  let infantry = 0
  let guns = 0
  for (let units = s.orderedUnits(t); units !== 0; units &= units - 1)
    if (s.isInfantry(t, lowestBit(units))) infantry++
    else guns++
  if (infantry + guns >= s.capOf(t, CAP_TOTAL)) return NOBODY
  const infantryLeft = s.capOf(t, CAP_INFANTRY) - infantry
  const gunsLeft = s.capOf(t, CAP_GUNS) - guns
  // What is over goes to the orders that anybody may have.
  const anyLeft = s.capOf(t, CAP_ANY) + Math.min(0, infantryLeft) + Math.min(0, gunsLeft)
  if (anyLeft < 0) return NOBODY
  if (anyLeft > 0) return ANYBODY
  return (infantryLeft > 0 ? INFANTRY_ONLY : NOBODY) | (gunsLeft > 0 ? GUNS_ONLY : NOBODY)
}

// The decision

/** G-4.2 The units that may have the next order; who only wants to know whether there are any need not wait for more than one. */
export const mayOrder = (t: T, side: Side, oneWillDo = false): number => {
  const open = s.orderableUnits(t) & ~s.orderedUnits(t)
  const flags = s.turnFlags(t)
  if (open === 0 || ((flags & PAY) !== 0 && s.hqOf(t, side) === 0)) return 0
  if ((flags & EITHER_OR) !== 0 && (flags & ARTILLERY_ORDERED) !== 0) return 0
  return s.cardSections(t) === 0 ? withRoomInPool(t, open) : withRoomInSections(t, side, open, oneWillDo)
}

const withRoomInPool = (t: T, units: Units): number => {
  const room = roomInPool(t)
  if (room === ANYBODY) return units
  if (room === NOBODY) return 0
  const infantry = infantryAmong(t, units)
  return room === INFANTRY_ONLY ? infantry : units & ~infantry
}

const withRoomInSections = (t: T, side: Side, units: Units, oneWillDo: boolean): number => {
  const room = roomInSections(t, side)
  const sections = s.cardSections(t)
  let found = 0
  for (let rest = room === 0 ? 0 : units; rest !== 0; rest &= rest - 1) {
    const here = t.board.sections[side * HEXES + s.hexOf(t, lowestBit(rest))] & sections
    if (((room >> here) & 1) === 0) continue
    found |= rest & -rest
    if (oneWillDo) break
  }
  return found
}

/** G-4.2 Whether the unit on this hex may be ordered. */
export const whyNotOrder = (t: T, side: Side, hex: Hex): number => {
  if (!s.hasUnitOf(t, side, hex)) return no.NO_OWN_UNIT_THERE
  const unit = s.unitOn(t, hex)
  if (s.isIn(t, atOrdered, unit)) return no.ALREADY_ORDERED
  if (!s.isIn(t, atOrderable, unit)) return no.NOT_ON_CARD
  if ((mayOrder(t, side) >>> unit) & 1) return no.OK
  if (s.hasFlag(t, PAY) && s.hqOf(t, side) === 0) return no.ORDER_COSTS_HQ
  if (s.hasFlag(t, EITHER_OR) && s.hasFlag(t, ARTILLERY_ORDERED)) return no.NO_ORDERS_LEFT
  const sections = s.cardSections(t)
  const elsewhere = sections !== 0 && (t.board.sections[side * HEXES + hex] & sections) === 0
  return elsewhere ? no.NOT_ON_CARD : no.NO_ORDERS_LEFT
}

/** G-4.3 Whether the reserve artillery may be ordered: the card must allow it and the side be able to pay. */
export const whyNotOrderArtillery = (t: T, side: Side): number => {
  const flags = s.turnFlags(t)
  if ((flags & (ARTILLERY | BESIDES)) === 0) return no.ARTILLERY_NOT_ON_CARD
  if (flags & ARTILLERY_ORDERED) return no.ARTILLERY_ALREADY_ORDERED
  if (flags & EITHER_OR && s.orderedUnits(t) !== 0) return no.NO_ORDERS_LEFT
  if (diceMost(t, side) === 0) return no.ARTILLERY_CANNOT_PAY
  if (flags & (BESIDES | EITHER_OR)) return no.OK
  return (roomInSections(t, side) >> s.cardSections(t)) & 1 ? no.OK : no.NO_ORDERS_LEFT
}

/** Whether there is anything left to order. */
export const canOrder = (t: T, side: Side): boolean =>
  mayOrder(t, side, true) !== 0 || whyNotOrderArtillery(t, side) === no.OK

export const giveOrder = (t: T, side: Side, hex: Hex): void => {
  const unit = s.unitOn(t, hex)
  if (s.hasFlag(t, PAY)) doors.layHqAside(t, side)
  doors.orderUnit(t, unit)
  if (s.hasFlag(t, CHAIN)) orderChain(t, unit)
}

/** G-12.11 The first unit decides the chain: all who stand side by side with it. */
const orderChain = (t: T, unit: Unit): void => {
  doors.clearFlag(t, CHAIN)
  const chain = chainOf(t, unit)
  doors.setOrderable(t, chain)
  if (areOrdersCut(t)) doors.setCap(t, CAP_TOTAL, bitCount(chain) - t.board.house.lostMessengerTactic)
  orderEverybody(t)
}

/** G-13.5 Where orders are cut, a chain so short that nobody of it is left cannot be named. */
const loseChains = (t: T): void => {
  let left = 0
  for (let units = s.orderableUnits(t); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    if (bitCount(chainOf(t, unit)) > t.board.house.lostMessengerTactic) left |= 1 << unit
  }
  doors.setOrderable(t, left)
}

const chainOf = (t: T, unit: Unit): number => {
  const side = sideOfUnit(unit)
  let chain = 1 << unit
  for (let border = chain; border !== 0; ) {
    let next = 0
    for (; border !== 0; border &= border - 1) {
      const hex = s.hexOf(t, lowestBit(border))
      for (let i = 0; i < 6; i++) {
        const near = t.board.near[hex * 6 + i]
        if (near >= 0 && s.hasUnitOf(t, side, near)) next |= 1 << s.unitOn(t, near)
      }
    }
    border = next & ~chain
    chain |= next
  }
  return chain
}

export const giveArtilleryOrder = (t: T, side: Side): void => {
  doors.orderArtillery(t, side, ARTILLERY_ORDERED)
}
