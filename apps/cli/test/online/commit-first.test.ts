/** What the kernel of the machine saw: for every entry, the disk has it before the first byte of it goes out to anybody. */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { atTheEnd, newFolder } from './bench/folder.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newGuest, twoOn } from './bench/server.ts'

const CHILD = fileURLToPath(new URL('../../src/online/server-child.ts', import.meta.url))
const COMMANDS = 12

/** Whether one program may look at the system calls of another here. */
function mayTrace(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const traced = test.skipIf(!mayTrace()) // without strace, or where it is forbidden, nobody sees the system calls

traced(
  mayTrace()
    ? 'each entry is synced before it is shown'
    : 'each entry is synced before it is shown: NOT LOOKED AT, as there is no strace here that may trace',
  async () => {
    const folder = newFolder()
    const trace = join(folder, 'trace')
    const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg'
    const child = spawn(
      'strace',
      [
        '-f',
        '-s',
        '300',
        '-e',
        calls,
        '-o',
        trace,
        process.execPath,
        CHILD,
        JSON.stringify({ folder, port: 0 }),
      ],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    )
    atTheEnd(() => void child.kill('SIGKILL'))
    const port = await new Promise<number>(resolve =>
      child.once('message', said => resolve((said as { port: number }).port)),
    )
    const url = `http://127.0.0.1:${port}`
    const { game, lines } = await twoOn([await newGuest(url), await newGuest(url)])
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const choose = dice(2)
    for (let i = 0; i < COMMANDS; i++) await oneMove(lines, followers, choose)
    child.disconnect()
    await new Promise(resolve => child.once('exit', resolve))

    /** Syncs that have ended, and for each entry its first byte, in the order in which they came about. */
    const events = readFileSync(trace, 'utf8')
      .split('\n')
      .flatMap(line => {
        if (/(?:fsync|fdatasync)(?:\(| resumed).* = 0$/.test(line)) return ['sync']
        const entry = line.match(/\\"news\\":\\"change\\".*?\\"entry\\":(\d+)/)?.[1]
        return entry === undefined ? [] : [entry]
      })
    const shown = Array.from({ length: COMMANDS }, (_, i) => events.indexOf(String(i + 1)))
    expect(shown.every(at => at >= 0)).toBe(true)
    for (const [i, at] of shown.entries()) {
      const since = i === 0 ? 0 : shown[i - 1]
      expect(events.slice(since, at), `before entry ${i + 1}`).toContain('sync')
    }
  },
  120_000,
)
