/**
 * Takes the ten-line set-up from docs/operating.md, runs it as it stands there, lets a guest of one server play against a guest of the
 * other, and puts everything away. As root on Debian: `node tools/set-up.ts`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playOneCommand, untilReady } from './set-up/play.ts'

const PAGE = new URL('../docs/operating.md', import.meta.url)
const CLUSTERS = '/etc/postgresql'
/** Where a server listens that is started without a word on it. */
const HOST = 'localhost'
const SECONDS_MOST = 180

function linesOfThePage(): string {
  const [, lines] =
    readFileSync(PAGE, 'utf8').match(/<!-- tools\/set-up\.ts runs these lines -->\n```sh\n(.*?)```/s) ?? []
  if (lines === undefined) throw new Error(`There are no lines to run in ${PAGE.pathname}.`)
  const count = lines.trimEnd().split('\n').length
  if (count > 10) throw new Error(`The set-up has ${count} lines: ten were promised.`)
  return lines
}

/** The versions of PostgreSQL that have a cluster of this name. */
const clusters = (): string[] =>
  (existsSync(CLUSTERS) ? readdirSync(CLUSTERS) : []).filter(version =>
    existsSync(join(CLUSTERS, version, 'bivouac')),
  )

function putAway(pid: number | undefined): void {
  try {
    // All that the lines have started.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // They have ended by themselves.
  }
  for (const version of clusters())
    execFileSync('pg_dropcluster', ['--stop', version, 'bivouac'], { stdio: 'inherit' })
}

async function run(): Promise<void> {
  const lines = linesOfThePage()
  if (clusters().length > 0)
    throw new Error("There is a PostgreSQL cluster 'bivouac' already: it is left alone.")
  // The user that PostgreSQL runs as may not be able to enter this folder.
  const shell = spawn('bash', ['-e', '-c', lines], {
    cwd: new URL('..', import.meta.url),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<never>((_, reject) => {
    shell.on('exit', code => reject(new Error(`The lines of the page ended with ${code}.`)))
    setTimeout(() => reject(new Error('Nobody was ready in time.')), SECONDS_MOST * 1000).unref()
  })
  const stop = (): void => putAway(shell.pid)
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  process.once('exit', stop)
  const [first, second] = [...lines.matchAll(/serve --port (\d+)/g)].map(
    ([, port]) => `http://${HOST}:${port}`,
  )
  await Promise.race([ended, Promise.all([untilReady(first), untilReady(second)])])
  await Promise.race([ended, playOneCommand(first, second)])
  for (const [, port] of lines.matchAll(/--metrics (\d+)/g)) {
    const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    if (!page.includes('bivouac_bus_up 1'))
      throw new Error(`The server with metrics at ${port} is not connected to NATS.`)
  }
  console.log('The set-up of docs/operating.md works: a command given at one server was seen at the other.')
}

if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
  await run().then(
    () => process.exit(0),
    error => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
else console.log('Left out: the set-up of docs/operating.md is for Debian, as root.')
