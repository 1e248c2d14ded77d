/** Folders for tests, and what is to be put away when a test is over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** What was begun last ends first. Test files share a process: nothing may outlive the test that began it. */
export const atTheEnd = (end: () => Promise<void> | void): void => onTestFinished(async () => end())

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-server-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
