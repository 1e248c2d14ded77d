/** What `bivouac lab judge` found of each game, as lines that more can be added to, and what they come to. */
import { existsSync } from 'node:fs'
import { DEPTHS } from '@bivouac/analysis'
import { type InferOutput, literal, number, object, picklist, string } from 'valibot'
import { writeWhole } from '../files.ts'
import { asLines, readLines } from './json-lines.ts'

/** Raised whenever the same line would mean something else, or the analysis would find something else. */
export const JUDGED_FORMAT = 2

/** Chances are hundredths of a percentage point. */
const bySide = object({ side: string(), decisions: number(), lost: number(), marked: number() })

const judgedLine = object({
  format: literal(JUDGED_FORMAT),
  /** The record's SHA-256: what was judged already is not judged again. */
  record: string(),
  game: string(),
  scenario: string(),
  depth: picklist(DEPTHS),
  /** The share of the measured losses that was taken to last. */
  lasting: number(),
  winner: string(),
  better: bySide,
  other: bySide,
  /** The better bot's luck, and the same by the throws and draws alone, at first sight. */
  luck: number(),
  thrown: number(),
  /** Blunders that were planted in its place, and those among them that were marked. */
  planted: number(),
  found: number(),
})

export type JudgedLine = InferOutput<typeof judgedLine>

/** Nothing yet if there is no such file. */
export const readJudged = (path: string): JudgedLine[] =>
  existsSync(path) ? readLines(path, judgedLine) : []

/** Adds a line to what the file holds by now: others may be judging games into it as well. */
export const addJudged = (path: string, line: JudgedLine): void =>
  writeWhole(path, asLines([...readJudged(path), line]))

export interface Verdict {
  readonly games: number
  /** Games in which the better bot lost less by a decision, on average, than the other. */
  readonly betterDecided: number
  /** What a decision of the better and of the worse bot lost on average. */
  readonly lostEach: readonly [number, number]
  /** The better bot's luck on average, and the standard error of that. */
  readonly luck: number
  readonly luckError: number
  /** The same by the throws and draws alone, at first sight. */
  readonly thrown: number
  readonly thrownError: number
  /** If this share of the measured losses were taken to last, luck would be even in these games; and the standard error of that. */
  readonly lasting: number
  readonly lastingError: number
  /** Decisions of the better bot, and those among them that were marked as mistakes. */
  readonly decisions: number
  readonly marked: number
  readonly planted: number
  readonly found: number
}

export function verdictOn(lines: readonly JudgedLine[]): Verdict {
  const sum = (of: (line: JudgedLine) => number): number => lines.reduce((n, line) => n + of(line), 0)
  const [luck, luckError] = meanOf(lines.map(line => line.luck))
  const [thrown, thrownError] = meanOf(lines.map(line => line.thrown))
  const [lasting, lastingError] = lastingIn(lines)
  return {
    games: lines.length,
    betterDecided: lines.filter(({ better, other }) => lostEach(better) < lostEach(other)).length,
    lostEach: [
      Math.round(sum(({ better }) => better.lost) / sum(({ better }) => better.decisions)),
      Math.round(sum(({ other }) => other.lost) / sum(({ other }) => other.decisions)),
    ],
    luck,
    luckError,
    thrown,
    thrownError,
    lasting,
    lastingError,
    decisions: sum(({ better }) => better.decisions),
    marked: sum(({ better }) => better.marked),
    planted: sum(({ planted }) => planted),
    found: sum(({ found }) => found),
  }
}

const lostEach = ({ lost, decisions }: JudgedLine['better']): number => lost / decisions

/** All that is not luck is the start and the losses: what the losses should come to, over what they came to as measured. */
function lastingIn(lines: readonly JudgedLine[]): [number, number] {
  const games = lines.map(({ better, other, luck, lasting }) => {
    const lost = other.lost - better.lost
    return { wanted: luck + lost, measured: lost / lasting }
  })
  const total = games.reduce((sum, { measured }) => sum + measured, 0)
  if (total === 0) return [1, 0]
  const share = games.reduce((sum, { wanted }) => sum + wanted, 0) / total
  const off = Math.hypot(...games.map(({ wanted, measured }) => wanted - share * measured))
  return [share, Math.abs(off / total)].map(n => Math.round(n * 1000) / 1000) as [number, number]
}

/** The mean and its standard error. */
function meanOf(all: readonly number[]): [number, number] {
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length
  const squares = all.reduce((sum, n) => sum + (n - mean) ** 2, 0)
  const error = all.length > 1 ? Math.sqrt(squares / (all.length - 1) / all.length) : 0
  return [Math.round(mean), Math.round(error)]
}
