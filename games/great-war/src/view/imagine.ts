/**
 * G-14 Full states that agree with a view: all cards that the seat cannot place are dealt anew, to the hands it does
 * not see, to the cards being looked at and to the decks. Each way to deal is equally likely.
 */
import { type Chance, type Imaginer, RNG } from '@bivouac/kernel'
import { CARD_END, cardNamed, DECK_CARDS } from '../cards/cards.ts'
import { hexNamed } from '../geometry.ts'
import { callDoing, doingText } from '../position/frame-text.ts'
import { flagBits, readNote } from '../position/turn-notes.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import * as s from '../state/state.ts'
import { TERRAINS, type TerrainName } from '../terrain.ts'
import {
  COMBAT,
  COMMAND,
  DECK,
  DECK_NAMES,
  DISCARD,
  DRAWN,
  ENDINGS,
  type Ending,
  handOf,
  playedOf,
  SIDES,
  UNIT_KINDS,
  UNIT_NAMES,
  type UnitKind,
} from '../vocabulary.ts'
import type { GreatWarView } from './view.ts'

const { AT } = s
type T = s.GreatWarTable

export function imagine(board: GreatWarBoard, view: GreatWarView): Imaginer<GreatWarBoard> {
  const cells = knownCells(board, view)
  // The generator's cells stay those of the table.
  const known = cells.subarray(RNG + 4)
  const hidden = [COMMAND, COMBAT].map(deck => hiddenCards(cells, deck, view))
  return {
    imagine(chance, into) {
      into.cells.set(known, RNG + 4)
      for (let deck = 0; deck < 2; deck++) dealHidden(into, deck, hidden[deck], chance)
    },
  }
}

/** Filling in what is known draws no chance. */
const noChance: Chance = { die: () => 0, shuffle: () => {} }

/** Everything the view says outright, in its place in the state. */
function knownCells(board: GreatWarBoard, view: GreatWarView): Int32Array {
  const cells = new Int32Array(s.LAYOUT.size)
  const t: T = { board, cells, chance: noChance, recorder: undefined }
  cells[AT.turn] = view.turn
  cells[AT.active] = SIDES.indexOf(view.active)
  cells[AT.stale] = view.stale
  cells[AT.progress] = view.progress ? 1 : 0
  cells[AT.winner] = view.winner === 'nobody' ? 0 : SIDES.indexOf(view.winner) + 1
  cells[AT.ending] = ENDINGS.indexOf(view.ending as Ending) + 1
  cells[AT.pool] = view.pool
  cells[AT.aside] = view.aside
  cells[AT.flags] = flagBits(view.flags)
  view.objectives.forEach((objective, i) => {
    cells[AT.held + i * 2] = objective.british
    cells[AT.held + i * 2 + 1] = objective.german
  })
  knownBoard(cells, view)
  for (const [name, note] of Object.entries(view.notes)) readNote(cells, name, note)
  for (const [deck, pile] of [view.command, view.combat].entries()) {
    putAll(cells, deck, DISCARD, pile.discard)
    if (pile.drawnCards) putAll(cells, deck, DRAWN, pile.drawnCards)
    cells[AT.deckSizes + deck] = pile.deck
  }
  SIDES.forEach((name, side) => {
    const shown = view[name]
    cells[AT.hq + side] = shown.hq
    cells[AT.medals + side] = shown.medals
    cells[AT.kept + side] = shown.kept
    cells[AT.losses + side] = shown.losses
    cells[AT.limits + side] = shown.hand.limit
    putAll(cells, COMMAND, playedOf(side), shown.played.command)
    putAll(cells, COMBAT, playedOf(side), shown.played.combat)
    if (shown.own) {
      putAll(cells, COMMAND, handOf(side), shown.own.command)
      putAll(cells, COMBAT, handOf(side), shown.own.combat)
      cells[AT.standing + side] = shown.own.standing
    } else putAll(cells, COMBAT, handOf(side), [...shown.known, ...(shown.spied ?? [])])
    markAll(cells, AT.known + side * 2, shown.known)
    markAll(cells, AT.spied + side * 2, shown.spied ?? [])
  })
  for (const doing of view.doing) callDoing(t, doingText(doing).split(' '))
  return cells
}

function knownBoard(cells: Int32Array, view: GreatWarView): void {
  view.hexes.forEach(({ terrain, wire, crater }, hex) => {
    cells[AT.hexes + hex] =
      (TERRAINS.indexOf(terrain as TerrainName) << 8) | (wire ? s.WIRE : 0) | (crater ? s.CRATER : 0)
  })
  for (const { unit, kind, hex, figures, marks } of view.units) {
    const u = UNIT_NAMES.indexOf(unit)
    const at = hexNamed(hex)
    cells[AT.onBoard] |= 1 << u
    cells[AT.units + u] = s.packUnit(at, figures, UNIT_KINDS.indexOf(kind as UnitKind))
    cells[AT.hexes + at] |= u + 1
    cells[AT.occupied + (at >> 5)] |= 1 << (at & 31)
    for (const set of marks) cells[AT[set as 'ordered']] |= 1 << u
  }
}

const put = (cells: Int32Array, deck: number, zone: number, card: number): void => {
  cells[s.pileAt(deck, zone) + (card >> 5)] |= 1 << (card & 31)
}

function putAll(cells: Int32Array, deck: number, zone: number, cards: readonly string[]): void {
  for (const card of cards) put(cells, deck, zone, cardNamed(deck, card))
}

function markAll(cells: Int32Array, at: number, cards: readonly string[]): void {
  for (const name of cards) {
    const card = cardNamed(COMBAT, name)
    cells[at + (card >> 5)] |= 1 << (card & 31)
  }
}

interface Hidden {
  /** The cards that the seat cannot place. */
  readonly cards: Int32Array
  /** How many of them lie in each hand and among the cards being looked at; the rest is the deck. */
  readonly inHand: readonly [number, number]
  readonly drawn: number
}

function hiddenCards(cells: Int32Array, deck: number, view: GreatWarView): Hidden {
  const t = { cells } as T
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
    for (let i = 0; i < hidden.inHand[side]; i++) put(t.cells, deck, handOf(side), dealt[at++])
  for (let i = 0; i < hidden.drawn; i++) put(t.cells, deck, DRAWN, dealt[at++])
  for (let top = s.deckTop(t, deck); at < count; at++) {
    put(t.cells, deck, DECK, dealt[at])
    t.cells[top++] = dealt[at]
  }
}
