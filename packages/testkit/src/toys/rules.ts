/** The toy game's rules: bid, act, answer, draw, until somebody has points enough. */
import {
  add,
  type Commands,
  call,
  code,
  end,
  firstOf,
  frameArg,
  frameKind,
  goto,
  revealTo,
  rollDie,
  setFrameArg,
  shuffle,
  verbOf,
} from '@bivouac/kernel'
import * as w from './state.ts'

export const VERBS = ['bid', 'attack', 'peek', 'pass', 'yield', 'discard', 'keep', 'bury'] as const
const verb = (name: (typeof VERBS)[number]): number => VERBS.indexOf(name)
const V = {
  bid: verb('bid'),
  attack: verb('attack'),
  peek: verb('peek'),
  pass: verb('pass'),
  yield: verb('yield'),
  discard: verb('discard'),
  keep: verb('keep'),
  bury: verb('bury'),
}
const { at } = w.LAYOUT

const note = (t: w.ToyTable, fact: w.ToyFact): void => t.recorder?.note(fact)

export function moveCard(t: w.ToyTable, seat: number, card: number, zone: number): void {
  t.cells[at.zone + seat * w.CARDS + card - 1] = zone
}

/** The top card of the deck, which is filled from the discards first if need be; 0 if there are none. */
function takeTop(t: w.ToyTable, seat: number): number {
  const deck = w.deckAt(seat)
  if (w.deckCount(t, seat) === 0) {
    let n = 0
    for (let card = 1; card <= w.CARDS; card++)
      if (w.zoneOf(t, seat, card) === w.IN_DISCARD) {
        t.cells[deck + n++] = card
        moveCard(t, seat, card, w.IN_DECK)
      }
    if (n === 0) return 0
    t.cells[at.deckCount + seat] = n
    shuffle(t, deck, n, seat)
    if (t.recorder) note(t, { type: 'shuffled', seat })
  }
  const card = t.cells[deck]
  const left = --t.cells[at.deckCount + seat]
  for (let i = 0; i < left; i++) t.cells[deck + i] = t.cells[deck + i + 1]
  t.cells[deck + left] = 0
  return card
}

function nextRound(t: w.ToyTable): void {
  for (let seat = 0; seat < 2; seat++)
    while (w.count(t, seat, w.IN_HAND) < w.HAND) {
      const card = takeTop(t, seat)
      if (card === 0) break
      moveCard(t, seat, card, w.IN_HAND)
      revealTo(t, seat)
      if (t.recorder) note(t, { type: 'drew', seat, value: w.worth(card) })
    }
  t.cells[at.round]++
  goto(t, w.BID, 3)
}

export function setup(t: w.ToyTable): void {
  for (let seat = 0; seat < 2; seat++)
    for (let card = 1; card <= w.CARDS; card++) moveCard(t, seat, card, w.IN_DISCARD)
  call(t, w.BID)
  nextRound(t)
}

export function toChoose(t: w.ToyTable): number {
  const kind = frameKind(t)
  return kind === 0 ? 0 : kind === w.BID ? frameArg(t, 0) : 1 << frameArg(t, 0)
}

export function legal(t: w.ToyTable, seat: number, out: Commands): void {
  const kind = frameKind(t)
  if ((toChoose(t) & (1 << seat)) === 0) return
  if (kind === w.BID || kind === w.ANSWER) {
    const v = kind === w.BID ? V.bid : V.discard
    for (let value = 1; value <= 4; value++) if (w.find(t, seat, w.IN_HAND, value)) add(out, code(v, value))
    if (kind === w.ANSWER) add(out, code(V.yield))
  } else if (kind === w.ACT) {
    add(out, code(V.attack))
    if (w.deckCount(t, seat) + w.count(t, seat, w.IN_DISCARD) > 0) add(out, code(V.peek))
    add(out, code(V.pass))
  } else {
    add(out, code(V.keep))
    add(out, code(V.bury))
  }
}

function showBids(t: w.ToyTable): void {
  const bids = [0, 0]
  for (let seat = 0; seat < 2; seat++) {
    const card = cardIn(t, seat, w.ON_TABLE)
    bids[seat] = w.worth(card)
    moveCard(t, seat, card, w.IN_DISCARD)
    revealTo(t, 1 - seat)
  }
  if (t.recorder) note(t, { type: 'bids', values: bids })
  goto(t, w.ACT, bids[0] === bids[1] ? rollDie(t, 2) : bids[0] > bids[1] ? 0 : 1)
}

function cardIn(t: w.ToyTable, seat: number, zone: number): number {
  for (let card = 1; card <= w.CARDS; card++) if (w.zoneOf(t, seat, card) === zone) return card
  return 0
}

export function finish(t: w.ToyTable, seat: number): void {
  t.cells[at.winner] = seat + 1
  end(t)
}

function endRound(t: w.ToyTable): void {
  if (w.roundOf(t) < w.ROUNDS) nextRound(t)
  else finish(t, w.pointsOf(t, 0) > w.pointsOf(t, 1) ? 0 : 1)
}

export function apply(t: w.ToyTable, seat: number, command: number): void {
  const v = verbOf(command)
  const value = firstOf(command)
  if (v === V.bid) {
    moveCard(t, seat, w.find(t, seat, w.IN_HAND, value), w.ON_TABLE)
    if (t.recorder) note(t, { type: 'bid', seat, value })
    setFrameArg(t, 0, frameArg(t, 0) & ~(1 << seat))
    if (frameArg(t, 0) === 0) showBids(t)
  } else if (v === V.attack) {
    const die = rollDie(t, 6)
    if (t.recorder) note(t, { type: 'rolled', seat, value: die })
    if (die >= 3) goto(t, w.ANSWER, 1 - seat)
    else endRound(t)
  } else if (v === V.peek) {
    const card = takeTop(t, seat)
    moveCard(t, seat, card, w.PEEKED)
    revealTo(t, seat)
    if (t.recorder) note(t, { type: 'peeked', seat, value: w.worth(card) })
    goto(t, w.KEEP, seat)
  } else if (v === V.pass) {
    endRound(t)
  } else if (v === V.yield) {
    const scorer = 1 - seat
    t.cells[at.points + scorer]++
    if (t.recorder) note(t, { type: 'scored', seat: scorer })
    if (w.pointsOf(t, scorer) >= t.board.goal) finish(t, scorer)
    else endRound(t)
  } else if (v === V.discard) {
    discard(t, seat, w.find(t, seat, w.IN_HAND, value))
  } else if (v === V.keep) {
    moveCard(t, seat, cardIn(t, seat, w.PEEKED), w.IN_HAND)
    if (t.recorder) note(t, { type: 'kept', seat })
    endRound(t)
  } else {
    discard(t, seat, cardIn(t, seat, w.PEEKED))
  }
}

function discard(t: w.ToyTable, seat: number, card: number): void {
  moveCard(t, seat, card, w.IN_DISCARD)
  revealTo(t, 1 - seat)
  if (t.recorder) note(t, { type: 'discarded', seat, value: w.worth(card) })
  endRound(t)
}
