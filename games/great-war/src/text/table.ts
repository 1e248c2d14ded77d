/** The whole table in letters: the map, both sides' standing, the medals to be had, and the viewer's hand. */

import { painted, type Style, sideStyle } from '@bivouac/face-kit'
import { bitCount } from '@bivouac/kernel'
import { COUNT_EACH, type GreatWarBoard } from '../board.ts'
import { HOLD, PASS_TURN, SAVE_UNITS, STOP_AT } from '../rules/windows.ts'
import type { GreatWarView } from '../view.ts'
import { COMBAT_TITLES, type CombatTitle, SIDES, type SideName, UNIT_NAMES } from '../words.ts'
import { drawMap, groundLegend, markOf, whoseOf } from './map.ts'
import {
  cardCounts,
  cardText,
  doesText,
  objectiveText,
  sideText,
  titleIn,
  unitText,
  wrapped,
} from './names.ts'
import { say, sayCounted } from './say.ts'

const WIDEST = 100
const SHAPES: Readonly<Record<SideName, string>> = { british: '●', german: '■' }

export function draw(board: GreatWarBoard, view: GreatWarView, colour: boolean): string {
  const paint = (text: string, style: Style): string => painted({ text, style }, colour)
  const dim = (text: string): string => paint(text, 'dim')
  return [
    paint(head(board, view), 'bold'),
    ...drawMap(board, view, colour),
    dim(say('table.legend.units')),
    dim(marksLegend(board)),
    ...wrapped(groundLegend(view), WIDEST).map(dim),
    ...wrapped(medalsToHave(board), WIDEST),
    ...SIDES.flatMap((side, seat) => [
      paint(sideLine(board, view, side), sideStyle(seat)),
      ...aboutSide(board, view, side),
    ]),
    ...hand(board, view),
  ].join('\n')
}

function head({ name }: GreatWarBoard, view: GreatWarView): string {
  const slots = { name, turn: view.turn, active: sideText(view.active), medals: view.medalsToWin }
  return say(view.winner === 'nobody' ? 'table.head' : 'table.head.over', slots)
}

const marksLegend = ({ objectives }: GreatWarBoard): string =>
  [say('table.legend.marks'), ...(objectives.count > 0 ? [say('table.legend.objectives')] : [])].join('  ')

/** G-11 What medals can be had for. */
function medalsToHave(board: GreatWarBoard): string {
  const { objectives, unitMedal } = board
  const list = objectives.ids.map((id, i) =>
    say(objectives.counting[i] === COUNT_EACH ? 'table.objective.each' : 'table.objective', {
      mark: markOf(board, i),
      objective: objectiveText(id),
      medals: objectives.medals[i],
      whose: say(`table.whose.${whoseOf(board, i)}`),
    }),
  )
  return say('table.objectives', {
    list: [say('table.objective.unit', { medals: unitMedal }), ...list].join(' · '),
  })
}

function sideLine({ medals: need }: GreatWarBoard, view: GreatWarView, side: SideName): string {
  const { hq, medals, artillery, hand } = view[side]
  const who = say(side === view.seat ? 'table.side.you' : 'table.side', {
    shape: SHAPES[side],
    side: sideText(side),
  })
  return `${who.padEnd(16)}${say('table.medals', { medals, need }).padEnd(18)}${say('table.assets', { hq, artillery, ...hand })}`
}

/** What its medals are for, what it has played, and what is known of its hand. */
function aboutSide(board: GreatWarBoard, view: GreatWarView, name: SideName): string[] {
  const { kept, medals, played, known, spied = [], own } = view[name]
  const side = sideText(name)
  const lines: string[] = []
  if (medals > 0) lines.push(say('table.reasons', { side, reasons: reasons(board, view, name, kept) }))
  const open = [...played.command, ...played.combat]
  if (open.length > 0) lines.push(say('table.played', { side, cards: cardCounts(open) }))
  if (view.aside > 0 && view.active === name) lines.push(sayCounted('table.aside', view.aside))
  const seen = [...new Set([...known, ...spied])]
  if (seen.length > 0 && own === undefined) lines.push(say('table.known', { side, cards: cardCounts(seen) }))
  return lines.flatMap(line => wrapped(line, WIDEST - 2)).map(line => `  ${line}`)
}

function reasons({ objectives }: GreatWarBoard, view: GreatWarView, side: SideName, kept: number): string {
  const held = view.objectives.flatMap((objective, i) => {
    const count = bitCount(objective[side]) * objectives.medals[i]
    return count === 0 ? [] : [say('table.reason.held', { count, objective: objectiveText(objective.id) })]
  })
  return [...(kept > 0 ? [sayCounted('table.reason.kept', kept)] : []), ...held].join(', ')
}

/** The viewer's cards with what they do and cost, and the standing order. */
function hand(board: GreatWarBoard, view: GreatWarView): string[] {
  const own = view.seat === 'spectator' ? undefined : view[view.seat].own
  if (own === undefined) return []
  const rows = (cards: readonly string[], cost: (title: string) => string): string[] =>
    cards.map(card => `  ${cost(titleIn(card))}${cardText(card).padEnd(24)}${doesText(card)}`)
  return [
    say(own.command.length > 0 ? 'table.hand.command' : 'table.hand.command.none'),
    ...rows(own.command, () => ''),
    say(own.combat.length > 0 ? 'table.hand.combat' : 'table.hand.combat.none'),
    ...rows(own.combat, title => `${board.house.combatCosts[COMBAT_TITLES.indexOf(title as CombatTitle)]} `),
    ...drawnCards(view),
    ...standing(board, own.standing),
  ]
}

/** What is being looked at just now: Recon's two cards, or what a spy has seen. */
function drawnCards({ command, combat }: GreatWarView): string[] {
  const cards = [...(command.drawnCards ?? []), ...(combat.drawnCards ?? [])]
  return cards.length === 0 ? [] : wrapped(say('table.drawn', { cards: cardCounts(cards) }), WIDEST)
}

function standing(board: GreatWarBoard, order: number): string[] {
  if (order === 0) return []
  if (order === PASS_TURN) return [say('table.standing.pass')]
  if (order === SAVE_UNITS) return [say('table.standing.save')]
  if (order >= HOLD) return [say('table.standing.hold', { card: cardText(COMBAT_TITLES[order - HOLD]) })]
  return [say('table.standing.stop', { unit: unitText(board, UNIT_NAMES[order - STOP_AT]) })]
}

/** The open piles, card by card, and what is known of hands. */
export function piles(board: GreatWarBoard, view: GreatWarView): string {
  return [
    ...(['command', 'combat'] as const).flatMap(pile => {
      const { deck, discard } = view[pile]
      const slots = { deck, count: discard.length, cards: cardCounts(discard) }
      return wrapped(say(`table.pile.${pile}`, slots), WIDEST)
    }),
    say('table.pool', { pool: view.pool }),
    ...SIDES.flatMap(side => aboutSide(board, view, side)),
  ].join('\n')
}
