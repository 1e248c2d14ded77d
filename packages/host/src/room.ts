/** A game that is being played here: the match in memory, its history, and how much of it is kept. */
import {
  type Board,
  boardUnder,
  closingLines,
  type Decision,
  entropyLine,
  entryLines,
  type Fact,
  formatLine,
  generatorOf,
  type Match,
  matchAt,
  newTable,
  openingLines,
  type Problem,
  RECORD_FORMAT,
  type RecordFacts,
  type Result,
  repeated,
  restoreState,
  type Seat,
  SPECTATOR,
  savedState,
  seeded,
  submit,
  type Table,
  takeBackTo as takeMatchBackTo,
  undo,
  unwrap,
} from '@bivouac/kernel'
import type { Fallen, GameId, GamePlan } from '@bivouac/protocol'
import { type Asked, askedAfter } from './asked.ts'
import type { Dice } from './dice.ts'
import { type History, MARK_EVERY, memoryHistory } from './history.ts'
import type { HostGame } from './ports.ts'
import type { Seating } from './rights.ts'
import type { StoredGame, StoredLine } from './store/store.ts'
import { publicTally } from './tally.ts'

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
  /** The generator's words after the setup. */
  readonly chance: readonly number[] | undefined
  readonly opening: readonly string[]
  /** Since when each seat had been asked what it was asked, after each command; 0 is the setup. */
  readonly asked: Asked[]
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

/** The story of a game that has just been set up; `sworn` is written down where something was sworn on its dice. */
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
  version: 0,
  bot: undefined,
})

/** Notes what the last command of the match has done, which answered the decision `before`. */
export function note(
  { match, history, fallen, asked }: Story,
  game: HostGame,
  before: Decision,
  facts: readonly Fact[],
): void {
  const seq = match.log.length
  asked.push(askedAfter(asked[seq - 1], before, match.module.decision(match.table), seq))
  history.add({ facts, mark: seq % MARK_EVERY === 0 ? savedState(match.table) : undefined })
  fallen.push(...fallenIn(game, facts))
}

/** Notes that only the first `to` commands stand; `gone` are the facts of those that do not. */
export function noteBack(
  { history, fallen, asked }: Pick<Story, 'history' | 'fallen' | 'asked'>,
  game: HostGame,
  to: number,
  gone: readonly (readonly Fact[])[],
): void {
  history.cut(to)
  asked.length = to + 1
  fallen.length -= fallenIn(game, gone.flat()).length
}

/** Those whose loss these facts tell everybody. */
const fallenIn = ({ module, fallenIn }: HostGame, facts: readonly Fact[]): readonly Fallen[] =>
  fallenIn?.(facts.map(fact => module.seenBy(fact, SPECTATOR)).filter(fact => fact !== undefined)) ?? []

/** What is kept with a line: when it came about, and the name that whoever asked for it has given it. */
export type Stamp = Pick<StoredLine, 'at' | 'id'>

/** Writes the last entry of the story down. */
function writeDown({ match, history }: Pick<Room, 'match' | 'history'>, stamp: Stamp): void {
  const text = entryLines(match, undefined).join('\n')
  history.write({ text, ...stamp, ...(match.chanceOf ? {} : { chance: generatorOf(match.table) }) })
}

/** Gives a command. Nobody has been shown it yet, and it is not kept yet. */
export function act(
  room: Room,
  seat: Seat,
  command: number,
  now: number,
  stamp: Stamp = {},
): Result<undefined> {
  const { match, game } = room
  const before = match.module.decision(match.table)
  const done = submit(match, seat, command)
  if (!done.ok) return done
  note(room, game, before, done.value.facts)
  writeDown(room, stamp)
  touch(room, now)
  return { ok: true, value: undefined }
}

/** Takes the seat's last command back, if it may. */
export const takeBack = (
  room: Room,
  seat: Seat,
  now: number,
  stamp: Stamp = {},
): Promise<Result<undefined>> => goBack(room, seqOf(room) - 1, () => undo(room.match, seat), now, stamp)

/** Takes the game back to how it stood after `to` commands: whoever asks has made sure that both sides want it. */
export const takeBackTo = (
  room: Room,
  to: number,
  now: number,
  stamp: Stamp = {},
): Promise<Result<undefined>> => goBack(room, to, () => takeMatchBackTo(room.match, to), now, stamp)

async function goBack(
  room: Room,
  to: number,
  back: () => Result<undefined>,
  now: number,
  stamp: Stamp,
): Promise<Result<undefined>> {
  const gone = await room.history.facts(to + 1, seqOf(room))
  const done = back()
  if (!done.ok) return done
  noteBack(room, room.game, to, gone)
  writeDown(room, stamp)
  touch(room, now)
  return done
}

/** A seat opens bytes of its own, whose hash it has sworn before: they are part of all chance from the next command on. */
export function addEntropy(room: Room, seat: Seat, hash: string, bytes: string, now: number): void {
  const { match, dice, history } = room
  if (dice === undefined) throw new Error('nobody can add to the dice of a game from a seed')
  const opened = { side: match.module.sides[seat], hash, bytes, from: match.story.length + 1 }
  dice.entropy.push(opened)
  history.write({ text: entropyLine(opened) })
  touch(room, now)
}

export function touch(room: Room, now: number): void {
  room.touched = now
  room.version++
}

/** The table as it stood after `seq` commands. */
export async function tableAt({ match, history }: Room, seq: number): Promise<Table<Board>> {
  const { module, table, log } = match
  if (seq === log.length) return table
  const mark = await history.markBefore(seq)
  const board = unwrap(boardUnder(module, table.board, rulesAt(match, mark.seq)))
  const past = matchAt(module, newTable(module.layout, board, seeded))
  restoreState(past.table, mark.state)
  return log.slice(mark.seq, seq).reduce<Match>(repeated, past).table
}

/** The version of the rules that the game was under after `seq` commands. */
const rulesAt = ({ log, rules }: Match, seq: number): number => log[seq - 1]?.rules ?? rules

/** The record's first lines. A story that only a newer format has words for needs that format. */
export function openingOf({ match, opening }: Pick<Room, 'match' | 'opening'>): readonly string[] {
  const format = formatLine(match)
  return format === `bivouac-game ${RECORD_FORMAT}` ? [format, ...opening.slice(1)] : opening
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
    fallen: [...fallen],
  }
}
