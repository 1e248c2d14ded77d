/** Why a command is not allowed, and the odds of one that is: both from a view alone. */
import {
  type Chance,
  cloneTable,
  type Explanation,
  firstOf,
  frameKind,
  lowestBit,
  secondOf,
  verbOf,
} from '@bivouac/kernel'
import { COMBAT_TITLES } from '../cards/cards.ts'
import * as c from '../commands.ts'
import { apply, whyNot } from '../decisions/decisions.ts'
import { HEX_NAMES } from '../geometry.ts'
import { formatCommand, hexesIn } from '../notation.ts'
import { NOT_YOUR_DECISION, OK, REFUSALS } from '../refusals.ts'
import { costOf } from '../rules/combat-cards.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { HEXES, SIDES, type SideName, sideOfUnit, unitName } from '../vocabulary.ts'
import { attackForecast, type BattleForecast, barrageForecast, rollForecast } from './forecast.ts'
import { tableFrom } from './imagine.ts'
import type { GreatWarView } from './view.ts'

type T = s.GreatWarTable

const seatOf = (view: GreatWarView): number => SIDES.indexOf(view.seat as SideName)

/** The table of the last view asked about: a screen asks about many commands of the same one. */
let last: { readonly view: GreatWarView; readonly table: T } | undefined

export function lastTable(board: GreatWarBoard, view: GreatWarView): T {
  if (last?.view !== view || last.table.board !== board) last = { view, table: tableFrom(board, view) }
  return last.table
}

export function explain(board: GreatWarBoard, view: GreatWarView, command: number): Explanation | undefined {
  const seat = seatOf(view)
  const t = lastTable(board, view)
  const refusal = seat < 0 ? NOT_YOUR_DECISION : whyNot(t, seat, command)
  if (refusal === OK) return undefined
  const { key, clause } = REFUSALS[refusal]
  return { key, clause, about: { command: formatCommand(board, command), ...about(t, command) } }
}

/** The things a refusal may speak of: hexes, units, distance, cost. */
function about(t: T, command: number): Record<string, string | number> {
  const [hex, to] = hexesIn(command)
  const title = firstOf(command)
  if (verbOf(command) === c.COMBAT) return { card: COMBAT_TITLES[title], cost: costOf(t, title) }
  if (hex === undefined) return {}
  return to === undefined
    ? onHex(t, hex)
    : { ...onHex(t, hex), to: HEX_NAMES[to], steps: t.board.steps[hex * HEXES + to] }
}

const onHex = (t: T, hex: number): Record<string, string> => ({
  hex: HEX_NAMES[hex],
  ...(s.hasUnit(t, hex) ? { unit: unitName(s.unitOn(t, hex)) } : {}),
})

/** G-6, G-7, G-10 The exact odds of an attack or a barrage, each part with its clause. */
export function forecast(
  board: GreatWarBoard,
  view: GreatWarView,
  command: number,
): BattleForecast | undefined {
  const verb = verbOf(command)
  const seat = seatOf(view)
  if (seat < 0 || !ROLLING_VERBS.includes(verb)) return undefined
  const t = lastTable(board, view)
  if (whyNot(t, seat, command) !== OK) return undefined
  if (verb === c.BATTLE) return attackForecast(t, s.unitOn(t, firstOf(command)), secondOf(command))
  // G-12.2 The second attack of a card has the dice of the first: it is fired as soon as its target is named.
  if (verb === c.SHELL) {
    const dice = f.shell.dice(t)
    return dice > 0 ? barrageForecast(t, seat, firstOf(command), dice) : undefined
  }
  if (verb === c.DICE) return barrageForecast(t, seat, f.shellDice.hex(t), firstOf(command))
  return forecastAhead(t, seat, command)
}

/** Attacks and barrages; guns that join or fire together (G-6.8); cards by which a unit battles out of turn (G-13.4). */
const ROLLING_VERBS: readonly number[] = [c.BATTLE, c.SHELL, c.DICE, c.JOIN, c.DONE, c.COMBAT, c.PLAY]

/** Tries the command on a copy up to its first die: if that belongs to an attack by this seat, these are its odds. */
function forecastAhead(t: T, seat: number, command: number): BattleForecast | undefined {
  const kind = frameKind(t)
  if (kind !== f.CROSS_FIRE && kind !== f.ANSWER) return undefined
  const ahead = cloneTable(t)
  ahead.chance = untilRoll
  try {
    apply(ahead, seat, command)
  } catch (stopped) {
    if (stopped !== ROLLING) throw stopped
    if (frameKind(ahead) !== f.ATTACK || sideOfUnit(lowestBit(f.attack.units(ahead))) !== seat)
      return undefined
    return rollForecast(ahead, f.attack.units(ahead), f.attack.hex(ahead), f.attack.mode(ahead))
  }
  // More guns may join before anything is rolled: the odds with those that have.
  return frameKind(ahead) === f.CROSS_FIRE ? forecastAhead(ahead, seat, c.done) : undefined
}

const ROLLING = new Error('a die is about to be rolled')
const untilRoll: Chance = {
  die() {
    throw ROLLING
  },
  shuffle() {
    throw ROLLING
  },
}
