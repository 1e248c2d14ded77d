/** Why a command is not allowed, and the odds of one that is: both from a view alone. */
import { type Explanation, type Forecast, firstOf, frameKind, verbOf } from '@bivouac/kernel'
import { printedValue } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { whyNot } from '../decisions/decisions.ts'
import { hitChance } from '../odds.ts'
import { OK, REFUSALS } from '../refusals.ts'
import { defenceParts, FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  ACTIONS,
  BLAST,
  isCombat,
  KINDS,
  MORTAR,
  SIDES,
  type Side,
  type SideName,
  type Tile,
  type Unit,
  unitName,
  unitNumber,
  unitOf,
} from '../vocabulary.ts'
import { tableFrom } from './imagine.ts'
import type { NormandyView } from './view.ts'

/** The table of the last view asked about: screens and checks ask about many commands of the same one. */
let last: { readonly view: NormandyView; readonly table: s.NormandyTable } | undefined

function lastTable(board: NormandyBoard, view: NormandyView): s.NormandyTable {
  if (last?.view !== view || last.table.board !== board) last = { view, table: tableFrom(board, view) }
  return last.table
}

const seatOf = (view: NormandyView): Side => SIDES.indexOf(view.seat as SideName)

export function explain(board: NormandyBoard, view: NormandyView, command: number): Explanation | undefined {
  const seat = seatOf(view)
  const t = lastTable(board, view)
  const refusal = seat < 0 ? REFUSALS.findIndex(r => r.key === 'not-your-decision') : whyNot(t, seat, command)
  if (refusal === OK) return undefined
  const { key, clause } = REFUSALS[refusal]
  return { key, clause, about: { command: c.formatCommand(board, command), ...about(t, seat, command) } }
}

/** The things a refusal may speak of: the card, its unit and tile, the tile or counter that was meant. */
function about(t: s.NormandyTable, seat: Side, command: number): Record<string, string | number> {
  const named = firstOf(command)
  switch (c.namedIn(command)) {
    case 'card':
      return { card: KINDS[named], ...aboutUse(t, seat, command) }
    case 'tile':
      return { tile: t.board.tiles[named], ...aboutWay(t, named) }
    case 'counter':
      return { unit: unitName(named) }
    case 'nothing':
      return {}
  }
}

/** A card that is to be used: for what, and by whom from where. */
function aboutUse(t: s.NormandyTable, seat: Side, command: number): Record<string, string | number> {
  const verb = verbOf(command)
  if (verb === c.BID || verb === c.TAKE) return {}
  const action = verb === c.PLAY ? { action: ACTIONS[c.actionIn(command)] } : {}
  const kind = firstOf(command)
  if (seat < 0 || !isCombat(kind)) return action
  const unit = unitOf(seat, kind)
  const tile = s.actsFrom(t, unit)
  return { ...action, unit: unitName(unit), ...(tile >= 0 ? { tile: t.board.tiles[tile] } : {}) }
}

/** The way to a tile for the counter that moves, or takes aim. */
function aboutWay(t: s.NormandyTable, tile: Tile): Record<string, string | number> {
  const kind = frameKind(t)
  const unit = kind === f.step.kind ? f.step.unit(t) : kind === f.aim.kind ? f.aim.unit(t) : -1
  return unit < 0 ? {} : { unit: unitName(unit), steps: s.stepsBetween(t, s.tileOf(t, unit), tile) }
}

/** N-7.2, N-7.4 The odds of an attack on a counter, each part with its clause. */
export function forecast(board: NormandyBoard, view: NormandyView, command: number): Forecast | undefined {
  if (verbOf(command) !== c.AT_UNIT) return undefined
  const seat = seatOf(view)
  const t = lastTable(board, view)
  if (seat < 0 || whyNot(t, seat, command) !== OK) return undefined
  const target = firstOf(command)
  return frameKind(t) === f.chooseTarget.kind
    ? oddsOf(t, s.tileOf(t, f.chooseTarget.unit(t)), target, f.chooseTarget.dice(t))
    : oddsOf(t, FROM_ABOVE, target, f.chooseBlasted.dice(t))
}

function oddsOf(t: s.NormandyTable, from: Tile, target: Unit, dice: number): Forecast {
  const total = totalDefence(t, from, target)
  return { parts: defenceParts(t, from, target), total, dice, chance: hitChance(total, dice) }
}

/** N-7.1, N-7.2 What a Blast of this seat would roll against: every counter on its target's tile, with the odds. */
export function blastForecasts(
  board: NormandyBoard,
  view: NormandyView,
): readonly { readonly unit: string; readonly forecast: Forecast }[] {
  const seat = seatOf(view)
  if (seat < 0 || view[SIDES[seat]].target === '') return []
  const t = lastTable(board, view)
  const dice = printedValue(MORTAR, BLAST)
  return view.units
    .filter(one => one.tile === view[SIDES[seat]].target)
    .map(({ unit }) => ({ unit, forecast: oddsOf(t, FROM_ABOVE, unitNumber(unit), dice) }))
}
