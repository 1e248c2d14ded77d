/** One line for each choice, what the seat is asked, and the odds in words. */
import { firstOf, newTable, seeded, verbOf } from '@bivouac/kernel'
import { KIND } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { isBeyondHope } from '../rules/hope.ts'
import { playHunkerDown } from '../rules/play-card.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import type { Doing } from '../state/frame-text.ts'
import { LAYOUT } from '../state/state.ts'
import { imagine } from '../view/imagine.ts'
import type { NormandyView } from '../view/view.ts'
import { ACTIONS, isCombat, KINDS, SIDES, type SideName, unitName, unitOf } from '../vocabulary.ts'
import { actionText, cardWithMan, counterText, coverText, terrainText } from './names.ts'
import type { Words } from './words.ts'

export function label(words: Words, board: NormandyBoard, view: NormandyView, command: number): string {
  const { say } = words
  const a = firstOf(command)
  switch (verbOf(command)) {
    case c.BID:
      return say('label.bid', { card: handCard(words, view, a), number: KIND[a].initiative })
    case c.PLAY:
      return playLabel(words, board, view, a, command)
    case c.HUNKER_DOWN:
      return say(losesHope(board, view, a) ? 'label.hunker-down.hopeless' : 'label.hunker-down', {
        card: handCard(words, view, a),
      })
    case c.READY:
      return say('label.ready', {
        card: handCard(words, view, a),
        unit: counterText(words, unitName(unitOf(seatOf(view), a))),
      })
    case c.END_TURN:
      return endTurnLabel(words, view)
    case c.TO:
      return tileLabel(words, board, view, a)
    case c.STOP:
      return say(doing(view)?.kind === 'take-cards' ? 'label.stop.taking' : 'label.stop.moving')
    case c.TAKE:
      return say('label.take', { card: takenCard(words, view, a) })
    default:
      return counterLabel(words, view, unitName(a), verbOf(command) === c.GUIDE_UNIT)
  }
}

const seatOf = (view: NormandyView): number => Math.max(0, SIDES.indexOf(view.seat as SideName))
const doing = (view: NormandyView): Doing | undefined => view.doing.at(-1)
const tileOf = (view: NormandyView, counter: string): string =>
  view.units.find(u => u.unit === counter)?.tile ?? ''

/** Equal cards are interchangeable: the one with the lowest number is meant (N-7.5). */
const firstCard = (cards: readonly string[], kind: number): string =>
  cards.find(card => card.startsWith(`${KINDS[kind]}.`)) ?? KINDS[kind]

const handCard = (words: Words, view: NormandyView, kind: number): string => {
  const side = SIDES[seatOf(view)]
  return cardWithMan(words, side, firstCard(view[side].own?.hand ?? [], kind))
}

function takenCard(words: Words, view: NormandyView, kind: number): string {
  const side = SIDES[seatOf(view)]
  const from = doing(view)?.from === 'play' ? view[side].play : view[side].supply
  return cardWithMan(words, side, firstCard(from, kind))
}

function playLabel(
  words: Words,
  board: NormandyBoard,
  view: NormandyView,
  kind: number,
  command: number,
): string {
  const card = handCard(words, view, kind)
  const action = ACTIONS[c.actionIn(command)]
  if (action === 'command') return words.sayCounted('label.command', c.valueIn(command), { card })
  const slots = { card, action: actionText(words, kind, action) }
  const unit = unitOf(seatOf(view), kind)
  const enters = isCombat(kind) && board.spawn[unit] >= 0 && tileOf(view, unitName(unit)) === ''
  return enters
    ? words.say('label.play.entering', { ...slots, tile: board.tiles[board.spawn[unit]] })
    : words.say('label.play', slots)
}

/** N-8.6 Whether hunkering this card down would put the side beyond hope. */
export function losesHope(board: NormandyBoard, view: NormandyView, kind: number): boolean {
  const seat = SIDES.indexOf(view.seat as SideName)
  if (seat < 0 || doing(view)?.kind !== 'turn' || view.winner !== 'nobody') return false
  if (!view[SIDES[seat]].own?.hand.some(card => card.startsWith(`${KINDS[kind]}.`))) return false
  const t = newTable(LAYOUT, board, seeded)
  t.words[0] = 1
  imagine(board, view).imagine(seeded, t)
  if (isBeyondHope(t, seat)) return false
  playHunkerDown(t, seat, kind)
  return isBeyondHope(t, seat)
}

function endTurnLabel({ say, sayCounted }: Words, view: NormandyView): string {
  const left = view[SIDES[seatOf(view)]].sizes.hand
  return left === 0 ? say('label.end-turn') : sayCounted('label.end-turn', left)
}

function tileLabel(words: Words, board: NormandyBoard, view: NormandyView, tile: number): string {
  const name = board.tiles[tile]
  const slots = { tile: name, terrain: terrainText(words, name), cover: coverText(words, board, tile) }
  const { value, ...markers } = view.tiles[tile]
  // N-5.3 Scouts bring a marker, and a Fog of War card for it.
  const unscouted = doing(view)?.action === 'scout' && markers[SIDES[seatOf(view)]] === 'none'
  const stem = unscouted ? 'label.to.unscouted' : 'label.to'
  return value === 0 ? words.say(stem, slots) : words.sayCounted(`${stem}.objective`, value, slots)
}

function counterLabel(words: Words, view: NormandyView, counter: string, guided: boolean): string {
  const suppressed = view.units.some(u => u.unit === counter && u.suppressed)
  const slots = { unit: counterText(words, counter), tile: tileOf(view, counter) }
  if (guided) return words.say('label.guide', slots)
  return words.say(suppressed ? 'label.at.suppressed' : 'label.at', slots)
}
