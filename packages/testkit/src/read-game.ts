/** Reads what the clause matrix needs from a game's folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixOf, ruleMatrix, type SourceFile } from './rule-matrix.ts'

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

/** Clauses of the game without code or test, and ids that no clause has. */
export function clauseGaps(dir: string): readonly string[] {
  const files = readGameFiles(dir)
  const { missing, unknown } = ruleMatrix({ ...files, prefix: prefixOf(files.rulebook) ?? '' })
  return [...missing, ...unknown].map(gap => JSON.stringify(gap))
}

/** Refusals that no test of the rules shows, with their clauses as the tests write them: `G-6.1 out-of-range`. */
export function refusalsNotShown(
  dir: string,
  refusals: readonly { readonly clause: string; readonly key: string }[],
): readonly string[] {
  const texts = readGameFiles(dir).tests.filter(({ path }) => path.startsWith('test/rules/'))
  return refusals
    .map(({ clause, key }) => `${clause} ${key}`)
    .filter(shown => !texts.some(({ text }) => text.includes(`'${shown}'`)))
}
