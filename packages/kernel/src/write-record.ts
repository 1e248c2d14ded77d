/** Writes recorded games. */
import { repeat, scripted } from './chance.ts'
import { digest, hash } from './digest.ts'
import { formatAnyCommand } from './ending.ts'
import type { Board, GameModule } from './game-module.ts'
import { type Entry, isBack, type Match } from './match.ts'
import { openMatch } from './opening.ts'
import {
  RECORD_FORMAT,
  type RecordBack,
  type RecordEntropy,
  type RecordFacts,
  type RecordLine,
} from './record.ts'
import type { Drawn, Fact } from './recorder.ts'
import type { Table } from './table.ts'
import { begunLike, repeated } from './take-back.ts'

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
    ...(facts.bots ?? []).map(({ side, level }) => `player ${side} bot ${level}`),
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
  { commitment, secret, bots = [], entropy = [], at = [] }: RecordFacts = {},
): string {
  // Where keyed chance was committed to, the secret is revealed at the end.
  const isPlain =
    (chanceOf === undefined || commitment === undefined) &&
    secret === undefined &&
    bots.length === 0 &&
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
