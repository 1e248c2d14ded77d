/** The folder that self-play leaves its samples in: batches of games, and a note of how they were played. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fingerprint } from '@bivouac/kernel'
import { type Batch, unpackBatch } from '@bivouac/lab/train'
import { UserError } from '../errors.ts'
import { readJson, readText, writeWhole } from '../files.ts'

/** How the games of a folder are played. Games played otherwise do not belong in it. */
export interface Origin {
  readonly game: string
  readonly rules: number
  readonly features: string
  /** The scenarios' fingerprints as one. */
  readonly scenarios: string
  readonly by: string
  readonly noise: number
  readonly seed: string
}

const IN_WORDS: Readonly<Record<keyof Origin, string>> = {
  game: 'of another game',
  rules: 'played by other rules',
  features: 'of other features',
  scenarios: 'of other scenarios',
  by: 'played by another bot',
  noise: 'played with another noise',
  seed: 'played from another seed',
}

/** Games in one file: few enough that little is lost when somebody stops, whatever the bot. */
export const BATCH_GAMES = 8

const NOTE = 'origin.json'
const isBatch = (name: string): boolean => /^games-\d+\.samples\.gz$/.test(name)
const batchName = (from: number): string => `games-${String(from).padStart(7, '0')}.samples.gz`

export const featuresMark = (names: readonly string[]): string => `${names.length} ${fingerprint(names)}`

/** What the folder says of its games; undefined if there is nothing in it. */
export function originIn(folder: string): Origin | undefined {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // Says in plain words why the folder cannot be used.
    readText(folder)
    throw error
  }
  if (names.length === 0) return undefined
  if (names.includes(NOTE)) return readOrigin(join(folder, NOTE))
  throw new UserError(
    'not-samples',
    `'${folder}' holds other things than samples: choose a folder that is empty or not there yet.`,
  )
}

function readOrigin(path: string): Origin {
  const found = readJson(path)
  if (typeof found === 'object' && found !== null) return found as Origin
  throw new UserError('bad-samples', 'This does not say how the samples beside it were made.', {
    where: path,
  })
}

/** Complains if the folder's games were not played like this. `parts` says what has to be alike. */
export function checkOrigin(
  folder: string,
  found: Origin,
  wanted: Origin,
  parts: readonly (keyof Origin)[] = Object.keys(IN_WORDS) as (keyof Origin)[],
): void {
  const other = parts.filter(part => found[part] !== wanted[part])
  if (other.length === 0) return
  const differs = other.map(part =>
    part === 'features' || part === 'scenarios'
      ? IN_WORDS[part]
      : `${IN_WORDS[part]} (${found[part]}, not ${wanted[part]})`,
  )
  throw new UserError(
    'other-samples',
    `The samples in '${folder}' are ${differs.join(', ')}: choose another folder with --data, or type what they were made with.`,
  )
}

/** Notes how the games of this folder are going to be played. */
export function beginFolder(folder: string, origin: Origin): void {
  writeWhole(join(folder, NOTE), `${JSON.stringify(origin, undefined, 2)}\n`)
}

export function writeBatch(folder: string, from: number, packed: Uint8Array): void {
  // The lightest packing already takes most of the zeros out.
  writeWhole(join(folder, batchName(from)), gzipSync(packed, { level: 1 }))
}

/** The batch that begins with game `from`; undefined if it is not there or was only half-written. */
export function readBatch(folder: string, from: number, names: readonly string[]): Batch | undefined {
  let bytes: Uint8Array
  try {
    bytes = gunzipSync(readFileSync(join(folder, batchName(from))))
  } catch {
    return undefined
  }
  const read = unpackBatch(bytes, names)
  return read.ok ? read.value : undefined
}

/** The numbers of the first games of all batches there are, in order. */
export const batchesIn = (folder: string): number[] =>
  readdirSync(folder)
    .filter(isBatch)
    .map(name => Number(name.match(/\d+/)?.[0]))
    .sort((a, b) => a - b)
