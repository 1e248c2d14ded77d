/**
 * Plans a turn on imagined tables: card after card, keeping the few best positions each time. Dice are averaged by
 * their exact chance; cards that would be drawn count with an average worth, because nobody knows them yet.
 */
import { commands, copyState, firstOf, frameKind, has, lowestBit, newTable, verbOf } from '@bivouac/kernel'
import { KIND, printedValue } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { apply, legal } from '../decisions/decisions.ts'
import { chanceOf } from '../odds.ts'
import { FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { chooseBlasted, chooseTarget, takeCards, turn } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { BLAST, COMMAND, DECK, DISCARD, FOG, HAND, MORTAR, RECON, SUPPLY } from '../vocabulary.ts'
import { copyWay, NOTHING, newBeam, newWay } from './beam.ts'
import { ALL_FAIL, ALL_SUCCEED, loadedDice } from './dice.ts'
import { judgeBy } from './features.ts'
import { countBits } from './survey.ts'
import type { Weights } from './weights.ts'

type T = s.NormandyTable

/** No card asks for more choices in a row than this: a Bolster takes three cards. */
const CHOICES_MAX = 8
/** Plans go no farther than so many cards. */
const CARDS_MAX = 10
/** From this chance on a plan counts on a hit. */
const LIKELY = 0.5
/** The value of a victory that needs no luck: nothing is better, so the shortest way to it is taken. */
const CERTAIN = 1_000_000

interface Plan {
  readonly command: number
  /** What the turn should lead to. */
  readonly value: number
}

export interface Planner {
  /** The best first command for `side` from here, keeping `width` positions after each card. */
  plan(root: T, side: number, width: number): Plan
}

export function newPlanner(board: NormandyBoard, weights: Weights, most: number): Planner {
  const dice = loadedDice()
  const { judge } = judgeBy(weights)
  const lists = Array.from({ length: CHOICES_MAX }, () => commands(256))
  const tables = Array.from({ length: CHOICES_MAX }, () => newTable(s.LAYOUT, board, dice))
  const spare = newTable(s.LAYOUT, board, dice)
  let kept = newBeam(board, dice, most)
  let next = newBeam(board, dice, most)
  let me = 0
  /** The way to the position that is being followed, without the card in work; and the way to the best one so far. */
  const way = newWay()
  const reached = newWay()
  const best = newWay()
  let bestValue = 0

  /** A position after a whole card: perhaps the best end of the turn, perhaps worth going on from. */
  function offer(t: T, judged: number, first: number, gain: number, lucky = false): void {
    copyWay(way, reached)
    reached.first = first
    reached.bonus += gain
    if (lucky) reached.lucky = true
    consider(t, judged)
  }

  function consider(t: T, judged: number): void {
    const won = s.isOver(t) && judged > 0 && !reached.lucky
    const value = won ? CERTAIN : judged + reached.bonus
    if (best.first === NOTHING || value > bestValue) {
      copyWay(reached, best)
      bestValue = value
    }
    if (!s.isOver(t)) next.offer(t, value, reached)
  }

  /** Tries every command from the position in `t` and follows it until the card is done. */
  function follow(t: T, depth: number, first: number): void {
    const list = lists[depth]
    list.count = 0
    legal(t, me, list)
    const kind = frameKind(t)
    if (kind === takeCards.kind && takeCards.from(t) === SUPPLY) return takeBest(t, depth, first)
    if (kind === chooseTarget.kind) return shootBest(t, depth, first)
    for (let i = 0; i < list.count; i++) {
      const command = list.codes[i]
      const begin = first === NOTHING ? command : first
      if (kind === turn.kind) playCard(t, depth, command, begin)
      else if (kind === chooseBlasted.kind)
        shell(t, depth, command, begin, chooseBlasted.units(t), chooseBlasted.dice(t))
      else goOn(t, depth, command, begin)
    }
  }

  function goOn(t: T, depth: number, command: number, first: number): void {
    const after = tables[depth]
    copyState(t, after)
    apply(after, me, command)
    if (s.isOver(after) || frameKind(after) === turn.kind) offer(after, judge(after, me), first, 0)
    else follow(after, depth + 1, first)
  }

  /** Hunkering down is left out: it only makes a side poorer, and may cost it its hope (N-8.6). */
  function playCard(t: T, depth: number, command: number, first: number): void {
    const verb = verbOf(command)
    if (verb === c.END_TURN || verb === c.HUNKER_DOWN || !isKnown(t, firstOf(command))) return
    const action = verb === c.PLAY ? c.actionIn(command) : NOTHING
    if (action === COMMAND || (action === RECON && isKnown(t, FOG))) drawCards(t, depth, command, first)
    else if (action === BLAST)
      shell(t, depth, command, first, s.unitsOn(t, s.targetOf(t, me)), printedValue(MORTAR, BLAST))
    else if (action !== RECON) goOn(t, depth, command, first)
  }

  /** Whether a card of this kind is in hand that was not drawn in this very plan. */
  function isKnown(t: T, kind: number): boolean {
    const drawn = KIND[kind].word === 0 ? way.drawnLow : way.drawnHigh
    return drawn === 0 || s.kindCount(t, me, HAND, kind) > countBits(drawn & KIND[kind].mask)
  }

  /** Cards drawn are worth an average card, as far as deck or discard pile are not Fog of War. */
  function drawCards(t: T, depth: number, command: number, first: number): void {
    const pile = s.isEmpty(t, me, DECK) ? DISCARD : DECK
    const cards = s.cardCount(t, me, pile)
    const useful = cards === 0 ? 0 : 1 - s.kindCount(t, me, pile, FOG) / cards
    const after = tables[depth]
    copyState(t, after)
    apply(after, me, command)
    const low = s.pileWord(after, me, HAND, 0) & ~s.pileWord(t, me, HAND, 0)
    const high = s.pileWord(after, me, HAND, 1) & ~s.pileWord(t, me, HAND, 1)
    copyWay(way, reached)
    reached.first = first
    reached.draw = command
    reached.drawnLow |= low
    reached.drawnHigh |= high
    reached.bonus += (countBits(low) + countBits(high)) * useful * weights.drawnCard
    consider(after, judge(after, me))
  }

  /** N-7.4 A miss leads to the same position whatever was shot at, so the target with the most to gain is the best. */
  function shootBest(t: T, depth: number, first: number): void {
    const list = lists[depth]
    const shooter = s.tileOf(t, chooseTarget.unit(t))
    const missed = tables[depth]
    shoot(t, missed, list.codes[0], ALL_FAIL)
    const nothing = judge(missed, me)
    let chosen = NOTHING
    let gain = 0
    let likely = false
    for (let i = 0; i < list.count; i++) {
      const chance = chanceOf(totalDefence(t, shooter, firstOf(list.codes[i])), chooseTarget.dice(t))
      shoot(t, spare, list.codes[i], ALL_SUCCEED)
      const average = chance * (judge(spare, me) - nothing)
      if (chosen !== NOTHING && average <= gain) continue
      chosen = list.codes[i]
      gain = average
      likely = chance > LIKELY
    }
    const begin = first === NOTHING ? chosen : first
    if (!likely) return offer(missed, nothing, begin, gain)
    shoot(t, spare, chosen, ALL_SUCCEED)
    const hit = judge(spare, me)
    offer(spare, hit, begin, gain + nothing - hit, true)
  }

  /** A shot, or a Blast with every further shell, lowest unit first. */
  function shoot(t: T, into: T, command: number, successes: number): void {
    copyState(t, into)
    dice.load(successes)
    apply(into, me, command)
    while (!s.isOver(into) && frameKind(into) === chooseBlasted.kind)
      apply(into, me, c.at(lowestBit(chooseBlasted.units(into))))
  }

  /** N-7.1 Each counter under the shells is looked at alone: with so few hits they hardly meet. */
  function shell(t: T, depth: number, command: number, first: number, units: number, count: number): void {
    const missed = tables[depth]
    shoot(t, missed, command, ALL_FAIL)
    const nothing = judge(missed, me)
    const named = verbOf(command) === c.AT_UNIT ? firstOf(command) : NOTHING
    let nth = named === NOTHING ? 0 : 1
    let gain = 0
    for (let bits = units; bits !== 0; bits &= bits - 1) {
      const unit = lowestBit(bits)
      shoot(t, spare, command, 1 << (unit === named ? 0 : nth++))
      gain += chanceOf(totalDefence(t, FROM_ABOVE, unit), count) * (judge(spare, me) - nothing)
    }
    offer(missed, nothing, first, gain)
  }

  /** N-6.1 Bolster: the best card, then the best of the rest; all orders of all cards would be too many. */
  function takeBest(t: T, depth: number, first: number): void {
    const list = lists[depth]
    let chosen = NOTHING
    let highest = 0
    for (let i = 0; i < list.count; i++) {
      copyState(t, spare)
      apply(spare, me, list.codes[i])
      const value = judge(spare, me)
      if (chosen !== NOTHING && value <= highest) continue
      chosen = list.codes[i]
      highest = value
    }
    goOn(t, depth, chosen, first === NOTHING ? chosen : first)
  }

  /** Goes on by one card from every position that was kept. */
  function goOnByOneCard(width: number): void {
    const done = kept
    kept = next
    next = done
    next.clear(width)
    for (let i = 0; i < kept.count; i++) {
      copyWay(kept.kept[i].way, way)
      follow(kept.kept[i].table, 0, way.first)
    }
  }

  return {
    plan(root, side, width) {
      me = side
      copyWay(newWay(), way)
      copyWay(way, best)
      const isTurn = frameKind(root) === turn.kind
      if (isTurn) {
        best.first = c.endTurn
        bestValue = judge(root, me)
      }
      next.clear(width)
      follow(root, 0, NOTHING)
      for (let cards = 1; cards < CARDS_MAX && next.count > 0; cards++) goOnByOneCard(width)
      // A card that shows new cards is played first, if it can be: the rest is better planned with them.
      lists[0].count = 0
      legal(root, me, lists[0])
      const drawFirst = isTurn && best.draw !== NOTHING && has(lists[0], best.draw)
      return { command: drawFirst ? best.draw : best.first, value: bestValue }
    },
  }
}
