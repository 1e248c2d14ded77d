/** What must hold in every state, whoever plays and however badly. */
import { frameAt, frameDepth, lowestBit } from '@bivouac/kernel'
import { CARD_END, cardName, KIND } from './cards/cards.ts'
import { isStuck } from './decisions/decisions.ts'
import { bidding, FRAMES, turn, UNIT, UNITS as UNIT_SET } from './state/frames.ts'
import * as s from './state/state.ts'
import {
  DECK,
  isOwnUnit,
  SIDES,
  type Side,
  UNITS,
  type Unit,
  type Units,
  unitName,
  ZONES,
} from './vocabulary.ts'

type T = s.NormandyTable

export function brokenRules(t: T): string[] {
  const broken: string[] = []
  for (let side = 0; side < 2; side++) {
    brokenPiles(t, side, broken)
    brokenDeck(t, side, broken)
    brokenMarkers(t, side, broken)
  }
  if (s.controlledBy(t, 0) & s.controlledBy(t, 1)) broken.push('A tile is controlled by both sides.')
  brokenCounters(t, broken)
  if (frameDepth(t) < 1) broken.push('The position names no decision: add the line doing turn, or doing bid.')
  else if (!s.isOver(t)) brokenDecision(t, broken)
  if (broken.length === 0 && isStuck(t)) broken.push('There is nothing to choose, but the game is not over.')
  return broken
}

/** The round's decision at the bottom; within a turn at most one more, that of the card being played. */
function brokenDecision(t: T, broken: string[]): void {
  const depth = frameDepth(t)
  const [bottom] = frameAt(t, 0)
  if (bottom !== bidding.kind && bottom !== turn.kind)
    broken.push('The decision at the bottom must be bid or turn.')
  if (bottom !== bidding.kind && s.bidOf(t, 0) + s.bidOf(t, 1) > 0)
    broken.push('A card is bid, but this is not the time for bids.')
  if (depth === 1) return
  const [kind, ...values] = frameAt(t, depth - 1)
  if (depth > 2 || bottom !== turn.kind || kind === bidding.kind || kind === turn.kind)
    broken.push('Above a turn lies at most one decision, that of the card being played.')
  const args = FRAMES.find(shape => shape.kind === kind)?.args ?? []
  for (const [i, [name, what]] of args.entries()) {
    if (what === UNIT) brokenLead(t, values[i], broken)
    if (what === UNIT_SET && values[i] & ~unitsUnderTarget(t))
      broken.push('A counter to be blasted is not on the tile of the target marker.')
    if (name === 'left' && values[i] < 1) broken.push('The decision has nothing left to do.')
  }
}

function brokenLead(t: T, unit: Unit, broken: string[]): void {
  const side = s.activeSide(t)
  if (!isOwnUnit(side, unit)) broken.push(`${unitName(unit)} is not for ${SIDES[side]} to lead.`)
  else if (!s.isOnBoard(t, unit)) broken.push(`${unitName(unit)} is not on the board, but is to act.`)
}

function unitsUnderTarget(t: T): Units {
  const tile = s.targetOf(t, s.activeSide(t))
  return tile < 0 ? 0 : s.unitsOn(t, tile)
}

/** Each card of the scenario in exactly one zone, and no other card anywhere. */
function brokenPiles(t: T, side: Side, broken: string[]): void {
  const { start } = t.board
  for (let cell = 0; cell < 2; cell++) {
    let all = 0
    let twice = 0
    for (let zone = 0; zone < ZONES.length; zone++) {
      const bits = s.pileCell(t, side, zone, cell)
      twice |= all & bits
      all |= bits
    }
    let wanted = 0
    for (let k = 0; k < KIND.length; k++)
      if (KIND[k].cell === cell)
        wanted |= ((1 << (start.deck[side][k] + start.supply[side][k])) - 1) << (KIND[k].first & 31)
    const name = (bits: number): string => `${cardName((cell << 5) + lowestBit(bits))} of ${SIDES[side]}`
    if (twice) broken.push(`The card ${name(twice)} is in two piles.`)
    if (wanted & ~all) broken.push(`The card ${name(wanted & ~all)} is in no pile.`)
    if (all & ~wanted) broken.push(`The card ${name(all & ~wanted)} is not in this scenario.`)
  }
}

/** The deck's order names each card of the deck once, and nothing lies above it. */
function brokenDeck(t: T, side: Side, broken: string[]): void {
  const size = s.deckSize(t, side)
  if (size !== s.cardCount(t, side, DECK))
    broken.push(`The deck of ${SIDES[side]} counts ${size} cards wrongly.`)
  let low = 0
  let high = 0
  for (let i = 0; i < size; i++) {
    const card = s.deckCard(t, side, i)
    if (card < 32) low |= 1 << card
    else high |= 1 << (card & 31)
  }
  if (low !== s.pileCell(t, side, DECK, 0) || high !== s.pileCell(t, side, DECK, 1))
    broken.push(`The order of the deck of ${SIDES[side]} is not its cards.`)
  for (let above = 1; above <= CARD_END - size; above++)
    if (s.deckCard(t, side, -above) !== 0) broken.push(`Something lies above the deck of ${SIDES[side]}.`)
}

function brokenMarkers(t: T, side: Side, broken: string[]): void {
  const markers = s.markersOf(t, side)
  const controlled = s.controlledBy(t, side)
  if (controlled & ~markers) broken.push(`${SIDES[side]} controls a tile without a marker.`)
  if (markers >> t.board.tiles.length) broken.push(`A marker of ${SIDES[side]} lies beside the map.`)
  let points = 0
  for (let bits = controlled; bits !== 0; bits &= bits - 1) points += s.worthOf(t, lowestBit(bits))
  if (points !== s.pointsOf(t, side))
    broken.push(`${SIDES[side]} holds ${points} points, not ${s.pointsOf(t, side)}.`)
}

function brokenCounters(t: T, broken: string[]): void {
  if (s.suppressedUnits(t) & ~s.unitsOnBoard(t)) broken.push('A counter off the board is suppressed.')
  for (let unit = 0; unit < UNITS; unit++) {
    const tile = s.tileOf(t, unit)
    if (tile >= 0 !== s.isOnBoard(t, unit)) broken.push(`${unitName(unit)} is half on the board.`)
    if (tile >= 0 && ((s.unitsOn(t, tile) >> unit) & 1) === 0)
      broken.push(`${unitName(unit)} is not on its tile.`)
  }
  let standing = 0
  for (let tile = 0; tile < t.board.tiles.length; tile++) {
    if (standing & s.unitsOn(t, tile)) broken.push('A counter is on two tiles.')
    standing |= s.unitsOn(t, tile)
  }
  if (standing !== s.unitsOnBoard(t)) broken.push('The tiles and the counters disagree.')
}
