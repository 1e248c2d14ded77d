/** The whole table in letters: the map, both sides' standing, the viewer's hand and what is known of the other's. */

import { painted, type Style, sideStyle } from '@bivouac/face-kit'
import { KIND } from '../cards/cards.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import type { NormandyView } from '../view/view.ts'
import { ACTIONS, KINDS, SIDES, type SideName } from '../vocabulary.ts'
import { drawMap } from './map.ts'
import { actionText, cardText, kindNumber, manOf, sideText } from './names.ts'
import { scenarioText } from './scenario-text.ts'
import type { Speech } from './speech.ts'

const WIDEST = 100
/** A space at which no line is broken. */
const TIED = '\u00a0'
const SHAPE: Readonly<Record<SideName, string>> = { us: '●', german: '■' }

export function draw(speech: Speech, board: NormandyBoard, view: NormandyView, colour: boolean): string {
  const { say } = speech
  const paint = (text: string, style: Style): string => painted({ text, style }, colour)
  return [
    paint(head(speech, board, view), 'bold'),
    ...drawMap(speech, board, view, colour),
    ...wrapped(tiedSigns(say('table.legend.counters'))).map(line => paint(line, 'dim')),
    ...wrapped(tiedSigns(say('table.legend.tiles'))).map(line => paint(line, 'dim')),
    ...sideLines(speech, view).flatMap((text, seat) =>
      wrapped(text).map(line => paint(line, sideStyle(seat))),
    ),
    ...SIDES.filter(side => side !== view.seat).flatMap(side => known(speech, view, side)),
    ...hand(speech, view),
  ].join('\n')
}

function head(speech: Speech, { name }: NormandyBoard, view: NormandyView): string {
  const slots = {
    name: scenarioText(speech, name),
    round: view.round,
    initiative: sideText(speech, view.initiative),
    active: sideText(speech, view.active),
  }
  if (view.winner !== 'nobody') return speech.say('table.head.over', slots)
  return speech.say(view.doing.at(-1)?.kind === 'bid' ? 'table.head.bidding' : 'table.head', slots)
}

/** Each side on one line: who, its points and task, and the size of each pile. */
function sideLines(speech: Speech, view: NormandyView): string[] {
  const { say } = speech
  const columns = SIDES.map(side => {
    const { points, need, sizes, play, discard, supply } = view[side]
    const piles = { ...sizes, play: play.length, discard: discard.length, supply: supply.length }
    const name = { shape: SHAPE[side], side: sideText(speech, side) }
    return [
      say(side === view.seat ? 'table.side.you' : 'table.side', name),
      say(need > 0 ? 'table.goal.points' : 'table.goal.pin', { points, need }),
      say('table.piles', piles).split(' · ').map(tied).join(' · '),
    ]
  })
  return columns.map(
    ([who, goal, piles]) =>
      `${who.padEnd(columnWidth(16, columns, 0))}${goal.padEnd(columnWidth(20, columns, 1))}${piles}`,
  )
}

/** At least `least`, and two more than the longest text in the column. */
const columnWidth = (least: number, rows: readonly (readonly string[])[], column: number): number =>
  Math.max(least, ...rows.map(row => row[column].length + 2))

/** The viewer's cards, each with initiative, man and actions. */
function hand(speech: Speech, view: NormandyView): string[] {
  const { say } = speech
  if (view.seat === 'spectator') return []
  const side = view.seat
  const own = view[side].own
  if (own === undefined) return []
  if (own.hand.length === 0) return [say('table.hand.empty')]
  const width = columnWidth(
    18,
    KINDS.map(kind => [cardText(speech, kind)]),
    0,
  )
  const rows = own.hand.flatMap(card => {
    const kind = kindNumber(card)
    const { initiative, actions } = KIND[kind]
    const uses =
      actions.length === 0
        ? say('table.hand.fog')
        : actions.map(({ action }) => tied(actionText(speech, kind, ACTIONS[action]))).join(' · ')
    const bid = own.bid === card ? ` · ${tied(say('table.hand.bid'))}` : ''
    const name = cardText(speech, card).padEnd(width)
    return wrapped(`  ${initiative}  ${name}${(manOf(side, card) ?? '').padEnd(27)}${uses}${bid}`)
  })
  return [say('table.hand'), ...rows]
}

/** The open piles of both sides, card by card. */
export function piles(speech: Speech, view: NormandyView): string {
  return SIDES.flatMap(side => {
    const { play, discard, supply, own } = view[side]
    const open = [
      ['play', play],
      ['discard', discard],
      ['supply', supply],
    ] as const
    const secret = own ? ([['deck', own.deck] as const, ['removed', own.removed] as const] as const) : []
    const line = (pile: (typeof open | typeof secret)[number][0], cards: readonly string[]): string[] =>
      wrapped(
        speech.say(own ? 'table.pile.own' : 'table.pile', {
          side: sideText(speech, side),
          pile: speech.say(`pile.${pile}`),
          count: cards.length,
          cards: cardCounts(speech, cards),
        }),
      )
    return [
      ...[...open, ...secret].flatMap(([pile, cards]) => line(pile, cards)),
      ...(own ? [] : known(speech, view, side)),
    ]
  }).join('\n')
}

/** What a side has in hand and deck together: all that may be known of them. */
const known = (speech: Speech, view: NormandyView, side: SideName): string[] =>
  wrapped(
    speech.say('table.known', {
      side: sideText(speech, side),
      cards: cardCounts(speech, view[side].handAndDeck),
    }),
  )

/** 'Rifleman A ×2, Fog of War ×3': cards by kind, in the order of the kinds. */
function cardCounts(speech: Speech, cards: readonly string[] | Readonly<Record<string, number>>): string {
  const counts = isList(cards) ? countKinds(cards) : cards
  const kinds = KINDS.filter(kind => (counts[kind] ?? 0) > 0)
  if (kinds.length === 0) return speech.say('table.nothing')
  return kinds
    .map(kind => tied(speech.sayCounted('table.count', counts[kind], { card: cardText(speech, kind) })))
    .join(', ')
}

const tied = (text: string): string => text.replaceAll(' ', TIED)

/** A legend, in which two blanks stand between a sign with its meaning and the next. */
const tiedSigns = (legend: string): string => legend.split('  ').map(tied).join('  ')

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
  const [first, ...speech] = text.split(' ')
  let line = first
  for (const word of speech)
    if (line.length + 1 + word.length <= WIDEST) line += ` ${word}`
    // A gap is no word to begin a line with.
    else if (word !== '') {
      lines.push(line.trimEnd())
      line = `    ${word}`
    }
  return [...lines, line].map(one => one.replaceAll(TIED, ' '))
}
