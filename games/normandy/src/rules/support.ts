/** N-6 Support: Bolster, Command, Conceal, Control, Inspire, Recon, Target. */
import { ANY_SQUAD, KIND_CELL, KIND_MASK, kindOf, SQUAD_CARDS, SQUAD_LIMIT } from '../cards/cards.ts'
import * as no from '../refusals.ts'
import { moveCard, raiseObjective, takeFog, turnMarker } from '../state/doors.ts'
import { aim, takeCards } from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  type CardKind,
  DECK,
  DISCARD,
  enemyOf,
  FOG,
  HAND,
  PLAY,
  REMOVED,
  type Side,
  type Squad,
  SUPPLY,
  type Tile,
  type Tiles,
  US,
  type Zone,
} from '../vocabulary.ts'
import type { ActionRule } from './action-rule.ts'
import { drawCards } from './draw.ts'
import { afterCard } from './victory.ts'

type T = s.NormandyTable

/** One cell of the cards in a pile that may be taken: of the squad, and never Fog of War. */
const takeable = (t: T, side: Side, zone: Zone, squad: Squad, cell: number): number =>
  s.pileCell(t, side, zone, cell) & SQUAD_CARDS[squad * 2 + cell]

const holdsAny = (t: T, side: Side, zone: Zone, squad: Squad): boolean =>
  (takeable(t, side, zone, squad, 0) | takeable(t, side, zone, squad, 1)) !== 0

/** N-6.1, N-4.1 Cards of the supply go to the discard pile, one by one. */
export const bolster: ActionRule = {
  action: 'bolster',
  whyNot: (t, side, kind) => (holdsAny(t, side, SUPPLY, SQUAD_LIMIT[kind]) ? no.OK : no.NOTHING_IN_SUPPLY),
  carryOut: (t, _, __, value, card) => takeCards.call(t, SUPPLY, value, 0, SQUAD_LIMIT[kindOf[card]], card),
}

/** N-6.5, N-4.1 Cards of the play area go to the hand. Judged while the card is still in hand: what lies in the play area are other cards. */
export const inspire: ActionRule = {
  action: 'inspire',
  whyNot: (t, side, kind) => (holdsAny(t, side, PLAY, SQUAD_LIMIT[kind]) ? no.OK : no.NOTHING_IN_PLAY),
  carryOut: (t, _, __, value, card) => takeCards.call(t, PLAY, value, 0, SQUAD_LIMIT[kindOf[card]], card),
}

/** N-6.1, N-6.5 One cell of the cards that may be taken now: never the card being played. */
export function takeableNow(t: T, side: Side, cell: number): number {
  const playing = takeCards.playing(t)
  const cards = takeable(t, side, takeCards.from(t), takeCards.squad(t), cell)
  return playing >> 5 === cell ? cards & ~(1 << (playing & 31)) : cards
}

/** N-6.1, N-6.5 Whether a card of this kind may be taken now, and if not, why. */
export function whyNotTake(t: T, side: Side, kind: CardKind): number {
  const squad = takeCards.squad(t)
  if (takeableNow(t, side, KIND_CELL[kind]) & KIND_MASK[kind]) return no.OK
  if (kind === FOG) return no.FOG_NOT_TAKEN
  if (squad !== ANY_SQUAD && SQUAD_LIMIT[kind] !== squad) return no.OTHER_SQUAD
  if (takeCards.from(t) === SUPPLY) return no.NOT_IN_SUPPLY
  return kind === kindOf[takeCards.playing(t)] ? no.CARD_BEING_PLAYED : no.NOT_IN_PLAY
}

/** N-6.2, N-4.1 Command needs a card to draw. */
export const command: ActionRule = {
  action: 'command',
  whyNot: (t, side) => (s.isEmpty(t, side, DECK) && s.isEmpty(t, side, DISCARD) ? no.NOTHING_TO_DRAW : no.OK),
  carryOut(t, side, _, cards) {
    drawCards(t, side, cards)
    afterCard(t)
  },
}

/** N-6.3, N-4.3 One Fog of War card for the enemy, if his supply has one. */
export const conceal: ActionRule = {
  action: 'conceal',
  whyNot: () => no.OK,
  carryOut(t, side) {
    const enemy = enemyOf(side)
    if (s.hasKind(t, enemy, SUPPLY, FOG)) takeFog(t, enemy, s.lowestOf(t, enemy, SUPPLY, FOG))
    afterCard(t)
  },
}

/** N-6.4, N-4.1, N-10.1 Whether a unit of `side` on this tile may Control it. */
function whyNotControl(t: T, side: Side, tile: Tile): number {
  if (!s.hasMarker(t, side, tile)) return no.NO_OWN_MARKER
  if (s.enemyOn(t, side, tile)) return no.ENEMY_ON_TILE
  return s.controls(t, side, tile) && !canRaise(t, side, tile) ? no.ALREADY_CONTROLLED : no.OK
}

/** N-10.1, N-10.2 Only the US can raise the value of the radio's tile. */
const canRaise = (t: T, side: Side, tile: Tile): boolean => side === US && tile === t.board.radio

export const control: ActionRule = {
  action: 'control',
  whyNot: (t, side, _, from) => whyNotControl(t, side, from),
  carryOut(t, side, unit) {
    turnToControlled(t, side, s.tileOf(t, unit))
    afterCard(t)
  },
}

function turnToControlled(t: T, side: Side, tile: Tile): void {
  if (s.controls(t, side, tile)) return raiseObjective(t, side, tile)
  const enemy = enemyOf(side)
  if (s.controls(t, enemy, tile)) turnMarker(t, enemy, tile, false)
  turnMarker(t, side, tile, true)
}

/** N-6.6, N-3.8, N-4.1 A Fog of War card of the hand leaves the game, and one card is drawn. */
export const recon: ActionRule = {
  action: 'recon',
  whyNot: (t, side) => (s.hasKind(t, side, HAND, FOG) ? no.OK : no.NO_FOG_IN_HAND),
  carryOut(t, side) {
    moveCard(t, side, s.lowestOf(t, side, HAND, FOG), HAND, REMOVED)
    drawCards(t, side, 1)
    afterCard(t)
  },
}

/** N-6.7 The tiles for the target marker of a Mortar on `from`: three or more away, and not where it lies already. */
function targetTiles(t: T, side: Side, from: Tile): Tiles {
  const now = s.targetOf(t, side)
  return t.board.far[from] & (now < 0 ? -1 : ~(1 << now))
}

/** N-6.7, N-4.1 */
export const target: ActionRule = {
  action: 'target',
  whyNot: (t, side, _, from) => (targetTiles(t, side, from) !== 0 ? no.OK : no.NO_TILE_FAR_ENOUGH),
  carryOut: (t, _, unit) => aim.call(t, unit),
}

/** N-6.7 Whether the target marker may be put on this tile. */
export function whyNotAim(t: T, side: Side, tile: Tile): number {
  if (tile === s.targetOf(t, side)) return no.TARGET_ALREADY_THERE
  return ((targetTiles(t, side, s.tileOf(t, aim.unit(t))) >> tile) & 1) === 1 ? no.OK : no.TOO_NEAR
}
