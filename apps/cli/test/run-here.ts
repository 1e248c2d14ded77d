/** Runs verbs within this process, for what does not need a process of its own: starting the command takes longer. */
import { vi } from 'vitest'
import { run } from '../src/program.ts'
import type { Ran } from './bivouac.ts'

export async function runHere(verbs: Parameters<typeof run>[0], args: readonly string[]): Promise<Ran> {
  const [out, err] = [caught(process.stdout), caught(process.stderr)]
  process.exitCode = undefined
  try {
    await run(verbs, [...args])
    return { code: Number(process.exitCode ?? 0), out: out.text(), err: err.text() }
  } finally {
    process.exitCode = undefined
    out.release()
    err.release()
  }
}

/** Keeps what is written to a stream instead of showing it. */
function caught(stream: NodeJS.WriteStream) {
  let all = ''
  const spy = vi.spyOn(stream, 'write').mockImplementation(text => {
    all += text
    return true
  })
  return { text: () => all, release: () => spy.mockRestore() }
}
