/** What a build is made from, as one hash: the same hash, the same build. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const GROUPS = ['packages', 'games', 'apps/web']
const NO_INPUT = /(?:^|\/)(?:node_modules|dist|test|bench-[^/]*|\.[^/]*)(?:\/|$)|\.test\.tsx?$/

export function inputsHash(): string {
  const hash = createHash('sha256')
  const files = GROUPS.flatMap(group => filesIn(group)).sort()
  for (const file of ['package-lock.json', ...files]) {
    hash.update(file).update('\0')
    hash.update(readFileSync(join(ROOT, file))).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (NO_INPUT.test(path.slice(folder.length))) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
