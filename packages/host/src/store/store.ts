/**
 * Where games are kept. A game is kept as the lines of its readable record, so that it can be taken out as a file
 * whatever becomes of the rules, with a head that says how it stands.
 */
import type { Decision, Outcome, Result } from '@bivouac/kernel'
import type { Campaign, DamagedEntry, Fallen, GameId, GamePlan } from '@bivouac/protocol'

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
  /** Told in the file when the game is over; only while all chance came from it. */
  readonly seed?: string | undefined
  /** The record's lines before the first command, and those after the last. */
  readonly opening: readonly string[]
  readonly closing: readonly string[]
  /** The generator's words after the setup. */
  readonly chance: readonly number[]
  readonly seq: number
  readonly decision: Decision
  readonly outcome?: Outcome | undefined
  readonly tally: Readonly<Record<string, number>>
  readonly fallen: readonly Fallen[]
}

/** One command: its line in the record, and the generator's words after it. */
export interface StoredLine {
  readonly text: string
  readonly chance: readonly number[]
}

export interface Stored {
  readonly head: StoredGame
  readonly lines: readonly StoredLine[]
}

/** A change of a game: the first `keep` lines stay, `lines` follow them, and the head is a new one. */
export interface Change {
  /** The revision that is changed. */
  readonly after: number
  readonly keep: number
  readonly lines: readonly StoredLine[]
  readonly head: Omit<StoredGame, 'id' | 'revision'>
}

/**
 * Nothing here throws. Problems: `taken` (somebody else was first: load it again), `no-such-game`, `damaged-game`,
 * `storage-full`, `storage-failed`. What lies in a store may be damaged: lists leave it out, and `damaged` names it.
 */
export interface GameLog {
  load(game: GameId): Promise<Result<Stored>>
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
