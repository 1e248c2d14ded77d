/** A game that is being played here: the match in memory, its history, and how much of it is kept. */
import {
  type Board,
  boardUnder,
  closingLines,
  type Decision,
  entryLines,
  type Fact,
  generatorOf,
  goOnUnder,
  type Match,
  matchAt,
  newTable,
  openingLines,
  type Problem,
  RECORD_FORMAT,
  type Result,
  restoreState,
  resubmit,
  type Seat,
  SPECTATOR,
  savedState,
  seeded,
  setGenerator,
  submit,
  type Table,
  undo,
  unwrap,
} from '@bivouac/kernel'
import type { Fallen, GameId, GamePlan } from '@bivouac/protocol'
import { type Asked, askedAfter } from './asked.ts'
import { type History, MARK_EVERY, memoryHistory } from './history.ts'
import type { HostGame } from './ports.ts'
import type { Seating } from './rights.ts'
import type { StoredGame } from './store/store.ts'

export interface Room {
  readonly id: GameId
  readonly game: HostGame
  readonly begun: number
  readonly match: Match
  readonly history: History
  plan: GamePlan
  touched: number
  readonly seed: string | undefined
  readonly opening: readonly string[]
  /** The generator's words after the setup. */
  readonly chance: readonly number[]
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

export const seqOf = (room: Pick<Room, 'match'>): number => room.match.log.length

/** The number of the command since which the seat has been asked what it is asked now. */
export const askedSince = (room: Pick<Room, 'match' | 'asked'>, seat: Seat): number =>
  room.asked[seqOf(room)][seat] ?? seqOf(room)

export const isOver = ({ match }: Pick<Room, 'match'>): boolean => match.module.toChoose(match.table) === 0

export const seatingOf = (room: Room): Seating => ({ plan: room.plan, isOver: isOver(room) })

/** A match with all that has happened in it: set up just now, or played again up to where it was left. */
export type Story = Pick<Room, 'match' | 'opening' | 'history' | 'asked' | 'fallen'>

/** The story of a game that has just been set up. */
export const newStory = (match: Match): Story => ({
  match,
  opening: openingLines(match),
  history: memoryHistory(match.opening, savedState(match.table)),
  asked: [[0, 0]],
  fallen: [],
})

export type RoomFacts = Pick<Room, 'id' | 'game' | 'begun' | 'plan' | 'touched' | 'seed' | 'chance' | 'kept'>

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
  chance: readonly number[],
): void {
  const seq = match.log.length
  asked.push(askedAfter(asked[seq - 1], before, match.module.decision(match.table), seq))
  const lines = entryLines(match, undefined)
  history.add({
    facts,
    line: { text: lines.join('\n'), chance },
    mark: seq % MARK_EVERY === 0 ? savedState(match.table) : undefined,
  })
  fallen.push(...fallenIn(game, facts))
}

/** Those whose loss these facts tell everybody. */
const fallenIn = ({ module, fallenIn }: HostGame, facts: readonly Fact[]): readonly Fallen[] =>
  fallenIn?.(facts.map(fact => module.seenBy(fact, SPECTATOR)).filter(fact => fact !== undefined)) ?? []

/** Gives a command. Nobody has been shown it yet, and it is not kept yet. */
export function act(room: Room, seat: Seat, command: number, now: number): Result<undefined> {
  const { match, game } = room
  const before = match.module.decision(match.table)
  const done = submit(match, seat, command)
  if (!done.ok) return done
  note(room, game, before, done.value.facts, generatorOf(match.table))
  touch(room, now)
  return { ok: true, value: undefined }
}

export async function takeBack(room: Room, seat: Seat, now: number): Promise<Result<undefined>> {
  const { match, history, game, fallen, asked } = room
  const [facts] = await history.facts(seqOf(room), seqOf(room))
  const chance = generatorOf(match.table)
  const done = undo(match, seat)
  if (!done.ok) return done
  // What may be taken back drew no chance; a match that was played again does not know how the generator stood.
  setGenerator(match.table, chance)
  history.drop()
  asked.pop()
  fallen.length -= fallenIn(game, facts).length
  const seq = seqOf(room)
  if (room.kept) room.kept = { ...room.kept, lines: Math.min(room.kept.lines, seq) }
  touch(room, now)
  return done
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
  const under = (rules: number): Board => unwrap(boardUnder(module, table.board, rules))
  let past = matchAt(module, newTable(module.layout, under(rulesAt(match, mark.seq)), seeded))
  restoreState(past.table, mark.state)
  for (const entry of log.slice(mark.seq, seq)) {
    if (entry.rules !== past.table.board.rules) past = goOnUnder(past, under(entry.rules))
    unwrap(resubmit(past, entry))
  }
  return past.table
}

/** The version of the rules that the game was under after `seq` commands. */
const rulesAt = ({ log, rules }: Match, seq: number): number => log[seq - 1]?.rules ?? rules

/** The record's first lines. A game that has gone on under newer rules needs the format that can say so. */
export const openingOf = ({ match, opening }: Pick<Room, 'match' | 'opening'>): readonly string[] =>
  rulesAt(match, match.log.length) === match.rules
    ? opening
    : [`bivouac-game ${RECORD_FORMAT}`, ...opening.slice(1)]

/** Older rules that the game was under until now, while nothing has been done under those of today. */
export function olderRules({ match }: Pick<Room, 'match'>): number | undefined {
  const rules = rulesAt(match, match.log.length)
  return rules === match.table.board.rules ? undefined : rules
}

/** The head to be kept for the game as it stands. */
export function headOf(room: Room): Omit<StoredGame, 'id' | 'revision'> {
  const { match, plan, begun, touched, seed, chance, fallen } = room
  const { module, table } = match
  return {
    plan,
    begun,
    touched,
    rules: table.board.rules,
    fingerprint: table.board.fingerprint,
    house: table.board.houseText,
    seed,
    opening: openingOf(room),
    closing: closingLines(match),
    chance,
    seq: seqOf(room),
    decision: module.decision(table),
    outcome: module.outcome(table),
    tally: publicTally(match),
    fallen: [...fallen],
  }
}

/** The game's figures, worked out from what somebody knows who only watches: a list of games gives nothing away. */
function publicTally({ module, table }: Match): Readonly<Record<string, number>> {
  if (module.tally === undefined) return {}
  const imagined = newTable(module.layout, table.board, seeded)
  module.imagine(table.board, module.view(table, SPECTATOR)).imagine(seeded, imagined)
  return module.tally(imagined)
}
