/**
 * Puts a module and all it imports of ours into one file. V8 keeps imported constants and functions at arm's length;
 * in one scope the same rules run a third to a half faster, which long work notices. A browser gets them so anyway.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import type { Plugin } from 'rolldown'

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/bivouac/', import.meta.url))

/** What this process has written, to be taken away at its end by one listener, however often it bundles. */
const written = new Set<string>()

function takeAwayAtTheEnd(file: string): void {
  if (written.size === 0)
    process.once('exit', () => {
      for (const one of written) rmSync(one, { force: true })
    })
  written.add(file)
}

/**
 * Our own packages go in; what others wrote is left where it is, and named by its place: from the bundle's own folder another version might
 * be found than the package that imports it asks for, or none.
 */
const othersStay: Plugin = {
  name: 'others-stay',
  async resolveId(id, importer) {
    if (importer === undefined || /^(?:\.|\/|@bivouac\/|[a-zA-Z]:)/.test(id)) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    if (!found || isBuiltin(found.id)) return { id, external: true }
    return { id: pathToFileURL(found.id).href, external: true }
  },
}

/** The bundle of a module, there until this process ends; the module itself where nothing may be written. */
export async function bundled(entry: URL): Promise<URL> {
  const source = fileURLToPath(entry)
  const file = join(FOLDER, `${basename(source, '.ts')}-${process.pid}-${threadId}.mjs`)
  try {
    mkdirSync(FOLDER, { recursive: true })
  } catch {
    return entry
  }
  takeAwayAtTheEnd(file)
  // Most verbs bundle nothing, and it takes its time to load.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    plugins: [othersStay],
    logLevel: 'silent',
  })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
  return pathToFileURL(file)
}
