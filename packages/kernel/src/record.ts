/** Recorded games: one text file a game, readable by people, checked to the last word of state. */
import { repeat, type Scripted, scripted } from './chance.ts'
import { digest, hash } from './digest.ts'
import { formatAnyCommand } from './ending.ts'
import type { Board, GameModule } from './game-module.ts'
import { type Entry, type Match, openMatch } from './match.ts'
import type { Drawn, Fact } from './recorder.ts'
import type { Table } from './table.ts'
import { begunLike, repeated } from './take-back.ts'

/** The newest format. Format 1 has no `rules` lines between commands, and is written where none is needed. */
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
  /** What the dice were sworn on before the game: `sha256` of the seed. */
  readonly commitment?: string
  /** Revealed when the game is over, or by a player who plays alone. */
  readonly seed?: string
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

export interface RecordLine extends RecordStep {
  readonly side: string
  readonly command: string
  /** The version of the rules that the game goes on under with this command, if it is another one than before. */
  readonly rules?: number
}

export interface GameRecord {
  readonly head: RecordHead
  readonly setup: RecordStep
  readonly lines: readonly RecordLine[]
  readonly ending?: { readonly winner: string; readonly reason: string }
  readonly state: string
  /** Where the closing lines, the end and the state, begin. */
  readonly closing: number
}

/** The state's hash as it closes a line. */
export const check = (t: Table): string => hash(t).toString(16).padStart(8, '0')

/** Writes a match down, finished or not. */
export function writeRecord<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  facts: { commitment?: string; seed?: string } = {},
): string {
  let again = begunLike(match)
  const lines = [...openingLines(match, facts)]
  match.log.forEach((entry, i) => {
    const { rules } = again.table.board
    again = repeated(again, entry)
    lines.push(...entryLines(again, i + 1, entry, rules))
  })
  return recordText([...lines, ...closingLines(match)])
}

/** The lines of a record as a file. */
export const recordText = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** The head and the setup. */
export function openingLines<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  facts: { commitment?: string; seed?: string } = {},
): string[] {
  const { module, table, position } = match
  const goesOnOtherwise = match.log.some(entry => entry.rules !== match.rules)
  return [
    `bivouac-game ${goesOnOtherwise ? RECORD_FORMAT : 1}`,
    `game ${module.id}`,
    `rules ${match.rules}`,
    `scenario ${table.board.scenario} ${table.board.fingerprint}`,
    ...(table.board.houseText === undefined ? [] : [`house ${table.board.houseText}`]),
    ...(position === undefined ? [] : [`position ${JSON.stringify(position)}`]),
    ...(facts.commitment ? [`commitment sha256 ${facts.commitment}`] : []),
    ...(facts.seed !== undefined ? [`seed ${facts.seed}`] : []),
    `setup${chanceText(module, match.dealt)} = ${check(setUpAgain(match))}`,
  ]
}

/** The table as it was set up, by the means that a reader of the record has: throws for a match that began otherwise. */
function setUpAgain<B extends Board, V, E extends Fact>(match: Match<B, V, E>): Table<B> {
  const { table } = begunLike(match)
  return match.position === undefined
    ? openMatch(match.module, table.board, '', scripted(repeat(match.dealt))).table
    : table
}

/** The lines of one command of a match that stands right after it: a word on the rules if they are no longer those before. */
export const entryLines = <B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  n: number,
  entry: Entry,
  rulesBefore: number,
): string[] => [
  ...(entry.rules === rulesBefore ? [] : [`rules ${entry.rules}`]),
  commandLine(match, n, entry),
]

/** The line of one command, number `n` from 1, of a match that stands right after it. */
function commandLine<B extends Board, V, E extends Fact>(
  { module, table }: Match<B, V, E>,
  n: number,
  { seat, command, drawn }: Entry,
): string {
  const text = formatAnyCommand(module, table.board, command)
  return `${n} ${module.sides[seat]} ${text}${chanceText(module, drawn)} = ${check(table)}`
}

/** How the game ended, if it did, and the whole state. */
export function closingLines<B extends Board, V, E extends Fact>({
  module,
  table,
}: Pick<Match<B, V, E>, 'module' | 'table'>): string[] {
  const outcome = module.outcome(table)
  return [
    ...(outcome ? [`end ${module.sides[outcome.winner]} ${outcome.reason}`] : []),
    `state ${digest(table)}`,
  ]
}

/** ` | d10 5 8 | us-deck scout-a.1 fog-of-war.3`: dice of one size together, piles with every item. */
export function chanceText(
  module: Pick<GameModule, 'pileName' | 'itemName'>,
  drawn: readonly Drawn[],
): string {
  let text = ''
  let faces = 0
  for (const d of drawn) {
    if ('die' in d) {
      text += faces === d.faces ? ` ${d.die}` : ` | d${d.faces} ${d.die}`
      faces = d.faces
    } else {
      text += ` | ${module.pileName(d.pile)} ${d.order.map(item => module.itemName(d.pile, item)).join(' ')}`
      faces = 0
    }
  }
  return text
}
