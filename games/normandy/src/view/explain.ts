/** Why a command is not allowed, and the odds of one that is: both from a view alone. */
import {
  type Explanation,
  type Forecast,
  firstOf,
  frameArg,
  frameKind,
  newTable,
  seeded,
  verbOf,
} from '@bivouac/kernel'
import { printedValue } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { whyNot } from '../decisions/decisions.ts'
import { OK, REFUSALS } from '../refusals.ts'
import { defenceParts, FROM_ABOVE, hitChance, totalDefence } from '../rules/combat.ts'
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
  type SideName,
  unitName,
  unitNumber,
  unitOf,
} from '../vocabulary.ts'
import { imagine } from './imagine.ts'
import type { NormandyView } from './view.ts'

/** A table with everything the seat knows; what it does not know has no bearing on what it may do. */
function tableOf(board: NormandyBoard, view: NormandyView): s.NormandyTable {
  const t = newTable(s.LAYOUT, board, seeded)
  t.words[0] = 1
  imagine(board, view).imagine(seeded, t)
  return t
}

const seatOf = (view: NormandyView): number => SIDES.indexOf(view.seat as SideName)

export function explain(board: NormandyBoard, view: NormandyView, command: number): Explanation | undefined {
  const seat = seatOf(view)
  const t = tableOf(board, view)
  const refusal = seat < 0 ? REFUSALS.findIndex(r => r.key === 'not-your-decision') : whyNot(t, seat, command)
  if (refusal === OK) return undefined
  const { key, clause } = REFUSALS[refusal]
  return { key, clause, about: { command: c.formatCommand(board, command), ...about(t, seat, command) } }
}

/** The things a refusal may speak of: the card, its unit and tile, the tile or counter that was meant. */
function about(t: s.NormandyTable, seat: number, command: number): Record<string, string | number> {
  const a = firstOf(command)
  switch (verbOf(command)) {
    case c.PLAY:
    case c.READY:
    case c.HUNKER_DOWN: {
      const things: Record<string, string | number> = { card: KINDS[a] }
      if (verbOf(command) === c.PLAY) things.action = ACTIONS[c.actionIn(command)]
      if (seat < 0 || !isCombat(a)) return things
      const unit = unitOf(seat, a)
      const tile = s.actsFrom(t, unit)
      return { ...things, unit: unitName(unit), ...(tile >= 0 ? { tile: t.board.tiles[tile] } : {}) }
    }
    case c.BID:
    case c.TAKE:
      return { card: KINDS[a] }
    case c.TO: {
      const moving = frameKind(t) === f.STEP || frameKind(t) === f.AIM
      const unit = moving ? frameArg(t, 0) : -1
      return {
        tile: t.board.tiles[a],
        ...(unit >= 0 ? { unit: unitName(unit), steps: s.stepsBetween(t, s.tileOf(t, unit), a) } : {}),
      }
    }
    case c.AT_UNIT:
    case c.GUIDE_UNIT:
      return { unit: unitName(a) }
    default:
      return {}
  }
}

/** N-7.2, N-7.4 The odds of an attack on a counter, each part with its clause. */
export function forecast(board: NormandyBoard, view: NormandyView, command: number): Forecast | undefined {
  if (verbOf(command) !== c.AT_UNIT) return undefined
  const seat = seatOf(view)
  const t = tableOf(board, view)
  if (seat < 0 || whyNot(t, seat, command) !== OK) return undefined
  const target = firstOf(command)
  const dice = frameArg(t, 1)
  const from = frameKind(t) === f.CHOOSE_TARGET ? s.tileOf(t, frameArg(t, 0)) : FROM_ABOVE
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
  const t = tableOf(board, view)
  const dice = printedValue(MORTAR, BLAST)
  return view.units
    .filter(one => one.tile === view[SIDES[seat]].target)
    .map(({ unit }) => {
      const number = unitNumber(unit)
      const total = totalDefence(t, FROM_ABOVE, number)
      const parts = defenceParts(t, FROM_ABOVE, number)
      return { unit, forecast: { parts, total, dice, chance: hitChance(total, dice) } }
    })
}
