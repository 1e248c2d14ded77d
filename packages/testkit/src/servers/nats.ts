/** A real NATS server for tests: a free port, gone at the end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { installed, onPath } from './debian.ts'
import { freePort, untilOpen } from './ports.ts'

export interface TestNats {
  readonly url: string
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Debian puts it where only root looks by itself. */
const find = (): string | undefined => onPath(`${process.env.PATH}:/usr/sbin`, ['nats-server'])

export async function startNats(): Promise<TestNats> {
  const program = installed('nats-server', find, 'test -x /usr/sbin/nats-server')
  const port = await freePort()
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const fresh = spawn(program, ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' })
    server = fresh
    fresh.unref()
    await untilOpen(port, () => fresh.exitCode)
  }

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const old = server
    server = undefined
    if (old === undefined || old.exitCode !== null) return
    old.ref()
    const gone = once(old, 'exit')
    old.kill(signal)
    await gone
  }

  await start()
  return { url: `nats://127.0.0.1:${port}`, kill: () => end('SIGKILL'), start, stop: () => end('SIGTERM') }
}
