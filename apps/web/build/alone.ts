/** Bundles a source file and all it imports into one plain script, for what must stand beside the page under a fixed name. */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** `constants` are put in place of the names that the source declares. */
export async function alone(entry: URL, constants: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const bundle = await rolldown({
    input: fileURLToPath(entry),
    platform: 'browser',
    transform: { define },
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true })
    return output[0].code
  } finally {
    await bundle.close()
  }
}
