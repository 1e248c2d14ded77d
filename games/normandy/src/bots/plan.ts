/**
 * Plans a turn on imagined tables: card after card, keeping the few best positions each time. Dice are averaged by
 * their exact chance; cards that would be drawn count with an average worth, because nobody knows them yet.
 */
import { copyState, firstOf, frameKind, has, verbOf } from '@bivouac/kernel'
import { KIND, printedValue } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { apply, legal } from '../decisions/decisions.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { chooseBlasted, chooseTarget, takeCards, turn } from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  BLAST,
  type CardKind,
  COMMAND,
  DECK,
  DISCARD,
  FOG,
  HAND,
  MORTAR,
  RECON,
  type Side,
  SUPPLY,
} from '../vocabulary.ts'
import { copyWay, NOTHING } from './beam.ts'
import { type Bench, newBench } from './bench.ts'
import { shellAll, shootBest } from './plan-fire.ts'
import { countBits } from './survey.ts'
import type { Weights } from './weights.ts'

type T = s.NormandyTable

/** Plans go no farther than so many cards. */
const CARDS_MAX = 10

interface Plan {
  readonly command: number
  /** What the turn should lead to. */
  readonly value: number
}

export interface Planner {
  /** The best first command for `side` from here, keeping `width` positions after each card. */
  plan(root: T, side: Side, width: number): Plan
}

export function newPlanner(board: NormandyBoard, weights: Weights, most: number): Planner {
  const bench = newBench(board, weights, most)
  const { found, lists } = bench
  return {
    plan(root, side, width) {
      bench.side = side
      found.clear(width)
      const isTurn = frameKind(root) === turn.kind
      if (isTurn) {
        found.best.first = c.endTurn
        found.bestValue = bench.judge(root, side)
      }
      follow(bench, root, 0, NOTHING)
      for (let cards = 1; cards < CARDS_MAX; cards++) {
        const kept = found.nextCard()
        for (let i = 0; i < kept.count; i++) {
          copyWay(kept.kept[i].way, found.way)
          follow(bench, kept.kept[i].table, 0, found.way.first)
        }
      }
      // A card that shows new cards is played first, if it can be: the rest is better planned with them.
      lists[0].count = 0
      legal(root, side, lists[0])
      const drawFirst = isTurn && found.best.draw !== NOTHING && has(lists[0], found.best.draw)
      return { command: drawFirst ? found.best.draw : found.best.first, value: found.bestValue }
    },
  }
}

/** Tries every command from the position in `t` and follows it until the card is done. */
function follow(bench: Bench, t: T, depth: number, first: number): void {
  const list = bench.lists[depth]
  list.count = 0
  legal(t, bench.side, list)
  const kind = frameKind(t)
  if (kind === takeCards.kind && takeCards.from(t) === SUPPLY) return takeBest(bench, t, depth, first)
  if (kind === chooseTarget.kind) return shootBest(bench, t, depth, first)
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    const begin = first === NOTHING ? command : first
    if (kind === turn.kind) playCard(bench, t, depth, command, begin)
    else if (kind === chooseBlasted.kind)
      shellAll(bench, t, depth, command, begin, chooseBlasted.units(t), chooseBlasted.dice(t))
    else goOn(bench, t, depth, command, begin)
  }
}

function goOn(bench: Bench, t: T, depth: number, command: number, first: number): void {
  const { side } = bench
  const after = bench.tables[depth]
  copyState(t, after)
  apply(after, side, command)
  if (s.isOver(after) || frameKind(after) === turn.kind)
    bench.found.offer(after, bench.judge(after, side), first, 0)
  else follow(bench, after, depth + 1, first)
}

/** Hunkering down is left out: it only makes a side poorer, and may cost it its hope (N-8.6). */
function playCard(bench: Bench, t: T, depth: number, command: number, first: number): void {
  const verb = verbOf(command)
  if (verb === c.END_TURN || verb === c.HUNKER_DOWN || !isKnown(bench, t, firstOf(command))) return
  const action = verb === c.PLAY ? c.actionIn(command) : NOTHING
  if (action === COMMAND || (action === RECON && isKnown(bench, t, FOG)))
    drawCards(bench, t, depth, command, first)
  else if (action === BLAST) {
    const under = s.unitsOn(t, s.targetOf(t, bench.side))
    shellAll(bench, t, depth, command, first, under, printedValue(MORTAR, BLAST))
  } else if (action !== RECON) goOn(bench, t, depth, command, first)
}

/** Whether a card of this kind is in hand that was not drawn in this very plan. */
function isKnown({ found: { way }, side }: Bench, t: T, kind: CardKind): boolean {
  const drawn = KIND[kind].cell === 0 ? way.drawnLow : way.drawnHigh
  return drawn === 0 || s.kindCount(t, side, HAND, kind) > countBits(drawn & KIND[kind].mask)
}

/** Cards drawn are worth an average card, as far as deck or discard pile are not Fog of War. */
function drawCards(bench: Bench, t: T, depth: number, command: number, first: number): void {
  const { found, side } = bench
  const pile = s.isEmpty(t, side, DECK) ? DISCARD : DECK
  const cards = s.cardCount(t, side, pile)
  const useful = cards === 0 ? 0 : 1 - s.kindCount(t, side, pile, FOG) / cards
  const after = bench.tables[depth]
  copyState(t, after)
  apply(after, side, command)
  const low = s.pileCell(after, side, HAND, 0) & ~s.pileCell(t, side, HAND, 0)
  const high = s.pileCell(after, side, HAND, 1) & ~s.pileCell(t, side, HAND, 1)
  const way = found.setOut(first)
  way.draw = command
  way.drawnLow |= low
  way.drawnHigh |= high
  way.bonus += (countBits(low) + countBits(high)) * useful * bench.weights.drawnCard
  found.consider(after, bench.judge(after, side))
}

/** N-6.1 Bolster: the best card, then the best of the rest; all orders of all cards would be too many. */
function takeBest(bench: Bench, t: T, depth: number, first: number): void {
  const { spare, judge, side } = bench
  const list = bench.lists[depth]
  let chosen = NOTHING
  let highest = 0
  for (let i = 0; i < list.count; i++) {
    copyState(t, spare)
    apply(spare, side, list.codes[i])
    const value = judge(spare, side)
    if (chosen !== NOTHING && value <= highest) continue
    chosen = list.codes[i]
    highest = value
  }
  goOn(bench, t, depth, chosen, first === NOTHING ? chosen : first)
}
