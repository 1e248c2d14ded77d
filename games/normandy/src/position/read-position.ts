/**
 * Reading a position. Printed positions are complete; one written by hand may leave out what does not matter:
 * `board start` begins with the scenario's markers and counters, `us supply *` takes all cards not named elsewhere,
 * a card may be named without its number (`scout-a`, `scout-a*2`).
 */
import {
  type Chance,
  DRAWS,
  fail,
  lowestBit,
  newTable,
  ok,
  REVEALED,
  type Result,
  RNG,
  seedTable,
} from '@bivouac/kernel'
import { CARD_END, cardName, cardNamed, KIND } from '../cards/cards.ts'
import { brokenRules } from '../invariants.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { callDoing } from '../state/frame-text.ts'
import * as s from '../state/state.ts'
import {
  DECK,
  ENDINGS,
  type Ending,
  HAND,
  SIDES,
  type SideName,
  UNITS,
  unitName,
  ZONES,
  type ZoneName,
} from '../vocabulary.ts'

const { AT } = s
const UNIT_WORDS = [...Array(UNITS).keys()].map(unitName)

/** Thrown inside this file only, and told as a Result with its line. */
class Flaw extends Error {}

const flaw = (text: string): never => {
  throw new Flaw(text)
}

export function parsePosition(
  text: string,
  chance: Chance,
  openBoard: (scenario: string) => Result<NormandyBoard>,
): Result<s.NormandyTable> {
  const lines = text.split('\n').map(line => line.trim())
  const firstLine = lines.findIndex(line => line !== '')
  const head = lines[firstLine]?.match(/^normandy (\S+)$/)
  if (!head)
    return fail('bad-position', "A position begins with 'normandy' and a scenario.", { where: 'line 1' })
  const opened = openBoard(head[1])
  if (!opened.ok) return opened

  const t = newTable(s.LAYOUT, opened.value, chance)
  t.words[AT.round] = 1
  t.words[AT.initiative] = opened.value.initiative
  t.words[AT.active] = opened.value.initiative
  opened.value.start.value.forEach((value, tile) => {
    t.words[AT.values + tile] = value
  })
  seedTable(t, text)
  const piles = newPiles()
  let at = firstLine
  try {
    for (at = firstLine + 1; at < lines.length; at++) if (lines[at] !== '') readLine(t, piles, lines[at])
  } catch (error) {
    if (error instanceof Flaw) return fail('bad-position', error.message, { where: `line ${at + 1}` })
    throw error
  }
  try {
    deal(t, piles)
    settle(t)
  } catch (error) {
    if (error instanceof Flaw) return fail('bad-position', error.message)
    throw error
  }
  const broken = brokenRules(t)
  return broken.length > 0 ? fail('bad-position', broken[0]) : ok(t)
}

/** Points follow from markers and values; with no decision told, the game stands at the active side's turn. */
function settle(t: s.NormandyTable): void {
  for (let side = 0; side < 2; side++) {
    t.words[AT.points + side] = 0
    for (let tiles = s.controlledBy(t, side); tiles !== 0; tiles &= tiles - 1)
      t.words[AT.points + side] += s.worthOf(t, lowestBit(tiles))
  }
}

/** Which pile each named card of each side goes to, and what was asked for without a number. */
interface Piles {
  readonly exact: { side: number; zone: number; card: number }[]
  readonly byKind: { side: number; zone: number; kind: number }[]
  readonly rest: number[]
  readonly order: [string[], string[]]
}

const newPiles = (): Piles => ({ exact: [], byKind: [], rest: [-1, -1], order: [[], []] })

/** The lines that need one word, two, three and four. */
const NEEDS = [
  ['round', 'initiative', 'active', 'stale', 'doing', 'board', 'us', 'german'],
  ['over', 'target', 'value', 'unit', 'bid', 'revealed'],
  ['marker'],
  ['chance'],
]

function readLine(t: s.NormandyTable, piles: Piles, line: string): void {
  const [word, ...rest] = line.split(/\s+/)
  const needed = NEEDS.findIndex(words => words.includes(word)) + 1
  if (rest.length < needed) flaw(`'${word}' needs ${needed} words or more after it.`)
  const side = (name: string): number => {
    const i = SIDES.indexOf(name as SideName)
    return i >= 0 ? i : flaw(`There is no side '${name}': write us or german.`)
  }
  const tile = (name: string): number => {
    const i = t.board.tiles.indexOf(name)
    return i >= 0 ? i : flaw(`There is no tile '${name}' on the map of ${t.board.name}.`)
  }
  const number = (text: string): number =>
    /^\d{1,10}$/.test(text) ? Number(text) : flaw(`'${text}' is not a number.`)
  const w = t.words
  switch (word) {
    case 'round':
      w[AT.round] = number(rest[0])
      return
    case 'initiative':
      w[AT.initiative] = side(rest[0])
      return
    case 'active':
      w[AT.active] = side(rest[0])
      return
    case 'stale':
      w[AT.stale] = number(rest[0])
      w[AT.progress] = rest[1] === 'progress' ? 1 : 0
      return
    case 'over': {
      w[AT.winner] = side(rest[0]) + 1
      const ending = ENDINGS.indexOf(rest[1] as Ending) + 1
      w[AT.ending] = ending || flaw(`'${rest[1]}' is no way to end: ${ENDINGS.join(', ')}.`)
      return
    }
    case 'doing': {
      const problem = callDoing(t, rest)
      if (problem) flaw(`${problem}.`)
      return
    }
    case 'board':
      if (rest[0] !== 'start') flaw("Write 'board start' to begin with the scenario's markers and counters.")
      return startBoard(t)
    case 'marker':
      return setMarker(t, side(rest[0]), tile(rest[1]), rest[2])
    case 'target':
      w[AT.targets + side(rest[0])] = tile(rest[1]) + 1
      return
    case 'value':
      w[AT.values + tile(rest[0])] = number(rest[1])
      return
    case 'unit': {
      const unit = UNIT_WORDS.indexOf(rest[0])
      if (unit < 0) flaw(`There is no counter '${rest[0]}'.`)
      return setUnit(t, unit, rest[1] === 'off' ? -1 : tile(rest[1]), rest[2] === 'suppressed')
    }
    case 'bid': {
      const card = rest[1] === 'none' ? s.NO_CARD - 1 : cardNamed(rest[1] ?? '')
      w[AT.bids + side(rest[0])] = (card >= 0 ? card : flaw(`There is no card '${rest[1]}'.`)) + 1
      return
    }
    case 'chance':
      for (let i = 0; i < 4; i++) w[RNG + i] = number(rest[i])
      w[DRAWS] = rest[4] === 'drawn' ? number(rest[5]) : 0
      return
    case 'revealed':
      w[REVEALED] = number(rest[0])
      w[REVEALED + 1] = number(rest[1])
      return
    case 'us':
    case 'german':
      return readPile(piles, side(word), rest)
  }
  flaw(`'${word}' is not known here.`)
}

function startBoard(t: s.NormandyTable): void {
  const { start } = t.board
  for (let side = 0; side < 2; side++) {
    t.words[AT.markers + side] = start.markers[side]
    t.words[AT.controlled + side] = start.controlled[side]
  }
  for (let unit = 0; unit < UNITS; unit++) setUnit(t, unit, start.counters[unit], false)
}

function setMarker(t: s.NormandyTable, side: number, tile: number, face: string): void {
  if (!['none', 'scouted', 'controlled'].includes(face))
    flaw(`A marker is none, scouted or controlled, not '${face}'.`)
  const bit = 1 << tile
  t.words[AT.markers + side] &= ~bit
  t.words[AT.controlled + side] &= ~bit
  if (face !== 'none') t.words[AT.markers + side] |= bit
  if (face === 'controlled') t.words[AT.controlled + side] |= bit
}

function setUnit(t: s.NormandyTable, unit: number, tile: number, suppressed: boolean): void {
  const bit = 1 << unit
  if (s.isOnBoard(t, unit)) t.words[AT.tileUnits + s.tileOf(t, unit)] &= ~bit
  t.words[AT.onBoard] &= ~bit
  t.words[AT.suppressed] &= ~bit
  t.words[AT.unitTiles + unit] = tile + 1
  if (tile < 0) return
  t.words[AT.onBoard] |= bit
  t.words[AT.tileUnits + tile] |= bit
  if (suppressed) t.words[AT.suppressed] |= bit
}

function readPile(piles: Piles, side: number, words: readonly string[]): void {
  const zone = ZONES.indexOf(words[0] as ZoneName)
  if (zone < 0) flaw(`There is no pile '${words[0]}': ${ZONES.join(', ')}.`)
  for (const name of words.slice(1)) {
    if (name === '*') {
      piles.rest[side] = zone
      continue
    }
    const card = cardNamed(name)
    const m = name.match(/^([a-z-]+)(?:\*(\d{1,2}))?$/)
    const kind = m ? KIND.findIndex(k => k.name === m[1]) : -1
    if (card < 0 && kind < 0) flaw(`There is no card '${name}'.`)
    for (let i = 0; i < Number(m?.[2] ?? 1); i++) {
      if (card >= 0) piles.exact.push({ side, zone, card })
      else piles.byKind.push({ side, zone, kind })
      if (zone === DECK) piles.order[side].push(card >= 0 ? name : KIND[kind].name)
    }
  }
}

/** Puts every card of the scenario into exactly one pile, and the decks into their order. */
function deal(t: s.NormandyTable, piles: Piles): void {
  const place = (side: number, card: number, zone: number): void => {
    const before = s.zoneOf(t, side, card)
    const name = `${cardName(card)} of ${SIDES[side]}`
    if (before >= 0) flaw(`The card ${name} is counted twice: in ${ZONES[before]} and in ${ZONES[zone]}.`)
    if (!inGame(t.board, side, card)) flaw(`The card ${name} is not in this scenario.`)
    t.words[s.pileAt(side, zone) + (card >> 5)] |= 1 << (card & 31)
  }
  for (const { side, zone, card } of piles.exact) place(side, card, zone)
  for (const { side, zone, kind } of piles.byKind) {
    const free = freeCard(t, side, kind)
    place(
      side,
      free >= 0 ? free : flaw(`There are not so many ${KIND[kind].name} of ${SIDES[side]} in this scenario.`),
      zone,
    )
  }
  for (let side = 0; side < 2; side++) {
    for (let card = 0; card < CARD_END; card++)
      if (inGame(t.board, side, card) && s.zoneOf(t, side, card) < 0) {
        if (piles.rest[side] < 0) flaw(`The card ${cardName(card)} of ${SIDES[side]} is in no pile.`)
        place(side, card, piles.rest[side])
      }
    orderDeck(t, side, piles.order[side])
    const bid = s.bidOf(t, side)
    if (bid !== 0 && bid !== s.NO_CARD && !s.hasCard(t, side, HAND, bid - 1))
      flaw(`The card bid by ${SIDES[side]}, ${cardName(bid - 1)}, is not in its hand.`)
  }
}

function inGame(board: NormandyBoard, side: number, card: number): boolean {
  const k = KIND.findIndex(kind => card >= kind.first && card < kind.first + kind.copies)
  return k >= 0 && card < KIND[k].first + board.start.deck[side][k] + board.start.supply[side][k]
}

function freeCard(t: s.NormandyTable, side: number, kind: number): number {
  const { first, copies } = KIND[kind]
  for (let card = first; card < first + copies; card++)
    if (s.zoneOf(t, side, card) < 0 && inGame(t.board, side, card)) return card
  return -1
}

/** The deck in the order it was named; what came with `*` lies below, lowest number first. */
function orderDeck(t: s.NormandyTable, side: number, order: readonly string[]): void {
  const left = s.cardsIn(t, side, DECK)
  t.words[AT.deckSizes + side] = left.length
  const named = order.filter(name => cardNamed(name) >= 0).map(cardNamed)
  const loose = left.filter(card => !named.includes(card))
  const cards = order.map(name => {
    const card = cardNamed(name)
    if (card >= 0) return card
    return loose.splice(
      loose.findIndex(c => cardName(c).startsWith(`${name}.`)),
      1,
    )[0]
  })
  ;[...cards, ...loose].forEach((card, i) => {
    t.words[s.deckTop(t, side) + i] = card
  })
}
