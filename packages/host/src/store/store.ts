/**
 * Where games are kept. A game is kept as the lines of its readable record, so that it can be taken out as a file
 * whatever becomes of the rules, with a head that says how it stands.
 */
import type { Decision, Outcome, Pieces, Result } from '@bivouac/kernel'
import type { Campaign, DamagedEntry, Fallen, GameId, GamePlan } from '@bivouac/protocol'
import type { Tally } from '../tally.ts'

export interface StoredGame {
  readonly id: GameId
  /** Goes up by one with every change: who wants to change a game must know the newest. */
  readonly revision: number
  readonly plan: GamePlan
  readonly begun: number
  readonly touched: number
  /** The version of the rules and the board's fingerprint it is played under. */
  readonly rules: number
  readonly fingerprint: string
  readonly house?: string | undefined
  /** What its chance comes from, shown in the file when the game is over if it was committed to before it began. */
  readonly secret?: string | undefined
  /** The same for games that earlier versions set up; only while all chance came from it. */
  readonly seed?: string | undefined
  /** The record's lines before the first command, and those after the last. */
  readonly opening: readonly string[]
  readonly closing: readonly string[]
  /** The generator's cells after the setup, in games from a seed. */
  readonly chance?: readonly number[] | undefined
  readonly seq: number
  readonly decision: Decision
  readonly outcome?: Outcome | undefined
  /** Its figures, if it is over: those of a running game are worked out when somebody looks at the list. */
  readonly tally?: Tally | undefined
  /** Where its pieces stand, likewise; games that ended under an earlier version have none. */
  readonly pieces?: Pieces | undefined
  readonly fallen: readonly Fallen[]
}

/** One entry of the story, or what a player has added to the chance: its line in the record. */
export interface StoredLine {
  readonly text: string
  /** The generator's cells after it, in games from a seed. */
  readonly chance?: readonly number[] | undefined
  /** When it came about, in milliseconds since 1970. */
  readonly at?: number | undefined
  /** The name that whoever asked for it has given it, so that it is not done twice. */
  readonly id?: string | undefined
}

export interface Stored {
  readonly head: StoredGame
  readonly lines: readonly StoredLine[]
}

/** What was added to a game, and what of its head may have changed with it. */
export interface Added {
  readonly head: Pick<StoredGame, 'plan' | 'revision' | 'touched'>
  readonly lines: readonly StoredLine[]
}

/** A change of a game: `lines` follow those that are there, which stay for ever, and the head is a new one. */
export interface Change {
  /** The revision that is changed. */
  readonly after: number
  readonly lines: readonly StoredLine[]
  readonly head: Omit<StoredGame, 'id' | 'revision'>
}

/**
 * Nothing here throws. Problems: `taken` (somebody else was first: load it again), `no-such-game`, `damaged-game`,
 * `storage-full`, `storage-failed`. What lies in a store may be damaged: lists leave it out, and `damaged` names it.
 */
export interface GameLog {
  load(game: GameId): Promise<Result<Stored>>
  /** What came after the first so many lines, where a log that grows can tell that. */
  loadAfter?(game: GameId, lines: number): Promise<Result<Added>>
  create(game: Stored): Promise<Result<undefined>>
  /** All of it or nothing. Gives the new revision. */
  change(game: GameId, change: Change): Promise<Result<number>>
}

/** The same where games are also listed, removed and mended. */
export interface GameStore extends GameLog {
  list(): Promise<Result<readonly StoredGame[]>>
  remove(game: GameId): Promise<Result<undefined>>
  campaigns(): Promise<Result<readonly Campaign[]>>
  addCampaign(campaign: Campaign): Promise<Result<undefined>>
  removeCampaign(id: string): Promise<Result<undefined>>
  damaged(): Promise<Result<readonly DamagedEntry[]>>
  /** All that lies there under this name, as readable as it can be made. */
  textOf(entry: DamagedEntry): Promise<Result<string>>
  removeDamaged(entry: DamagedEntry): Promise<Result<undefined>>
}
