/** Terrain, row by row. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../src/scenario/house.ts'
import * as terrain from '../src/terrain.ts'

const { TERRAINS } = terrain
const at = (name: terrain.TerrainName): number => TERRAINS.indexOf(name)
const where = (column: ArrayLike<number>): string[] => TERRAINS.filter((_, i) => column[i] !== 0)
const table = terrain.protectionTable(HOUSE.sunkenLane)
const ignored = (name: terrain.TerrainName, way: number): string =>
  `${terrain.soldiersIgnored(table, at(name), way)}/${terrain.flagsIgnored(table, at(name), way)}`

test('[G-1.4] each terrain has its number', () => {
  expect(TERRAINS.map((_, i) => i)).toEqual([
    ...[terrain.COUNTRYSIDE, terrain.FOREST, terrain.BUILDING, terrain.HILL, terrain.RUBBLE, terrain.TRENCH],
    ...[terrain.SHELL_CRATER, terrain.MINE_CRATER, terrain.FORTIFIED_BUILDING, terrain.SUNKEN_LANE],
    terrain.WIRE,
  ])
})

test('[G-5.3] forest, buildings, rubble, mine craters and wire stop a unit; a mine crater also on leaving', () => {
  expect(where(terrain.STOPS)).toEqual([
    ...['forest', 'building', 'rubble', 'mine-crater', 'fortified-building', 'wire'],
  ])
  expect(where(terrain.STOPS_ON_LEAVING)).toEqual(['mine-crater'])
})

test('[G-6.4] forest and buildings cost a die in the turn of entering, wire always', () => {
  expect(where(terrain.DICE_MOVED_IN)).toEqual(['forest', 'building', 'fortified-building'])
  expect(where(terrain.DICE_ALWAYS)).toEqual(['wire'])
  expect(terrain.DICE_MOVED_IN[terrain.FOREST]).toBe(-1)
  expect(terrain.DICE_ALWAYS[terrain.WIRE]).toBe(-1)
})

test('[G-8.1, G-8.3] forest, buildings and rubble block sight, a hill by its level', () => {
  const how = (kind: number): string[] => TERRAINS.filter((_, i) => terrain.BLOCKS[i] === kind)
  expect(how(terrain.SCREEN)).toEqual(['forest', 'building', 'rubble', 'fortified-building'])
  expect(how(terrain.LEVEL)).toEqual(['hill'])
})

describe('soldiers and flags ignored', () => {
  test.each([
    ['countryside', '0/0', '0/0', '0/0'],
    ['forest', '1/0', '1/0', '1/0'],
    ['building', '1/1', '1/1', '1/1'],
    ['hill', '1/0', '1/0', '0/0'],
    ['rubble', '1/1', '1/1', '1/1'],
    ['trench', '2/2', '1/1', '1/1'],
    ['shell-crater', '1/1', '1/1', '1/1'],
    ['mine-crater', '1/1', '1/1', '1/1'],
    ['fortified-building', '2/2', '2/2', '2/2'],
    ['sunken-lane', '1/1', '1/1', '1/1'],
    ['wire', '0/0', '0/0', '0/0'],
  ] as const)(
    '[G-6.5, G-7.2, G-9.3, G-15.2, G-15.3] in %s: %s from afar, %s close, %s close from a hill',
    (name, ranged, close, fromHill) => {
      expect(ignored(name, terrain.RANGED)).toBe(ranged)
      expect(ignored(name, terrain.CLOSE)).toBe(close)
      expect(ignored(name, terrain.CLOSE_FROM_HILL)).toBe(fromHill)
    },
  )
})

test.each([
  ['countryside', terrain.BECOMES_CRATER],
  ['forest', terrain.CRATERED],
  ['building', terrain.BECOMES_RUBBLE],
  ['hill', terrain.CRATERED],
  ['rubble', terrain.STAYS],
  ['trench', terrain.CRATERED],
  ['shell-crater', terrain.STAYS],
  ['mine-crater', terrain.STAYS],
  ['fortified-building', terrain.BECOMES_RUBBLE],
  ['sunken-lane', terrain.BECOMES_CRATER],
  ['wire', terrain.BECOMES_CRATER],
] as const)('[G-10.7] what devastation makes of %s', (name, result) => {
  expect(terrain.TRIPLE[at(name)]).toBe(result)
})
