/**
 * What a card does for the rest of its turn. The card's file answers the questions that concern it; rules, bots and the
 * luck page ask them here and name no card. A card is in force while its flag is set, and a raid while its raider is out.
 */
import { lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'

type T = s.GreatWarTable

export interface InForce {
  readonly flag: s.TurnFlag
  /** G-6.4 Dice more for a unit that battles by order. */
  readonly bonusDice: (t: T, unit: number, close: boolean) => number
  /** G-4.5 Whether the unit battles twice. */
  readonly battlesTwice: (t: T, unit: number, close: boolean) => boolean
  /** Whether the unit may battle close only. */
  readonly closeOnly: (t: T, unit: number) => boolean
  /** G-5.1 Whether the unit stays where it is. */
  readonly standsStill: (t: T, unit: number) => boolean
  /** G-9.3 Whether the ground lets the unit ignore no flags; `way` as in terrain.ts. */
  readonly bindsFlags: (t: T, unit: number, way: number) => boolean
  /** G-10.5 Whether ground protects nobody from shells, and skulls hit everywhere. */
  readonly baresGround: boolean
  /** G-4.2 Whether somebody must be left without an order. */
  readonly cutsOrders: boolean
  /** G-4.2 Changes the orders of the command card when it has given them out. */
  readonly changeOrders: (t: T, side: number) => void
}

const none = (): number => 0
const never = (): boolean => false
const nothing = (): void => {}

/** Every answer is there, in one order: that keeps calls through them fast. */
export const inForce = (given: Pick<InForce, 'flag'> & Partial<InForce>): InForce => ({
  flag: given.flag,
  bonusDice: given.bonusDice ?? none,
  battlesTwice: given.battlesTwice ?? never,
  closeOnly: given.closeOnly ?? never,
  standsStill: given.standsStill ?? never,
  bindsFlags: given.bindsFlags ?? never,
  baresGround: given.baresGround ?? false,
  cutsOrders: given.cutsOrders ?? false,
  changeOrders: given.changeOrders ?? nothing,
})

/** By the number of the flag's bit. */
const effects: InForce[] = []
/** The flags of the cards that have an answer to each question. */
let bonus = 0
let twice = 0
let close = 0
let still = 0
let bound = 0
let bare = 0
let cut = 0
let changed = 0
const RAID = s.flagBit('raid')

/** Makes these the cards that can be in force. */
export const installInForce = (cards: readonly InForce[]): void => {
  const flagsOf = (answers: (one: InForce) => boolean): number =>
    cards.filter(answers).reduce((bits, { flag }) => bits | s.flagBit(flag), 0)
  effects.length = 0
  for (const one of cards) effects[lowestBit(s.flagBit(one.flag))] = one
  bonus = flagsOf(one => one.bonusDice !== none)
  twice = flagsOf(one => one.battlesTwice !== never)
  close = flagsOf(one => one.closeOnly !== never)
  still = flagsOf(one => one.standsStill !== never)
  bound = flagsOf(one => one.bindsFlags !== never)
  bare = flagsOf(one => one.baresGround)
  cut = flagsOf(one => one.cutsOrders)
  changed = flagsOf(one => one.changeOrders !== nothing)
}

const now = (t: T): number => s.turnFlags(t) | (s.raiderOf(t) >= 0 ? RAID : 0)

// The questions

export const bonusDice = (t: T, unit: number, isClose: boolean): number => {
  let dice = 0
  for (let bits = now(t) & bonus; bits !== 0; bits &= bits - 1)
    dice += effects[lowestBit(bits)].bonusDice(t, unit, isClose)
  return dice
}

export const battlesTwice = (t: T, unit: number, isClose: boolean): boolean => {
  for (let bits = now(t) & twice; bits !== 0; bits &= bits - 1)
    if (effects[lowestBit(bits)].battlesTwice(t, unit, isClose)) return true
  return false
}

/** Whether any unit may battle twice. */
export const someBattleTwice = (t: T): boolean => (now(t) & twice) !== 0

export const isForClose = (t: T, unit: number): boolean => {
  for (let bits = now(t) & close; bits !== 0; bits &= bits - 1)
    if (effects[lowestBit(bits)].closeOnly(t, unit)) return true
  return false
}

export const standsStill = (t: T, unit: number): boolean => {
  for (let bits = now(t) & still; bits !== 0; bits &= bits - 1)
    if (effects[lowestBit(bits)].standsStill(t, unit)) return true
  return false
}

export const bindsFlags = (t: T, unit: number, way: number): boolean => {
  for (let bits = now(t) & bound; bits !== 0; bits &= bits - 1)
    if (effects[lowestBit(bits)].bindsFlags(t, unit, way)) return true
  return false
}

export const isGroundBare = (t: T): boolean => (now(t) & bare) !== 0
export const areOrdersCut = (t: T): boolean => (now(t) & cut) !== 0

export const changeOrders = (t: T, side: number): void => {
  for (let bits = now(t) & changed; bits !== 0; bits &= bits - 1)
    effects[lowestBit(bits)].changeOrders(t, side)
}
