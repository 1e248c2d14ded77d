/** Plays at the real command through a pipe, as somebody at a terminal would. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

interface Played {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'bivouac-play-'))

/** Types these lines and then nothing more. With `kill`, Ctrl-C is pressed once that has been printed. */
export function play(
  args: readonly string[],
  typed: readonly string[],
  { cwd = freshFolder(), kill, env }: { cwd?: string; kill?: RegExp; env?: NodeJS.ProcessEnv } = {},
): Promise<Played> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, 'play', ...args], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Whatever the terminal of whoever runs the tests speaks.
      env: { ...process.env, LC_ALL: 'C', ...env },
    })
    let out = ''
    let err = ''
    let killed = false
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text
      if (!killed && kill?.test(out)) killed = child.kill('SIGINT')
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    // The game may be over before all has been typed.
    child.stdin.on('error', () => {})
    child.stdin.write(typed.map(line => `${line}\n`).join(''))
    if (kill === undefined) child.stdin.end()
  })
}
