/**
 * The doors: the only functions that write the state. Each is one kind of thing that happens on a table; if a
 * recorder listens, it notes the fact. Without one nothing is allocated.
 */
import { type Part, revealTo, shuffle } from '@bivouac/kernel'
import { CARD_END, cardName, soldierOf } from './cards.ts'
import type { NormandyFact } from './facts.ts'
import * as s from './state.ts'
import {
  ACTIONS,
  DECK,
  DISCARD,
  ENDINGS,
  type Ending,
  enemyOf,
  HAND,
  kindOfUnit,
  MORTAR,
  REMOVED,
  SIDES,
  SUPPLY,
  sideOfUnit,
  unitName,
  ZONES,
} from './words.ts'

type T = s.NormandyTable
// Taken out of the table once: a look-up in it on every write would cost more than the write.
const {
  active: atActive,
  bids: atBids,
  controlled: atControlled,
  deckSizes: atDeckSizes,
  decks: atDecks,
  ending: atEnding,
  initiative: atInitiative,
  markers: atMarkers,
  onBoard: atOnBoard,
  points: atPoints,
  progress: atProgress,
  round: atRound,
  stale: atStale,
  suppressed: atSuppressed,
  targets: atTargets,
  tileUnits: atTileUnits,
  unitTiles: atUnitTiles,
  values: atValues,
  winner: atWinner,
} = s.AT

const note = (t: T, fact: NormandyFact): void => t.recorder?.note(fact)

// Rounds and turns

export function beginRound(t: T): void {
  t.words[atRound]++
  t.words[atProgress] = 0
  if (t.recorder) note(t, { type: 'roundStarted', round: s.roundOf(t) })
}

export function beginTurn(t: T, side: number): void {
  t.words[atActive] = side
  if (t.recorder) note(t, { type: 'turnStarted', side: SIDES[side] })
}

/** N-8.8 Anything that counts as progress was done in this round. */
const progress = (t: T): void => {
  t.words[atProgress] = 1
}

export function countStaleRound(t: T): number {
  t.words[atStale] = t.words[atProgress] ? 0 : t.words[atStale] + 1
  return t.words[atStale]
}

export function endGame(t: T, winner: number, ending: Ending): void {
  t.words[atWinner] = winner + 1
  t.words[atEnding] = ENDINGS.indexOf(ending) + 1
  if (t.recorder) note(t, { type: 'gameEnded', winner: SIDES[winner], ending })
}

// Cards

function put(t: T, side: number, card: number, from: number, to: number): void {
  const bit = 1 << (card & 31)
  t.words[s.pileAt(side, from) + (card >> 5)] &= ~bit
  t.words[s.pileAt(side, to) + (card >> 5)] |= bit
}

/** From one pile to another, decks apart. What leaves the hand for an open pile, the enemy sees. */
export function moveCard(t: T, side: number, card: number, from: number, to: number): void {
  put(t, side, card, from, to)
  if (from === HAND) revealTo(t, enemyOf(side))
  if (to === REMOVED) progress(t)
  if (t.recorder)
    note(t, { type: 'cardMoved', side: SIDES[side], card: cardName(card), from: ZONES[from], to: ZONES[to] })
}

/** N-3.5 A whole pile, the hand or the play area, goes to the discard pile. */
export function discardPile(t: T, side: number, from: number): void {
  const pile = s.pileAt(side, from)
  const discard = s.pileAt(side, DISCARD)
  if (from === HAND && !s.isEmpty(t, side, HAND)) revealTo(t, enemyOf(side))
  if (t.recorder)
    for (const card of s.cardsIn(t, side, from))
      note(t, {
        type: 'cardMoved',
        side: SIDES[side],
        card: cardName(card),
        from: ZONES[from],
        to: 'discard',
      })
  for (let word = 0; word < 2; word++) {
    t.words[discard + word] |= t.words[pile + word]
    t.words[pile + word] = 0
  }
}

/** N-3.2, N-6.2 The first card of the deck goes to the hand. */
export function drawCard(t: T, side: number): void {
  const at = s.deckTop(t, side)
  const card = t.words[at]
  t.words[at] = 0
  t.words[atDeckSizes + side]--
  put(t, side, card, DECK, HAND)
  revealTo(t, side)
  if (t.recorder)
    note(t, { type: 'cardMoved', side: SIDES[side], card: cardName(card), from: 'deck', to: 'hand' })
}

/** N-2.2 Puts a card of the scenario into its first pile; decks are ordered afterwards. */
export function dealCard(t: T, side: number, card: number, zone: number): void {
  t.words[s.pileAt(side, zone) + (card >> 5)] |= 1 << (card & 31)
}

/** N-2.2, N-3.3, N-7.5 The cards of the deck in a new order, drawn from chance. */
export function shuffleDeck(t: T, side: number): void {
  const count = s.cardCount(t, side, DECK)
  t.words[atDeckSizes + side] = count
  let at = s.deckTop(t, side)
  const top = at
  const pile = s.pileAt(side, DECK)
  for (let word = 0; word < 2; word++)
    for (let bits = t.words[pile + word]; bits !== 0; bits &= bits - 1)
      t.words[at++] = (word << 5) + s.lowestBit(bits)
  shuffle(t, top, count, side)
  if (t.recorder) note(t, { type: 'deckShuffled', side: SIDES[side], count })
}

/** N-3.3 The whole discard pile becomes the deck. */
export function turnDiscardPile(t: T, side: number): void {
  const from = s.pileAt(side, DISCARD)
  const to = s.pileAt(side, DECK)
  for (let word = 0; word < 2; word++) {
    t.words[to + word] |= t.words[from + word]
    t.words[from + word] = 0
  }
  shuffleDeck(t, side)
}

/** N-7.5 A man is lost: his card leaves the game, and everybody learns who he was (N-7.7). */
export function loseCard(t: T, side: number, card: number, from: number, unit: number): void {
  put(t, side, card, from, REMOVED)
  progress(t)
  revealTo(t, enemyOf(side))
  if (t.recorder)
    note(t, {
      type: 'casualty',
      side: SIDES[side],
      unit: unitName(unit),
      card: cardName(card),
      name: soldierOf(side, card) ?? '',
      from: ZONES[from],
    })
  if (from === DECK) {
    // The place it leaves is closed by ordering the rest anew.
    const end = atDecks + (side + 1) * CARD_END
    t.words.fill(0, s.deckTop(t, side), end)
    shuffleDeck(t, side)
  }
}

/** N-3.4 A card is chosen and stays in the hand until both are revealed. */
export function chooseBid(t: T, side: number, card: number): void {
  t.words[atBids + side] = card + 1
  if (t.recorder) note(t, { type: 'bidMade', side: SIDES[side], card: cardName(card) })
}

export function bidNothing(t: T, side: number): void {
  t.words[atBids + side] = s.NO_CARD
}

const bidName = (t: T, side: number): string | undefined =>
  s.bidOf(t, side) === s.NO_CARD ? undefined : cardName(s.bidOf(t, side) - 1)

/** N-3.4 Both bids become known and the marker goes to the winner. */
export function revealBids(t: T, usNumber: number, germanNumber: number, holder: number): void {
  if (t.recorder)
    note(t, {
      type: 'bidsRevealed',
      us: bidName(t, 0),
      german: bidName(t, 1),
      numbers: [usNumber, germanNumber],
      initiative: SIDES[holder],
    })
  t.words[atInitiative] = holder
  for (let side = 0; side < 2; side++) {
    const bid = s.bidOf(t, side)
    t.words[atBids + side] = 0
    if (bid !== s.NO_CARD) moveCard(t, side, bid - 1, HAND, DISCARD)
  }
}

export function giveInitiative(t: T, side: number): void {
  t.words[atInitiative] = side
}

export function noteCardPlayed(t: T, side: number, card: number, use: string, value: number): void {
  if (t.recorder) note(t, { type: 'cardPlayed', side: SIDES[side], card: cardName(card), use, value })
}

/** N-5.3, N-6.3 One Fog of War card goes from supply to discard pile. */
export const takeFog = (t: T, side: number, card: number): void => moveCard(t, side, card, SUPPLY, DISCARD)

// Counters

function lift(t: T, unit: number): void {
  const tile = s.tileOf(t, unit)
  t.words[atTileUnits + tile] &= ~(1 << unit)
}

function set(t: T, unit: number, tile: number): void {
  t.words[atUnitTiles + unit] = tile + 1
  t.words[atTileUnits + tile] |= 1 << unit
  progress(t)
}

/** N-2.1, N-3.10 A counter comes onto the board, ready. */
export function placeCounter(t: T, unit: number, tile: number): void {
  t.words[atOnBoard] |= 1 << unit
  set(t, unit, tile)
  if (t.recorder) note(t, { type: 'counterEntered', unit: unitName(unit), tile: t.board.tiles[tile] })
}

export function moveCounter(t: T, unit: number, tile: number): void {
  const from = s.tileOf(t, unit)
  lift(t, unit)
  set(t, unit, tile)
  if (t.recorder)
    note(t, {
      type: 'counterMoved',
      unit: unitName(unit),
      from: t.board.tiles[from],
      to: t.board.tiles[tile],
    })
  if (kindOfUnit(unit) === MORTAR) removeTarget(t, sideOfUnit(unit))
}

export function removeCounter(t: T, unit: number): void {
  const tile = s.tileOf(t, unit)
  lift(t, unit)
  t.words[atOnBoard] &= ~(1 << unit)
  t.words[atSuppressed] &= ~(1 << unit)
  t.words[atUnitTiles + unit] = 0
  progress(t)
  if (t.recorder) note(t, { type: 'counterRemoved', unit: unitName(unit), tile: t.board.tiles[tile] })
  if (kindOfUnit(unit) === MORTAR) removeTarget(t, sideOfUnit(unit))
}

/** N-1.5 A counter is turned to ready or to suppressed. */
export function turnCounter(t: T, unit: number, suppressed: boolean): void {
  if (suppressed) t.words[atSuppressed] |= 1 << unit
  else t.words[atSuppressed] &= ~(1 << unit)
  if (t.recorder) note(t, { type: 'counterTurned', unit: unitName(unit), suppressed })
}

// Markers

export function placeMarker(t: T, side: number, tile: number): void {
  t.words[atMarkers + side] |= 1 << tile
  progress(t)
  if (t.recorder) note(t, { type: 'markerPlaced', side: SIDES[side], tile: t.board.tiles[tile] })
}

/** N-1.7, N-1.8 A marker is turned over, and its side's points follow. */
export function turnMarker(t: T, side: number, tile: number, controlled: boolean): void {
  const value = s.worthOf(t, tile)
  if (controlled) t.words[atControlled + side] |= 1 << tile
  else t.words[atControlled + side] &= ~(1 << tile)
  t.words[atPoints + side] += controlled ? value : -value
  progress(t)
  if (t.recorder) note(t, { type: 'markerTurned', side: SIDES[side], tile: t.board.tiles[tile], controlled })
}

/** N-1.8 A tile's objective gets its first value. */
export function layObjective(t: T, tile: number, value: number): void {
  t.words[atValues + tile] = value
}

/** N-10.1 The objective of a tile that `side` controls is worth one more. */
export function raiseObjective(t: T, side: number, tile: number): void {
  t.words[atValues + tile]++
  t.words[atPoints + side]++
  progress(t)
  if (t.recorder) note(t, { type: 'objectiveRaised', tile: t.board.tiles[tile], value: s.worthOf(t, tile) })
}

export function placeTarget(t: T, side: number, tile: number): void {
  t.words[atTargets + side] = tile + 1
  if (t.recorder) note(t, { type: 'targetPlaced', side: SIDES[side], tile: t.board.tiles[tile] })
}

/** N-5.5 The target marker leaves the board, if it is there. */
export function removeTarget(t: T, side: number): void {
  if (s.targetOf(t, side) < 0) return
  t.words[atTargets + side] = 0
  if (t.recorder) note(t, { type: 'targetRemoved', side: SIDES[side] })
}

/** N-7.4 Dice have been rolled at a counter: nothing changes but what is known. */
export function noteRoll(
  t: T,
  by: number,
  target: number,
  action: number,
  faces: readonly number[],
  parts: readonly Part[],
  total: number,
  hit: boolean,
): void {
  note(t, {
    type: 'diceRolled',
    by: unitName(by),
    at: unitName(target),
    use: ACTIONS[action],
    faces,
    parts,
    total,
    hit,
  })
}
