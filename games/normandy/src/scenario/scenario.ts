/** A scenario file, checked and turned into a board (N-2.1). What is wrong is reported with its path in the file. */
import { distances, neighbours, type Place, touching } from '@bivouac/grid'
import { type Board, fail, fingerprint, ok, type Result } from '@bivouac/kernel'
import * as v from 'valibot'
import { KIND, maskOf } from '../cards/cards.ts'
import { RULES_VERSION } from '../identity.ts'
import {
  isCombat,
  KINDS,
  SIDE_KEYS,
  type Side,
  slug,
  UNIT_NAMES,
  UNITS,
  UNITS_PER_SIDE,
  type Units,
  unitOf,
} from '../vocabulary.ts'
import { type ScenarioFile, scenarioSchema } from './scenario-file.ts'
import { COVER, Flaw, layTiles } from './scenario-layout.ts'

export const TILES_MAX = 18

/** Everything about a scenario that never changes while it is played. Sets of tiles are kept as bits. */
export interface NormandyBoard extends Board {
  readonly tiles: readonly string[]
  readonly places: readonly Place[]
  /** N-1.6 The tiles next to each tile. */
  readonly near: Int32Array
  /** N-1.6 Steps between tiles, at `from * tiles.length + to`. */
  readonly steps: Uint8Array
  /** N-6.7 The tiles three or more steps away. */
  readonly far: Int32Array
  readonly cover: Int8Array
  /** N-7.3 The hill tiles. */
  readonly hills: number
  /** N-1.9 The tile on which each unit enters; -1 if it has no spawn marker. */
  readonly spawn: Int8Array
  /** The units that have one. */
  readonly enters: Units
  /** The cards of each side's units that have one: the first cell of them. */
  readonly entering: Int32Array
  /** N-8.1 The points each side must capture; 0 if it must pin the enemy. */
  readonly need: Int8Array
  /** N-10.1 The radio's tile; -1 without one. */
  readonly radio: number
  readonly initiative: number
  readonly start: Start
}

/** N-2.1 How the game begins. */
interface Start {
  readonly value: Int8Array
  readonly markers: readonly [number, number]
  readonly controlled: readonly [number, number]
  /** The tile of each unit; -1 off the board. */
  readonly counters: Int8Array
  /** How many cards of each kind start in each side's deck and supply. */
  readonly deck: readonly [readonly number[], readonly number[]]
  readonly supply: readonly [readonly number[], readonly number[]]
}

export function openScenario(data: unknown): Result<NormandyBoard> {
  const parsed = v.safeParse(scenarioSchema, data)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    return fail('bad-scenario', issue.message, { where: v.getDotPath(issue) ?? 'the file' })
  }
  try {
    return ok(buildBoard(parsed.output))
  } catch (flaw) {
    if (flaw instanceof Flaw) return fail('bad-scenario', flaw.message, { where: flaw.path })
    throw flaw
  }
}

function buildBoard(file: ScenarioFile): NormandyBoard {
  const { tiles, places } = layTiles(file)
  const n = tiles.length
  const near = (a: number, b: number): boolean => touching(places[a], places[b])
  const steps = distances(n, near)
  const lost = steps.subarray(0, n).indexOf(255)
  if (lost >= 0)
    throw new Flaw('layout', `Tile ${tiles[lost]} cannot be reached from ${tiles[0]}: the map falls apart.`)

  const at = (path: string, name: string): number => {
    const tile = tiles.indexOf(name)
    if (tile < 0) throw new Flaw(path, `There is no tile '${name}' on this map.`)
    return tile
  }
  const tileSet = (path: string, names: readonly string[]): number =>
    names.reduce((bits, name, i) => {
      const bit = 1 << at(`${path}.${i}`, name)
      if (bits & bit) throw new Flaw(`${path}.${i}`, `Tile ${name} is named twice.`)
      return bits | bit
    }, 0)

  const value = new Int8Array(n)
  for (const [name, points] of Object.entries(file.objectives)) value[at(`objectives.${name}`, name)] = points
  const controlled = bySide(key => tileSet(`${key}.controlled`, file[key].controlled))
  const scouted = bySide(key => tileSet(`${key}.scouted`, file[key].scouted))
  for (const [s, key] of SIDE_KEYS.entries())
    if (controlled[s] & scouted[s])
      throw new Flaw(`${key}.scouted`, 'A tile has one marker of a side: scouted or controlled, not both.')
  if (controlled[0] & controlled[1])
    throw new Flaw('GER.controlled', 'A tile can be controlled by one side only (N-1.7).')

  const spawn = readSpawns(file, at)
  const board: NormandyBoard = {
    scenario: slug(file.name),
    name: file.name,
    fingerprint: fingerprint(file),
    rules: RULES_VERSION,
    tiles,
    places,
    near: neighbours(n, near),
    steps,
    far: neighbours(n, (a, b) => steps[a * n + b] >= 3),
    cover: Int8Array.from(tiles, tile => Number.parseInt(String(COVER[tile]), 10)),
    hills: tiles.reduce((bits, tile, i) => (COVER[tile] === '3/1' ? bits | (1 << i) : bits), 0),
    spawn,
    enters: spawn.reduce((units, tile, unit) => (tile < 0 ? units : units | (1 << unit)), 0),
    entering: Int32Array.from(SIDE_KEYS, (_, side) => cardsEntering(spawn, side)),
    need: Int8Array.from(SIDE_KEYS, key => readNeed(file, key)),
    radio: file.radio === undefined ? -1 : at('radio', file.radio),
    initiative: file.initiative === 'US' ? 0 : 1,
    start: {
      value,
      markers: [scouted[0] | controlled[0], scouted[1] | controlled[1]],
      controlled,
      counters: readCounters(file, at),
      ...readCards(file),
    },
  }
  checkNeed(board)
  return board
}

const bySide = <T>(make: (key: 'US' | 'GER') => T): readonly [T, T] => [make('US'), make('GER')]

/** N-1.9 Spawn faces: ALL, squads and units, joined by plus signs. */
function readSpawns(file: ScenarioFile, at: (path: string, name: string) => number): Int8Array {
  const spawn = new Int8Array(UNITS).fill(-1)
  for (const [s, key] of SIDE_KEYS.entries())
    for (const [name, faces] of Object.entries(file[key].spawns)) {
      const path = `${key}.spawns.${name}`
      const tile = at(path, name)
      for (const unit of faces.flatMap(face => face.split('+')).flatMap(face => unitsOnFace(path, face))) {
        if (spawn[unitOf(s, unit)] >= 0) throw new Flaw(path, `${UNIT_NAMES[unit]} has two spawn markers.`)
        spawn[unitOf(s, unit)] = tile
      }
    }
  return spawn
}

function unitsOnFace(path: string, face: string): number[] {
  const all = [...Array(UNITS_PER_SIDE).keys()]
  if (face === 'ALL') return all
  if (/^[ABC]$/.test(face)) return all.filter(unit => UNIT_NAMES[unit].endsWith(`-${face.toLowerCase()}`))
  const unit = UNIT_NAMES.indexOf(face.toLowerCase() as 'sniper')
  if (unit < 0 || (face !== 'SNIPER' && face !== 'MORTAR'))
    throw new Flaw(path, `'${face}' is no spawn face: use ALL, A, B, C, SNIPER or MORTAR, joined by '+'.`)
  return [unit]
}

function readCounters(file: ScenarioFile, at: (path: string, name: string) => number): Int8Array {
  const counters = new Int8Array(UNITS).fill(-1)
  for (const [s, key] of SIDE_KEYS.entries())
    for (const [name, units] of Object.entries(file[key].counters))
      units.forEach((text, i) => {
        const path = `${key}.counters.${name}.${i}`
        const wanted = text
          .toLowerCase()
          .replace('_', '-')
          .replace(/^gunners/, 'machine-gunners')
        const unit = UNIT_NAMES.indexOf(wanted as 'sniper')
        if (unit < 0) throw new Flaw(path, `There is no counter '${text}'.`)
        if (counters[unitOf(s, unit)] >= 0) throw new Flaw(path, `The counter ${text} is placed twice.`)
        counters[unitOf(s, unit)] = at(path, name)
      })
  return counters
}

/** N-2.1 Deck (D) and supply (S), by kind; no more of a kind than are printed. */
function readCards(file: ScenarioFile): Pick<Start, 'deck' | 'supply'> {
  const read = (key: 'US' | 'GER', pile: 'deck' | 'supply'): number[] => {
    const counts = KINDS.map(() => 0)
    for (const [title, copies] of Object.entries(file[key][pile])) {
      const kind = KINDS.indexOf(title.toLowerCase().replaceAll('_', '-') as 'sniper')
      if (kind < 0) throw new Flaw(`${key}.${pile}.${title}`, `There is no card '${title}'.`)
      counts[kind] += copies
    }
    return counts
  }
  const deck = bySide(key => read(key, 'deck'))
  const supply = bySide(key => read(key, 'supply'))
  for (const [s, key] of SIDE_KEYS.entries())
    for (const [k, kind] of KIND.entries())
      if (deck[s][k] + supply[s][k] > kind.copies)
        throw new Flaw(
          `${key}.supply`,
          `${deck[s][k] + supply[s][k]} cards ${kind.name}, but only ${kind.copies} are printed.`,
        )
  return { deck, supply }
}

/** N-8.1 A number of points, or 0 for pinning the enemy. */
function readNeed(file: ScenarioFile, key: 'US' | 'GER'): number {
  const goal = file.victory[key]
  if ('control_points' in goal) return goal.control_points
  if (goal.pin === key) throw new Flaw(`victory.${key}.pin`, 'A side cannot be asked to pin itself.')
  return 0
}

function checkNeed(board: NormandyBoard): void {
  const sum = (tiles: number): number =>
    board.start.value.reduce((a, points, i) => a + ((tiles >> i) & 1) * points, 0)
  for (const [s, key] of SIDE_KEYS.entries()) {
    const need = board.need[s]
    if (need === 0) continue
    if (sum(-1) < need && board.radio < 0)
      throw new Flaw(
        `victory.${key}.control_points`,
        `The map has only ${sum(-1)} points; ${need} cannot be captured.`,
      )
    if (sum(board.start.controlled[s]) >= need)
      throw new Flaw(`victory.${key}.control_points`, `The side holds ${need} points from the start.`)
  }
}

/** N-1.9 The first cell of the cards whose unit has a spawn marker. */
const cardsEntering = (spawn: Int8Array, side: Side): number =>
  maskOf(0, kind => {
    const number = KIND.indexOf(kind)
    return isCombat(number) && spawn[unitOf(side, number)] >= 0
  })
