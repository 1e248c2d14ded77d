/** Doors for turns: their beginning and end, what cards say of them, and standing orders. See doors.ts. */
import { revealTo } from '@bivouac/kernel'
import type { GreatWarFact } from '../../facts.ts'
import { ENDINGS, type Ending, enemyOf, SIDES, type Side, type Title, type Units } from '../../vocabulary.ts'
import * as s from '../state.ts'

type T = s.GreatWarTable
const {
  active: atActive,
  caps: atCaps,
  combatPlayed: atCombatPlayed,
  dice: atDice,
  ending: atEnding,
  flags: atFlags,
  limits: atLimits,
  ordered: atOrdered,
  orderable: atOrderable,
  progress: atProgress,
  reach: atReach,
  stale: atStale,
  standing: atStanding,
  turn: atTurn,
  winner: atWinner,
} = s.AT

const note = (t: T, fact: GreatWarFact): void => t.recorder?.note(fact)

/** G-2.5 A figure was lost, or a medal gained or lost. */
export const progress = (t: T): void => {
  t.cells[atProgress] = 1
}

/** Everything from `ordered` to `strikes` belongs to one turn only: the layout keeps these fields together. */
const TURN_FROM = atOrdered
const TURN_TO = s.AT.strikes + 1
const KEEPS_FROM = s.AT.lastCommand
const KEEPS_TO = KEEPS_FROM + 2

export const beginTurn = (t: T, side: Side): void => {
  // For so few cells a loop is faster than `fill`.
  for (let field = TURN_FROM; field < KEEPS_FROM; field++) t.cells[field] = 0
  for (let field = KEEPS_TO; field < TURN_TO; field++) t.cells[field] = 0
  t.cells[atTurn]++
  t.cells[atActive] = side
  t.cells[atProgress] = 0
  if (t.recorder) note(t, { type: 'turnStarted', turn: s.turnOf(t), side: SIDES[side] })
}

export const countStaleTurn = (t: T): number => {
  t.cells[atStale] = t.cells[atProgress] ? 0 : t.cells[atStale] + 1
  return t.cells[atStale]
}

export const endGame = (t: T, winner: number, ending: Ending): void => {
  t.cells[atWinner] = winner + 1
  t.cells[atEnding] = ENDINGS.indexOf(ending) + 1
  if (t.recorder) note(t, { type: 'gameEnded', winner: SIDES[winner], ending })
}

/** What a card says of the whole turn; see TURN_FLAGS. */
export const setFlag = (t: T, bit: number): void => {
  t.cells[atFlags] |= bit
}

export const clearFlag = (t: T, bit: number): void => {
  t.cells[atFlags] &= ~bit
}

/** Writes one of the turn's own cells (a cap, a bonus, a unit that a card speaks of); `field` is its place in AT. */
export const setTurnCell = (t: T, field: number, value: number): void => {
  t.cells[field] = value
}

export const setCap = (t: T, i: number, orders: number): void => {
  t.cells[atCaps + i] = orders
}

export const setReach = (t: T, far: number, andBattle: number): void => {
  t.cells[atReach] = far
  t.cells[atReach + 1] = andBattle
}

export const addDice = (t: T, dice: number): void => {
  t.cells[atDice] += dice
}

export const setOrderable = (t: T, units: Units): void => {
  t.cells[atOrderable] = units
}

export const setLastCommand = (t: T, side: Side, title: Title): void => {
  t.cells[KEEPS_FROM + side] = title + 1
}

export const countCombatCard = (t: T, side: Side, by: number): void => {
  t.cells[atCombatPlayed + side] += by
}

/** G-2.1, Mata Hari Spy: how many combat cards a side may hold. */
export const setCombatLimit = (t: T, side: Side, cards: number): void => {
  t.cells[atLimits + side] = cards
}

export const giveStandingOrder = (t: T, side: Side, order: number): void => {
  t.cells[atStanding + side] = order
}

/** A window went by, by hand or by a standing order: the side whose turn it is learns no more than that. */
export const passWindow = (t: T, side: Side): void => {
  revealTo(t, enemyOf(side))
  if (t.recorder) note(t, { type: 'windowPassed', side: SIDES[side] })
}
