/** Finds Chromium for tests, and brings Debian's where that can be done; never skips in silence. */
import { isAbsolute } from 'node:path'
import { installFromDebian, isProgram, onPath } from '../servers/debian.ts'

/** The program names that Chromium and its close relatives go by. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** What the machine offers; tests offer something else. */
interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  /** Installs Debian's Chromium; throws when that does not work. */
  install(): void
}

const HERE: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  install: () => installFromDebian('chromium'),
}

/** The path of Chromium: what BIVOUAC_CHROMIUM says, else one on the PATH, else Debian's, installed now. */
export function findChromium({ env, isRoot, install }: Machine = HERE): string {
  const named = env.BIVOUAC_CHROMIUM
  if (named) {
    if (isAbsolute(named) && isProgram(named)) return named
    throw new Error(`BIVOUAC_CHROMIUM says '${named}', which is no program: give the full path of Chromium.`)
  }
  const found = onPath(env.PATH, NAMES)
  if (found !== undefined) return found
  if (isRoot && onPath(env.PATH, ['apt-get']) !== undefined) {
    try {
      install()
    } catch {
      throw new Error(`Installing Chromium failed. ${HELP}`)
    }
    const installed = onPath(env.PATH, NAMES)
    if (installed !== undefined) return installed
  }
  throw new Error(`There is no Chromium here. ${HELP}`)
}

const HELP = "Install it ('apt-get install chromium') or name its path in BIVOUAC_CHROMIUM."
