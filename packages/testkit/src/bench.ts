/** One scenario on the test bench: its board, spare things for the checks to work with, and the game's past. */
import {
  type Board,
  type Commands,
  commands,
  fail,
  type GameModule,
  hash,
  listed,
  newTable,
  type Result,
  seeded,
  type Table,
  unwrap,
} from '@bivouac/kernel'

export interface Bench {
  readonly module: GameModule
  readonly board: Board
  /** Every command there could ever be on this board. */
  readonly every: readonly number[]
  readonly list: Commands
  readonly spare: Table<Board>
  /** Commands that were legal a while ago: what is no longer allowed is where a wrong refusal is likely. */
  readonly recent: Recent
  /** Look at everything instead of a sample: for shrinking a failure and for showing it again. */
  readonly thorough: boolean
}

/** The last legal commands seen, each over the oldest. */
interface Recent {
  readonly codes: Int32Array
  count: number
}

const RECENT_MOST = 256

export function remember(recent: Recent, command: number): void {
  recent.codes[recent.count++ % RECENT_MOST] = command
}

export const remembered = ({ codes, count }: Recent): readonly number[] => [
  ...codes.subarray(0, Math.min(count, RECENT_MOST)),
]

export interface Played {
  readonly seat: number
  readonly command: number
}

/** How a game came to where it is: its seed and the commands since the setup. */
export interface Past {
  readonly seed: string
  readonly count: number
  list(): readonly Played[]
}

/** A promise about every state. `find` leaves the table as it is and says what is wrong, if anything. */
export interface Check {
  readonly name: string
  /** After the first actions, looked at once in so many; 0 for a check that belongs to the end of a game. */
  readonly every: number
  find(bench: Bench, t: Table<Board>, past: Past): string | undefined
}

export function openScenario<B extends Board>(module: GameModule<B>, id: string): Result<B> {
  const entry = module.scenarios.find(scenario => scenario.id === id)
  if (entry) return module.board(entry.data)
  return fail(
    'unknown-scenario',
    `There is no scenario '${id}'; there are ${module.scenarios.map(s => s.id).join(', ')}.`,
  )
}

export function openBench(module: GameModule, scenario: string, thorough = false): Bench {
  const board = unwrap(openScenario(module, scenario))
  const spare = newTable(module.layout, board, seeded)
  const recent: Recent = { codes: new Int32Array(RECENT_MOST), count: 0 }
  return { module, board, every: module.everyCommand(board), list: commands(), spare, recent, thorough }
}

export const seatsIn = (toChoose: number): number[] => [0, 1].filter(seat => toChoose & (1 << seat))

/** What the seat may do now; nothing when it is not to choose. */
export function legalFor(
  module: GameModule,
  t: Table<Board>,
  seat: number,
  list: Commands = commands(),
): number[] {
  list.count = 0
  if (module.toChoose(t) & (1 << seat)) module.legal(t, seat, list)
  return listed(list)
}

/** At most `most` of the items, spread out; which ones follows from the state, so it is the same every time. */
export function sample<T>(items: readonly T[], t: Table, most: number): readonly T[] {
  if (items.length <= most) return items
  const first = hash(t)
  const stride = Math.floor(items.length / most)
  return Array.from({ length: most }, (_, i) => items[(first + i * stride) % items.length])
}

/** `red bid 3`. */
export const playText = (module: GameModule, board: Board, { seat, command }: Played): string =>
  `${module.sides[seat]} ${module.formatCommand(board, command)}`

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : `${error}`)

/** Runs a check; an error inside it is a finding too. */
export function look(check: Check, bench: Bench, t: Table<Board>, past: Past): string | undefined {
  try {
    return check.find(bench, t, past)
  } catch (error) {
    return `an error was thrown: ${errorText(error)}`
  }
}
