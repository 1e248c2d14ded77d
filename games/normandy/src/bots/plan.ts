/**
 * Plans a turn on imagined tables: card after card, keeping the few best positions each time. Dice are averaged by
 * their exact chance; cards that would be drawn count with an average worth, because nobody knows them yet.
 */
import {
  type Commands,
  commands,
  copyState,
  firstOf,
  frameArg,
  frameKind,
  newTable,
  verbOf,
} from '@bivouac/kernel'
import { KIND, printedValue } from '../cards.ts'
import * as c from '../commands.ts'
import { apply, legal } from '../decisions.ts'
import { CHOOSE_BLASTED, CHOOSE_TARGET, TAKE_CARDS, TURN } from '../frames.ts'
import { FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import type { NormandyBoard } from '../scenario.ts'
import * as s from '../state.ts'
import { BLAST, COMMAND, DECK, DISCARD, FOG, HAND, MORTAR, RECON, SUPPLY } from '../words.ts'
import { ALL_FAIL, ALL_SUCCEED, loadedDice } from './dice.ts'
import { judgeBy } from './features.ts'
import { chanceOf } from './fire.ts'
import { countBits } from './survey.ts'
import type { Weights } from './weights.ts'

type T = s.NormandyTable

/** No card asks for more choices than this: a Bolster takes three, a Blast may meet many counters. */
const CHOICES_MAX = 24
/** Nobody plays more cards than this in a turn. */
const CARDS_MAX = 10
const NOTHING = -1

/** A position reached in the plan. */
interface Node {
  readonly table: T
  /** The first command of the way here. */
  first: number
  /** A command of the way that draws cards, if there is one. */
  draw: number
  /** What dice and unknown cards on the way are worth on average, beyond what the position shows. */
  bonus: number
  value: number
  /** Cards drawn on the way, as bits of the hand's two words: nobody knows yet which, so they cannot be planned with. */
  drawn0: number
  drawn1: number
}

export interface Plan {
  readonly command: number
  readonly value: number
}

export interface Planner {
  /** The best first command for `side` from here, and what the turn should lead to. */
  plan(root: T, side: number, width: number): Plan
  readonly dice: ReturnType<typeof loadedDice>
}

export function planner(board: NormandyBoard, weights: Weights, most: number): Planner {
  const dice = loadedDice()
  const { judge } = judgeBy(weights)
  const table = (): T => newTable(s.LAYOUT, board, dice)
  const node = (): Node => ({
    table: table(),
    first: NOTHING,
    draw: NOTHING,
    bonus: 0,
    value: 0,
    drawn0: 0,
    drawn1: 0,
  })
  const row = (): Node[] => Array.from({ length: most }, node)
  const lists: Commands[] = Array.from({ length: CHOICES_MAX }, () => commands(256))
  const tables: T[] = Array.from({ length: CHOICES_MAX }, table)
  const spare = table()
  let kept = row()
  let next = row()
  let nextCount = 0
  let width = most
  let me = 0
  let rootIsTurn = false

  const best = { first: NOTHING, draw: NOTHING, value: 0 }
  const from = node()

  /** A position after a whole card: perhaps the best end of the turn, perhaps worth going on from. */
  function offer(
    t: T,
    judged: number,
    first: number,
    bonus: number,
    draw = from.draw,
    drawn0 = from.drawn0,
    drawn1 = from.drawn1,
  ): void {
    const value = judged + bonus
    if (best.first === NOTHING || value > best.value) {
      best.first = first
      best.draw = draw
      best.value = value
    }
    if (s.isOver(t)) return
    if (nextCount === width && value <= next[width - 1].value) return
    for (let i = 0; i < nextCount; i++) if (next[i].value === value && sameState(next[i].table, t)) return
    if (nextCount < width) nextCount++
    let at = nextCount - 1
    const slot = next[at]
    while (at > 0 && next[at - 1].value < value) {
      next[at] = next[at - 1]
      at--
    }
    next[at] = slot
    copyState(t, slot.table)
    slot.first = first
    slot.draw = draw
    slot.bonus = bonus
    slot.value = value
    slot.drawn0 = drawn0
    slot.drawn1 = drawn1
  }

  /** Tries every command from the position in `t` and follows it until the card is done. */
  function follow(t: T, depth: number, first: number, bonus: number): void {
    const list = lists[depth]
    list.count = 0
    legal(t, me, list)
    const kind = frameKind(t)
    if (kind === TAKE_CARDS && frameArg(t, 0) === SUPPLY) return takeBest(t, depth, first, bonus)
    if (kind === CHOOSE_TARGET) return shootBest(t, depth, first, bonus)
    for (let i = 0; i < list.count; i++) {
      const command = list.codes[i]
      const begin = first === NOTHING ? command : first
      if (kind === CHOOSE_BLASTED) blastOn(t, depth, command, begin, bonus)
      else if (kind === TURN) playCard(t, depth, command, begin, bonus)
      else goOn(t, depth, command, begin, bonus)
    }
  }

  function goOn(t: T, depth: number, command: number, first: number, bonus: number): void {
    const after = tables[depth]
    copyState(t, after)
    apply(after, me, command)
    if (isCardDone(after)) offer(after, judge(after, me), first, bonus)
    else follow(after, depth + 1, first, bonus)
  }

  function playCard(t: T, depth: number, command: number, first: number, bonus: number): void {
    const verb = verbOf(command)
    if (verb === c.END_TURN || verb === c.HUNKER_DOWN || !isKnown(t, firstOf(command))) return
    if (verb === c.PLAY) {
      const action = c.actionIn(command)
      if (action === COMMAND || action === RECON) return drawCards(t, depth, command, first, bonus)
      if (action === BLAST) return blast(t, depth, command, first, bonus)
    }
    goOn(t, depth, command, first, bonus)
  }

  /** Whether a card of this kind is in hand that was not drawn in this very plan. */
  function isKnown(t: T, kind: number): boolean {
    const drawn = KIND[kind].word === 0 ? from.drawn0 : from.drawn1
    return drawn === 0 || s.kindCount(t, me, HAND, kind) > countBits(drawn & KIND[kind].mask)
  }

  /** Cards drawn are worth an average card, as far as deck or discard pile are not Fog of War. */
  function drawCards(t: T, depth: number, command: number, first: number, bonus: number): void {
    const pile = s.isEmpty(t, me, DECK) ? DISCARD : DECK
    const cards = s.cardCount(t, me, pile)
    const useful = cards === 0 ? 0 : 1 - s.kindCount(t, me, pile, FOG) / cards
    const after = tables[depth]
    copyState(t, after)
    apply(after, me, command)
    const hand = s.pileAt(me, HAND)
    const drawn0 = after.words[hand] & ~t.words[hand]
    const drawn1 = after.words[hand + 1] & ~t.words[hand + 1]
    const gain = (countBits(drawn0) + countBits(drawn1)) * useful * weights.drawnCard
    offer(after, judge(after, me), first, bonus + gain, command, from.drawn0 | drawn0, from.drawn1 | drawn1)
  }

  /** N-7.4 A miss leads to the same position whatever was shot at, so the target with the most to gain is the best. */
  function shootBest(t: T, depth: number, first: number, bonus: number): void {
    const list = lists[depth]
    const from = s.tileOf(t, frameArg(t, 0))
    const missed = tables[depth]
    copyState(t, missed)
    dice.load(ALL_FAIL)
    apply(missed, me, list.codes[0])
    const nothing = judge(missed, me)
    let chosen = NOTHING
    let highest = 0
    for (let i = 0; i < list.count; i++) {
      const chance = chanceOf(totalDefence(t, from, firstOf(list.codes[i])), frameArg(t, 1))
      copyState(t, spare)
      dice.load(ALL_SUCCEED)
      apply(spare, me, list.codes[i])
      const gain = chance * (judge(spare, me) - nothing)
      if (chosen !== NOTHING && gain <= highest) continue
      chosen = list.codes[i]
      highest = gain
    }
    followShot(t, missed, chosen, first === NOTHING ? chosen : first, bonus + highest, nothing)
  }

  /** The likelier outcome is planned on with; the average of both counts. */
  function followShot(
    t: T,
    missed: T,
    command: number,
    first: number,
    average: number,
    nothing: number,
  ): void {
    const chance = chanceOf(totalDefence(t, s.tileOf(t, frameArg(t, 0)), firstOf(command)), frameArg(t, 1))
    if (chance <= 0.5) return offer(missed, nothing, first, average)
    copyState(t, spare)
    dice.load(ALL_SUCCEED)
    apply(spare, me, command)
    const hit = judge(spare, me)
    offer(spare, hit, first, average + nothing - hit)
  }

  /** N-7.1 Each counter under the shells is looked at alone: with so few hits they hardly meet. */
  function blast(t: T, depth: number, command: number, first: number, bonus: number): void {
    shell(t, depth, command, first, bonus, s.unitsOn(t, s.targetOf(t, me)), printedValue(MORTAR, BLAST))
  }

  function blastOn(t: T, depth: number, command: number, first: number, bonus: number): void {
    shell(t, depth, command, first, bonus, frameArg(t, 0), frameArg(t, 1))
  }

  function shell(
    t: T,
    depth: number,
    command: number,
    first: number,
    bonus: number,
    units: number,
    count: number,
  ): void {
    const after = tables[depth]
    fallOn(t, after, command, ALL_FAIL)
    const none = judge(after, me)
    let gain = 0
    let nth = verbOf(command) === c.AT_UNIT ? 1 : 0
    for (let bits = units; bits !== 0; bits &= bits - 1) {
      const unit = s.lowestBit(bits)
      const isNamed = verbOf(command) === c.AT_UNIT && unit === firstOf(command)
      fallOn(t, spare, command, 1 << (isNamed ? 0 : nth++))
      const chance = chanceOf(totalDefence(t, FROM_ABOVE, unit), count)
      gain += chance * (judge(spare, me) - none)
    }
    offer(after, none, first, bonus + gain)
  }

  /** The command and every further shell, lowest unit first. */
  function fallOn(t: T, into: T, command: number, successes: number): void {
    copyState(t, into)
    dice.load(successes)
    apply(into, me, command)
    while (!s.isOver(into) && frameKind(into) === CHOOSE_BLASTED)
      apply(into, me, c.at(s.lowestBit(frameArg(into, 0))))
  }

  /** N-6.1 Bolster: the best card, then the best of the rest; all orders of all cards would be too many. */
  function takeBest(t: T, depth: number, first: number, bonus: number): void {
    const list = lists[depth]
    let chosen = NOTHING
    let highest = 0
    for (let i = 0; i < list.count; i++) {
      copyState(t, spare)
      apply(spare, me, list.codes[i])
      const value = judge(spare, me)
      if (chosen === NOTHING || value > highest) {
        chosen = list.codes[i]
        highest = value
      }
    }
    goOn(t, depth, chosen, first === NOTHING ? chosen : first, bonus)
  }

  return {
    dice,
    plan(root, side, beam) {
      me = side
      width = Math.min(beam, most)
      rootIsTurn = frameKind(root) === TURN
      best.first = NOTHING
      nextCount = 0
      from.draw = NOTHING
      from.drawn0 = 0
      from.drawn1 = 0
      if (rootIsTurn) {
        best.first = c.endTurn
        best.draw = NOTHING
        best.value = judge(root, me)
      }
      follow(root, 0, NOTHING, 0)
      const opening = lists[0]
      const openings = opening.codes.slice(0, opening.count)
      for (let cards = 1; cards < CARDS_MAX && nextCount > 0; cards++) {
        const count = nextCount
        const swap = kept
        kept = next
        next = swap
        nextCount = 0
        for (let i = 0; i < count; i++) {
          const node = kept[i]
          from.draw = node.draw
          from.drawn0 = node.drawn0
          from.drawn1 = node.drawn1
          follow(node.table, 0, node.first, node.bonus)
        }
      }
      // A card that shows new cards is played first: the rest is better planned with them.
      const drawFirst = rootIsTurn && best.draw !== NOTHING && openings.includes(best.draw)
      return { command: drawFirst ? best.draw : best.first, value: best.value }
    },
  }
}

const isCardDone = (t: T): boolean => s.isOver(t) || frameKind(t) === TURN

function sameState(a: T, b: T): boolean {
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false
  return true
}
