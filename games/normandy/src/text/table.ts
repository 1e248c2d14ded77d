/** The whole table in letters: the map, both sides' standing, the viewer's hand and what is known of the other's. */

import { painted, type Style, sideStyle } from '@bivouac/face-kit'
import { KIND } from '../cards.ts'
import type { NormandyBoard } from '../scenario.ts'
import type { NormandyView } from '../view.ts'
import { ACTIONS, KINDS, SIDES, type SideName } from '../words.ts'
import { drawMap } from './map.ts'
import { actionText, cardText, kindNumber, manOf, sideText } from './names.ts'
import { say, sayCounted } from './say.ts'

const WIDEST = 100
/** A space at which no line is broken. */
const TIED = '\u00a0'
const SHAPE: Readonly<Record<SideName, string>> = { us: '●', german: '■' }

export function draw(board: NormandyBoard, view: NormandyView, colour: boolean): string {
  const paint = (text: string, style: Style): string => painted({ text, style }, colour)
  return [
    paint(head(board, view), 'bold'),
    ...drawMap(board, view, colour),
    paint(say('table.legend.counters'), 'dim'),
    paint(say('table.legend.tiles'), 'dim'),
    ...SIDES.map((side, seat) => paint(sideLine(view, side), sideStyle(seat))),
    ...SIDES.filter(side => side !== view.seat).flatMap(side =>
      wrapped(say('table.known', { side: sideText(side), cards: cardCounts(view[side].handAndDeck) })),
    ),
    ...hand(view),
  ].join('\n')
}

function head({ name }: NormandyBoard, view: NormandyView): string {
  const slots = {
    name,
    round: view.round,
    initiative: sideText(view.initiative),
    active: sideText(view.active),
  }
  if (view.winner !== 'nobody') return say('table.head.over', slots)
  return say(view.doing.at(-1)?.kind === 'bid' ? 'table.head.bidding' : 'table.head', slots)
}

/** A side on one line: who, its points and task, and the size of each pile. */
function sideLine(view: NormandyView, side: SideName): string {
  const { points, need, sizes, play, discard, supply } = view[side]
  const who = say(side === view.seat ? 'table.side.you' : 'table.side', {
    shape: SHAPE[side],
    side: sideText(side),
  })
  const goal = say(need > 0 ? 'table.goal.points' : 'table.goal.pin', { points, need })
  const piles = say('table.piles', {
    ...sizes,
    play: play.length,
    discard: discard.length,
    supply: supply.length,
  })
  return `${who.padEnd(16)}${goal.padEnd(20)}${piles}`
}

/** The viewer's cards, each with initiative, man and actions. */
function hand(view: NormandyView): string[] {
  if (view.seat === 'spectator') return []
  const side = view.seat
  const own = view[side].own
  if (own === undefined) return []
  if (own.hand.length === 0) return [say('table.hand.empty')]
  const rows = own.hand.map(card => {
    const kind = kindNumber(card)
    const { initiative, actions } = KIND[kind]
    const uses =
      actions.length === 0
        ? say('table.hand.fog')
        : actions.map(({ action }) => actionText(kind, ACTIONS[action])).join(' · ')
    const bid = own.bid === card ? ` · ${say('table.hand.bid')}` : ''
    return `  ${initiative}  ${cardText(card).padEnd(18)}${(manOf(side, card) ?? '').padEnd(27)}${uses}${bid}`
  })
  return [say('table.hand'), ...rows]
}

/** The open piles of both sides, card by card. */
export function piles(_: NormandyBoard, view: NormandyView): string {
  return SIDES.flatMap(side => {
    const { play, discard, supply, handAndDeck, own } = view[side]
    const open = [
      ['play', play],
      ['discard', discard],
      ['supply', supply],
    ] as const
    const secret = own ? ([['deck', own.deck] as const, ['removed', own.removed] as const] as const) : []
    const line = (pile: (typeof open | typeof secret)[number][0], cards: readonly string[]): string[] =>
      wrapped(
        say(own ? 'table.pile.own' : 'table.pile', {
          side: sideText(side),
          pile: say(`pile.${pile}`),
          count: cards.length,
          cards: cardCounts(cards),
        }),
      )
    return [
      ...[...open, ...secret].flatMap(([pile, cards]) => line(pile, cards)),
      ...(own ? [] : wrapped(say('table.known', { side: sideText(side), cards: cardCounts(handAndDeck) }))),
    ]
  }).join('\n')
}

/** 'Rifleman A ×2, Fog of War ×3': cards by kind, in the order of the kinds. */
function cardCounts(cards: readonly string[] | Readonly<Record<string, number>>): string {
  const counts = isList(cards) ? countKinds(cards) : cards
  const kinds = KINDS.filter(kind => (counts[kind] ?? 0) > 0)
  if (kinds.length === 0) return say('table.nothing')
  return kinds
    .map(kind => sayCounted('table.count', counts[kind], { card: cardText(kind) }).replaceAll(' ', TIED))
    .join(', ')
}

const isList = (cards: readonly string[] | Readonly<Record<string, number>>): cards is readonly string[] =>
  Array.isArray(cards)

function countKinds(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const card of cards) {
    const kind = KINDS[kindNumber(card)]
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** Lines of at most the table's width, the second and later ones set in. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' '))
    if (line === '') line = word
    else if (line.length + 1 + word.length <= WIDEST) line += ` ${word}`
    else {
      lines.push(line)
      line = `    ${word}`
    }
  return [...lines, line].map(one => one.replaceAll(TIED, ' '))
}
