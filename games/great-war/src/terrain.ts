/** Terrain as a table, read from `data/terrain.json`: columns as flat arrays, one row for each of TERRAINS. */
import file from '../data/terrain.json' with { type: 'json' }

/** G-1.4 What a hex can be. Wire is a token on top of the ground: it has its row, but no hex is of this terrain. */
export const TERRAINS = [
  'countryside',
  'forest',
  'building',
  'hill',
  'rubble',
  'trench',
  'shell-crater',
  'mine-crater',
  'fortified-building',
  'sunken-lane',
  'wire',
] as const
export type TerrainName = (typeof TERRAINS)[number]
export const COUNTRYSIDE = 0
export const FOREST = 1
export const BUILDING = 2
export const HILL = 3
export const RUBBLE = 4
export const TRENCH = 5
export const SHELL_CRATER = 6
export const MINE_CRATER = 7
export const FORTIFIED_BUILDING = 8
export const SUNKEN_LANE = 9
export const WIRE = 10

/** Soldiers and flags that terrain lets a unit ignore. */
export type Ignored = readonly [soldiers: number, flags: number]

interface Row {
  readonly stop: boolean
  readonly stopOnLeaving?: boolean
  readonly diceMovedIn: number
  readonly diceAlways: number
  readonly ranged: readonly number[]
  readonly close: readonly number[]
  readonly closeFromHill?: readonly number[]
  readonly blocks: boolean | string
  readonly triple: string
}

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** G-15.3 A sunken lane is countryside that protects; how much is said by the scenario or the house. */
const rows: readonly Row[] = TERRAINS.map(name => {
  const found: Readonly<Record<string, Row>> = file.terrain
  return found[name === 'sunken-lane' ? 'countryside' : camelCase(name)]
})

/** G-5.3 Whether a unit must stop on entering. */
export const STOPS = Uint8Array.from(rows, row => Number(row.stop))
/** G-5.3 Whether a unit that leaves must stop in the first hex. */
export const STOPS_ON_LEAVING = Uint8Array.from(rows, row => Number(row.stopOnLeaving ?? false))
/** G-6.4 What is added to the dice of a unit in the turn in which it entered. */
export const DICE_MOVED_IN = Int8Array.from(rows, row => row.diceMovedIn)
/** G-6.4 What is always added to the dice of a unit there. */
export const DICE_ALWAYS = Int8Array.from(rows, row => row.diceAlways)

/** G-8.1 How terrain blocks sight: not, always, or as a hill does (G-8.3). */
export const OPEN = 0
export const SCREEN = 1
export const LEVEL = 2
export const BLOCKS = Uint8Array.from(rows, ({ blocks }) =>
  blocks === 'level' ? LEVEL : blocks === true ? SCREEN : OPEN,
)

/** G-10.7 What devastation makes of a hex: nothing new, a crater, rubble, or itself with a crater token on it. */
export const STAYS = 0
export const BECOMES_CRATER = 1
export const BECOMES_RUBBLE = 2
export const CRATERED = 3
export const TRIPLE = Uint8Array.from(rows, ({ triple }, terrain) => {
  if (triple === 'rubble') return BECOMES_RUBBLE
  if (triple === 'none') return STAYS
  // A tile keeps its other effects under the token; open ground and wire are simply replaced.
  return terrain === FOREST || terrain === HILL || terrain === TRENCH ? CRATERED : BECOMES_CRATER
})

/** How a unit is attacked: from afar, from next to it, or from next to it and from a hill. */
export const RANGED = 0
export const CLOSE = 1
export const CLOSE_FROM_HILL = 2

/** How a unit is attacked by somebody on this terrain. */
export const wayFrom = (terrain: number, close: boolean): number =>
  !close ? RANGED : terrain === HILL ? CLOSE_FROM_HILL : CLOSE

/** G-10.7 The terrain that protects: under a crater token a crater. */
export const coverOf = (terrain: number, cratered: boolean): number => (cratered ? SHELL_CRATER : terrain)

/** Protection by terrain and way of attack; a board has one, because a sunken lane protects as its scenario says. */
export type Protection = Uint8Array

const WAYS = 3

export function protectionTable(sunkenLane: {
  readonly ranged: Ignored
  readonly close: Ignored
}): Protection {
  return Uint8Array.from(
    rows.flatMap((row, terrain) => {
      const { ranged, close } = terrain === SUNKEN_LANE ? sunkenLane : row
      return [...ranged, ...close, ...(row.closeFromHill ?? close)]
    }),
  )
}

/** G-6.5, G-7.2 How many soldiers a unit on this terrain ignores. `way` is RANGED, CLOSE or CLOSE_FROM_HILL. */
export const soldiersIgnored = (table: Protection, terrain: number, way: number): number =>
  table[(terrain * WAYS + way) * 2]

/** G-9.3 How many flags a unit on this terrain may ignore. */
export const flagsIgnored = (table: Protection, terrain: number, way: number): number =>
  table[(terrain * WAYS + way) * 2 + 1]
