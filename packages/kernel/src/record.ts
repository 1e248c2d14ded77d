/** Recorded games: one text file a game, readable by people, checked to the last word of state. */
import { repeat, type Scripted, scripted } from './chance.ts'
import { digest, hash } from './digest.ts'
import { formatAnyCommand } from './ending.ts'
import type { Board, GameModule } from './game-module.ts'
import { type Entry, isBack, type Match, openMatch } from './match.ts'
import type { Drawn, Fact } from './recorder.ts'
import type { Table } from './table.ts'
import { begunLike, repeated } from './take-back.ts'

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
  /** What the dice were sworn on before the game: a hash of the seed, or of the secret. */
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

/** The state's hash as it closes a line. */
export const check = (t: Table): string => hash(t).toString(16).padStart(8, '0')

/** Writes a match down, finished or not. */
export function writeRecord<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  facts: RecordFacts = {},
): string {
  let again = begunLike(match)
  const lines = [...openingLines(match, facts)]
  match.story.forEach((entry, i) => {
    again = repeated(again, entry)
    lines.push(...entropyLines(facts, i + 1), ...entryLines(again, facts.at?.[i]))
  })
  return recordText([
    ...lines,
    ...entropyLines(facts, match.story.length + 1),
    ...closingLines(match, facts.secret),
  ])
}

/** The lines of a record as a file. */
export const recordText = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** The head and the setup. */
export function openingLines<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  facts: RecordFacts = {},
): string[] {
  const { module, table, position } = match
  return [
    formatLine(match, facts),
    `game ${module.id}`,
    `rules ${match.rules}`,
    `scenario ${table.board.scenario} ${table.board.fingerprint}`,
    ...(table.board.houseText === undefined ? [] : [`house ${table.board.houseText}`]),
    ...(position === undefined ? [] : [`position ${JSON.stringify(position)}`]),
    ...(facts.commitment ? [`commitment sha256 ${facts.commitment}`] : []),
    ...(facts.seed !== undefined ? [`seed ${facts.seed}`] : []),
    ...entropyLines(facts, 0),
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

/** The first line of a record: the oldest format that has words for all that is in it. */
export function formatLine<B extends Board, V, E extends Fact>(
  { story, rules, chanceOf }: Match<B, V, E>,
  { commitment, secret, entropy = [], at = [] }: RecordFacts = {},
): string {
  // Where something was sworn on keyed chance, the secret will be told at the end.
  const isPlain =
    (chanceOf === undefined || commitment === undefined) &&
    secret === undefined &&
    entropy.length === 0 &&
    at.length === 0 &&
    story.every(entry => !isBack(entry) && entry.rules === rules)
  return `bivouac-game ${isPlain ? 1 : RECORD_FORMAT}`
}

/** The bytes that are part of the chance from an entry on. */
const entropyLines = ({ entropy = [] }: RecordFacts, from: number): string[] =>
  entropy.filter(one => one.from === from).map(entropyLine)

export const entropyLine = ({ side, hash, bytes }: RecordEntropy): string =>
  `entropy ${side} ${hash} ${bytes}`

/** The lines of the last entry of a match that stands right after it: when, a word on the rules if they are new, and what. */
export function entryLines<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  at: string | undefined,
): string[] {
  const { story, log } = match
  const entry = story[story.length - 1]
  const when = at === undefined ? [] : [`at ${at}`]
  if (isBack(entry)) return [...when, `back to ${entry.to}`]
  const before = story.findLast((one, i) => i < story.length - 1 && !isBack(one)) as Entry | undefined
  const isSame = entry.rules === (before?.rules ?? match.rules)
  return [...when, ...(isSame ? [] : [`rules ${entry.rules}`]), commandLine(match, log.length, entry)]
}

/** The line of one command, number `n` from 1, of a match that stands right after it. */
function commandLine<B extends Board, V, E extends Fact>(
  { module, table }: Match<B, V, E>,
  n: number,
  { seat, command, drawn }: Entry,
): string {
  const text = formatAnyCommand(module, table.board, command)
  return numbered(n, module.sides[seat], text, chanceText(module, drawn), check(table))
}

const numbered = (n: number, side: string, command: string, chance: string, sum: string): string =>
  `${n} ${side} ${command}${chance} = ${sum}`

/** A line of the story as it stands in a file, when so many commands stood before it; a word on new rules comes before it. */
export function lineText(line: RecordLine | RecordBack, standing: number): string {
  if ('to' in line) return `back to ${line.to}`
  const text = numbered(standing + 1, line.side, line.command, line.chanceText, line.check)
  return line.rules === undefined ? text : `rules ${line.rules}\n${text}`
}

/** How the game ended, if it did, the secret behind its dice, if it is told, and the whole state. */
export function closingLines<B extends Board, V, E extends Fact>(
  { module, table }: Pick<Match<B, V, E>, 'module' | 'table'>,
  secret?: string,
): string[] {
  const outcome = module.outcome(table)
  return [
    ...(outcome ? [`end ${module.sides[outcome.winner]} ${outcome.reason}`] : []),
    ...(secret === undefined ? [] : [`secret ${secret}`]),
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
