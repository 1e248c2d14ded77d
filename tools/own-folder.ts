/** Gives a run of the tests a folder of its own for everything temporary, and takes it away at the end, however the tests went. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function ownFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-tests-'))
  // PostgreSQL refuses to run as root: the user it runs as must be able to pass through.
  chmodSync(folder, 0o711)
  // Heeded by all processes that are started from now on.
  process.env.TMPDIR = folder
  // Servers that are started without a word on it keep their games there too.
  process.env.XDG_DATA_HOME = join(folder, 'data')
  return () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch (why) {
      // A browser that is slow to end may still write there. That is no word on what was tested.
      console.warn(`the tests' temporary folder ${folder} could not be removed:`, why)
    }
  }
}
