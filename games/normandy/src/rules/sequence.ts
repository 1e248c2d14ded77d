/** N-2, N-3 The sequence of play: setup, then rounds of draw, initiative and two turns. */
import { INITIATIVE, KIND, kindOf } from '../cards/cards.ts'
import * as doors from '../state/doors.ts'
import { bidding, turn } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { DECK, enemyOf, HAND, PLAY, type Side, SUPPLY, UNITS } from '../vocabulary.ts'
import { drawCards, HAND_SIZE } from './draw.ts'
import { decideByPoints, STALE_ROUNDS_MAX } from './victory.ts'

type T = s.NormandyTable

/** N-2.1, N-2.2 The scenario on the table, US deck shuffled first, and the first round begun. */
export function setup(t: T): void {
  const { start, initiative } = t.board
  for (let tile = 0; tile < t.board.tiles.length; tile++) doors.layObjective(t, tile, start.value[tile])
  for (let side = 0; side < 2; side++) {
    for (let tile = 0; tile < t.board.tiles.length; tile++) {
      if ((start.markers[side] >> tile) & 1) doors.placeMarker(t, side, tile)
      if ((start.controlled[side] >> tile) & 1) doors.turnMarker(t, side, tile, true)
    }
    dealCards(t, side)
  }
  for (let unit = 0; unit < UNITS; unit++)
    if (start.counters[unit] >= 0) doors.placeCounter(t, unit, start.counters[unit])
  doors.giveInitiative(t, initiative)
  doors.shuffleDeck(t, 0)
  doors.shuffleDeck(t, 1)
  bidding.call(t)
  beginRound(t)
}

/** N-2.1 The lowest numbers of a kind go to the deck, the next ones to the supply. */
function dealCards(t: T, side: Side): void {
  const { deck, supply } = t.board.start
  for (let kind = 0; kind < KIND.length; kind++) {
    const inDeck = deck[side][kind]
    const dealt = inDeck + supply[side][kind]
    for (let i = 0; i < dealt; i++) doors.dealCard(t, side, KIND[kind].first + i, i < inDeck ? DECK : SUPPLY)
  }
}

/** N-3.1, N-3.2 Both sides draw, US first. */
function beginRound(t: T): void {
  doors.beginRound(t)
  drawCards(t, 0, HAND_SIZE)
  drawCards(t, 1, HAND_SIZE)
  bidding.goto(t)
  for (let side = 0; side < 2; side++) if (s.isEmpty(t, side, HAND)) doors.bidNothing(t, side)
  revealWhenBothChose(t)
}

/** N-3.4 An empty hand bids 0. */
function bidNumber(t: T, side: Side): number {
  const chosen = s.bidOf(t, side)
  return chosen === s.NO_CARD ? 0 : INITIATIVE[kindOf[chosen - 1]]
}

/** N-3.4 The higher number takes the marker; on a tie the holder keeps it. */
export function revealWhenBothChose(t: T): void {
  if (s.bidOf(t, 0) === 0 || s.bidOf(t, 1) === 0) return
  const us = bidNumber(t, 0)
  const german = bidNumber(t, 1)
  const holder = us > german ? 0 : us < german ? 1 : s.initiativeOf(t)
  doors.revealBids(t, us, german, holder)
  turn.goto(t)
  doors.beginTurn(t, holder)
}

/** N-3.5 The rest of the hand and the whole play area are discarded; then the other side, then a new round. */
export function endTurn(t: T, side: Side): void {
  doors.discardPile(t, side, HAND)
  doors.discardPile(t, side, PLAY)
  if (side === s.initiativeOf(t)) return doors.beginTurn(t, enemyOf(side))
  // N-8.8
  if (doors.countStaleRound(t) >= STALE_ROUNDS_MAX) return decideByPoints(t, 'no-progress')
  beginRound(t)
}
