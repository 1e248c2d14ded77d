/** Programs as bots in tests: how to name one, and whether it has gone. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROGUE = fileURLToPath(new URL('./rogue.ts', import.meta.url))

interface Rogue {
  /** As a bot is named: `cmd:…`. */
  readonly spec: string
  /** The programs that it was, once it has been started. */
  pids(): number[]
  /** Resolves when none of them is left; complains if one does not go. */
  gone(): Promise<void>
}

export function rogue(way: string, settings = ''): Rogue {
  const file = join(mkdtempSync(join(tmpdir(), 'bivouac-rogue-')), 'pids')
  const pids = (): number[] =>
    existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(Number) : []
  return {
    spec: `cmd:${settings}'${process.execPath}' "${ROGUE}" ${way} '${file}'`,
    pids,
    gone: () =>
      until(() => pids().length > 0 && !pids().some(isAlive), `the program that ${way} is still there`),
  }
}

/** A program that has ended but that nobody has asked about any more does not count. */
function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

export async function until(holds: () => boolean, otherwise: string): Promise<void> {
  for (let i = 0; i < 3000; i++) {
    if (holds()) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(otherwise)
}
