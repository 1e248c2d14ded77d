/** What must hold in every state, whoever plays and however badly. */
import { bitCount, frameAt, frameDepth } from '@bivouac/kernel'
import { CARD_END, cardName, DECK_CARDS } from './cards/cards.ts'
import { frameFlaw } from './position/frame-flaws.ts'
import { UNIT_SETS } from './position/turn-notes.ts'
import { partsNow } from './rules/objectives.ts'
import { PERMANENT, TURN_START_PERMANENT } from './scenario/board.ts'
import * as f from './state/frames.ts'
import * as s from './state/state.ts'
import {
  COMBAT,
  DECK,
  DECK_NAMES,
  FIGURES_MAX,
  HEXES,
  HQ_TOKENS,
  handOf,
  SIDES,
  UNITS,
  unitName,
  ZONES,
} from './vocabulary.ts'

type T = s.GreatWarTable

export function brokenRules(t: T): string[] {
  const broken: string[] = []
  for (let deck = 0; deck < 2; deck++) {
    brokenPiles(t, deck, broken)
    brokenDeck(t, deck, broken)
  }
  brokenKnowledge(t, broken)
  brokenUnits(t, broken)
  brokenTokens(t, broken)
  brokenMedals(t, broken)
  brokenFrames(t, broken)
  return broken
}

/** Each card in exactly one zone. */
function brokenPiles(t: T, deck: number, broken: string[]): void {
  for (let card = 0; card < CARD_END; card++) {
    let piles = 0
    for (let zone = 0; zone < ZONES.length; zone++) if (s.hasCard(t, deck, zone, card)) piles++
    const wanted = card < DECK_CARDS[deck] ? 1 : 0
    if (piles === wanted) continue
    const name = wanted
      ? `The ${DECK_NAMES[deck]} card ${cardName(deck, card)}`
      : 'A card that does not exist'
    broken.push(piles === 0 ? `${name} is in no pile.` : `${name} is in ${piles} piles.`)
  }
}

/** The deck's order names each card of the deck once, and nothing lies above it. */
function brokenDeck(t: T, deck: number, broken: string[]): void {
  const order = s.deckOrder(t, deck).sort((a, b) => a - b)
  if (order.join() !== s.cardsIn(t, deck, DECK).join())
    broken.push(`The order of the ${DECK_NAMES[deck]} deck is not its cards.`)
  if (!s.isClearAboveDeck(t, deck)) broken.push(`Something lies above the ${DECK_NAMES[deck]} deck.`)
}

/** A combat card that is known to be in a hand is there. */
function brokenKnowledge(t: T, broken: string[]): void {
  for (let side = 0; side < 2; side++)
    for (const card of [...s.cardsSeen(t, 'known', side), ...s.cardsSeen(t, 'spied', side)])
      if (!s.hasCard(t, COMBAT, handOf(side), card))
        broken.push(`A combat card is known in the ${SIDES[side]} hand but is not there.`)
}

/** G-1.4, G-2.3 One unit a hex, one hex a unit, one to four figures. */
function brokenUnits(t: T, broken: string[]): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = s.hexOf(t, unit)
    if (hex >= 0 !== s.isOnBoard(t, unit)) broken.push(`${unitName(unit)} is half on the board.`)
    if (hex < 0) continue
    if (s.unitOn(t, hex) !== unit) broken.push(`${unitName(unit)} is not on its hex.`)
    const figures = s.figuresOf(t, unit)
    if (figures < 1 || figures > FIGURES_MAX) broken.push(`${unitName(unit)} has ${figures} figures.`)
  }
  for (let hex = 0; hex < HEXES; hex++) {
    const unit = s.unitOn(t, hex)
    if (unit >= 0 && s.hexOf(t, unit) !== hex) broken.push(`A hex has ${unitName(unit)}, who is elsewhere.`)
    const occupied = ((s.occupiedCell(t, hex >> 5) >>> (hex & 31)) & 1) === 1
    if (occupied !== unit >= 0) broken.push('The hexes with units are counted wrongly.')
  }
  for (const set of UNIT_SETS)
    if (s.unitsIn(t, s.AT[set]) & ~s.allUnits(t)) broken.push(`A unit that is gone is still ${set}.`)
}

/** G-2.1 There are thirty HQ tokens. */
function brokenTokens(t: T, broken: string[]): void {
  const counts = [s.hqOf(t, 0), s.hqOf(t, 1), s.hqInPool(t), s.hqAside(t)]
  const sum = counts.reduce((a, b) => a + b, 0)
  if (sum !== HQ_TOKENS) broken.push(`There are ${HQ_TOKENS} HQ tokens, not ${sum}.`)
  if (counts.some(count => count < 0)) broken.push('Somebody has fewer than no HQ tokens.')
}

/** G-2.4, G-11 Medals are those kept and those held, and what is held is held by units. */
function brokenMedals(t: T, broken: string[]): void {
  const { count, ids, kind, medals } = t.board.objectives
  for (let side = 0; side < 2; side++) {
    let sum = s.medalsKept(t, side)
    for (let i = 0; i < count; i++) {
      const held = s.heldParts(t, i, side)
      sum += bitCount(held) * medals[i]
      const stays = kind[i] === PERMANENT || kind[i] === TURN_START_PERMANENT
      if (!stays && !s.isOver(t) && held & ~partsNow(t, i, side))
        broken.push(`${SIDES[side]} has medals for '${ids[i]}' without holding it.`)
    }
    if (sum !== s.medalsOf(t, side))
      broken.push(`${SIDES[side]} has ${sum} medals, not ${s.medalsOf(t, side)}.`)
    if (!s.isOver(t) && s.medalsOf(t, side) >= t.board.medals)
      broken.push(`${SIDES[side]} has ${s.medalsOf(t, side)} medals and has not won.`)
  }
}

const BOTTOM = [f.PLAY_CARD, f.WITH_CARD, f.COMMANDING, f.ORDER, f.MOVE, f.SHELL, f.SHELL_DICE, f.BATTLE]
const ENDS = [f.RACE, f.KEEP, f.END_TURN]

/** At the bottom of the stack lies a phase of the turn, above it what interrupts it. */
function brokenFrames(t: T, broken: string[]): void {
  if (frameDepth(t) < 1) {
    broken.push('No decision is told: add the line doing play-card.')
    return
  }
  const kinds = [...Array(frameDepth(t)).keys()].map(depth => frameAt(t, depth)[0])
  const phases = [...BOTTOM, ...ENDS]
  if (!phases.includes(kinds[0])) broken.push('The decision at the bottom must be a phase of the turn.')
  if (kinds.slice(1).some(kind => phases.includes(kind)))
    broken.push('A phase of the turn lies above another.')
  const waits = [f.COMMANDING, f.ATTACK, f.BARRAGE]
  if (s.isOver(t)) return
  if (waits.includes(kinds[kinds.length - 1])) broken.push('The game waits where nobody is to choose.')
  const flaw = frameFlaw(t)
  if (flaw) broken.push(flaw)
}
