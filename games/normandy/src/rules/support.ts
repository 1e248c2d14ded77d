/** N-6 Support: Bolster, Command, Conceal, Control, Inspire, Recon, Target. */
import { add, type Commands, call, end, frameArg, lowestBit, setFrameArg } from '@bivouac/kernel'
import { ANY_SQUAD, KIND_MASK, KIND_WORD, kindOf, SQUAD_CARDS, SQUAD_LIMIT } from '../cards/cards.ts'
import { stop, take, to } from '../commands.ts'
import * as no from '../refusals.ts'
import { moveCard, placeTarget, raiseObjective, takeFog, turnMarker } from '../state/doors.ts'
import { AIM, TAKE_CARDS } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { DECK, DISCARD, enemyOf, FOG, HAND, PLAY, REMOVED, SUPPLY, US } from '../vocabulary.ts'
import { drawCards } from './draw.ts'
import { afterCard } from './victory.ts'

type T = s.NormandyTable

/** One word of the cards in a pile that may be taken: of the squad, and never Fog of War. */
const takeable = (t: T, side: number, zone: number, squad: number, word: number): number =>
  t.words[s.pileAt(side, zone) + word] & SQUAD_CARDS[squad * 2 + word]

const holdsAny = (t: T, side: number, zone: number, squad: number): boolean =>
  (takeable(t, side, zone, squad, 0) | takeable(t, side, zone, squad, 1)) !== 0

/** N-6.1, N-4.1 */
export const whyNotBolster = (t: T, side: number, kind: number): number =>
  holdsAny(t, side, SUPPLY, SQUAD_LIMIT[kind]) ? no.OK : no.NOTHING_IN_SUPPLY

/** N-6.5, N-4.1 Judged while the card is still in hand: what lies in the play area are other cards. */
export const whyNotInspire = (t: T, side: number, kind: number): number =>
  holdsAny(t, side, PLAY, SQUAD_LIMIT[kind]) ? no.OK : no.NOTHING_IN_PLAY

/** N-6.1, N-6.5 The cards are taken one by one; where they go depends on where they come from. */
export function beginTaking(t: T, from: number, value: number, playing: number): void {
  call(t, TAKE_CARDS, from, value, 0, SQUAD_LIMIT[kindOf[playing]], playing)
}

/** N-6.5 The same for the cards being taken now, without the card being played. */
function takeableNow(t: T, side: number, word: number): number {
  const playing = frameArg(t, 4)
  const cards = takeable(t, side, frameArg(t, 0), frameArg(t, 3), word)
  return playing >> 5 === word ? cards & ~(1 << (playing & 31)) : cards
}

/** N-6.1, N-6.5 Whether a card of this kind may be taken now, and if not, why. */
export function whyNotTake(t: T, side: number, kind: number): number {
  const squad = frameArg(t, 3)
  if (takeableNow(t, side, KIND_WORD[kind]) & KIND_MASK[kind]) return no.OK
  if (kind === FOG) return no.FOG_NOT_TAKEN
  if (squad !== ANY_SQUAD && SQUAD_LIMIT[kind] !== squad) return no.OTHER_SQUAD
  if (frameArg(t, 0) === SUPPLY) return no.NOT_IN_SUPPLY
  return kind === kindOf[frameArg(t, 4)] ? no.CARD_BEING_PLAYED : no.NOT_IN_PLAY
}

/** N-4.2 At least one card is taken. */
export const whyNotStopTaking = (t: T): number => (frameArg(t, 2) > 0 ? no.OK : no.AT_LEAST_ONE)

export function listTakes(t: T, side: number, out: Commands): void {
  for (let word = 0; word < 2; word++)
    for (let bits = takeableNow(t, side, word); bits !== 0; ) {
      const kind = kindOf[(word << 5) + lowestBit(bits)]
      bits &= ~KIND_MASK[kind]
      add(out, take(kind))
    }
  if (whyNotStopTaking(t) === no.OK) add(out, stop)
}

export function takeCard(t: T, side: number, kind: number): void {
  const from = frameArg(t, 0)
  moveCard(t, side, s.lowestOf(t, side, from, kind), from, from === SUPPLY ? DISCARD : HAND)
  setFrameArg(t, 1, frameArg(t, 1) - 1)
  setFrameArg(t, 2, frameArg(t, 2) + 1)
  if (frameArg(t, 1) === 0 || (takeableNow(t, side, 0) | takeableNow(t, side, 1)) === 0) stopTaking(t)
}

export function stopTaking(t: T): void {
  end(t)
  afterCard(t)
}

/** N-6.2, N-4.1 Command needs a card to draw. */
export const whyNotCommand = (t: T, side: number): number =>
  s.isEmpty(t, side, DECK) && s.isEmpty(t, side, DISCARD) ? no.NOTHING_TO_DRAW : no.OK

/** N-6.3, N-4.3 One Fog of War card for the enemy, if his supply has one. */
export function conceal(t: T, side: number): void {
  const enemy = enemyOf(side)
  if (s.hasKind(t, enemy, SUPPLY, FOG)) takeFog(t, enemy, s.lowestOf(t, enemy, SUPPLY, FOG))
}

/** N-6.4, N-4.1, N-10.1 Whether a unit of `side` on this tile may Control it. */
export function whyNotControl(t: T, side: number, tile: number): number {
  if (!s.hasMarker(t, side, tile)) return no.NO_OWN_MARKER
  if (s.enemyOn(t, side, tile)) return no.ENEMY_ON_TILE
  return s.controls(t, side, tile) && !canRaise(t, side, tile) ? no.ALREADY_CONTROLLED : no.OK
}

/** N-10.1, N-10.2 Only the US can raise the value of the radio's tile. */
const canRaise = (t: T, side: number, tile: number): boolean => side === US && tile === t.board.radio

export function control(t: T, side: number, tile: number): void {
  if (s.controls(t, side, tile)) return raiseObjective(t, side, tile)
  const enemy = enemyOf(side)
  if (s.controls(t, enemy, tile)) turnMarker(t, enemy, tile, false)
  turnMarker(t, side, tile, true)
}

/** N-6.6, N-4.1 */
export const whyNotRecon = (t: T, side: number): number =>
  s.hasKind(t, side, HAND, FOG) ? no.OK : no.NO_FOG_IN_HAND

/** N-6.6, N-3.8 A Fog of War card leaves the game, and one card is drawn. */
export function recon(t: T, side: number): void {
  moveCard(t, side, s.lowestOf(t, side, HAND, FOG), HAND, REMOVED)
  drawCards(t, side, 1)
}

/** N-6.7 The tiles for the target marker of a Mortar on `from`: three or more away, and not where it lies already. */
function targetTiles(t: T, side: number, from: number): number {
  const now = s.targetOf(t, side)
  return t.board.far[from] & (now < 0 ? -1 : ~(1 << now))
}

/** N-6.7, N-4.1 */
export const whyNotTarget = (t: T, side: number, from: number): number =>
  targetTiles(t, side, from) !== 0 ? no.OK : no.NO_TILE_FAR_ENOUGH

export const beginAiming = (t: T, unit: number): void => call(t, AIM, unit)

/** N-6.7 Whether the target marker may be put on this tile. */
export function whyNotAim(t: T, side: number, tile: number): number {
  if (tile === s.targetOf(t, side)) return no.TARGET_ALREADY_THERE
  return ((targetTiles(t, side, s.tileOf(t, frameArg(t, 0))) >> tile) & 1) === 1 ? no.OK : no.TOO_NEAR
}

export function listAims(t: T, side: number, out: Commands): void {
  for (let tiles = targetTiles(t, side, s.tileOf(t, frameArg(t, 0))); tiles !== 0; tiles &= tiles - 1)
    add(out, to(lowestBit(tiles)))
}

export function aim(t: T, side: number, tile: number): void {
  placeTarget(t, side, tile)
  end(t)
  afterCard(t)
}
