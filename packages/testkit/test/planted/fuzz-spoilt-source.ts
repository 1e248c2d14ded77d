/**
 * Runs the fuzzer on a game one line of whose source, or of the kernel's, says something else. Prints the violations.
 * Arguments: the game, the file, what stands there, what is to stand there instead, how many actions at most.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameModule } from '@bivouac/kernel'

const [game, file, from, to, actions] = process.argv.slice(2)
const root = join(import.meta.dirname, '../../../..')
const path = join(root, file)
const source = readFileSync(path, 'utf8')
if (source.split(from).length !== 2)
  throw new Error(`'${from}' no longer stands exactly once in ${file}: find the new place for this fault`)

registerHooks({
  load: (url, context, next) =>
    url === pathToFileURL(path).href
      ? { format: 'module-typescript', source: source.replace(from, () => to), shortCircuit: true }
      : next(url, context),
})
const { fuzz } = await import('@bivouac/testkit')
const modules = Object.values(await import(join(root, 'games', game, 'src/game.ts'))) as GameModule[]
const module = modules.find(one => one.id === game) as GameModule
const { violations } = fuzz(module, { actions: Number(actions), seed: 'planted-4', enough: 1 })
console.log(JSON.stringify(violations.map(({ check, what }) => ({ check, what }))))
