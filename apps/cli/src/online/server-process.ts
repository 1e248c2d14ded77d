/** Starts, asks, kills and starts again a server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundled } from '../bundle.ts'
import { bundledWriter } from '../serve/writer.ts'

export interface ChildOptions {
  readonly folder: string
  /** 0 for any that is free. */
  readonly port: number
  /** The program of the thread that writes; where none is named, the server's own as it was written. */
  readonly writer?: string
}

export interface ServerFigures {
  /** What it holds in memory after a collection. */
  readonly bytes: number
  readonly faults: number
  readonly commitMs: readonly number[]
  readonly rooms: number
}

export type ChildReport = { readonly port: number } | ServerFigures

export interface ServerProcess {
  /** Its address; the same after every restart. */
  readonly base: string
  figures(): Promise<ServerFigures>
  /** Whether it has ended without being asked to. */
  hasCrashed(): boolean
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  start(): Promise<void>
}

export async function serverProcess(folder: string): Promise<ServerProcess> {
  let port = 0
  let child: ChildProcess | undefined
  let hasCrashed = false

  // As `serve` runs it.
  const [program, writer] = await Promise.all([
    bundled(new URL('./server-child.ts', import.meta.url)),
    bundledWriter(),
  ])

  async function start(): Promise<void> {
    const options: ChildOptions = { folder, port, writer: writer.href }
    const fresh = fork(program, [JSON.stringify(options)], {
      execArgv: ['--expose-gc'],
      // One that is started again finds what the first has compiled: that is half of its start.
      env: { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = fresh
    fresh.on('exit', () => {
      if (child === fresh) hasCrashed = true
    })
    const report = await Promise.race([
      reportOf<{ port: number }>(fresh),
      once(fresh, 'exit').then(([code]) => {
        throw new Error(`the server did not start (exit code ${code})`)
      }),
    ])
    port = report.port
  }

  await start()
  return {
    base: `http://127.0.0.1:${port}`,
    start,
    hasCrashed: () => hasCrashed,
    figures() {
      if (!child) throw new Error('the server is not running')
      child.send({})
      return reportOf<ServerFigures>(child)
    },
    async kill() {
      const old = child
      child = undefined
      if (!old || old.exitCode !== null) return
      old.kill('SIGKILL')
      await once(old, 'exit')
    },
  }
}

const reportOf = async <Report extends ChildReport>(child: ChildProcess): Promise<Report> => {
  const [report] = await once(child, 'message')
  return report as Report
}
