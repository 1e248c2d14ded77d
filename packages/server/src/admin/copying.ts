/** Copies of everything: a backup while servers run, a backup brought back, and from one kind of database to the other. */
import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backup as backUpFile } from 'node:sqlite'
import type { HostGame } from '@bivouac/host/core'
import { fileIn, openDatabase, openedAsIs } from '../data/database.ts'
import { fillStore } from '../data/filling.ts'
import { isPostgres } from '../data/open.ts'
import { tableShapes } from '../data/shape.ts'
import { countRows, fileSnapshot, openSnapshot, type Snapshot } from '../data/snapshot.ts'
import { lastBeat } from '../tables/pulse.ts'
import { type Checked, checkFolds, digests, type OnProgress, unequal } from './checking.ts'
import { AdminError, RUNNING_MS } from './desk.ts'

/** What is being done, with how many steps: whoever looks on may want to see it. */
type Stage = (what: 'pages' | 'rows' | 'games', total: number) => OnProgress

export interface Copied extends Checked {
  /** What is not the same as in the original, though it was copied. */
  readonly unequal: readonly string[]
}

/** Pages of a file that are copied at a time. */
const PAGES = 2000

/**
 * One file, which is a database of ours whatever it was taken from. Servers go on meanwhile: it shows one moment of all of it. Every game in it
 * is folded before it counts as a backup.
 */
export async function backup(
  where: string,
  file: string,
  games: readonly HostGame[],
  stage: Stage,
): Promise<Checked> {
  if (existsSync(file))
    throw new AdminError(
      'file-exists',
      `There is a file '${file}' already: choose another name, or remove it first.`,
    )
  return inFolderBeside(file, async folder => {
    if (isPostgres(where)) await copyAll(where, folder, stage)
    else await copyPages(fileIn(where), fileIn(folder), stage)
    const checked = await checkCopy(fileSnapshot(fileIn(folder), true), games, stage)
    // Whoever reads it knows the dice of every running game.
    chmodSync(fileIn(folder), 0o600)
    renameSync(fileIn(folder), file)
    return checked
  })
}

/** Brings a backup back into an empty place; one of an earlier format is brought up to date on the way. */
export async function restore(
  file: string,
  where: string,
  games: readonly HostGame[],
  stage: Stage,
): Promise<Copied> {
  if (!existsSync(file)) throw new AdminError('no-such-file', `There is no file '${file}'.`)
  return inFolderBeside(file, async folder => {
    copyFileSync(file, fileIn(folder))
    await openDatabase(folder).close()
    return copyChecked(folder, where, games, stage)
  })
}

/** Copies everything from one place to another, which is empty, and compares both game by game. */
export async function migrate(
  from: string,
  to: string,
  games: readonly HostGame[],
  stage: Stage,
): Promise<Copied> {
  if (from === to || (!isPostgres(from) && !isPostgres(to) && resolve(from) === resolve(to)))
    throw new AdminError('same-place', 'Both places are the same.')
  const snapshot = await openSnapshot(from)
  try {
    const last = await lastBeat(snapshot)
    if (Date.now() - last < RUNNING_MS)
      throw new AdminError(
        'server-runs',
        'A server runs there, and what is played after the copy would be lost. Stop it first, then wait five seconds.',
      )
  } finally {
    await snapshot.close()
  }
  return copyChecked(from, to, games, stage)
}

async function copyChecked(
  from: string,
  to: string,
  games: readonly HostGame[],
  stage: Stage,
): Promise<Copied> {
  await copyAll(from, to, stage)
  const [was, is] = [await openSnapshot(from), await openSnapshot(to)]
  try {
    const rows = await countRows(is)
    const onProgress = stage('rows', 2 * rows)
    const before = await digests(was, onProgress)
    const after = await digests(is, done => onProgress(rows + done))
    return { ...(await checkCopy(is, games, stage)), unequal: unequal(before, after) }
  } finally {
    await was.close()
  }
}

async function checkCopy(snapshot: Snapshot, games: readonly HostGame[], stage: Stage): Promise<Checked> {
  try {
    const count = await snapshot.one<{ n: number }>(
      'select count(*) as n from game where opening is not null',
    )
    return await checkFolds(snapshot, games, stage('games', count?.n ?? 0))
  } finally {
    await snapshot.close()
  }
}

async function copyAll(from: string, to: string, stage: Stage): Promise<void> {
  const snapshot = await openSnapshot(from)
  try {
    const filling = await fillStore(to)
    try {
      const onProgress = stage('rows', await countRows(snapshot))
      let done = 0
      for (const table of tableShapes())
        for await (const rows of snapshot.rows(table)) {
          await filling.add(table, rows)
          done += rows.length
          onProgress(done)
        }
    } catch (error) {
      await filling.giveUp()
      throw error
    }
    await filling.end()
  } finally {
    await snapshot.close()
  }
}

async function copyPages(from: string, to: string, stage: Stage): Promise<void> {
  const db = openedAsIs(from, true, true)
  try {
    // Holds on to one moment: else every commit of a server would make it begin anew.
    db.exec('begin; select count(*) from sqlite_schema')
    let onProgress: OnProgress | undefined
    await backUpFile(db, to, {
      rate: PAGES,
      progress({ totalPages, remainingPages }) {
        onProgress ??= stage('pages', totalPages)
        onProgress(totalPages - remainingPages)
      },
    })
  } finally {
    db.close()
  }
}

/** On the same disk as the file, so that it can be put there in one step; gone afterwards, whatever happens. */
async function inFolderBeside<T>(file: string, act: (folder: string) => Promise<T>): Promise<T> {
  const beside = dirname(resolve(file))
  if (!existsSync(beside)) throw new AdminError('no-such-folder', `There is no folder '${beside}'.`)
  const folder = mkdtempSync(join(beside, '.bivouac-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
