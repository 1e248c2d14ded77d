/** One line for each choice, what the seat is asked, and the odds in words. */
import { type Doing, firstOf } from '@bivouac/kernel'
import { KIND } from '../cards/cards.ts'
import type { VerbWord } from '../commands.ts'
import * as c from '../commands.ts'
import { apply } from '../decisions/decisions.ts'
import { isBeyondHope } from '../rules/hope.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { tableFrom } from '../view/imagine.ts'
import type { NormandyView } from '../view/view.ts'
import {
  ACTIONS,
  type CardKind,
  isCombat,
  KINDS,
  SIDES,
  type Side,
  type SideName,
  type Unit,
  unitName,
  unitOf,
} from '../vocabulary.ts'
import { actionText, cardWithMan, counterSlots, coverText, terrainText } from './names.ts'
import type { Speech } from './speech.ts'

interface Labelled {
  readonly speech: Speech
  readonly board: NormandyBoard
  readonly view: NormandyView
  readonly command: number
  /** The kind of card, tile or unit that the command names. */
  readonly named: number
}

const LABELS: Readonly<Record<VerbWord, (of: Labelled) => string>> = {
  bid: ({ speech, view, named }) =>
    speech.say('label.bid', { card: handCard(speech, view, named), number: KIND[named].initiative }),
  play: playLabel,
  'hunker-down': ({ speech, board, view, named }) =>
    speech.say(losesHope(board, view, named) ? 'label.hunker-down.hopeless' : 'label.hunker-down', {
      card: handCard(speech, view, named),
    }),
  ready: ({ speech, view, named }) =>
    speech.say('label.ready', {
      card: handCard(speech, view, named),
      ...counterSlots(speech, 'unit', unitName(unitOf(seatOf(view), named))),
    }),
  'end-turn': endTurnLabel,
  to: tileLabel,
  stop: ({ speech, view }) =>
    speech.say(doing(view)?.kind === 'take-cards' ? 'label.stop.taking' : 'label.stop.moving'),
  take: ({ speech, view, named }) => speech.say('label.take', { card: takenCard(speech, view, named) }),
  at: ({ speech, view, named }) => {
    const suppressed = view.units.some(({ unit, ...one }) => unit === unitName(named) && one.suppressed)
    return speech.say(suppressed ? 'label.at.suppressed' : 'label.at', standingSlots(speech, view, named))
  },
  guide: ({ speech, view, named }) => speech.say('label.guide', standingSlots(speech, view, named)),
}

export const label = (speech: Speech, board: NormandyBoard, view: NormandyView, command: number): string =>
  LABELS[c.wordOf(command)]({ speech, board, view, command, named: firstOf(command) })

const seatOf = (view: NormandyView): Side => Math.max(0, SIDES.indexOf(view.seat as SideName))
const doing = (view: NormandyView): Doing | undefined => view.doing.at(-1)
const tileOf = (view: NormandyView, counter: string): string =>
  view.units.find(u => u.unit === counter)?.tile ?? ''

/** Equal cards are interchangeable: the one with the lowest number is meant (N-7.5). */
const firstCard = (cards: readonly string[], kind: CardKind): string =>
  cards.find(card => card.startsWith(`${KINDS[kind]}.`)) ?? KINDS[kind]

const handCard = (speech: Speech, view: NormandyView, kind: CardKind): string => {
  const side = SIDES[seatOf(view)]
  return cardWithMan(speech, side, firstCard(view[side].own?.hand ?? [], kind))
}

function takenCard(speech: Speech, view: NormandyView, kind: CardKind): string {
  const side = SIDES[seatOf(view)]
  const from = doing(view)?.from === 'play' ? view[side].play : view[side].supply
  return cardWithMan(speech, side, firstCard(from, kind))
}

function playLabel({ speech, board, view, command, named: kind }: Labelled): string {
  const card = handCard(speech, view, kind)
  const action = ACTIONS[c.actionIn(command)]
  if (action === 'command') return speech.sayCounted('label.command', c.valueIn(command), { card })
  const slots = { card, action: actionText(speech, kind, action) }
  const unit = unitOf(seatOf(view), kind)
  const enters = isCombat(kind) && board.spawn[unit] >= 0 && tileOf(view, unitName(unit)) === ''
  return enters
    ? speech.say('label.play.entering', { ...slots, tile: board.tiles[board.spawn[unit]] })
    : speech.say('label.play', slots)
}

/** N-8.6 Whether hunkering this card down would put the side beyond hope. */
export function losesHope(board: NormandyBoard, view: NormandyView, kind: CardKind): boolean {
  const seat = SIDES.indexOf(view.seat as SideName)
  if (seat < 0 || doing(view)?.kind !== 'turn' || view.winner !== 'nobody') return false
  if (!view[SIDES[seat]].own?.hand.some(card => card.startsWith(`${KINDS[kind]}.`))) return false
  const t = tableFrom(board, view)
  if (isBeyondHope(t, seat)) return false
  apply(t, seat, c.hunkerDown(kind))
  return isBeyondHope(t, seat)
}

function endTurnLabel({ speech: { say, sayCounted }, view }: Labelled): string {
  const left = view[SIDES[seatOf(view)]].sizes.hand
  return left === 0 ? say('label.end-turn') : sayCounted('label.end-turn', left)
}

function tileLabel({ speech, board, view, named: tile }: Labelled): string {
  const name = board.tiles[tile]
  const slots = { tile: name, terrain: terrainText(speech, name), cover: coverText(speech, board, tile) }
  const { value, ...markers } = view.tiles[tile]
  // N-5.3 Scouts bring a marker, and a Fog of War card for it.
  const unscouted = doing(view)?.action === 'scout' && markers[SIDES[seatOf(view)]] === 'none'
  const stem = unscouted ? 'label.to.unscouted' : 'label.to'
  return value === 0 ? speech.say(stem, slots) : speech.sayCounted(`${stem}.objective`, value, slots)
}

const standingSlots = (speech: Speech, view: NormandyView, unit: Unit): Readonly<Record<string, string>> => ({
  ...counterSlots(speech, 'unit', unitName(unit)),
  tile: tileOf(view, unitName(unit)),
})
