/** The parent's side of a contestant: starts its process, pinned to one core where that can be done, and asks it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UserError } from '../errors.ts'
import type { Done, Job } from './answer.ts'
import type { CounterJobs, GameJobs } from './contestant.ts'
import type { CounterKind } from './counter.ts'

/** The same jobs, asked from outside the process. */
type Asked<Jobs> = {
  readonly [Name in keyof Jobs]: Jobs[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never
}

export interface Child<Jobs> {
  readonly ask: Asked<Jobs>
  stop(): void
}

/** The program of a contestant's process. */
export const CONTESTANT = new URL('contestant.ts', import.meta.url)

/** `program` is CONTESTANT, or a bundle of it. */
export const gameChild = (
  program: URL,
  id: string,
  core: number | undefined,
  flags: readonly string[] = [],
) => start<GameJobs>(program, ['game', id], core, flags)

export const counterChild = (program: URL, kind: CounterKind, core: number | undefined) =>
  start<CounterJobs>(program, ['counter', kind], core, [])

/** The last core that we may use and pin a process to; undefined where there is no `taskset`. */
export function coreToPin(): number | undefined {
  let status: string
  try {
    status = readFileSync('/proc/self/status', 'utf8')
  } catch {
    return undefined
  }
  const last = status.match(/^Cpus_allowed_list:.*?(\d+)$/m)?.[1]
  if (last === undefined || spawnSync('taskset', ['-c', last, 'true']).status !== 0) return undefined
  return Number(last)
}

/** Takes a child into care and gives it back. */
export type Started = <C extends Child<object>>(child: C) => C

/** Stops every child that was started meanwhile, whatever happens. */
export async function withChildren<T>(work: (started: Started) => Promise<T>): Promise<T> {
  const children: Child<object>[] = []
  try {
    return await work(child => {
      children.push(child)
      return child
    })
  } finally {
    for (const child of children) child.stop()
  }
}

/** `role` tells the program which contestant it is. */
export function start<Jobs extends object>(
  program: URL,
  role: readonly string[],
  core: number | undefined,
  flags: readonly string[],
): Child<Jobs> {
  const line = [process.execPath, ...flags, fileURLToPath(program), ...role]
  const [first, ...args] = core === undefined ? line : ['taskset', '-c', String(core), ...line]
  const child = spawn(first, args, {
    // Libraries leave their checks for developers out: the yardstick is to be as fast as it can be.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ask = new Proxy({} as Asked<Jobs>, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        done(child, { name: String(name), args }),
  })
  return { ask, stop: () => void child.kill() }
}

/** Sends a job and waits for its result. A contestant does one job at a time. */
function done(child: ChildProcess, job: Job): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      child.off('message', heard).off('exit', gone).off('error', gone)
      then()
    }
    const heard = (answer: Done) =>
      settle(() =>
        'failed' in answer
          ? reject(new UserError('bench-failed', `The benchmark could not run: ${answer.failed}`))
          : resolve(answer.result),
      )
    const gone = () =>
      settle(() =>
        reject(new UserError('bench-failed', `A contestant stopped in the middle of '${job.name}'.`)),
      )
    child.on('message', heard).on('exit', gone).on('error', gone)
    child.send(job)
  })
}
