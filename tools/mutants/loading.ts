/** Has Node load the instrumented text of the files under test, and the tests with our stand-in for Vitest. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { standIn } from './gather.ts'
import { instrument, type Mutant, type Purpose } from './instrument.ts'

export const ROOT = join(import.meta.dirname, '../..')
/** A module of its own making: what `standIn` has under Vitest's names, and the rest from Vitest. */
const STAND_IN = pathToFileURL(join(import.meta.dirname, 'stand-in-for-vitest.js')).href
const STAND_IN_TEXT = [
  ...Object.keys(standIn).map(name => `export const ${name} = $standIn.${name}`),
  "export { expect, vi } from 'vitest'",
].join('\n')

interface Instruments {
  /** Mutant 1 is the first: nobody is number 0. */
  readonly mutants: readonly Mutant[]
  readonly texts: ReadonlyMap<string, string>
}

export function instrumentAll(files: readonly string[], purpose: Purpose = 'switch'): Instruments {
  const mutants: Mutant[] = []
  const texts = new Map<string, string>()
  for (const file of files) {
    const done = instrument(file, readFileSync(join(ROOT, file), 'utf8'), mutants.length + 1, purpose)
    mutants.push(...done.mutants)
    texts.set(pathToFileURL(join(ROOT, file)).href, done.text)
  }
  return { mutants, texts }
}

export function loadInstead(texts: ReadonlyMap<string, string>): void {
  Object.assign(globalThis, { $standIn: standIn })
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      if (specifier === 'vitest' && from.startsWith('file:') && isOurs(fileURLToPath(from)))
        return { url: STAND_IN, shortCircuit: true }
      return next(specifier, context)
    },
    load(url, context, next) {
      if (url === STAND_IN) return { format: 'module', source: STAND_IN_TEXT, shortCircuit: true }
      const text = texts.get(url)
      return text === undefined
        ? next(url, context)
        : { format: 'module-typescript', source: text, shortCircuit: true }
    },
  })
}

const isOurs = (path: string): boolean =>
  path.startsWith(ROOT) && !path.includes('node_modules') && path !== fileURLToPath(STAND_IN)
