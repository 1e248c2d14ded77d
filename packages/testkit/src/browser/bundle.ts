/** Puts a module and all it imports into one script, as a browser gets it. */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The script's text. Anything that a browser does not have, such as `node:fs`, makes it fail. */
export async function browserBundle(entry: URL): Promise<string> {
  const missing = new Set<string>()
  const bundle = await rolldown({
    input: fileURLToPath(entry),
    platform: 'browser',
    external: id => {
      if (!id.startsWith('node:')) return false
      missing.add(id)
      return true
    },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false })
  await bundle.close()
  if (missing.size > 0) throw new Error(`not for a browser: something imports ${[...missing].join(', ')}`)
  return output[0].code
}
