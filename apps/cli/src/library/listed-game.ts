/** A recorded game as a line of a list: what its file says of it, without playing it again. */
import { type GameRecord, type Problem, readPart, standingLines } from '@bivouac/kernel'
import { fitToShow } from '../errors.ts'

export interface ListedGame {
  readonly file: string
  readonly game: string
  readonly scenario: string
  readonly rules: number
  /** The levels that played, by side; people stand in no file. */
  readonly bots: Readonly<Record<string, string>>
  /** Null for a game that is not over. */
  readonly winner: string | null
  readonly reason: string | null
  readonly commands: number
  /** The day of the first command that has a time, as ISO 8601 has it; null if none has. */
  readonly date: string | null
  /** The first command of each side: a bid, or a card. */
  readonly opening: Readonly<Record<string, string>>
  /** What is wrong with the file, if the rest of it cannot be read. */
  readonly problem?: Problem
}

/** The game in a file's text; what is wrong with it, if there is none. */
export function listedGame(file: string, text: string): ListedGame | { file: string; problem: Problem } {
  const part = readPart(text)
  if (!part.ok) return { file, problem: fitToShow(part.problem) }
  const { record, problem } = part.value
  const { head, ending } = record
  return {
    file,
    game: head.game,
    scenario: head.scenario,
    rules: head.rules,
    bots: Object.fromEntries((head.bots ?? []).map(({ side, level }) => [side, level])),
    winner: ending?.winner ?? null,
    reason: ending?.reason ?? null,
    commands: standingLines(record).length,
    date: record.lines.find(line => line.at !== undefined)?.at?.slice(0, 10) ?? null,
    opening: openingOf(record),
    ...(problem ? { problem: fitToShow(problem) } : {}),
  }
}

function openingOf(record: GameRecord): Record<string, string> {
  const first: Record<string, string> = {}
  for (const { side, command } of standingLines(record)) first[side] ??= command
  return first
}
