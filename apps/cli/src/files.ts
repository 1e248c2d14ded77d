/** Files of the user: read with plain errors, written whole or not at all. */
import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from './errors.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of the path is a file, not a folder',
  EACCES: 'you may not use it',
  EPERM: 'you may not use it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** What the system says, in plain words. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException)?.code ?? ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}

/** No file of ours comes near it; a device or a pipe may have no end at all. */
const BYTES_MOST = 64 * 1024 * 1024

export function readText(path: string): string {
  try {
    const bytes = readUpTo(path, BYTES_MOST)
    if (bytes !== undefined) return bytes.toString('utf8')
  } catch (error) {
    throw new UserError('unreadable', `Cannot read '${path}': ${reason(error)}.`)
  }
  throw new UserError('unreadable', `Cannot read '${path}': it is longer than any file of ours.`)
}

/** All of a file; undefined if there is more than that. */
function readUpTo(path: string, most: number): Buffer | undefined {
  const file = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let read = 0; read <= most; ) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
      const length = readSync(file, chunk)
      if (length === 0) return Buffer.concat(chunks)
      chunks.push(chunk.subarray(0, length))
      read += length
    }
    return undefined
  } finally {
    closeSync(file)
  }
}

const CHUNK_BYTES = 1024 * 1024

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError('bad-json', `This is not JSON: ${reason(error)}.`, { where: path })
  }
}

export const unwritable = (path: string, error: unknown): UserError =>
  new UserError('unwritable', `Cannot write '${path}': ${reason(error)}.`)

/** Temporary files that an interruption would leave behind. */
const unfinished = new Set<string>()

/** Writes beside the place and renames, so that the file is never seen half-written. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const folder = dirname(path)
  const temporary = join(folder, `.${basename(path)}.${process.pid}.tmp`)
  unfinished.add(temporary)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(temporary, content)
    renameSync(temporary, path)
  } catch (error) {
    takeAway(temporary)
    throw unwritable(path, error)
  } finally {
    unfinished.delete(temporary)
  }
}

/** Takes away what was being written. For whoever stops the program. */
export function sweep(): void {
  for (const path of unfinished) takeAway(path)
}

/** Even `force` minds a path through a file that is no folder; then there is nothing to take away either. */
function takeAway(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    return
  }
}
