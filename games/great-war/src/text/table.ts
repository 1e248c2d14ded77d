/** The whole table in letters: the map, both sides' standing, the medals to be had, and the viewer's hand. */

import { painted, type Style, sideStyle } from '@bivouac/face-kit'
import { bitCount } from '@bivouac/kernel'
import { COMBAT_TITLES } from '../cards/cards.ts'
import { COUNT_EACH, type GreatWarBoard } from '../scenario/board.ts'
import type { GreatWarView } from '../view/view.ts'
import { SIDES, type SideName } from '../vocabulary.ts'
import { drawMap, groundLegend, markOf, whoseOf } from './map.ts'
import { cardCounts, cardText, doesText, objectiveIn, sideIn, sideSlots, titleIn, wrapped } from './names.ts'
import { scenarioText } from './scenario-text.ts'
import { standingText } from './standing.ts'
import { capitalised, type Words } from './words.ts'

const WIDEST = 100
const SHAPES: Readonly<Record<SideName, string>> = { british: '●', german: '■' }

export function draw(words: Words, board: GreatWarBoard, view: GreatWarView, colour: boolean): string {
  const paint = (text: string, style: Style): string => painted({ text, style }, colour)
  const dim = (text: string): string => paint(text, 'dim')
  return [
    ...wrapped(head(words, board, view), WIDEST).map(line => paint(line, 'bold')),
    ...drawMap(words, board, view, colour),
    ...[words.say('table.legend.units'), marksLegend(words, board), groundLegend(words, view)]
      .flatMap(line => wrapped(line, WIDEST))
      .map(dim),
    ...wrapped(medalsToHave(words, board), WIDEST),
    ...SIDES.flatMap((side, seat) => [
      paint(sideLine(words, board, view, side), sideStyle(seat)),
      ...aboutSide(words, board, view, side),
    ]),
    ...hand(words, board, view),
  ].join('\n')
}

function head(words: Words, { name }: GreatWarBoard, view: GreatWarView): string {
  return words.say(view.winner === 'nobody' ? 'table.head' : 'table.head.over', {
    name: scenarioText(words, name),
    turn: view.turn,
    active: sideIn(words, view.active),
    medals: view.medalsToWin,
  })
}

const marksLegend = ({ say }: Words, { objectives }: GreatWarBoard): string =>
  [say('table.legend.marks'), ...(objectives.count > 0 ? [say('table.legend.objectives')] : [])].join('  ')

/** G-11 What medals can be had for. */
function medalsToHave(words: Words, board: GreatWarBoard): string {
  const { say } = words
  const { objectives, unitMedal } = board
  const list = objectives.ids.map((id, i) =>
    say(objectives.counting[i] === COUNT_EACH ? 'table.objective.each' : 'table.objective', {
      mark: markOf(board, i),
      objective: objectiveIn(words, id),
      medals: objectives.medals[i],
      whose: say(`table.whose.${whoseOf(board, i)}`),
    }),
  )
  return say('table.objectives', {
    list: [say('table.objective.unit', { medals: unitMedal }), ...list].join(' · '),
  })
}

/** At least one blank after a text, however long it is. */
const column = (text: string, width: number): string => `${text} `.padEnd(width)

function sideLine(words: Words, { medals: need }: GreatWarBoard, view: GreatWarView, side: SideName): string {
  const { say } = words
  const { hq, medals, artillery, hand } = view[side]
  const who = say(side === view.seat ? 'table.side.you' : 'table.side', {
    shape: SHAPES[side],
    side: sideIn(words, side),
  })
  const assets = say('table.assets', { hq, artillery, ...hand })
  return `${column(who, 16)}${column(say('table.medals', { medals, need }), 18)}${assets}`
}

/** What its medals are for, what it has played, and what is known of its hand. */
function aboutSide(words: Words, board: GreatWarBoard, view: GreatWarView, name: SideName): string[] {
  const { say } = words
  const { kept, medals, played, known, spied = [], own } = view[name]
  const side = sideSlots(words, 'side', name)
  const lines: string[] = []
  if (medals > 0)
    lines.push(say('table.reasons', { ...side, reasons: reasons(words, board, view, name, kept) }))
  const open = [...played.command, ...played.combat]
  if (open.length > 0)
    lines.push(capitalised(words, say('table.played', { ...side, cards: cardCounts(words, open) })))
  if (view.aside > 0 && view.active === name) lines.push(words.sayCounted('table.aside', view.aside))
  const seen = [...new Set([...known, ...spied])]
  if (seen.length > 0 && own === undefined)
    lines.push(say('table.known', { ...side, cards: cardCounts(words, seen) }))
  return lines.flatMap(line => wrapped(line, WIDEST - 2)).map(line => `  ${line}`)
}

function reasons(
  words: Words,
  { objectives }: GreatWarBoard,
  view: GreatWarView,
  side: SideName,
  kept: number,
): string {
  const held = view.objectives.flatMap((objective, i) => {
    const count = bitCount(objective[side]) * objectives.medals[i]
    return count === 0
      ? []
      : [words.say('table.reason.held', { count, objective: objectiveIn(words, objective.id) })]
  })
  return [...(kept > 0 ? [words.sayCounted('table.reason.kept', kept)] : []), ...held].join(', ')
}

/** The viewer's cards with what they do and cost, and the standing order. */
function hand(words: Words, board: GreatWarBoard, view: GreatWarView): string[] {
  const { say } = words
  const own = view.seat === 'spectator' ? undefined : view[view.seat].own
  if (own === undefined) return []
  const rows = (cards: readonly string[], cost: (title: string) => string): string[] =>
    cards.flatMap(card => cardRow(words, card, cost(titleIn(card))))
  return [
    say(own.command.length > 0 ? 'table.hand.command' : 'table.hand.command.none'),
    ...rows(own.command, () => ''),
    say(own.combat.length > 0 ? 'table.hand.combat' : 'table.hand.combat.none'),
    ...rows(own.combat, title => `${board.house.combatCosts[COMBAT_TITLES.indexOf(title)]} `),
    ...drawnCards(words, view),
    ...[standingText(words, board, own.standing) ?? []].flat(),
  ]
}

/** A card and what it does; what does not fit goes on below. */
function cardRow(words: Words, card: string, cost: string): string[] {
  const start = `  ${cost}${column(cardText(words, card), 24)}`
  const [first, ...rest] = wrapped(doesText(words, card), WIDEST - start.length)
  return [`${start}${first}`, ...rest.map(line => ' '.repeat(start.length) + line.trimStart())]
}

/** What is being looked at just now: Recon's two cards, or what a spy has seen. */
function drawnCards(words: Words, { command, combat }: GreatWarView): string[] {
  const cards = [...(command.drawnCards ?? []), ...(combat.drawnCards ?? [])]
  return cards.length === 0
    ? []
    : wrapped(words.say('table.drawn', { cards: cardCounts(words, cards) }), WIDEST)
}

/** The open piles, card by card, and what is known of hands. */
export function piles(words: Words, board: GreatWarBoard, view: GreatWarView): string {
  const { say } = words
  return [
    ...(['command', 'combat'] as const).flatMap(pile => {
      const { deck, discard } = view[pile]
      const slots = { deck, count: discard.length, cards: cardCounts(words, discard) }
      return wrapped(say(`table.pile.${pile}`, slots), WIDEST)
    }),
    say('table.pool', { pool: view.pool }),
    ...SIDES.flatMap(side => aboutSide(words, board, view, side)),
  ].join('\n')
}
