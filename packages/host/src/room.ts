/** A game that is being played here: the match in memory, its history, and how much of it is kept. */
import {
  type Board,
  boardUnder,
  closingLines,
  formatLine,
  type Match,
  matchAt,
  newTable,
  openingLines,
  type Problem,
  RECORD_FORMAT,
  type RecordFacts,
  repeated,
  restoreState,
  type Seat,
  type Shown,
  savedState,
  seeded,
  type Table,
  unwrap,
} from '@bivouac/kernel'
import type { Fallen, GameId, GamePlan } from '@bivouac/protocol'
import type { Asked } from './asked.ts'
import type { Dice } from './dice.ts'
import { type History, memoryHistory } from './history.ts'
import type { HostGame } from './host-game.ts'
import type { Seating } from './rights.ts'
import type { StoredGame } from './store/store.ts'
import { publicPieces, publicTally } from './tally.ts'

export interface Room {
  readonly id: GameId
  readonly game: HostGame
  readonly begun: number
  readonly match: Match
  readonly history: History
  plan: GamePlan
  touched: number
  /** Where its dice come from; a game that an earlier version set up has a seed and a generator instead. */
  readonly dice: Dice | undefined
  readonly seed: string | undefined
  /** The generator's cells after the setup. */
  readonly chance: readonly number[] | undefined
  readonly opening: readonly string[]
  /** Since when each seat had been asked what it was asked, after each command; 0 is the setup. */
  readonly asked: Asked[]
  /** What was last shown through each pair of eyes. */
  readonly shown: Map<Seat, Shown<Board>>
  /** Those whose loss everybody knows of. */
  readonly fallen: Fallen[]
  /** How much of this is in the store; undefined for nothing. */
  kept: { readonly revision: number; readonly lines: number } | undefined
  /** The last attempt to save it failed, and the screen knows. */
  unsaved: boolean
  /** Changes with everything that makes a bot's thought out of date. */
  version: number
  /** What its bot is doing about which version. */
  bot: BotAtWork | undefined
}

export interface BotAtWork {
  readonly version: number
  readonly seat: Seat
  /** It is no bot but a player's own order: nobody is told that it is about to answer. */
  readonly isOrder?: true
  /** What it has chosen; undefined while it thinks. */
  command?: number
  /** Why it could not: it is asked again when somebody sits down anew. */
  failed?: Problem
}

/** How many commands stand. */
export const seqOf = (room: Pick<Room, 'match'>): number => room.match.log.length

/** How much was ever done: commands, whether they stand or not, and takings back. */
export const entryOf = (room: Pick<Room, 'match'>): number => room.match.story.length

/** The number of the command since which the seat has been asked what it is asked now. */
export const askedSince = (room: Pick<Room, 'match' | 'asked'>, seat: Seat): number =>
  room.asked[seqOf(room)][seat] ?? seqOf(room)

export const isOver = ({ match }: Pick<Room, 'match'>): boolean => match.module.toChoose(match.table) === 0

export const seatingOf = (room: Room): Seating => ({ plan: room.plan, isOver: isOver(room) })

/** A match with all that has happened in it: set up just now, or played again up to where it was left. */
export type Story = Pick<Room, 'match' | 'opening' | 'history' | 'asked' | 'fallen'>

/** The story of a game that has just been set up; `sworn` is written down where its dice were committed to. */
export const newStory = (match: Match, sworn: RecordFacts = {}): Story => ({
  match,
  opening: openingLines(match, sworn),
  history: memoryHistory(match.opening, savedState(match.table)),
  asked: [[0, 0]],
  fallen: [],
})

export type RoomFacts = Pick<
  Room,
  'id' | 'game' | 'begun' | 'plan' | 'touched' | 'dice' | 'seed' | 'chance' | 'kept'
>

export const newRoom = (facts: RoomFacts, story: Story): Room => ({
  ...facts,
  ...story,
  unsaved: false,
  shown: new Map(),
  version: 0,
  bot: undefined,
})

export function touch(room: Room, now: number): void {
  room.touched = now
  room.version++
}

/** The table as it stood after `seq` commands. */
export async function tableAt({ match, history }: Room, seq: number): Promise<Table<Board>> {
  const { module, table, log } = match
  if (seq === log.length) return table
  const mark = history.markBefore(seq)
  const board = unwrap(boardUnder(module, table.board, rulesAt(match, mark.seq)))
  const past = matchAt(module, newTable(module.layout, board, seeded))
  restoreState(past.table, mark.state)
  return log.slice(mark.seq, seq).reduce<Match>(repeated, past).table
}

/** The version of the rules that the game was under after `seq` commands. */
const rulesAt = ({ log, rules }: Match, seq: number): number => log[seq - 1]?.rules ?? rules

const NEWEST = `bivouac-game ${RECORD_FORMAT}`

/** The record's first lines. A story that only a newer format has words for needs that format. */
function openingOf({ match, opening }: Pick<Room, 'match' | 'opening'>): readonly string[] {
  if (opening[0] === NEWEST) return opening
  const format = formatLine(match)
  return format === NEWEST ? [format, ...opening.slice(1)] : opening
}

/** Older rules that the game was under until now, while nothing has been done under those of today. */
export function olderRules({ match }: Pick<Room, 'match'>): number | undefined {
  const rules = rulesAt(match, match.log.length)
  return rules === match.table.board.rules ? undefined : rules
}

/** The head to be kept for the game as it stands. */
export function headOf(room: Room): Omit<StoredGame, 'id' | 'revision'> {
  const { match, plan, begun, touched, dice, seed, chance, fallen } = room
  const { module, table } = match
  return {
    plan,
    begun,
    touched,
    rules: table.board.rules,
    fingerprint: table.board.fingerprint,
    house: table.board.houseText,
    secret: dice?.secret,
    seed,
    opening: openingOf(room),
    closing: closingLines(match),
    chance,
    seq: seqOf(room),
    decision: module.decision(table),
    outcome: module.outcome(table),
    tally: isOver(room) ? publicTally(match) : undefined,
    pieces: isOver(room) ? publicPieces(match) : undefined,
    fallen: [...fallen],
  }
}
