/** The data set that `bivouac lab games` writes: a line of JSON for each game. Its fields are described in docs/data-set.md. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { array, type InferOutput, literal, nullable, number, object, string } from 'valibot'
import { UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { readLines } from './json-lines.ts'

/** Raised whenever the same line would mean something else. */
export const DATA_SET_FORMAT = 1

const lookedAt = object({
  /** The number of the command that was given then, from 1, and the side that gave it. */
  number: number(),
  side: string(),
  /** The chance to win of that side, from what it knew, and its standard error: hundredths of a percentage point. */
  chance: number(),
  error: number(),
  best: string(),
})

const gameLine = object({
  format: literal(DATA_SET_FORMAT),
  game: string(),
  rules: number(),
  scenario: string(),
  fingerprint: string(),
  seed: string(),
  by: string(),
  depth: string(),
  /** Null for a game that was broken off. */
  winner: nullable(string()),
  reason: string(),
  /** `us bid scout-a`: side and command, in order. */
  commands: array(string()),
  looked: array(lookedAt),
})

export type GameLine = InferOutput<typeof gameLine>

const isPart = (name: string): boolean => /^games-\d+\.ndjson$/.test(name)
export const partName = (from: number): string => `games-${String(from).padStart(7, '0')}.ndjson`

/** All games of a folder, in order. */
export function readDataSet(folder: string): GameLine[] {
  const names = filesIn(folder).filter(isPart).sort()
  if (names.length === 0)
    throw new UserError('no-games', `There are no games of 'bivouac lab games' in '${folder}'.`)
  return names.flatMap(name => readLines(join(folder, name), gameLine))
}

/** The names in a folder; an error in plain words if it cannot be read. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    // Says in plain words why the folder cannot be used.
    readText(folder)
    throw error
  }
}
