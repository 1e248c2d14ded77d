/** Folders for tests, and what is to be put away when they are over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const ends: (() => Promise<void> | void)[] = []

/** What was begun last ends first. */
export const atTheEnd = (end: () => Promise<void> | void): void => void ends.push(end)

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-server-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
