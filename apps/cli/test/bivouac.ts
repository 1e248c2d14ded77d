/** Runs the real command as a child process, as a user would. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** With `interruptAt`, Ctrl-C is sent as soon as the errors' stream says so, or the signal does. */
export function bivouac(args: readonly string[], interruptAt?: RegExp | AbortSignal) {
  return new Promise<Ran>((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Whatever the terminal of whoever runs the tests speaks.
      env: { ...process.env, LC_ALL: 'C' },
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text
      if (interruptAt instanceof RegExp && interruptAt.test(err)) child.kill('SIGINT')
    })
    if (interruptAt instanceof AbortSignal)
      interruptAt.addEventListener('abort', () => child.kill('SIGINT'), { once: true })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
  })
}

/** Runs with --json, expects exit code 0 and gives what was printed. */
export async function bivouacJson<T>(...args: readonly string[]): Promise<T> {
  const { code, out, err } = await bivouac([...args, '--json'])
  if (code !== 0) throw new Error(`bivouac ${args.join(' ')} exited with ${code}: ${err}${out}`)
  return JSON.parse(out) as T
}
