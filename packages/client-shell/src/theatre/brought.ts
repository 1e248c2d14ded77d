/** A record that is brought along to be watched: kept for this window, so that a reload finds it again. */
import { fail, ok, type Result } from '@bivouac/kernel'
import { gamesIn } from '../pages/games/game-files.ts'
import { packedLink, unpack } from '../store/packed.ts'
import { type Eyes, isEyes } from './watching-eyes.ts'

/** A record, and the moment of it that is meant. */
export interface Brought {
  readonly text: string
  readonly name?: string
  readonly seq?: number
  readonly eyes?: Eyes
  /** What somebody reports of it. */
  readonly note?: string
}

const PROBLEM = 'bivouac-problem'
const VERSION = 1
const KEPT = 'bivouac.brought'
const TEXT_MOST = 4_000_000

const partsOf = (said: Readonly<Record<string, unknown>>): Omit<Brought, 'text'> => ({
  ...(typeof said.seq === 'number' && Number.isInteger(said.seq) && { seq: said.seq }),
  ...(isEyes(said.eyes) && { eyes: said.eyes }),
  ...(typeof said.note === 'string' && { note: said.note }),
  ...(typeof said.name === 'string' && { name: said.name }),
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What is in a file: a record, a report of a problem, or the first of a bundle of games. */
export function broughtIn(text: string, name: string): Result<Brought> {
  const said = parsed(text)
  if (isRecord(said) && PROBLEM in said && typeof said.record === 'string')
    return ok({ ...partsOf(said), text: said.record, name })
  const games = gamesIn(text)
  if (!games.ok) return games
  return games.value.length > 0
    ? ok({ text: games.value[0], name })
    : fail('bad-record', 'The file holds no game.')
}

/** A file that loads exactly this moment; `about` is whatever helps to understand it. */
export const problemFile = (
  { text, seq, eyes, note }: Brought,
  about: Readonly<Record<string, unknown>>,
): string =>
  `${JSON.stringify({ [PROBLEM]: VERSION, note, seq, eyes, ...about, record: text }, undefined, 1)}\n`

/** The address of a moment with the whole record in it; undefined if it is too long for a link. */
export const momentLink = ({ text, seq, eyes }: Brought, page: string): Promise<string | undefined> =>
  packedLink(page, '/replay/link', JSON.stringify({ v: VERSION, text, seq, eyes }))

/** What stands in a link after `#/replay/link/`. */
export async function readMomentLink(packed: string): Promise<Result<Brought>> {
  try {
    const said: unknown = JSON.parse(await unpack(packed, TEXT_MOST))
    if (isRecord(said) && said.v !== VERSION)
      return fail('newer-link', 'The link was made by another version.')
    if (isRecord(said) && typeof said.text === 'string') return ok({ ...partsOf(said), text: said.text })
  } catch {
    // Told below, whatever is wrong with it.
  }
  return fail('bad-link', 'The link is damaged: it was perhaps cut off when it was copied.')
}

let now: Brought | undefined

export function bring(brought: Brought): void {
  now = brought
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(brought))
  } catch {
    // Too long, or no storage: it is there until the page is loaded anew.
  }
}

export function wasBrought(): Brought | undefined {
  if (now) return now
  const said = parsed(storedText())
  return isRecord(said) && typeof said.text === 'string' ? { ...partsOf(said), text: said.text } : undefined
}

function storedText(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
