/** G-1.4 The ground of a scenario: terrain, wire, and what blocks sight. */

import { HEX_NAMES, hexSet, NEAR, SHAPE } from '../geometry.ts'
import {
  BLOCKS,
  BUILDING,
  COUNTRYSIDE,
  FOREST,
  FORTIFIED_BUILDING,
  HILL,
  LEVEL,
  MINE_CRATER,
  RUBBLE,
  SCREEN,
  SHELL_CRATER,
  SUNKEN_LANE,
  TERRAINS,
  TRENCH,
} from '../terrain.ts'
import { HEXES } from '../vocabulary.ts'
import type { GreatWarBoard } from './board.ts'
import type { ScenarioFile } from './file.ts'
import { Flaw, readGroup, readHexes } from './flaw.ts'

const CODES: Readonly<Record<string, number>> = {
  '.': COUNTRYSIDE,
  F: FOREST,
  B: BUILDING,
  H: HILL,
  R: RUBBLE,
  T: TRENCH,
  C: SHELL_CRATER,
  M: MINE_CRATER,
}

type Sight = Pick<GreatWarBoard, 'screens' | 'screensAndHills' | 'hillGroup'>

export function layGround(
  file: ScenarioFile,
): Sight & Pick<GreatWarBoard, 'terrain'> & { readonly wire: Int32Array } {
  const terrain = readRows(file.board)
  layWhatIsSpecial(file, terrain)
  return { terrain, ...sightOver(terrain), wire: readWire(file, terrain) }
}

/** G-8.1, G-8.3 What this ground does to sight. Nothing that happens in play changes it. */
export function sightOver(terrain: Uint8Array): Sight {
  const blocking = (...kinds: number[]) =>
    hexSet([...terrain.keys()].filter(hex => kinds.includes(BLOCKS[terrain[hex]])))
  return {
    screens: blocking(SCREEN),
    screensAndHills: blocking(SCREEN, LEVEL),
    hillGroup: hillGroups(terrain),
  }
}

function readRows(rows: readonly string[]): Uint8Array {
  if (rows.length !== SHAPE.rows)
    throw new Flaw('board', `The board has ${SHAPE.rows} rows; these are ${rows.length}.`)
  const terrain = rows.flatMap((row, r) => {
    const cells = row.trim().split(/\s+/)
    const length = r % 2 === 0 ? SHAPE.long : SHAPE.long - 1
    if (cells.length !== length)
      throw new Flaw(`board.${r}`, `Row ${r + 1} has ${length} hexes; these are ${cells.length}.`)
    return cells.map((cell, c) => {
      if (!Object.hasOwn(CODES, cell))
        throw new Flaw(
          `board.${r}`,
          `'${cell}' at ${r + 1},${c + 1} is no terrain: use ${Object.keys(CODES).join(' ')}.`,
        )
      return CODES[cell]
    })
  })
  return Uint8Array.from(terrain)
}

/** G-15.2, G-15.3 Fortified buildings and sunken lanes are terrain of their own. */
function layWhatIsSpecial(file: ScenarioFile, terrain: Uint8Array): void {
  file.special.forEach((rule, i) => {
    if (rule.key === 'fortified-buildings')
      for (const hex of readGroup(`special.${i}.group`, file.groups, rule.group)) {
        if (terrain[hex] !== BUILDING)
          throw new Flaw(`groups.${rule.group}`, `${HEX_NAMES[hex]} is to be fortified, but has no building.`)
        terrain[hex] = FORTIFIED_BUILDING
      }
    if (rule.key === 'sunken-lane')
      for (const hex of readHexes(`special.${i}.hexes`, rule.hexes)) {
        if (terrain[hex] !== COUNTRYSIDE)
          throw new Flaw(
            `special.${i}.hexes`,
            `A sunken lane runs through countryside, but ${HEX_NAMES[hex]} is ${TERRAINS[terrain[hex]]}.`,
          )
        terrain[hex] = SUNKEN_LANE
      }
  })
}

/** G-1.4 Wire lies on countryside. */
function readWire(file: ScenarioFile, terrain: Uint8Array): Int32Array {
  const hexes = readHexes('wire', file.wire)
  const bad = hexes.findIndex(hex => terrain[hex] !== COUNTRYSIDE)
  if (bad >= 0)
    throw new Flaw(
      `wire.${bad}`,
      `Wire lies on countryside only, but ${file.wire[bad]} is ${TERRAINS[terrain[hexes[bad]]]}.`,
    )
  return hexSet(hexes)
}

/** G-8.3 Hill hexes that hang together have the same number, from 0; other hexes have -1. */
function hillGroups(terrain: Uint8Array): Int8Array {
  const group = new Int8Array(HEXES).fill(-1)
  let next = 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (terrain[hex] !== HILL || group[hex] >= 0) continue
    const hill = [hex]
    group[hex] = next
    for (const part of hill)
      for (const near of NEAR.subarray(part * 6, part * 6 + 6))
        if (near >= 0 && terrain[near] === HILL && group[near] < 0) {
          group[near] = next
          hill.push(near)
        }
    next++
  }
  return group
}
