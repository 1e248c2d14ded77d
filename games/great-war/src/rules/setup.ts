/** G-3 Setup: the scenario on the table, the cards dealt, and the bombardment of no man's land. */
import { rollDie } from '@bivouac/kernel'
import { DECK_CARDS } from '../cards/cards.ts'
import { hasHex } from '../geometry.ts'
import * as cards from '../state/doors/cards.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COUNTRYSIDE, SHELL_CRATER, TRENCH } from '../terrain.ts'
import {
  COMBAT,
  COMBAT_HAND_MAX,
  COMMAND,
  enemyOf,
  FIGURES_MAX,
  HEXES,
  type Hex,
  handOf,
  TARGETING_DIE,
  UNITS,
} from '../vocabulary.ts'
import { beginTurn } from './end-of-turn.ts'

type T = s.GreatWarTable

/** G-3.1 The side that moves first is dealt its cards first. */
export const setup = (t: T): void => {
  layBoard(t)
  const { start, first } = t.board
  for (let deck = 0; deck < 2; deck++) {
    cards.openDeck(t, deck, DECK_CARDS[deck])
    cards.shuffleDeck(t, deck)
  }
  for (let i = 0; i < 2; i++) {
    const side = i === 0 ? first : enemyOf(first)
    for (let card = 0; card < start.command[side]; card++) cards.drawCard(t, COMMAND, side, handOf(side))
    for (let card = 0; card < start.combat[side]; card++) cards.drawCard(t, COMBAT, side, handOf(side))
    doors.dealHq(t, side, start.hq[side])
  }
  for (let side = 0; side < 2; side++) doors.setCombatLimit(t, side, COMBAT_HAND_MAX)
  shellNoMansLand(t)
  f.playCard.call(t)
  beginTurn(t, first)
}

/** Terrain, wire and units as the scenario has them. */
export const layBoard = (t: T): void => {
  const { start, terrain, unitKind } = t.board
  for (let hex = 0; hex < HEXES; hex++) doors.layGround(t, hex, terrain[hex], hasHex(start.wire, hex))
  for (let unit = 0; unit < UNITS; unit++)
    if (start.unitHex[unit] >= 0) doors.placeUnit(t, unit, unitKind[unit], FIGURES_MAX, start.unitHex[unit])
}

/** G-3.2 Row by row, the nearest to the enemy first: roll, count on, and crater what lies there. */
const shellNoMansLand = (t: T): void => {
  const shelling = t.board.shelling
  if (shelling === undefined) return
  for (const row of shelling.rows)
    for (let at = rollDie(t, TARGETING_DIE) + 1; at <= row.length; at += rollDie(t, TARGETING_DIE) + 1)
      shellGround(t, row[at - 1], shelling.trenches)
}

/** G-3.2, G-15.4 Open ground and wire become a crater, an empty trench too where the scenario says so. */
const shellGround = (t: T, hex: Hex, trenches: boolean): void => {
  if (s.hasUnit(t, hex)) return
  const terrain = s.terrainOf(t, hex)
  if (terrain === COUNTRYSIDE) doors.craterGround(t, hex, SHELL_CRATER, false)
  else if (trenches && terrain === TRENCH && !s.isCratered(t, hex)) doors.craterGround(t, hex, TRENCH, true)
}
