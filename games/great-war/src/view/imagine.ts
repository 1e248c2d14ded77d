/**
 * G-14 Full states that agree with a view: all cards that the seat cannot place are dealt anew, to the hands it does
 * not see, to the cards being looked at and to the decks. Each way to deal is equally likely.
 */
import {
  type Chance,
  callDoings,
  type Imaginer,
  imaginedTable,
  imaginerOf,
  NO_CHANCE,
  newTable,
  seeded,
} from '@bivouac/kernel'
import { CARD_END, cardNamed, DECK_CARDS } from '../cards/cards.ts'
import { hexNamed } from '../geometry.ts'
import { flagBits, readNote } from '../position/turn-notes.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { mark } from '../state/doors.ts'
import { FRAMES } from '../state/frames.ts'
import * as lay from '../state/lay.ts'
import * as s from '../state/state.ts'
import { TERRAINS, type TerrainName } from '../terrain.ts'
import {
  COMBAT,
  COMMAND,
  DECK,
  DECK_NAMES,
  DISCARD,
  DRAWN,
  type Ending,
  handOf,
  playedOf,
  SIDES,
  type Side,
  UNIT_KINDS,
  UNIT_NAMES,
  type UnitKind,
} from '../vocabulary.ts'
import type { GreatWarView, SideView } from './view.ts'

type T = s.GreatWarTable

export function imagine(board: GreatWarBoard, view: GreatWarView): Imaginer<GreatWarBoard> {
  const known = knownTable(board, view)
  const hidden = [COMMAND, COMBAT].map(deck => hiddenCards(known, deck, view))
  return imaginerOf(known, (into, chance) => {
    for (let deck = 0; deck < 2; deck++) dealHidden(into, deck, hidden[deck], chance)
  })
}

/** One table that agrees with a view. */
export const tableFrom = (board: GreatWarBoard, view: GreatWarView): T =>
  imaginedTable(s.LAYOUT, board, imagine(board, view), seeded)

/** Everything the view says outright, in its place in the state. */
function knownTable(board: GreatWarBoard, view: GreatWarView): T {
  const t = newTable(s.LAYOUT, board, NO_CHANCE)
  lay.layTurn(t, view.turn, SIDES.indexOf(view.active))
  lay.layProgress(t, view.stale, view.progress)
  if (view.winner !== 'nobody') lay.layEnd(t, SIDES.indexOf(view.winner), view.ending as Ending)
  lay.layAside(t, view.aside)
  lay.layFlags(t, flagBits(view.flags))
  view.objectives.forEach((objective, i) => {
    SIDES.forEach((name, side) => {
      lay.layHeld(t, i, side, objective[name])
    })
  })
  layKnownBoard(t, view)
  for (const [name, note] of Object.entries(view.notes)) readNote(t, name, note)
  for (const [deck, pile] of [view.command, view.combat].entries()) {
    layAll(t, deck, DISCARD, pile.discard)
    if (pile.drawnCards) layAll(t, deck, DRAWN, pile.drawnCards)
    lay.layDeckSize(t, deck, pile.deck)
  }
  SIDES.forEach((name, side) => {
    layKnownSide(t, side, view[name])
  })
  lay.layPoolAndMedals(t)
  callDoings(t, FRAMES, view.doing)
  return t
}

function layKnownBoard(t: T, view: GreatWarView): void {
  view.hexes.forEach(({ terrain, wire, crater }, hex) => {
    lay.layHex(t, hex, TERRAINS.indexOf(terrain as TerrainName), wire, crater)
  })
  for (const { unit, kind, hex, figures, marks } of view.units) {
    const u = UNIT_NAMES.indexOf(unit)
    lay.layUnit(t, u, UNIT_KINDS.indexOf(kind as UnitKind), figures, hexNamed(hex))
    for (const set of marks) mark(t, s.AT[set as s.Field], u)
  }
}

function layKnownSide(t: T, side: Side, shown: SideView): void {
  lay.layOfSide(t, 'hq', side, shown.hq)
  lay.layOfSide(t, 'kept', side, shown.kept)
  lay.layOfSide(t, 'losses', side, shown.losses)
  lay.layOfSide(t, 'limits', side, shown.hand.limit)
  layAll(t, COMMAND, playedOf(side), shown.played.command)
  layAll(t, COMBAT, playedOf(side), shown.played.combat)
  const { known, spied = [], own } = shown
  if (own) {
    layAll(t, COMMAND, handOf(side), own.command)
    layAll(t, COMBAT, handOf(side), own.combat)
    lay.layOfSide(t, 'standing', side, own.standing)
  } else layAll(t, COMBAT, handOf(side), [...known, ...spied])
  for (const card of known) lay.laySeen(t, 'known', side, cardNamed(COMBAT, card))
  for (const card of spied) lay.laySeen(t, 'spied', side, cardNamed(COMBAT, card))
}

function layAll(t: T, deck: number, zone: number, cards: readonly string[]): void {
  for (const card of cards) lay.layCard(t, deck, zone, cardNamed(deck, card))
}

interface Hidden {
  /** The cards that the seat cannot place. */
  readonly cards: Int32Array
  /** How many of them lie in each hand and among the cards being looked at; the rest is the deck. */
  readonly inHand: readonly [number, number]
  readonly drawn: number
}

function hiddenCards(t: T, deck: number, view: GreatWarView): Hidden {
  const cards: number[] = []
  for (let card = 0; card < DECK_CARDS[deck]; card++) if (s.zoneOf(t, deck, card) < 0) cards.push(card)
  const missing = (side: number): number =>
    view[SIDES[side]].hand[DECK_NAMES[deck]] - s.cardCount(t, deck, handOf(side))
  const pile = deck === COMMAND ? view.command : view.combat
  return {
    cards: Int32Array.from(cards),
    inHand: [missing(0), missing(1)],
    drawn: pile.drawn - s.cardCount(t, deck, DRAWN),
  }
}

const dealt = new Int32Array(CARD_END)

function dealHidden(t: T, deck: number, hidden: Hidden, chance: Chance): void {
  const count = hidden.cards.length
  dealt.set(hidden.cards)
  for (let i = 0; i < count; i++) {
    const j = i + (count - i < 2 ? 0 : chance.die(t, count - i))
    const card = dealt[j]
    dealt[j] = dealt[i]
    dealt[i] = card
  }
  let at = 0
  for (let side = 0; side < 2; side++)
    for (let i = 0; i < hidden.inHand[side]; i++) lay.layCard(t, deck, handOf(side), dealt[at++])
  for (let i = 0; i < hidden.drawn; i++) lay.layCard(t, deck, DRAWN, dealt[at++])
  for (let depth = 0; at < count; depth++, at++) {
    lay.layCard(t, deck, DECK, dealt[at])
    lay.layInDeck(t, deck, depth, dealt[at])
  }
}
