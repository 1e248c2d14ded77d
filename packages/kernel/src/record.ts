/** Recorded games: one text file a game, readable by people, checked to the last cell of state. This is what stands in one. */
import type { Scripted } from './chance.ts'

/** The newest format. Format 1 knows no lines but those of its head, commands and the end, and is written where no other is needed. */
export const RECORD_FORMAT = 2

interface RecordHead {
  readonly game: string
  readonly rules: number
  readonly scenario: string
  /** The board's fingerprint: the scenario file must be the very same. */
  readonly fingerprint: string
  /** Other house values than the usual ones, as JSON. */
  readonly house?: string
  /** The text of the position it began from, if it did not begin with the scenario's setup. */
  readonly position?: string
  /** The commitment made before the game: a hash of the seed, or of the secret. */
  readonly commitment?: string
  /** Revealed when the game is over, or by a player who plays alone. */
  readonly seed?: string
  /** The bots that play, as the file says it: people stand in no file. */
  readonly bots?: readonly RecordBot[]
}

export interface RecordBot {
  readonly side: string
  readonly level: string
}

/** A step of the game that may have drawn chance: the setup, or a command. */
export interface RecordStep {
  /** Its line in the file, from 1. */
  readonly line: number
  /** The chance as it stands in the file, and as a script. */
  readonly chanceText: string
  readonly chance: readonly Scripted[]
  /** The state's hash after it. */
  readonly check: string
}

/** A line of the story may say when it came about, as ISO 8601 has it. */
interface Dated {
  readonly at?: string
}

export interface RecordLine extends RecordStep, Dated {
  readonly side: string
  readonly command: string
  /** The version of the rules that the game goes on under with this command, if it is another one than before. */
  readonly rules?: number
}

/** The game was taken back: so many commands stay. */
export interface RecordBack extends Dated {
  readonly line: number
  readonly to: number
}

/** Bytes that a side added to the chance: what it swore when it sat down, and what it opened. */
export interface RecordEntropy {
  readonly side: string
  readonly hash: string
  readonly bytes: string
  /** The first entry of the story whose chance they are part of; the setup is entry 0. */
  readonly from: number
}

export interface GameRecord {
  readonly head: RecordHead
  readonly setup: RecordStep
  /** The whole story, with what was taken back. */
  readonly lines: readonly (RecordLine | RecordBack)[]
  readonly entropy: readonly RecordEntropy[]
  readonly ending?: { readonly winner: string; readonly reason: string }
  /** What the commitment was made from, revealed when the game is over. */
  readonly secret?: string
  readonly state: string
  /** Where the closing lines, the end and the state, begin. */
  readonly closing: number
}

/** What is written down with a match and is not part of it. */
export interface RecordFacts {
  readonly commitment?: string | undefined
  readonly seed?: string | undefined
  readonly secret?: string | undefined
  readonly bots?: readonly RecordBot[] | undefined
  readonly entropy?: readonly RecordEntropy[] | undefined
  /** When each entry of the story came about. */
  readonly at?: readonly (string | undefined)[] | undefined
}

/** The lines of a record that stand at its end. */
export function standingLines({ lines }: Pick<GameRecord, 'lines'>): RecordLine[] {
  const standing: RecordLine[] = []
  for (const line of lines)
    if ('to' in line) standing.length = line.to
    else standing.push(line)
  return standing
}
