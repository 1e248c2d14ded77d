/** Finds Chromium for tests, and brings Debian's where that can be done; never skips in silence. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'

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
  install: installFromDebian,
}

/** The path of Chromium: what BIVOUAC_CHROMIUM says, else one on the PATH, else Debian's, installed now. */
export function findChromium({ env, isRoot, install }: Machine = HERE): string {
  const named = env.BIVOUAC_CHROMIUM
  if (named) {
    if (isAbsolute(named) && isProgram(named)) return named
    throw new Error(`BIVOUAC_CHROMIUM says '${named}', which is no program: give the full path of Chromium.`)
  }
  const found = onPath(env.PATH)
  if (found !== undefined) return found
  if (isRoot && onPath(env.PATH, ['apt-get']) !== undefined) {
    try {
      install()
    } catch {
      throw new Error(`Installing Chromium failed. ${HELP}`)
    }
    const installed = onPath(env.PATH)
    if (installed !== undefined) return installed
  }
  throw new Error(`There is no Chromium here. ${HELP}`)
}

const HELP = "Install it ('apt-get install chromium') or name its path in BIVOUAC_CHROMIUM."

function onPath(path = '', names: readonly string[] = NAMES): string | undefined {
  const folders = path.split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Test files run at the same time: the lock lets one install, and the others then find it done. */
function installFromDebian(): void {
  const steps = [
    'command -v chromium > /dev/null && exit',
    'apt-get update && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 chromium',
  ]
  execFileSync('flock', [join(tmpdir(), 'bivouac-chromium.lock'), 'sh', '-c', steps.join('\n')], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  })
}
