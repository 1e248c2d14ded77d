/** Builds the web app: into a folder of one's choice, or into a store where a build of the same sources is found again. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressAll } from './compress.ts'
import { WEB, webConfig } from './config.ts'
import { inputsHash } from './inputs.ts'
import { withLock } from './lock.ts'

export interface BuildOptions {
  /** Emptied first. */
  readonly outDir: string
  /** Says nothing of how it goes on. */
  readonly quiet?: boolean
}

export async function buildWeb({ outDir, quiet = false }: BuildOptions): Promise<void> {
  const config = webConfig()
  await inProduction(() =>
    build({
      ...config,
      configFile: false,
      logLevel: quiet ? 'error' : 'info',
      build: { ...config.build, outDir },
    }),
  )
  await compressAll(outDir)
}

/** Vite heeds the surroundings: started from a test, it would build React's large and slow version for developers. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const STORE = join(WEB, 'node_modules/.cache/bivouac-web')
/** A server or a test may still read from an older one. */
const KEPT = 3

export interface Built {
  readonly folder: string
  /** Whether there was one already. */
  readonly wasThere: boolean
}

/** The build of the sources as they are now. Several processes may ask at the same time: one builds, the others wait. */
export async function builtWeb({ quiet = true, onBuild = () => {} } = {}): Promise<Built> {
  const folder = join(STORE, inputsHash())
  const found = (): Built | undefined => {
    if (!existsSync(folder)) return undefined
    utimesSync(folder, new Date(), new Date())
    return { folder, wasThere: true }
  }
  const known = found()
  if (known) return known
  mkdirSync(STORE, { recursive: true })
  return withLock(join(STORE, 'lock'), async () => {
    const meanwhile = found()
    if (meanwhile) return meanwhile
    onBuild()
    const unfinished = join(STORE, `unfinished-${process.pid}`)
    try {
      await buildWeb({ outDir: unfinished, quiet })
      renameSync(unfinished, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
    forgetOlder()
    return { folder, wasThere: false }
  })
}

/** The newest build there is, for those who do not want to build. */
export const newestBuild = (): string | undefined => builds()[0]

const builds = (): string[] =>
  (existsSync(STORE) ? readdirSync(STORE) : [])
    .filter(name => /^[0-9a-f]{16}$/.test(name))
    .map(name => join(STORE, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)

function forgetOlder(): void {
  for (const folder of builds().slice(KEPT)) rmSync(folder, { recursive: true, force: true })
}
