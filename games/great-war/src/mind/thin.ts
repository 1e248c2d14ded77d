/**
 * The macro-structure of a turn: commands that only repeat what others lead to are taken off the list. Orders go out
 * from the most promising unit down, moves in one order of units; standing orders are left to people.
 */

import { type Commands, firstOf, frameKind, verbOf } from '@bivouac/kernel'
import { slate } from '../bots/slate.ts'
import { areOrdersCut } from '../cards/in-force.ts'
import * as commands from '../commands.ts'
import { unitsBeside } from '../rules/beside.ts'
import { byKind } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { scoreShells } from './battle-worths.ts'
import { writeCombat } from './combat-worths.ts'
import { gainsAt } from './gains.ts'
import type { Ken } from './ken.ts'
import { keepBest, keepBestOfEach, worths } from './pick.ts'
import { thinMoves } from './thin-moves.ts'
import { score } from './weigh.ts'

type T = s.GreatWarTable
const c = { ...commands }

const CHAIN = s.flagBit('chain')
const ARTILLERY_ORDERED = s.flagBit('artillery-ordered')

/** So many targets of shells, aims of one card, bare wires of one mortar and other choices are kept. */
const SHELLS_KEPT = 6
const AIMS_KEPT = 3
const WIRES_KEPT = 2
const CHOICES_KEPT = 8

type Thin = (k: Ken, t: T, side: number, list: Commands, atRoot: boolean) => void

const thinAnswers: Thin = (k, t, side, list) => {
  dropVerb(list, c.STANDING)
  thinAims(k, t, side, list)
}

/** What is not here is left as it is. */
const THINS = byKind<Thin>({
  order: thinOrders,
  move: thinMoves,
  shell(k, t, side, list) {
    scoreShells(k, t, side, list, worths)
    keepBest(list, SHELLS_KEPT, c.SHELL)
  },
  battle: thinBattles,
  'with-card': thinAnswers,
  answer: thinAnswers,
  advancing(k, t, side, list) {
    score(k, t, side, list, worths)
    keepBest(list, CHOICES_KEPT, c.MOVE)
  },
  choose(k, t, side, list) {
    if (list.count <= CHOICES_KEPT) return
    score(k, t, side, list, worths)
    keepBest(list, CHOICES_KEPT, verbOf(list.codes[0]))
  },
  'end-turn'(k, _, __, list) {
    dropVerb(list, c.STANDING)
    dropVerb(list, c.HOLD)
    thinDiscards(k, list)
  },
  standing(_, __, ___, list) {
    list.codes[0] = c.done
    list.count = 1
  },
})

export function thin(k: Ken, t: T, side: number, list: Commands, atRoot: boolean): void {
  if (list.count >= 2) THINS[frameKind(t)]?.(k, t, side, list, atRoot)
}

function dropVerb(list: Commands, verb: number): void {
  let kept = 0
  for (let i = 0; i < list.count; i++) if (verbOf(list.codes[i]) !== verb) list.codes[kept++] = list.codes[i]
  list.count = kept
}

/**
 * Any set of orders that fits may be given in any order: only the one from the best down is left, artillery last. But
 * whoever has really ordered a poor unit first may still order a better one.
 */
function thinOrders(k: Ken, t: T, side: number, list: Commands, atRoot: boolean): void {
  const flags = s.turnFlags(t)
  if ((flags & CHAIN) !== 0 && !areOrdersCut(t)) return thinChains(t, side, list)
  if (atRoot) return
  if ((flags & ARTILLERY_ORDERED) !== 0) return dropVerb(list, c.ORDER)
  const ordered = s.orderedUnits(t)
  if (ordered === 0) return
  const at = gainsAt(k, t, side)
  const { gains } = k.memory
  // The least promising of those ordered: by gain, then by number.
  let least = Number.POSITIVE_INFINITY
  let last = -1
  for (let i = 0; i < 16; i++)
    if ((ordered >>> (side * 16 + i)) & 1 && gains[at + i] <= least) {
      least = gains[at + i]
      last = i
    }
  let kept = 0
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    if (verbOf(command) === c.ORDER) {
      const unit = s.unitOn(t, firstOf(command)) & 15
      const gain = gains[at + unit]
      if (gain > least || (gain === least && unit < last)) continue
    }
    list.codes[kept++] = command
  }
  list.count = kept
}

/** G-12.11 Whichever unit of a chain is named, the whole chain is ordered: one of each is left. */
function thinChains(t: T, side: number, list: Commands): void {
  let known = 0
  let kept = 0
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    if (verbOf(command) === c.ORDER) {
      const unit = s.unitOn(t, firstOf(command))
      if ((known >>> unit) & 1) continue
      known |= chainOf(t, side, unit)
    }
    list.codes[kept++] = command
  }
  list.count = kept
}

function chainOf(t: T, side: number, unit: number): number {
  let chain = 1 << unit
  for (let border = chain; border !== 0; ) {
    const one = border & -border
    border &= ~one
    const next = unitsBeside(t, side, s.hexOf(t, 31 - Math.clz32(one))) & ~chain
    chain |= next
    border |= next
  }
  return chain
}

/** Battles may come in any order, which changes what follows; only wire in the open is cut down to the best. */
function thinBattles(k: Ken, t: T, side: number, list: Commands): void {
  const wires = bareWires(t, list)
  if (wires > WIRES_KEPT) {
    let left = WIRES_KEPT
    let kept = 0
    for (let i = 0; i < list.count; i++) {
      const command = list.codes[i]
      if (isBareWire(t, command) && left-- <= 0) continue
      list.codes[kept++] = command
    }
    list.count = kept
  }
  thinAims(k, t, side, list)
}

const isBareWire = (t: T, command: number): boolean =>
  verbOf(command) === c.BATTLE && !s.hasUnit(t, (command >> 16) & 0xff)

function bareWires(t: T, list: Commands): number {
  let found = 0
  for (let i = 0; i < list.count; i++) if (isBareWire(t, list.codes[i])) found++
  return found
}

/** Of each combat card the best aims. */
function thinAims(k: Ken, t: T, side: number, list: Commands): void {
  let cards = 0
  for (let i = 0; i < list.count; i++) {
    if (verbOf(list.codes[i]) !== c.COMBAT) continue
    cards++
  }
  if (cards <= AIMS_KEPT) return
  for (let i = 0; i < list.count; i++) {
    worths[i] = 0
    if (verbOf(list.codes[i]) !== c.COMBAT) continue
    writeCombat(k, t, side, list.codes[i])
    worths[i] = slate[0]
  }
  keepBestOfEach(list, AIMS_KEPT, c.COMBAT)
}

/** Of the combat cards that may go for a token, the one worth least. */
function thinDiscards(k: Ken, list: Commands): void {
  for (let i = 0; i < list.count; i++) worths[i] = -k.mind.combatWorth[firstOf(list.codes[i]) & 31]
  keepBest(list, 1, c.DISCARD)
}
