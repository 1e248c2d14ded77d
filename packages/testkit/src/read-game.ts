/** Reads what the clause matrix needs from a game's folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './rule-matrix.ts'

export interface GameFiles {
  readonly rulebook: string
  readonly code: SourceFile[]
  readonly tests: SourceFile[]
}

/** Code is `src/**`, tests are `test/**` ending in `.test.ts`; paths begin in the game's folder. */
export function readGameFiles(dir: string): GameFiles {
  const rulebook = join(dir, 'RULEBOOK.md')
  if (!existsSync(rulebook))
    throw new Error(`There is no RULEBOOK.md in ${dir}: give the folder of a game, such as games/normandy.`)
  return {
    rulebook: readFileSync(rulebook, 'utf8'),
    code: filesUnder(dir, 'src', '.ts'),
    tests: filesUnder(dir, 'test', '.test.ts'),
  }
}

function filesUnder(dir: string, folder: string, ending: string): SourceFile[] {
  const root = join(dir, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => name.replaceAll('\\', '/'))
    .sort()
    .map(name => ({ path: `${folder}/${name}`, text: readFileSync(join(root, name), 'utf8') }))
}
