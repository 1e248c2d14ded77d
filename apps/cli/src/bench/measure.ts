/** Measures one contestant inside its own process: rates over time, copying, legal lists. */
import {
  type Board,
  cloneTable,
  commands,
  copyState,
  type GameModule,
  newTable,
  playOut,
  revealedTo,
  revealTo,
  savedState,
  seedCells,
  seeded,
  type Table,
} from '@bivouac/kernel'
import { mean, median } from '../work/statistics.ts'
import type { Counter } from './counter.ts'
import { type Playouts, playouts, setUpAgain, type Tally } from './playouts.ts'
import { percentile } from './statistics.ts'

export interface Rate extends Tally {
  seconds: number
}

/** Plays whole games until the time is over; at least one. */
export function playFor(seconds: number, { playOne }: Playouts): Rate {
  const tally: Tally = { games: 0, actions: 0 }
  const start = performance.now()
  const stop = start + seconds * 1000
  do playOne(tally)
  while (performance.now() < stop)
  return { ...tally, seconds: (performance.now() - start) / 1000 }
}

const MOVES_AT_ONCE = 256

/** Moves a second of the yardstick. */
export function moveFor(seconds: number, { move }: Counter): number {
  const before = move(0)
  const start = performance.now()
  const stop = start + seconds * 1000
  let counted: number
  do counted = move(MOVES_AT_ONCE)
  while (performance.now() < stop)
  return (counted - before) / ((performance.now() - start) / 1000)
}

const STRIDE = 37

/** Positions of random play: every so many actions one, over all scenarios. */
export function positions(module: GameModule, seed: string, count: number): Table<Board>[] {
  const { tables } = playouts(module, seed)
  const dice = new Int32Array(4)
  seedCells(dice, `${seed}/positions`, 0)
  const list = commands()
  const found: Table<Board>[] = []
  for (let i = 0; found.length < count; i = (i + 1) % tables.length) {
    const t = tables[i]
    setUpAgain(module, t)
    for (;;) {
      playOut(module, t, dice, list, STRIDE)
      if (module.toChoose(t) === 0) break
      if (found.length < count) found.push(cloneTable(t))
    }
  }
  return found
}

export interface LegalTimes {
  readonly legalNs: number
  readonly legalNsP99: number
}

const BATCHES = 5
const REPEATS = 100

/** The time of one legal list, over positions: in each, the median of several batches of many repeats. */
export function timeLegal(module: GameModule, tables: readonly Table<Board>[]): LegalTimes {
  const list = commands()
  const times = tables.map(t => {
    const seat = module.toChoose(t) & 1 ? 0 : 1
    const batches: number[] = []
    for (let b = 0; b < BATCHES; b++) {
      const start = performance.now()
      for (let i = 0; i < REPEATS; i++) {
        list.count = 0
        module.legal(t, seat, list)
      }
      batches.push(((performance.now() - start) * 1e6) / REPEATS)
    }
    return median(batches)
  })
  return { legalNs: mean(times), legalNsP99: percentile(times, 0.99) }
}

export interface CopyTimes {
  readonly copyNs: number
  readonly copyRatioToStructuredClone: number
}

/** How many states are copied in turn, a power of two: copying one and the same again and again proves little. */
const SOURCES = 64
const COPIES_AT_ONCE = 20_000
const CLONES_AT_ONCE = 200

/** Copying a state into a table that is there already, against `structuredClone` of the same state as an object. Takes 64 positions. */
export function timeCopy(module: GameModule, tables: readonly Table<Board>[], rounds: number): CopyTimes {
  const target = newTable(module.layout, tables[0].board, seeded)
  const sources = tables.slice(0, SOURCES)
  const objects = sources.map(t => asObject(module, t))
  const copies: number[] = []
  const clones: number[] = []
  // Something of every copy is kept, so that none can be left out as useless.
  let kept = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    for (let i = 0; i < COPIES_AT_ONCE; i++) {
      const from = sources[i & (SOURCES - 1)]
      revealTo(from, 0)
      copyState(from, target)
      kept ^= revealedTo(target, 0)
    }
    const between = performance.now()
    for (let i = 0; i < CLONES_AT_ONCE; i++) kept ^= structuredClone(objects[i & (SOURCES - 1)]).draws[0]
    const end = performance.now()
    copies.push(((between - start) * 1e6) / COPIES_AT_ONCE)
    clones.push(((end - between) * 1e6) / CLONES_AT_ONCE)
  }
  if (!Number.isInteger(kept)) throw new Error('a copied state held something that is no whole number')
  const copyNs = median(copies)
  return { copyNs, copyRatioToStructuredClone: median(clones) / copyNs }
}

/** The state as people would write it without a layout: a list of numbers for every named field. */
export function asObject({ layout }: GameModule, t: Table<Board>): Record<string, number[]> {
  const cells = savedState(t)
  return Object.fromEntries(
    layout.fields.map(({ name, count }) => {
      const at = layout.at[name]
      return [name, [...cells.subarray(at, at + count)]]
    }),
  )
}
