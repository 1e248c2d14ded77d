/** A real PostgreSQL server for tests: its own folder, a free port, gone at the end. */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed, isProgram } from './debian.ts'
import { freePort, untilOpen } from './ports.ts'

export interface TestPostgres {
  /** Its address, without a database. */
  readonly address: string
  /** The address of an empty database, made now. */
  fresh(): string
  /** Runs statements in the database of this address. */
  sql(address: string, text: string): void
  /** The numbers of its processes: the first of all, and those that serve connections and look after its files. */
  pids(): readonly number[]
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const DEBIANS = '/usr/lib/postgresql'

function programs(): string {
  const find = (): string | undefined => {
    try {
      return readdirSync(DEBIANS)
        .map(version => join(DEBIANS, version, 'bin'))
        .findLast(folder => isProgram(join(folder, 'initdb')))
    } catch {
      return undefined
    }
  }
  return installed('postgresql', find, `ls ${DEBIANS}/*/bin/initdb > /dev/null 2>&1`)
}

/** PostgreSQL refuses to run as root: as root it is run by the user that its package has made. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

// long: the life of one server, which shares its folder and port
export async function startPostgres(): Promise<TestPostgres> {
  const bin = programs()
  const as = runner()
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-postgres-'))
  chmodSync(folder, 0o711)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (as.uid !== undefined && as.gid !== undefined) {
    chownSync(data, as.uid, as.gid)
    chownSync(folder, as.uid, as.gid)
  }
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(join(bin, program), args, { ...as, cwd: folder, stdio: 'pipe' })
  run('initdb', '-D', data, '-A', 'trust', '-U', 'bivouac', '--no-locale', '-E', 'UTF8', '--no-sync')
  const port = await freePort()
  const address = `postgres://bivouac@127.0.0.1:${port}`
  async function start(): Promise<void> {
    // After it was killed it would sync each file of the folder by itself, which takes long on a slow disk.
    const quick = ['-c', 'recovery_init_sync_method=syncfs']
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', ...quick],
      {
        ...as,
        cwd: folder,
        stdio: 'ignore',
      },
    )
    server.unref()
    await untilOpen(port, () => server.exitCode)
    for (let tries = 0; ; tries++) {
      try {
        return run('psql', '-q', '-c', 'select 1', `${address}/postgres`)
      } catch (error) {
        // It is still reading its log.
        if (tries > 600) throw error
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    }
  }

  function pids(): readonly number[] {
    const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return [first, ...childrenOf(first)]
  }
  /** With all the processes that serve connections, which would go on for a while without the first. */
  async function kill(): Promise<void> {
    const all = pids()
    for (const one of all) signalTo(one, 'SIGKILL')
    for (const one of all) await untilGone(one)
  }

  await start()
  return {
    address,
    fresh: () => freshDatabase(address),
    sql(database, input) {
      const psql = ['-q', '-v', 'ON_ERROR_STOP=1', database]
      execFileSync(join(bin, 'psql'), psql, { ...as, cwd: folder, input, stdio: 'pipe' })
    },
    pids,
    kill,
    start,
    async stop() {
      // Nothing of it is needed any more.
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An empty database on a server that another process may have started. */
export function freshDatabase(address: string): string {
  const name = `test_${randomBytes(6).toString('hex')}`
  execFileSync(join(programs(), 'psql'), ['-q', '-c', `create database ${name}`, `${address}/postgres`])
  return `${address}/${name}`
}

/** Lets nobody write into these tables until what it gives back is called. */
export async function holdDatabase(database: string, tables: string): Promise<() => Promise<void>> {
  const child = spawn(join(programs(), 'psql'), ['-q', '-A', '-t', database])
  const held = once(child.stdout, 'data')
  child.stdin.write(`begin; lock table ${tables} in exclusive mode; select 'held';\n`)
  await held
  return async () => {
    const gone = once(child, 'exit')
    child.stdin.end('rollback;\n')
    await gone
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone already.
  }
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
      // A child that has ended and was not asked about yet still answers.
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return
    } catch {
      return
    }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
