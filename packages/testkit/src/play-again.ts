/** Plays a list of commands from the setup again, and holds one check against the state it leads to. */
import { type Board, copyState, has, newTable, seeded, seedTable, type Table } from '@bivouac/kernel'
import { type Bench, type Check, errorText, look, type Past, type Played } from './bench.ts'

interface PlayedAgain {
  readonly table: Table<Board>
  /** What could be played. */
  readonly played: readonly Played[]
  /** Set when the setup itself fails. */
  readonly setupError?: string
}

/** Sets up from the seed and plays what is legal. A command that throws ends it, with the state as it was before. */
function playAgain(bench: Bench, seed: string, wanted: readonly Played[]): PlayedAgain {
  const { module, board, list } = bench
  const table = newTable(module.layout, board, seeded)
  const before = newTable(module.layout, board, seeded)
  seedTable(table, seed)
  const played: Played[] = []
  try {
    module.setup(table)
  } catch (error) {
    return { table, played, setupError: errorText(error) }
  }
  try {
    for (const one of wanted) {
      if ((module.toChoose(table) & (1 << one.seat)) === 0) continue
      list.count = 0
      module.legal(table, one.seat, list)
      if (!has(list, one.command)) continue
      copyState(table, before)
      module.apply(table, one.seat, one.command)
      played.push(one)
    }
  } catch {
    return { table: before, played }
  }
  return { table, played }
}

export interface Shown {
  readonly played: readonly Played[]
  /** What the check found; undefined when it found nothing. */
  readonly what: string | undefined
}

/** The name of the one failure that has no state to be looked at. */
export const SETUP = 'setup'

export function showAgain(
  bench: Bench,
  check: Check | undefined,
  seed: string,
  wanted: readonly Played[],
): Shown {
  const { table, played, setupError } = playAgain(bench, seed, wanted)
  if (setupError !== undefined || check === undefined) return { played, what: setupError }
  return { played, what: look(check, bench, table, pastOf(seed, played)) }
}

const pastOf = (seed: string, played: readonly Played[]): Past => ({
  seed,
  count: played.length,
  list: () => played,
})
