/** A folder as a build leaves it, for servers to serve: the front page, and whatever a test needs beside it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compressAll } from '../build/compress.ts'

export async function builtFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-built-'))
  const all = { 'index.html': '<!doctype html><title>Hello</title>', ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  await compressAll(folder)
  return folder
}
