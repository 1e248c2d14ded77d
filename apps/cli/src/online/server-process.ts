/** Starts, asks, kills and starts again a server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundled } from '../bundle.ts'
import { bundledBots, bundledWriter } from '../serve/programs.ts'

/** How a server is kept company: by a database and a NATS server that others share, in a network of its own. */
interface Company {
  readonly database?: string
  readonly nats?: string
  /** The address to listen on. */
  readonly host?: string
  /** The network namespace to run in. */
  readonly namespace?: string
  /** Whether bots think there, in a thread of their own as in `serve`. */
  readonly hasBots?: true
}

export interface ChildOptions extends Company {
  readonly folder: string
  /** 0 for any that is free. */
  readonly port: number
  /** The program of the thread that writes; where none is named, the server's own as it was written. */
  readonly writer?: string
  /** The program of the thread in which bots think. */
  readonly bots?: string | undefined
}

export interface ServerFigures {
  /** What it holds in memory. */
  readonly bytes: number
  readonly faults: number
  readonly commitMs: readonly number[]
  readonly rooms: number
  /** The processor time of all its threads so far, in milliseconds. */
  readonly cpuMs: number
  /** How long its loop was held up since it was last asked. */
  readonly loopDelayMs: { readonly p50: number; readonly p99: number }
}

export interface FiguresWanted {
  readonly isUndisturbed?: true | undefined
  /** No figures: it is to end tidily. */
  readonly isOver?: true | undefined
}

export type ChildReport = { readonly port: number } | ServerFigures

export interface ServerProcess {
  /** Its address; the same after every restart. */
  readonly base: string
  /** After a collection, unless its games are to go on undisturbed. */
  figures(isUndisturbed?: true): Promise<ServerFigures>
  /** The number of its process; another after every restart. */
  pid(): number
  /** Whether it has ended without being asked to. */
  hasCrashed(): boolean
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  /** Ends it as an operator does: it finishes what it has begun. */
  drain(): Promise<void>
  start(): Promise<void>
}

export async function serverProcess(folder: string, company: Company = {}): Promise<ServerProcess> {
  let port = 0
  let child: ChildProcess | undefined
  let hasCrashed = false

  // As `serve` runs it.
  const [program, writer, bots] = await Promise.all([
    bundled(new URL('./server-child.ts', import.meta.url)),
    bundledWriter(),
    company.hasBots && bundledBots(),
  ])

  async function start(): Promise<void> {
    const options: ChildOptions = { folder, port, writer: writer.href, bots: bots?.href, ...company }
    const { namespace } = company
    const fresh = fork(program, [JSON.stringify(options)], {
      ...(namespace === undefined
        ? { execArgv: ['--expose-gc'] }
        : { execPath: 'ip', execArgv: ['netns', 'exec', namespace, process.execPath, '--expose-gc'] }),
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

  async function end(how: (old: ChildProcess) => void): Promise<void> {
    const old = child
    child = undefined
    if (!old || old.exitCode !== null || old.signalCode !== null) return
    const gone = once(old, 'exit')
    how(old)
    await gone
  }

  await start()
  return {
    base: `http://${company.host ?? '127.0.0.1'}:${port}`,
    start,
    pid: () => child?.pid ?? 0,
    hasCrashed: () => hasCrashed,
    figures(isUndisturbed) {
      if (!child) throw new Error('the server is not running')
      child.send({ isUndisturbed } satisfies FiguresWanted)
      return reportOf<ServerFigures>(child)
    },
    kill: () => end(old => old.kill('SIGKILL')),
    drain: () => end(old => old.send({ isOver: true } satisfies FiguresWanted)),
  }
}

const reportOf = async <Report extends ChildReport>(child: ChildProcess): Promise<Report> => {
  const [report] = await once(child, 'message')
  return report as Report
}
