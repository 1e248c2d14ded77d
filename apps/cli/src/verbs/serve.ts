/** `bivouac serve`: builds the games' web app if need be and serves it to a browser. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Serving } from '@bivouac/web/serve'
import type { Command } from 'commander'
import type { FastifyInstance } from 'fastify'
import { UserError } from '../errors.ts'
import { unwritable } from '../files.ts'
import { atInterrupt } from '../interrupt.ts'
import { examples, jsonOption } from '../options.ts'
import { print, printJson } from '../output.ts'
import { cannotListen } from '../serve/listening.ts'
import { type MetricsPage, openMetricsPage } from '../serve/metrics-page.ts'
import type { Online } from '../serve/online.ts'
import { readSettings, settingsTable } from '../serve/settings.ts'
import {
  checkTogether,
  natsAddress,
  originOf,
  type Place,
  placeOf,
  portOf,
  postgresAddress,
  proxiesOf,
} from '../serve/values.ts'

interface Options {
  readonly port: number
  readonly host: string
  readonly build: boolean
  readonly web?: string
  readonly data: string
  readonly database?: string
  readonly nats?: string
  readonly origin: readonly string[]
  readonly trustProxy?: number | readonly string[]
  readonly metrics?: Place
  readonly online: boolean
  readonly settings?: true
  readonly json?: true
}

export function registerServe(program: Command): void {
  const verb = program
    .command('serve')
    .description('serve both games to your browser: the board, the cards, the bots')
    .option('-p, --port <n>', 'the port to listen on; 0 for any free one', portOf, 8080)
    .option('--host <name>', 'the address to listen on; 0.0.0.0 lets other machines in', 'localhost')
    .option('--data <folder>', 'where online games are kept; created if it does not exist', dataFolder())
    .option(
      '--database <address>',
      'keep online games in PostgreSQL instead, such as postgres://bivouac@db/bivouac; several servers may share it',
      postgresAddress,
    )
    .option(
      '--nats <address>',
      'with --database: how servers that share it tell each other at once, such as nats://bus:4222',
      natsAddress,
    )
    .option(
      '--origin <address>',
      'the address that players open, if it is another one, such as https://play.example.org; may be given several times',
      (address: string, all: readonly string[]) => [...all, originOf(address)],
      [],
    )
    .option(
      '--trust-proxy <which>',
      'believe X-Forwarded-For of so many proxies in front, such as 1, or of those at these addresses, such as 10.0.0.0/8',
      proxiesOf,
    )
    .option(
      '--metrics <port>',
      'tell Prometheus how it goes at /metrics on this port, for this machine only; 10.0.0.5:9464 for others',
      placeOf,
    )
    .option('--no-online', 'serve the games for play at one screen only')
    .option('--no-build', 'serve the last build as it is, even if the sources have changed since')
    .option('--web <folder>', "serve the web app as 'npm run release' has built it there")
    .option('--config <file>', "read settings from a file, one 'key = value' a line")
    .option('--settings', 'show which settings it would run with and where they come from, then stop')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
It builds the web app first, unless nothing has changed since the last time. Ctrl-C stops it.
Every setting may also stand in the environment (--trust-proxy as BIVOUAC_TRUST_PROXY) or in the file of --config
(trust-proxy = 1, online = no). Flags go before the environment, the environment before the file.`,
    )
    .action((_, command: Command) => serve(command))
  examples(
    verb,
    'serve',
    'serve --port 3000',
    'serve --host 0.0.0.0 --data /srv/bivouac --origin https://play.example.org',
    'serve --config /etc/bivouac.conf --settings',
  )
}

async function serve(command: Command): Promise<void> {
  const settings = readSettings(command, process.env)
  const options = command.opts() as Options
  const { port, host, build, web, online, metrics, json } = options
  checkTogether(options)
  if (options.settings) return json ? printJson(settings) : print(settingsTable(settings))
  // Whoever gives flags has just read them; what comes from elsewhere is worth saying.
  if (settings.some(({ from }) => from !== 'flag' && from !== 'default'))
    process.stderr.write(`${settingsTable(settings)}\n`)
  const folder = web === undefined ? await folderToServe(build) : releaseIn(web)
  let playing: Online | undefined
  const serving = await listen(folder, { host, port }, online ? app => mount(app) : undefined)
  async function mount(app: FastifyInstance): Promise<() => Promise<void>> {
    const { mountOnline } = await import('../serve/online.ts')
    const { data, database, nats, origin, trustProxy } = options
    playing = await mountOnline(app, { folder: data, database, nats, origins: origin, trustProxy })
    return playing.close
  }
  const page = playing && metrics && (await openPage(metrics, playing, serving))
  const interrupted = new Promise<void>(resolve => atInterrupt(() => resolve()))
  if (json) printJson({ url: serving.url, ...(page === undefined ? {} : { metrics: page.url }) })
  else print(`Bivouac is ready: open ${serving.url} in your browser. Ctrl-C stops it.`)
  await interrupted
  await serving.close()
  // Last: whoever watches sees that it is being drained.
  await page?.close()
}

/** Without its metrics the server does not run: whoever asked for them would miss them when it is too late. */
async function openPage(place: Place, { metrics }: Online, serving: Serving): Promise<MetricsPage> {
  try {
    return await openMetricsPage(place, metrics)
  } catch (error) {
    await serving.close()
    throw cannotListen(error, place, '--metrics')
  }
}

function releaseIn(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return resolve(folder)
  throw new UserError(
    'no-build',
    `There is no build of the web app in '${folder}': make one with 'npm run release -- build ${folder}', or leave out '--web'.`,
  )
}

/** The builder is loaded only here: no other verb needs it, and it takes its time. */
async function folderToServe(mayBuild: boolean): Promise<string> {
  const { builtWeb, newestBuild } = await import('@bivouac/web/build')
  if (!mayBuild) {
    const folder = newestBuild()
    if (folder !== undefined) return folder
    throw new UserError('no-build', "There is no build yet: leave out '--no-build' once.")
  }
  try {
    return (await builtWeb({ onBuild: sayThatItBuilds })).folder
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code !== undefined && path !== undefined && WRITING.includes(code)) throw unwritable(path, error)
    throw error
  }
}

const WRITING = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

function sayThatItBuilds(): void {
  if (process.stderr.isTTY)
    process.stderr.write('Building the web app; this is done once and takes some seconds …\n')
}

async function listen(
  folder: string,
  place: Place,
  mount: ((app: FastifyInstance) => Promise<() => Promise<void>>) | undefined,
): Promise<Serving> {
  const { serveFolder } = await import('@bivouac/web/serve')
  try {
    return await serveFolder({ folder, ...place, mount })
  } catch (error) {
    throw cannotListen(error, place, '--port')
  }
}

/** Where programs keep what they must not lose, by the habits of the system. */
export const dataFolder = (): string =>
  join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'bivouac')
