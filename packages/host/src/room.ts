/** A game that is being played here: the match in memory, what has been told of it, and how much of it is kept. */
import {
  type Board,
  closingLines,
  commandLine,
  type Fact,
  type Match,
  matchAt,
  newTable,
  openingLines,
  type Problem,
  type Result,
  RNG,
  resubmit,
  type Seat,
  seeded,
  submit,
  type Table,
  undo,
  unwrap,
} from '@bivouac/kernel'
import type { GameId, GamePlan } from '@bivouac/protocol'
import type { HostGame } from './ports.ts'
import type { StoredGame, StoredLine } from './store/store.ts'

/** Somebody who looks at the game on this screen. */
export interface Watcher {
  readonly seat: Seat
  /** The newest moment that the screen was sent, and that it has shown. */
  sent: number
  shown: number
}

export interface Room {
  readonly id: GameId
  readonly game: HostGame
  readonly begun: number
  match: Match
  plan: GamePlan
  touched: number
  seed: string | undefined
  opening: readonly string[]
  /** The generator's words after the setup. */
  chance: readonly number[]
  lines: StoredLine[]
  /** The facts of the setup, and of each command. */
  told: (readonly Fact[])[]
  /** The state after every so many commands, to look back quickly. */
  readonly marks: Map<number, Int32Array>
  /** How much of this is in the store; undefined for nothing. */
  kept: { readonly revision: number; readonly lines: number } | undefined
  /** The last attempt to save it failed, and the screen knows. */
  unsaved: boolean
  watcher: Watcher | undefined
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

export const MARK_EVERY = 16

export const generatorOf = (t: Table): readonly number[] => [...t.words.subarray(RNG, RNG + 4)]

export const seqOf = (room: Pick<Room, 'match'>): number => room.match.log.length

/** What a game is opened with: set up just now, or played again up to where it was left. */
export interface Opened {
  readonly match: Match
  readonly opening: readonly string[]
  readonly lines: StoredLine[]
  readonly told: (readonly Fact[])[]
  readonly marks: Map<number, Int32Array>
}

/** A game that has just been set up. */
export const justOpened = (match: Match): Opened => ({
  match,
  opening: openingLines(match),
  lines: [],
  told: [match.opening],
  marks: new Map([[0, match.table.words.slice()]]),
})

export type RoomFacts = Pick<Room, 'id' | 'game' | 'begun' | 'plan' | 'touched' | 'seed' | 'chance' | 'kept'>

export const newRoom = (facts: RoomFacts, opened: Opened): Room => ({
  ...facts,
  ...opened,
  unsaved: false,
  watcher: undefined,
  version: 0,
  bot: undefined,
})

/** Gives a command. Nobody has been told of it yet, and it is not kept yet. */
export function act(room: Room, seat: Seat, command: number, now: number): Result<undefined> {
  const done = submit(room.match, seat, command)
  if (!done.ok) return done
  const seq = seqOf(room)
  const { table, log } = room.match
  room.told.push(done.value.facts)
  room.lines.push({ text: commandLine(room.match, seq, log[seq - 1]), chance: generatorOf(table) })
  if (seq % MARK_EVERY === 0) room.marks.set(seq, table.words.slice())
  touch(room, now)
  return { ok: true, value: undefined }
}

export function takeBack(room: Room, seat: Seat, now: number): Result<undefined> {
  const chance = generatorOf(room.match.table)
  const done = undo(room.match, seat)
  if (!done.ok) return done
  // What may be taken back drew no chance; a match that was played again does not know how the generator stood.
  room.match.table.words.set(chance, RNG)
  const seq = seqOf(room)
  room.told.pop()
  room.lines.pop()
  room.marks.delete(seq + 1)
  if (room.kept) room.kept = { ...room.kept, lines: Math.min(room.kept.lines, seq) }
  if (room.watcher) room.watcher.shown = Math.min(room.watcher.shown, seq)
  touch(room, now)
  return done
}

export function touch(room: Room, now: number): void {
  room.touched = now
  room.version++
}

/** The table as it stood after `seq` commands. */
export function tableAt({ match, marks }: Pick<Room, 'match' | 'marks'>, seq: number): Table<Board> {
  const { module, table, log } = match
  if (seq === log.length) return table
  const from = Math.max(...[...marks.keys()].filter(mark => mark <= seq))
  const past = matchAt(module, newTable(module.layout, table.board, seeded))
  past.table.words.set(marks.get(from) ?? [])
  for (const entry of log.slice(from, seq)) unwrap(resubmit(past, entry))
  return past.table
}

/** The head to be kept for the game as it stands. */
export function headOf(room: Room): Omit<StoredGame, 'id' | 'revision'> {
  const { game, match, plan, begun, touched, seed, opening, chance, told } = room
  const { module, table } = match
  return {
    plan,
    begun,
    touched,
    rules: module.rulesVersion,
    fingerprint: table.board.fingerprint,
    house: table.board.houseText,
    seed,
    opening,
    closing: closingLines(match),
    chance,
    seq: seqOf(room),
    decision: module.decision(table),
    outcome: module.outcome(table),
    tally: module.tally?.(table) ?? {},
    fallen: game.fallenIn?.(told.flat()) ?? [],
  }
}
