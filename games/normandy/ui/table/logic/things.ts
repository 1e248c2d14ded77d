/** The things of the table by name, and the way from things to commands and back. */
import type { Thing } from '@bivouac/client-shell'
import { type Decision, firstOf, verbOf } from '@bivouac/kernel'
import { KIND } from '../../../src/cards/cards.ts'
import * as c from '../../../src/commands.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { losesHope } from '../../../src/text/labels.ts'
import { blastForecasts } from '../../../src/view/explain.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import {
  ACTIONS,
  type ActionName,
  BLAST,
  type CardKind,
  COMMAND,
  isOwnUnit,
  KINDS,
  type KindName,
  kindOfUnit,
  RECON,
  SIDES,
  type SideName,
  unitName,
  unitNumber,
} from '../../../src/vocabulary.ts'

export const tileThing = (tile: string): Thing => `tile:${tile}`
export const unitThing = (unit: string): Thing => `unit:${unit}`
/** A kind of card in the hand. */
export const cardThing = (kind: string): Thing => `card:${kind}`
/** A kind of card in the supply or the play area, to be taken. */
export const takeThing = (kind: string): Thing => `take:${kind}`
/** One use of a card: an action, `command-1` or `command-2`, `hunker-down`, `ready`. */
export const rowThing = (kind: string, use: string): Thing => `row:${kind}/${use}`
export const END_TURN: Thing = 'button:end-turn'
export const STOP: Thing = 'button:stop'

interface ThingParts {
  readonly sort: string
  readonly name: string
}

export function partsOfThing(thing: Thing): ThingParts {
  const colon = thing.indexOf(':')
  return { sort: thing.slice(0, colon), name: thing.slice(colon + 1) }
}

/** What a row's command is called in its thing. */
export const nameOfUse = (command: number): string => {
  const action = ACTIONS[c.actionIn(command)]
  return action === 'command' ? `command-${c.valueIn(command)}` : action
}

/** A card, then one of its uses. */
const useOf = (kind: CardKind, use: string): readonly Thing[] => [
  cardThing(KINDS[kind]),
  rowThing(KINDS[kind], use),
]

/** By what the command names: a kind of card, a tile or a counter. */
const PATHS: Readonly<
  Record<c.VerbWord, (named: number, command: number, board: NormandyBoard) => readonly Thing[]>
> = {
  bid: kind => [cardThing(KINDS[kind])],
  play: (kind, command) => useOf(kind, nameOfUse(command)),
  'hunker-down': kind => useOf(kind, 'hunker-down'),
  ready: kind => useOf(kind, 'ready'),
  to: (tile, _, board) => [tileThing(board.tiles[tile])],
  at: unit => [unitThing(unitName(unit))],
  guide: unit => [unitThing(unitName(unit))],
  take: kind => [takeThing(KINDS[kind])],
  stop: () => [STOP],
  'end-turn': () => [END_TURN],
}

export const pathOf = (command: number, board: NormandyBoard): readonly Thing[] =>
  PATHS[c.wordOf(command)](firstOf(command), command, board)

/** The use of a card that a row stands for, whether it may be chosen or not; undefined if there is no such row. */
export function rowCommand(kind: KindName, use: string): number | undefined {
  const number = KINDS.indexOf(kind)
  if (number < 0) return undefined
  if (use === 'hunker-down') return c.hunkerDown(number)
  if (use === 'ready') return c.ready(number)
  const [, value] = use.match(/^command-(\d)$/) ?? []
  if (value !== undefined) return c.play(number, COMMAND, Number(value))
  const action = ACTIONS.indexOf(use as ActionName)
  return action < 0 || action === COMMAND ? undefined : c.play(number, action)
}

/** What the last thing pressed would try at this decision. */
export function attempt(
  board: NormandyBoard,
  view: NormandyView,
  decision: Decision,
  path: readonly Thing[],
): number | undefined {
  const last = path.at(-1)
  if (last === undefined) return undefined
  const { sort, name } = partsOfThing(last)
  switch (sort) {
    case 'tile':
      return attemptTile(board, view, decision.kind, name)
    case 'unit':
      return attemptUnit(board, view, decision.kind, unitNumber(name))
    case 'card':
      return attemptCard(decision.kind, name as KindName)
    case 'take':
      return named(KINDS.indexOf(name as KindName), c.take)
    case 'row': {
      const [kind, use] = name.split('/')
      return rowCommand(kind as KindName, use)
    }
    default:
      return last === STOP ? c.stop : last === END_TURN ? c.endTurn : undefined
  }
}

const named = (number: number, make: (number: number) => number): number | undefined =>
  number < 0 ? undefined : make(number)

/** Where a target is asked for, a tile stands for the counter on it. */
function attemptTile(
  board: NormandyBoard,
  view: NormandyView,
  kind: string,
  tile: string,
): number | undefined {
  const here = view.units.find(one => one.tile === tile)
  if (here !== undefined && (kind.startsWith('choose-') || kind === 'turn'))
    return attemptUnit(board, view, kind, unitNumber(here.unit))
  return named(board.tiles.indexOf(tile), c.to)
}

/** Where a tile is asked for, a counter stands for its tile; in one's turn one's own counter stands for its card. */
function attemptUnit(
  board: NormandyBoard,
  view: NormandyView,
  kind: string,
  unit: number,
): number | undefined {
  if (unit < 0) return undefined
  if (kind === 'step' || kind === 'aim') {
    const tile = view.units.find(one => one.unit === unitName(unit))?.tile
    return tile === undefined ? undefined : named(board.tiles.indexOf(tile), c.to)
  }
  if (kind === 'choose-guided') return c.guide(unit)
  const seat = SIDES.indexOf(view.seat as SideName)
  if (kind === 'turn' && seat >= 0 && isOwnUnit(seat, unit))
    return c.play(kindOfUnit(unit), KIND[kindOfUnit(unit)].actions[0].action)
  return c.at(unit)
}

/** In one's turn a card that nothing can be done with, Fog of War, is tried for what every other card can do. */
function attemptCard(kind: string, name: KindName): number | undefined {
  const number = KINDS.indexOf(name)
  if (number < 0) return undefined
  if (kind === 'bid') return c.bid(number)
  if (kind === 'take-cards') return c.take(number)
  const [first] = KIND[number].actions
  return first === undefined
    ? c.play(number, 0)
    : c.play(number, first.action, first.action === COMMAND ? 1 : 0)
}

/** Bids cannot be taken back, nor hope once lost (N-8.6), nor a turn in which cards could still be played; dice and fresh cards answer the others. */
export function asks(
  board: NormandyBoard,
  view: NormandyView,
  command: number,
  legal: readonly number[],
): boolean {
  switch (verbOf(command)) {
    case c.BID:
    case c.AT_UNIT:
      return true
    case c.HUNKER_DOWN:
      return losesHope(board, view, firstOf(command))
    case c.END_TURN:
      return legal.some(one => verbOf(one) === c.PLAY)
    case c.PLAY:
      if (c.actionIn(command) === BLAST) return blastForecasts(board, view).length > 0
      return c.actionIn(command) === COMMAND || c.actionIn(command) === RECON
    default:
      return false
  }
}
